// Lines on the map: which tiles lie there, and in which order one rides over them.

import { inOrder, middleOf, near, opposite, pathOf, spotOf } from "./map-space.js";

/** @typedef {[string, string]} Tile a cell and its sides, as they are passed */
/** @typedef {{tile: Tile, use: SVGUseElement}[]} Line tiles and what draws them, from end to end */

const rails = document.getElementById("zone-rails");

/** The seat and face of a tile: #grand-rail-1-ne. */
export const faceOf = (use) => /^#(grand-)?rail-(\d)-/.exec(use.getAttribute("href") ?? "");

/** The tile of some sides in a cell, if it lies there. */
export const tileAt = (cell, sides) => document.getElementById(`tile-${cell}-${inOrder(sides)}`);

const ownerOf = (use) => faceOf(use)?.[2];
const backwards = (sides) => [...sides].reverse().join("");

/** Tiles sorted into lines. @param {SVGUseElement[]} uses @returns {Line[]} */
export function linesOf(uses) {
  const left = new Map(uses.map((use) => [use.id, use]));
  const lines = [];
  while (left.size) {
    const [use] = left.values();
    const [name, sides] = use.id.slice("tile-".length).split("-");
    left.delete(use.id);
    const before = follow(name, sides[0], ownerOf(use), left);
    const after = follow(name, sides[1], ownerOf(use), left);
    lines.push([...turned(before), { tile: [name, sides], use }, ...after]);
  }
  return lines;
}

/** The same line from its other end. @param {Line} line @returns {Line} */
function turned(line) {
  return line.map(({ tile: [name, sides], use }) => ({ tile: [name, backwards(sides)], use })).reverse();
}

/** The tiles that follow on a side, taken from those that are left: entered first, left last. */
function follow(name, side, owner, left) {
  const found = [];
  for (;;) {
    const next = near(name, side);
    const entry = opposite(side);
    const ways = [..."nesw"].filter((way) => way !== entry).map((way) => [way, left.get(`tile-${next}-${inOrder(entry + way)}`)]);
    const [way, use] = ways.find(([, each]) => each && ownerOf(each) === owner) ?? [];
    if (!use) return found;
    found.push({ tile: [next, entry + way], use });
    left.delete(use.id);
    [name, side] = [next, way];
  }
}

/**
 * The line that somebody has between two cells; a building may have several squares.
 * @param {string} from @param {number | string} owner @param {string} to @returns {Line}
 */
export function lineBetween(from, owner, to) {
  const uses = [...rails.querySelectorAll("use[id^=tile-]")].filter((use) => ownerOf(use) === String(owner));
  const both = linesOf(uses).flatMap((line) => [line, turned(line)]);
  const off = (line) => apart(startOf(line), from) + apart(endOf(line), to);
  return both.sort((one, other) => off(one) - off(other))[0] ?? [];
}

/** What a line leads from, and to. */
const startOf = ([{ tile: [name, sides] }]) => near(name, sides[0]);
const endOf = (line) => near(line.at(-1).tile[0], line.at(-1).tile[1][1]);

function apart(one, other) {
  if (!one || !other) return Infinity;
  const [[column, row], [otherColumn, otherRow]] = [spotOf(one), spotOf(other)];
  return Math.abs(column - otherColumn) + Math.abs(row - otherRow);
}

/** Path data along a line. @param {Line} line */
export const along = (line) => pathOf(line.map(({ tile }) => tile));

/** … from the middle of what it leads from into the middle of what it leads to. @param {Line} line */
export function through(line) {
  const [start, end] = [startOf(line), endOf(line)];
  const begins = start ? `M${middleOf(start)}L` : "M";
  return `${begins}${along(line).slice(1)}${end ? `L${middleOf(end)}` : ""}`;
}
