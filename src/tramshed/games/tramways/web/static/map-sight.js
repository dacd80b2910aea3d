// What the draft marks on the map stays in sight: a waybill goes to a corner where it covers none of
// it; on a phone, where sheets take room from the map, it is scrolled into what is left.

const view = document.getElementById("map-window");
const docked = document.getElementById("zone-sheet");
const MARKED = "#zone-marks :is(.glow, .ghost, [href='#ring'])";
const CORNERS = ["", "left", "top", "top left"];

const boxOf = (thing) => thing.getBoundingClientRect();

/** How much of some boxes lies under another one. */
function covered(boxes, { left, right, top, bottom }) {
  const shared = boxes.map(
    (box) =>
      Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) *
      Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top)),
  );
  return shared.reduce((sum, each) => sum + each, 0);
}

/** The corner where the sheet covers least; as long as it covers nothing, it stays where it is. */
function dock(sheet, marked) {
  const now = docked.dataset.corner ?? "";
  const tried = [now, ...CORNERS].map((corner) => {
    docked.dataset.corner = corner;
    return [covered(marked, boxOf(sheet)), corner];
  });
  [[, docked.dataset.corner]] = tried.sort(([one], [other]) => one - other);
}

function scrollTo(marked) {
  const first = Math.min(...marked.map((box) => box.top));
  const last = Math.max(...marked.map((box) => box.bottom));
  const { top, bottom } = boxOf(view);
  if (first < top || last > bottom) view.scrollBy(0, (first + last - top - bottom) / 2);
}

/** Only with a sheet: nothing jumps under a hand that lays a line. */
function bringInSight() {
  const sheet = docked.querySelector(":scope > .sheet");
  const marked = [...document.querySelectorAll(MARKED)].map(boxOf);
  if (!sheet || !marked.length) return;
  if (sheet.matches(".waybill")) dock(sheet, marked);
  scrollTo(marked);
}

document.addEventListener("rehearsed", bringInSight);
