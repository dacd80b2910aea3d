// A sheet takes room from a phone's map: what the draft marks is scrolled into what is left of it.

const view = document.getElementById("map-window");
const MARKED = "#zone-marks :is(.glow, .ghost, [href='#ring'])";

/** From the first thing that is marked to the last, in pixels of the screen. */
function marked() {
  const boxes = [...document.querySelectorAll(MARKED)].map((each) => each.getBoundingClientRect());
  return [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
}

/** Only with a sheet: nothing jumps under a hand that lays a line. */
function bringInSight() {
  if (!document.querySelector("#zone-sheet > .sheet") || !document.querySelector(MARKED)) return;
  const [first, last] = marked();
  const { top, bottom } = view.getBoundingClientRect();
  if (first < top || last > bottom) view.scrollBy(0, (first + last - top - bottom) / 2);
}

document.addEventListener("rehearsed", bringInSight);
