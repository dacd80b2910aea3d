// What others have done since the reader last decided, told on the map: it stays marked until he
// decides, and a button shows it once more, deed after deed. A line of the journal lights what it
// tells of, and shows it when it is pressed. All that is known of it stands in the journal
// (`data-map`, see ../retold.py), so a page that comes back knows it, too.

import { animates, setting } from "/static/settings.js";
import { news } from "/static/since.js";
import { make } from "./map-drawn.js";
import { along, lineBetween, linesOf, through, tileAt } from "./map-lines.js";
import { drawLine, drop, ride, settle, turnOver } from "./map-motion.js";
import { CELL, middleOf, ownSeat } from "./map-space.js";

const REST = { slow: 1400, normal: 700, instant: 250 }; // milliseconds to look at a deed
const MARGIN = 2; // between a cell and the frame around it

const log = document.getElementById("log");
const sheet = document.getElementById("map-news");
const button = document.getElementById("retell");
const words = document.getElementById("retold");

/**
 * @typedef {{line: HTMLElement, seat: ?string, laid: SVGUseElement[], turned: SVGUseElement[],
 *            raised: Element[], cells: string[], legs: [string, string, string][]}} Deed
 * what a line of the journal tells, as far as it is still to be seen
 */

// --- reading the journal

const READ = {
  lay: (deed, cell, sides) => deed.laid.push(tileAt(cell, sides)),
  turn: (deed, from, to) => deed.turned.push(...lineBetween(from, deed.seat, to).map(({ use }) => use)),
  build: (deed, label) => deed.raised.push(siteOf(label)),
  renew: (deed, label) => deed.raised.push(siteOf(label)),
  ride: (deed, from, owner, to) => deed.legs.push([from, owner, to]),
  come: (deed, ...cells) => deed.cells.push(...cells),
};

/** @param {HTMLElement} line @returns {Deed} */
function deedOf(line) {
  const { seat = null } = line.querySelector("[data-seat]")?.dataset ?? {};
  const deed = { line, seat, laid: [], turned: [], raised: [], cells: [], legs: [] };
  for (const { dataset } of line.querySelectorAll("[data-map]")) {
    const [verb, ...told] = dataset.map.split(" ");
    READ[verb]?.(deed, ...told);
  }
  for (const kind of ["laid", "turned", "raised"]) deed[kind] = [...new Set(deed[kind])].filter(Boolean);
  return deed;
}

const isOnMap = (deed) => ["laid", "turned", "raised", "cells", "legs"].some((kind) => deed[kind].length);

/** The building on the parcel of some label. */
function siteOf(label) {
  const sites = [...document.querySelectorAll("#zone-sites [id^=site-]")];
  return sites.find((site) => site.querySelector(".built-label")?.textContent === label);
}

/** What others did; for whoever looks back, what has just been done. */
function deeds() {
  const looked = [...log.querySelectorAll(".now")].map(deedOf);
  const told = news().map(deedOf).filter(({ seat }) => seat !== ownSeat());
  return [...looked, ...told].filter(isOnMap);
}

// --- marks

/** @param {Deed[]} told */
function mark(told) {
  sheet.replaceChildren(...told.flatMap(marksOf));
}

function marksOf({ laid, turned, raised, cells, legs }) {
  const squares = [...raised.map((site) => site.id.slice("site-".length)), ...cells];
  const ridden = legs.map((leg) => lineBetween(...leg)).filter((line) => line.length);
  return [
    ...ridden.map((line) => make("path", { class: "was-ridden", d: through(line) })),
    ...linesOf([...laid, ...turned]).map((line) => make("path", { class: "is-new", d: along(line) })),
    ...squares.map(frame),
  ];
}

function frame(cell) {
  const [x, y] = middleOf(cell).map((middle) => middle - CELL / 2 - MARGIN);
  const size = CELL + 2 * MARGIN;
  return make("rect", { class: "is-new", x, y, width: size, height: size, rx: 9 });
}

function show() {
  const told = deeds();
  mark(told);
  button.hidden = !told.length || !animates();
}

// --- once more

let telling = null; // what ends it

/** @param {Deed[]} told one after the other, from how it was before them */
async function retell(told) {
  telling?.abort();
  const { signal } = (telling = new AbortController());
  const undo = new Map(told.map((deed) => [deed, rewind(deed)]));
  signal.addEventListener("abort", () => undo.forEach((restore) => restore()));
  for (const deed of told) {
    if (signal.aborted) return;
    caption(deed);
    undo.get(deed)();
    mark([deed]);
    if (sheet.firstElementChild) bringIntoSight(sheet.firstElementChild);
    standAside();
    await perform(deed);
    await rest(signal);
  }
  if (!signal.aborted) end();
}

/** Hides what a deed brought. @returns {() => void} what shows it again */
function rewind({ laid, turned, raised }) {
  const hidden = [...laid, ...turned, ...raised].map((element) => element.animate({ opacity: [0, 0] }, { duration: Infinity }));
  const plain = turned.map((use) => use.cloneNode());
  for (const use of plain) {
    use.removeAttribute("id");
    use.setAttribute("href", use.getAttribute("href").replace("#grand-", "#"));
  }
  document.getElementById("map-moving").append(...plain);
  return () => {
    for (const animation of hidden) animation.cancel();
    for (const use of plain) use.remove();
  };
}

function perform({ laid, turned, raised, legs }) {
  if (!animates()) return null;
  return Promise.all([...linesOf(laid).map(drawLine), turnOver(turned), ...raised.map(drop), ride(legs)]);
}

function rest(signal) {
  return new Promise((done) => {
    setTimeout(done, REST[setting("speed")] ?? REST.normal);
    signal.addEventListener("abort", done);
  });
}

/** The map may be larger than its window, on a phone above all. */
function bringIntoSight(seen) {
  const view = document.getElementById("map-window");
  const [around, there] = [view, seen].map((each) => each.getBoundingClientRect());
  const isIn = there.top >= around.top && there.bottom <= around.bottom && there.left >= around.left && there.right <= around.right;
  if (isIn) return;
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const [[x, y], [toX, toY]] = [middle(around), middle(there)];
  view.scrollBy(toX - x, toY - y);
}

/** The words stand where they cover nothing of what they tell. */
function standAside() {
  words.classList.remove("high");
  const own = words.getBoundingClientRect();
  const isCovered = ({ left, right, top, bottom }) => left < own.right && own.left < right && top < own.bottom && own.top < bottom;
  words.classList.toggle("high", [...sheet.children].some((mark) => isCovered(mark.getBoundingClientRect())));
}

/** What is being shown, in words: the journal may be folded away. */
function caption({ line }) {
  log.querySelector(".retelling")?.classList.remove("retelling");
  line.classList.add("retelling");
  const told = line.querySelector("summary") ?? line;
  words.replaceChildren(...told.cloneNode(true).childNodes);
  words.hidden = false;
}

/** Everything is as it is. */
function end() {
  if (!telling) return;
  telling.abort();
  telling = null;
  settle();
  log.querySelector(".retelling")?.classList.remove("retelling");
  words.hidden = true;
  show();
}

button.addEventListener("click", () => (telling ? end() : retell(deeds())));
document.addEventListener("skip", end);
addEventListener("keydown", ({ key, target }) => {
  if (key === "Escape" || (key === " " && target !== button)) end(); // a space presses the button itself
});

// --- lines of the journal

const lineOf = (target) => target.closest?.("#log > li");

log.addEventListener("pointerover", ({ target }) => !telling && lineOf(target) && mark([deedOf(lineOf(target))]));
log.addEventListener("pointerleave", () => !telling && show());
log.addEventListener("click", ({ target }) => {
  if (target.closest("a")) return; // it leads somewhere
  const deed = lineOf(target) && deedOf(lineOf(target));
  if (deed && isOnMap(deed)) retell([deed]);
});

new MutationObserver(() => (telling ? end() : show())).observe(log, { childList: true });
document.addEventListener("arrived", show);
show();
