// Where things lie on the map. Sides of the notation (n e s w) are the map's, arrow keys the
// screen's; on an upright phone the map is turned a quarter, and this is the only place that knows.

export const CELL = 60; // the measure of the drawings
const ALPHABET = 26;
const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const ARROWS = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" };
const ORDER = "nesw";

/** The map, if there is one. @returns {?HTMLElement} */
export const map = () => document.getElementById("map");

/** Whose table it is: at one screen, now one's and now another's. @returns {?string} */
export const ownSeat = () => document.querySelector(".own [data-seat]")?.dataset.seat ?? null;

/** Is the map turned a quarter? */
export function isTurned() {
  return getComputedStyle(map()).getPropertyValue("--turned").trim() === "1";
}

/** The side of the map that lies where an arrow key points, or undefined. @param {string} key */
export function sideOf(key) {
  const side = ARROWS[key];
  return side && isTurned() ? ORDER[(ORDER.indexOf(side) + 3) % 4] : side;
}

/** The side opposite. */
export const opposite = (side) => ORDER[(ORDER.indexOf(side) + 2) % 4];

/** Two sides as tiles are named: ns, ne, nw, es, ew, sw. */
export const inOrder = (sides) => [...sides].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("");

/** Column and row of a cell, from 0. @param {string} name such as 3e */
export function spotOf(name) {
  const [, row, letters] = /^(\d+)([a-z]+)$/.exec(name);
  const column = [...letters].reduce((sum, letter) => sum * ALPHABET + letter.charCodeAt(0) - 96, 0);
  return [column - 1, Number(row) - 1];
}

/** The name of the cell at a column and row. */
export function nameAt(column, row) {
  const high = Math.floor(column / ALPHABET);
  const letter = (number) => String.fromCharCode(97 + number);
  return `${row + 1}${high ? letter(high - 1) : ""}${letter(column % ALPHABET)}`;
}

/** The name of the cell on a side of another; there may be none of that name. */
export function near(name, side) {
  const [column, row] = spotOf(name);
  const [right, down] = STEPS[side];
  return column + right < 0 || row + down < 0 ? "" : nameAt(column + right, row + down);
}

/** The middle of a cell, in the measure of the drawings. */
export const middleOf = (name) => spotOf(name).map((number) => number * CELL + CELL / 2);

/** The middle of a side of a cell. */
export function edgeOf(name, side) {
  const [x, y] = middleOf(name);
  const [right, down] = STEPS[side];
  return [x + (right * CELL) / 2, y + (down * CELL) / 2];
}

/** Path data along tiles, each of them [cell, sides], from its first side to its second. */
export function pathOf(tiles) {
  return tiles
    .map(([name, [first, last]], number) => {
      const begins = number ? "" : `M${edgeOf(name, first)}`;
      const turn = (ORDER.indexOf(last) - ORDER.indexOf(first) + 4) % 4; // 2 is straight ahead
      const way = turn === 2 ? "L" : `A${CELL / 2} ${CELL / 2} 0 0 ${Number(turn > 2)} `;
      return `${begins}${way}${edgeOf(name, last)}`;
    })
    .join("");
}

/** The element of a cell. */
export const cellOf = (name) => document.getElementById(`cell-${name}`);

/** The name of the cell that an element is, or is in. @param {Element} element */
export const nameOf = (element) => element.closest("[role=gridcell]")?.id.slice("cell-".length);
