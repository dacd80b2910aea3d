// What a scoring adds up from, written where it comes from: "(1+1+2) × 3 = 12" at each column, which
// lights up; then the numbers fly to where they are written down. All of it is told by the journal,
// too, and everything on the table is right at once: a tap or a key puts it away.

const STAYS = 8000;
const READ = 900; // milliseconds to look at a sum before its number flies
const APART = 180;
const FLIGHT = { duration: 900, easing: "cubic-bezier(.45,.05,.35,1)" };
const APPEARANCE = { duration: 220, easing: "ease-out" };
const ARRIVAL = { duration: 420, easing: "ease-out" };
const GAP = 2;

/** @typedef {{at: string, text: string, say: string, n: ?string, to: ?string[]}} Sum */

const layer = () => document.getElementById("sums");
const byId = (id) => document.getElementById(id);

let written = /** @type {{sum: Sum, label: HTMLElement}[]} */ ([]);
let stays = false;
let flights = [];
let timer;

/**
 * Writes sums on the table, beside those that are still there, or keeps these where they belong.
 * @param {Sum[]} sums
 * @param {{fly: boolean=, stay: boolean=}} how do numbers fly; does it stay until the page is left
 */
export function show(sums, { fly = false, stay = false } = {}) {
  const fresh = sums.filter((sum) => byId(sum.at)).map((sum) => ({ sum, label: label(sum) }));
  const renewed = new Set(fresh.map(({ sum }) => sum.at));
  for (const each of written) {
    if (renewed.has(each.sum.at) || !byId(each.sum.at)) remove(each);
  }
  written.push(...fresh);
  layer().append(...fresh.map((each) => each.label));
  place();
  if (!fresh.length) return;
  stays = stay;
  clearTimeout(timer);
  if (!stay) timer = setTimeout(close, STAYS);
  for (const [place, each] of fly ? fresh.entries() : []) {
    each.label.animate([{ opacity: 0, scale: 0.7 }, {}], APPEARANCE);
    launch(each, READ + place * APART);
  }
}

export function close() {
  clearTimeout(timer);
  for (const flight of flights) flight.cancel();
  flights = [];
  for (const each of [...written]) remove(each);
}

function remove(each) {
  byId(each.sum.at)?.classList.remove("scored");
  each.label.remove();
  written = written.filter((other) => other !== each);
}

function label({ text, say }) {
  const made = document.createElement("p");
  made.className = "sum";
  const heard = document.createElement("span");
  heard.className = "unseen";
  heard.textContent = say;
  const seen = document.createElement("span");
  seen.ariaHidden = "true";
  seen.textContent = text;
  made.append(heard, seen);
  return made;
}

/** Each at the lower end of its element; where two would meet, one moves up. */
function place() {
  const taken = [];
  for (const { sum, label } of written) {
    const element = byId(sum.at);
    element.classList.add("scored");
    const { left, width, bottom } = element.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = label;
    const x = Math.max(4, Math.min(left + (width - wide) / 2, innerWidth - wide - 4));
    let y = bottom - high - GAP;
    const meets = (other) => x < other.right && other.left < x + wide && y < other.bottom && other.top < y + high;
    for (let other = taken.find(meets); other; other = taken.find(meets)) y = other.top - high - GAP;
    taken.push({ left: x, right: x + wide, top: y, bottom: y + high });
    label.style.left = `${x}px`;
    label.style.top = `${y}px`;
  }
}

/** A number leaves its sum for the place where it is written down. */
function launch({ sum, label }, delay) {
  const target = (sum.to ?? []).map(byId).find((each) => each?.checkVisibility() && inSight(each));
  if (!target) return;
  const flying = document.createElement("b");
  flying.className = "flying-sum";
  flying.textContent = sum.n;
  flying.ariaHidden = "true";
  document.body.append(flying);
  const [start, end] = [label, target].map((each) => each.getBoundingClientRect());
  const at = (rect, scale) => {
    const x = rect.left + (rect.width - flying.offsetWidth) / 2;
    const y = rect.top + (rect.height - flying.offsetHeight) / 2;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  };
  const way = [{ ...at(start, 1), opacity: 0 }, { ...at(start, 1.35), opacity: 1, offset: 0.15 }, at(end, 1)];
  const flight = flying.animate(way, { ...FLIGHT, delay, fill: "backwards" });
  flights.push(flight);
  flight.finished
    .then(() => target.animate([{ scale: 1 }, { scale: 1.4 }, { scale: 1 }], ARRIVAL))
    .catch(() => {}) // put away
    .finally(() => flying.remove());
}

function inSight(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

const putAway = () => written.length && !stays && close();
addEventListener("pointerdown", putAway);
addEventListener("keydown", putAway);
for (const event of ["scroll", "resize"]) addEventListener(event, () => written.length && place(), { capture: true });
