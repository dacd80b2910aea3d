// The journal: one line after the other; only what was taken back is struck out. What led to a result
// becomes part of its details. Nothing that is folded is read out.

const log = () => document.getElementById("log");

/** The number of the last line. */
export const last = () => Number(log().lastElementChild?.dataset.number ?? -1);

/** Removes lines above a number; of a result that is gone, the steps that still hold come back. */
export function strike(cut) {
  while (last() > cut) {
    const line = log().lastElementChild;
    const steps = [...line.querySelectorAll(":scope > details > .more > .told-step")];
    line.before(...steps.filter((step) => Number(step.dataset.number) <= cut));
    line.remove();
  }
}

/** Adds a line, unless the page has it. */
export function write(number, html) {
  if (last() >= number) return;
  log().insertAdjacentHTML("beforeend", html);
  const line = log().lastElementChild;
  if (line.matches(".told-result")) gather(line);
}

function gather(line) {
  const steps = [];
  while (line.previousElementSibling?.matches(".told-step")) {
    steps.unshift(line.previousElementSibling);
    steps[0].remove();
  }
  if (steps.length) (line.querySelector(".more") ?? fold(line)).prepend(...steps);
}

/** Makes a line one that can be unfolded. */
function fold(line) {
  const summary = document.createElement("summary");
  const details = document.createElement("details");
  const more = document.createElement("ul");
  more.className = "more";
  summary.append(...line.childNodes);
  details.append(summary, more);
  line.append(details);
  return more;
}

// --- what is in sight

const NEAR = 40; // pixels from the end: the reader follows the game

let following = true;
log().parentElement.addEventListener("scroll", ({ target }) => {
  following = target.scrollHeight - target.scrollTop - target.clientHeight < NEAR;
});

/** Shows the newest line, unless the reader looks at older ones. */
export function follow() {
  if (following) showNewest();
  stopAtOne();
}

function showNewest() {
  const scroll = log().parentElement;
  scroll.scrollTop = scroll.scrollHeight;
}

// --- the keyboard: Tab stops at one line that can be unfolded, arrows go on to the others

const unfoldable = () => [...log().querySelectorAll("summary")].filter((each) => each.checkVisibility());

function stopAtOne(wished = document.activeElement) {
  const lines = unfoldable();
  const stop = lines.includes(wished) ? wished : lines.at(-1);
  for (const each of lines) each.tabIndex = each === stop ? 0 : -1;
}

log().addEventListener("keydown", (event) => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by || !event.target.matches("summary")) return;
  const lines = unfoldable();
  const next = lines[lines.indexOf(event.target) + by];
  event.preventDefault();
  if (!next) return;
  stopAtOne(next);
  next.focus();
});

/** On a phone: the last line, or all of it. */
export function toggle() {
  const open = document.getElementById("journal").classList.toggle("opened");
  document.getElementById("journal-open").setAttribute("aria-expanded", String(open));
  showNewest();
}
