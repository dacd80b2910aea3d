// Marks in the journal where the reader last decided something: what stands below has happened
// since. It is remembered in this browser, so a page that comes back shows it, too.

const key = `tramshed.since.${location.pathname}`;
const log = () => document.getElementById("log");

function stored() {
  try {
    return Number(localStorage.getItem(key) ?? NaN);
  } catch {
    return NaN;
  }
}

let last = stored();

/** The reader decides: all that is in the journal now is known. */
export function decided() {
  last = Number(log().lastElementChild?.dataset.number ?? -1);
  try {
    localStorage.setItem(key, String(last));
  } catch {
    // then it holds until the page is left
  }
}

/** Shows the mark above the first line that is news: own decisions of that moment come first. */
export function mark() {
  const lines = [...log().children];
  for (const line of lines) delete line.dataset.since;
  const first = lines.find((line) => Number(line.dataset.number) > last);
  if (first && first !== lines[0]) first.dataset.since = document.body.dataset.saySince;
}
