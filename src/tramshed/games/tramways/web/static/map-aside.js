// Buttons that lie over the map stand aside: a cell that can be acted on is never under one. They go
// up to the top, and where even that is no place for them, they wait out of sight. A finger scrolls
// the map from under them: there they stay, and do not jump while it does.

import { map } from "./map-space.js";

const byFinger = matchMedia("(pointer: coarse)").matches;
const PLACES = ["", "top", byFinger ? "" : "away"];
const grid = document.getElementById("map-cells");
const view = document.getElementById("map-window");

const boxes = (selector, within) => [...within.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Finds a place for each of them. */
function standAside() {
  due = false;
  if (!map() || map().matches(".laying")) return; // a hand is on its way: nothing jumps
  const lit = boxes("[role=gridcell]:is(.can, .goal, [data-reached])", grid);
  for (const over of map().querySelectorAll(":scope > .map-tools, :scope > .retell")) {
    const isFree = (place) => {
      over.dataset.aside = place;
      const own = over.getBoundingClientRect();
      return !lit.some((box) => meet(box, own));
    };
    if (!PLACES.slice(0, -1).some(isFree)) over.dataset.aside = PLACES.at(-1);
  }
}

let due = false;

function soon() {
  if (due) return;
  due = true;
  requestAnimationFrame(standAside);
}

if (grid) {
  const seen = { subtree: true, childList: true, attributeFilter: ["class", "data-reached"] };
  new MutationObserver(soon).observe(grid, seen);
  new ResizeObserver(soon).observe(view);
  if (!byFinger) view.addEventListener("scroll", soon, { passive: true });
  addEventListener("pointerup", soon);
  soon();
}
