// Where the reader is in each match that he looks back at, kept in this browser: the number of the
// move, and whose eyes he sees it with, as they stand in the address.

const key = (match) => `tramshed.replay ${match}`;

/** @param {string} match its address @returns {?string} such as "37?view=2" */
export function placeIn(match) {
  try {
    return localStorage.getItem(key(match));
  } catch {
    return null; // no storage in this browser
  }
}

/** @param {string} match @param {string} place */
export function keepPlace(match, place) {
  try {
    localStorage.setItem(key(match), place);
  } catch {
    // then only the address knows
  }
}
