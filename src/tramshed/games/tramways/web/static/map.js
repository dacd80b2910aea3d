// Looking at the map and walking through it: wheel, pinch, + − 0 and dragging bare ground; arrows,
// Home and End, Ctrl and arrows by board, N and P from one thing to act on to the next.
// Nothing here knows the game: the cells are buttons like any other.

import { keep, setting } from "/static/settings.js";
import { cellOf, isTurned, map, nameOf, near, sideOf, spotOf } from "./map-space.js";

const BOARD = 5; // cells on a side of one
const LARGEST = 96; // pixels of a cell looked at closely
const CLOSER = 1.25;
const THRESHOLD = 6; // pixels before a press becomes a drag

const view = document.getElementById("map-window");
const sheet = document.getElementById("map-sheet");
const grid = document.getElementById("map-cells");
const tools = document.getElementById("map-tools");

// --- zoom: one transform; whatever does not fit then is scrolled by the browser

let scale = 1;

/** So close one may look: cells as large as LARGEST, at least half as large again. */
function most() {
  const cell = sheet.clientWidth && grid.clientWidth / columns();
  return Math.max(1.5, LARGEST / (cell || LARGEST));
}

const columns = () => BOARD * (grid.querySelector("[role=row]")?.children.length ?? 1);

/** Looks closer or farther, and keeps a point of the screen where it is. */
function zoom(to, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  const next = Math.min(Math.max(to, 1), most());
  const left = sheet.offsetLeft;
  const top = sheet.offsetTop;
  const [atX, atY] = [(view.scrollLeft + x - left) / scale, (view.scrollTop + y - top) / scale];
  scale = next;
  sheet.style.transform = scale === 1 ? "" : `scale(${scale})`;
  view.scrollTo(atX * scale + left - x, atY * scale + top - y);
  for (const button of tools.querySelectorAll("[data-look=out]")) button.disabled = scale === 1;
}

function fit() {
  zoom(1);
  view.scrollTo(0, 0);
}

/** A point of the screen, from the corner of the window that the map is seen through. */
function within({ clientX, clientY }) {
  const { left, top } = view.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

view.addEventListener(
  "wheel",
  (event) => {
    if (event.shiftKey) return; // scrolls sideways
    event.preventDefault();
    zoom(scale * Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), ...within(event));
  },
  { passive: false },
);

// two fingers: as far apart as they are, so large it is
let pinch = null;

view.addEventListener("touchstart", (event) => {
  if (event.touches.length === 2) pinch = { apart: apart(event.touches), scale };
});
view.addEventListener(
  "touchmove",
  (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const between = {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    };
    zoom((pinch.scale * apart(event.touches)) / pinch.apart, ...within(between));
  },
  { passive: false },
);
view.addEventListener("touchend", () => (pinch = null));
view.addEventListener("touchcancel", () => (pinch = null));

const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

// --- pan: a mouse drags bare ground; a finger scrolls as everywhere

let drag = null;

view.addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "mouse" || event.button !== 0 || event.target.closest(".can, .goal, button")) return;
  drag = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop, far: false };
});
addEventListener("pointermove", (event) => {
  if (!drag || event.pointerType !== "mouse") return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  drag.far ||= Math.hypot(dx, dy) > THRESHOLD;
  if (!drag.far) return;
  map().classList.add("panning");
  view.scrollTo(drag.left - dx, drag.top - dy);
});
addEventListener("pointerup", () => {
  if (drag?.far) addEventListener("click", swallow, { capture: true, once: true });
  if (drag?.far) setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  map().classList.remove("panning");
  drag = null;
});

/** A drag ends with a click that nobody meant. */
const swallow = (event) => event.stopPropagation();

// --- buttons, and a setting of this browser: the map unturned on an upright phone

const looks = {
  in: () => zoom(scale * CLOSER),
  out: () => zoom(scale / CLOSER),
  fit,
  turn: () => {
    keep("straight-map", !map().hasAttribute("data-straight"));
    straighten();
  },
};

function straighten() {
  map().toggleAttribute("data-straight", setting("straight-map") === true);
  fit();
}

tools.addEventListener("click", ({ target }) => looks[target.closest("[data-look]")?.dataset.look]?.());

// --- walking: one cell is a stop of the Tab key, arrows go on to the others

const here = () => grid.querySelector("[tabindex='0']");

function stop(cell) {
  for (const other of grid.querySelectorAll("[tabindex='0']")) if (other !== cell) other.tabIndex = -1;
  if (cell && cell.tabIndex !== 0) cell.tabIndex = 0;
}

function go(cell) {
  if (!cell) return;
  stop(cell);
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The next cell on a side, over holes between boards. */
function walk(name, side) {
  const [wide, high] = [columns(), grid.children.length];
  for (let next = near(name, side); next; next = near(next, side)) {
    const [column, row] = spotOf(next);
    if (column >= wide || row >= high) return null;
    if (cellOf(next)) return cellOf(next);
  }
  return null;
}

/** The same place on the next board, or the last cell before the edge. */
function stride(name, side) {
  let cell = null;
  for (let n = 0, next = walk(name, side); n < BOARD && next; n++, next = walk(nameOf(next), side)) cell = next;
  return cell;
}

/** The first or last cell of a line of the screen. */
function edge(name, side) {
  let cell = null;
  for (let next = walk(name, side); next; next = walk(nameOf(next), side)) cell = next;
  return cell;
}

/** What can be acted on, in the order in which the screen is read. */
function actable() {
  const cells = [...grid.querySelectorAll("[role=gridcell]:is(.can, .goal, [data-reached])")];
  return cells.sort((one, other) => placeOf(nameOf(one)) - placeOf(nameOf(other)));
}

/** How far one has read when one comes to a cell. */
function placeOf(name) {
  const [column, row] = spotOf(name);
  return isTurned() ? column * 1000 + 999 - row : row * 1000 + column;
}

function onward(name, by) {
  const cells = actable();
  if (!cells.length) return;
  const from = name ? placeOf(name) : -1;
  const next =
    by > 0
      ? cells.findIndex((cell) => placeOf(nameOf(cell)) > from)
      : cells.findLastIndex((cell) => placeOf(nameOf(cell)) < from);
  go(cells.at(next < 0 && by > 0 ? 0 : next));
}

grid.addEventListener("keydown", (event) => {
  const name = nameOf(event.target);
  if (!name || event.target.getAttribute("role") !== "gridcell" || event.altKey || event.metaKey) return;
  if (walked(event, name)) {
    event.preventDefault();
    event.stopPropagation(); // it is no business of the page's own keys
  }
});

function walked(event, name) {
  const side = sideOf(event.key);
  if (side) go(event.ctrlKey ? stride(name, side) : walk(name, side));
  else if (event.key === "Home") go(edge(name, sideOf("ArrowLeft")));
  else if (event.key === "End") go(edge(name, sideOf("ArrowRight")));
  else if ((event.key === "Enter" && !event.ctrlKey) || event.key === " ") event.target.click();
  else return false;
  return true;
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !setting("letters")) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  const keys = {
    "+": looks.in,
    "=": looks.in,
    "-": looks.out,
    0: fit,
    n: () => onward(nameOf(document.activeElement) ?? "", 1),
    p: () => onward(nameOf(document.activeElement) ?? "", -1),
  };
  const act = keys[event.key.toLowerCase()];
  if (!act) return;
  act();
  event.preventDefault();
});

grid.addEventListener("focusin", ({ target }) => target.getAttribute("role") === "gridcell" && stop(target));

/** A row that came anew knows nothing of where one was. */
function keepStop() {
  if (grid.querySelectorAll("[tabindex='0']").length !== 1) stop(here() ?? grid.querySelector("[role=gridcell]"));
}

new MutationObserver(keepStop).observe(grid, { subtree: true, childList: true, attributeFilter: ["tabindex"] });

/** What a page that is written anew does not know of: it is as this browser wishes it. */
function dress() {
  straighten();
  keepStop();
  tools.hidden = false; // where no script runs, nothing could be pressed
}

document.addEventListener("arrived", dress);
dress();
