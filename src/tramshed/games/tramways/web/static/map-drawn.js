// What the page itself draws over the map while a hand is still moving: how far a line can come, and
// the line. Once it rests, the server's own marks say the same.

import { clearSketch, sketch } from "./map-sketch.js";
import { cellOf, map, middleOf } from "./map-space.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {[string, string]} Tile a cell, and the sides by which a line enters and leaves it */

const GHOSTS = "#zone-marks use[id^=ghost-]"; // tiles of a draft, as the server draws them

const sheet = () => document.getElementById("map-drawn");

/** Takes everything off again. */
export function clear() {
  sheet()?.replaceChildren();
  clearSketch();
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
  const ghosts = [...document.querySelectorAll(GHOSTS)];
  return new Set(ghosts.map((ghost) => ghost.id.split("-")[1]));
}

/**
 * A line as it is being laid.
 * @param {Tile[]} tiles in order
 * @param {string} seat whose it is
 */
export function drawLine(tiles, seat) {
  if (document.querySelector(GHOSTS)) map().classList.add("drawing"); // the server's are older
  sketch(tiles, seat);
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
