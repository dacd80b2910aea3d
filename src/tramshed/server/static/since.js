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

const LINES_PER_ACTION = 64; // as server/rendering.py numbers them

let last = stored();
let deciding = false;

/** The reader decides: all that is in the journal now is known, and so is what comes of it. */
export function decided() {
  deciding = true;
  keep(Number(log().lastElementChild?.dataset.number ?? -1));
}

function keep(number) {
  last = number;
  try {
    localStorage.setItem(key, String(last));
  } catch {
    // then it holds until the page is left
  }
}

/** Lines of what has happened since. @returns {HTMLElement[]} */
export const news = () => [...log().children].filter((line) => Number(line.dataset.number) > last);

/** Shows the mark above the first line that is news. */
export function mark() {
  const lines = [...log().children];
  const own = deciding && lines.find((line) => Number(line.dataset.number) > last);
  if (own) {
    deciding = false;
    keep((Math.floor(Number(own.dataset.number) / LINES_PER_ACTION) + 1) * LINES_PER_ACTION - 1);
  }
  for (const line of lines) delete line.dataset.since;
  const [first] = news();
  if (first && first !== lines[0]) first.dataset.since = document.body.dataset.saySince;
}
