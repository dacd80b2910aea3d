// Laying a line: from a start through cells, by dragging (on touch after a long press), by clicking
// the far end, by the arrow keys. How far it can come the server says once (`data.reach`); the page
// draws what the hand does at once, and drafts it: what the rules make of it comes back as marks.

import { clear, drawLine, drawReach } from "./map-drawn.js";
import { beginSketch } from "./map-sketch.js";
import { cellOf, map, nameOf, near, opposite, ownSeat, sideOf, spotOf } from "./map-space.js";
import { unpacked } from "./reached.js";

const THRESHOLD = 6; // pixels before a press becomes a drag
const LONG = 350; // milliseconds before a held finger lays
const REST = 160; // … before a hand that lays is at rest: only then is the server asked
const SIDES = ["n", "e", "s", "w"];

const grid = document.getElementById("map-cells");

let reach = /** @type {ReturnType<typeof unpacked>[]} */ ([]);
let menu = [];
let steps = [];
let path = /** @type {string[]} */ ([]); // the cell that it is laid from, then cells with a tile
let known = new Set(); // cells to which this line could come, from wherever it was
let arrived = null; // the building or lot into which its last tile leads
let hand = null; // the pointer that lays
let unsaid = null; // a timer, while the hand has laid what was not drafted yet

document.addEventListener("rehearsed", ({ detail }) => {
  ({ steps, menu } = detail);
  reach = (detail.data?.reach ?? []).map(unpacked);
  known = new Set([...(steps.some(isLay) ? known : []), ...cheapest().keys()]);
  if (hand?.lays && (follow(hand) || unsaid)) return; // what the hand has done since is newer
  path = pathOf(steps);
  clear();
  drawReach(cheapest(), completing());
  for (const cell of grid.querySelectorAll("[data-reached]")) cell.setAttribute("aria-disabled", "false");
});

// --- what was drafted

const isLay = (step) => step.moves[0]?.startsWith("lay ");
const begun = () => steps.filter((step) => !isLay(step));
const tilesOf = (list) => list.filter(isLay).map(({ moves: [move] }) => move.split(" ").slice(1));

/** The cells of a draft: where it begins, then its tiles. */
function pathOf(list) {
  const tiles = tilesOf(list);
  if (tiles.length) return [near(tiles[0][0], tiles[0][1][0]), ...tiles.map(([cell]) => cell)];
  const from = list.findLast((step) => step.use?.startsWith("from-"))?.use.slice("from-".length);
  if (from) return [from];
  return reach.length ? [near(reach[0].cell, reach[0].entry)] : []; // a tile was taken back
}

/**
 * Everything that was chosen before the first tile, then these. It is drawn at once; as long as a hand
 * is moving nobody need know of it but the one who looks.
 */
function write(tiles = tilesAlong(path)) {
  drawLine(tiles, ownSeat());
  const laid = tiles.map(([cell, sides]) => ({ moves: [`lay ${cell} ${sides}`] }));
  clearTimeout(unsaid?.timer);
  const say = () => {
    unsaid = null;
    draft([...begun(), ...laid]);
  };
  if (hand?.lays) unsaid = { say, timer: setTimeout(say, REST) };
  else say();
}

function draft(list) {
  steps = list;
  document.dispatchEvent(new CustomEvent("draft", { detail: { steps: list } }));
}

// --- how far it can come

/** The fewest rails with which a line comes to each cell. */
function cheapest() {
  const found = new Map();
  for (const { spots } of reach) {
    for (const [cell, , , rails] of spots) found.set(cell, Math.min(rails, found.get(cell) ?? rails));
  }
  for (const [cell, rails] of completing(true)) found.set(cell, rails);
  return found;
}

/** Buildings and lots at which a line would be complete; with the rails that takes, if asked. */
function completing(priced = false) {
  const found = new Map();
  for (const { spots } of reach) {
    for (const [cell, , leave, rails, , ending] of spots) {
      const end = near(cell, leave);
      if (ending === "complete") found.set(end, Math.min(rails, found.get(end) ?? rails));
    }
  }
  return priced ? found : new Set(found.keys());
}

const ON_THE_WAY = 100; // more rails than any line has: it can only go on from there

/** The cheapest line to a cell: its tiles, or to a building next to its last tile. */
function lineTo(target) {
  let best = null;
  for (const { spots } of reach) {
    for (const [number, [cell, , leave, rails, , ending]] of spots.entries()) {
      const arrives = ending === "complete" && near(cell, leave) === target;
      if (!(cell === target || arrives)) continue;
      const cost = rails + (ending ? 0 : ON_THE_WAY) - (ending === "complete" ? 0.5 : 0);
      if (!best || cost < best.cost) best = { cost, spots, number };
    }
  }
  if (!best) return null;
  const line = [];
  for (let at = best.number; at !== null; at = best.spots[at][4]) line.unshift(best.spots[at]);
  return line;
}

function click(target) {
  const line = lineTo(target);
  if (!line) return false;
  const laid = line.map(([cell, entry, leave]) => ({ moves: [`lay ${cell} ${entry}${leave}`] }));
  draft([...steps, ...laid]);
  return true;
}

grid?.addEventListener("click", (event) => {
  const name = nameOf(event.target);
  if (name && reach.length && click(name)) event.stopPropagation();
});

// --- cell by cell

const sideTo = (from, to) => SIDES.find((side) => near(from, side) === to);

/** A tile for each cell of a path but the first; the last one leads on as well as it can. */
function tilesAlong(cells) {
  return cells.slice(1).map((cell, i) => {
    const entry = opposite(sideTo(cells[i], cell));
    const next = cells[i + 2];
    return [cell, entry + (next ? sideTo(cell, next) : onward(cell, entry))];
  });
}

/** Where the last tile leads: to a building if it can, else straight on, but not off the map. */
function onward(cell, entry) {
  const ways = reach.flatMap(({ spots }) => spots.filter(([at, from]) => at === cell && from === entry));
  const ends = ways.find(([, , , , , ending]) => ending === "complete");
  const straight = opposite(entry);
  const known = ends ?? ways.find(([, , leave]) => leave === straight) ?? ways[0];
  const stays = [straight, ...SIDES].find((side) => side !== entry && cellOf(near(cell, side)));
  return known?.[2] ?? stays ?? straight;
}

/** Goes on into a cell, or back out of the last one. @returns {boolean} did anything change? */
function enter(name) {
  const last = path.at(-1);
  if (!last || name === last || name === arrived) return false;
  arrived = null;
  const seen = path.lastIndexOf(name);
  if (seen >= 0) path = path.slice(0, seen + 1); // backwards takes tiles off
  else if (!sideTo(last, name) || !known.has(name)) return false;
  else if (completing().has(name)) return arrive(name);
  else path = [...path, name];
  write();
  return true;
}

/** The last tile leads into a building or lot. */
function arrive(name) {
  if (path.length < 2) return false;
  arrived = name;
  write(tilesAlong([...path, name]).slice(0, -1));
  return true;
}

/** All cells between, for a pointer that is faster than its events. @returns {boolean} any? */
function walk(to) {
  let moved = false;
  for (let last = path.at(-1); last && last !== to; ) {
    const [[column, row], [wantedColumn, wantedRow]] = [spotOf(last), spotOf(to)];
    const side =
      Math.abs(wantedColumn - column) >= Math.abs(wantedRow - row)
        ? wantedColumn > column ? "e" : "w"
        : wantedRow > row ? "s" : "n";
    last = near(last, side);
    if (!last || !enter(last)) break;
    moved = true;
  }
  return moved;
}

// --- by pointer

/** A draft that begins at this cell, if one can. */
const startAt = (name) => menu.find(({ d, use }) => d === `cell-${name}` && use?.startsWith("from-"));

grid?.addEventListener("pointerdown", (event) => {
  const name = nameOf(event.target);
  if (!event.isPrimary || event.button || !name) return;
  if (name !== path.at(-1) && !startAt(name)) return;
  const { pointerId: id, clientX: x, clientY: y, pointerType: type } = event;
  hand = { id, x, y, name, under: event.target, lays: false, held: type !== "touch" };
  if (!hand.held) hand.timer = setTimeout(() => hand && begin(), LONG);
});

addEventListener("pointermove", (event) => {
  if (!hand || event.pointerId !== hand.id) return;
  const { clientX: x, clientY: y } = event;
  const far = Math.hypot(x - hand.x, y - hand.y) > THRESHOLD;
  if (far && !hand.lays && !hand.held) return drop(); // a finger that scrolls
  if (far && !hand.lays) begin();
  if (hand?.lays) follow(Object.assign(hand, { x, y, under: event.target }));
});

function begin() {
  hand.lays = true;
  arrived = null;
  if (hand.under.hasPointerCapture(hand.id)) hand.under.releasePointerCapture(hand.id); // a finger's: it is to say what it is over
  map().classList.add("laying");
  beginSketch(ownSeat());
  const start = hand.name !== path.at(-1) && startAt(hand.name);
  if (!start) return;
  path = [hand.name];
  draft([...begun(), { moves: start.m.split(", ").filter(Boolean), use: start.use }]);
}

/** To where the hand is. @returns {boolean} did anything change? */
function follow({ under }) {
  const name = under?.closest && nameOf(under);
  return Boolean(name) && walk(name);
}

function drop() {
  clearTimeout(hand?.timer);
  clearTimeout(unsaid?.timer);
  unsaid?.say();
  map().classList.remove("laying");
  hand = null;
}

addEventListener("pointerup", (event) => {
  if (!hand || event.pointerId !== hand.id) return;
  if (hand.lays) {
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }
  drop();
});
addEventListener("pointercancel", (event) => event.pointerId === hand?.id && drop());
grid?.addEventListener("touchmove", (event) => hand?.lays && event.preventDefault(), { passive: false });
grid?.addEventListener("contextmenu", (event) => hand && event.preventDefault()); // a long press

const swallow = (event) => event.stopPropagation();

// --- by keys: before the map's own, which walk

grid?.addEventListener(
  "keydown",
  (event) => {
    const side = sideOf(event.key);
    if (!side || !reach.length || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = near(path.at(-1) ?? "", side);
    if (!hand) beginSketch(ownSeat());
    if (!next || !enter(next)) return;
    cellOf(next)?.focus({ preventScroll: true });
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
