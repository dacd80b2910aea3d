// What the page itself draws over the map while a hand is still moving: how far a line can come, and
// the line. Once it rests, the server's own marks say the same.

import { CELL, cellOf, map, middleOf, pathOf } from "./map-space.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {[string, string]} Tile a cell, and the sides by which a line enters and leaves it */

const sheet = () => document.getElementById("map-drawn");
const sketch = () => document.getElementById("map-sketch"); // apart: it is drawn anew with each cell

/** Takes everything off again. */
export function clear() {
  sheet()?.replaceChildren();
  sketch()?.replaceChildren();
  map()?.classList.remove("drawing");
  for (const cell of document.querySelectorAll("[data-reached]")) {
    cell.removeAttribute("data-reached");
    cell.ariaDescription = null;
  }
}

/**
 * How far a line can come: discs with the rails it takes, rings where it would be complete.
 * @param {Iterable<[string, number]>} reach cells and rails
 * @param {Set<string>} completing
 */
export function drawReach(reach, completing = new Set()) {
  const { sayReach, sayCompletes } = map().dataset;
  const laid = laidCells();
  for (const [name, rails] of reach) {
    if (laid.has(name)) continue; // its place in the line is what counts
    const ends = completing.has(name);
    sheet().append(ends ? placed("ring", name) : numbered("disc", name, rails));
    const cell = cellOf(name);
    if (!cell) continue;
    cell.dataset.reached = "";
    const said = sayReach.replace("#", String(rails));
    cell.ariaDescription = ends ? `${said}, ${sayCompletes}` : said;
  }
}

/** Where a tile of the draft lies already. */
function laidCells() {
  const ghosts = [...document.querySelectorAll("#zone-marks use[id^=ghost-]")];
  return new Set(ghosts.map((ghost) => ghost.id.split("-")[1]));
}

/**
 * A line as it is being laid, over all else. It follows the hand from frame to frame, so little is
 * done: its strokes go along all tiles at once, and nothing in it is moved by a transform.
 * @param {Tile[]} tiles in order
 * @param {string} seat whose it is
 */
export function drawLine(tiles, seat) {
  map().classList.add("drawing"); // the server's marks are older
  if (!sketch().hasChildNodes()) sketch().append(...strokesOf(seat), make("g", { class: "laid" }));
  const numbers = sketch().lastElementChild;
  for (const stroke of sketch().querySelectorAll(":scope > path")) {
    stroke.setAttribute("d", pathOf(tiles));
    if (stroke.hasAttribute("pathLength")) stroke.setAttribute("pathLength", CELL * tiles.length);
  }
  while (numbers.childElementCount > 2 * tiles.length) numbers.lastElementChild.remove();
  for (const [n, [name]] of tiles.entries()) number(numbers, n, ...middleOf(name));
}

/** A glow, and the strokes of a company's rails. */
function strokesOf(seat) {
  const rails = document.querySelectorAll(`[id="rail-${seat}-ns"] path`);
  return [make("path", { class: "glow line" }), ...[...rails].map((path) => path.cloneNode())];
}

/** The place of a tile in its line: a disc and a numeral, moved there if they are drawn by now. */
function number(numbers, n, x, y) {
  if (numbers.childElementCount === 2 * n) numbers.append(make("circle", { r: 9.5 }), make("text", { class: "number" }));
  const [disc, words] = [...numbers.children].slice(2 * n);
  if (disc.getAttribute("cx") === String(x) && disc.getAttribute("cy") === String(y)) return;
  for (const [key, value] of Object.entries({ cx: x, cy: y })) disc.setAttribute(key, String(value));
  for (const [key, value] of Object.entries({ x, y: y + 5 })) words.setAttribute(key, String(value));
  words.textContent = String(n + 1);
}

/** A ring around a cell: the draft is about it. */
export function drawRing(name) {
  sheet().append(placed("ring", name));
}

function placed(piece, name) {
  const [x, y] = middleOf(name);
  return make("use", { href: `#${piece}`, x, y });
}

function numbered(piece, name, number) {
  const group = make("g", { transform: `translate(${middleOf(name)})` });
  const upright = make("g", { class: "up" });
  const words = make("text", { class: "number", y: 5 });
  words.textContent = String(number);
  upright.append(make("use", { href: `#${piece}` }), words);
  group.append(upright);
  return group;
}

export function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
