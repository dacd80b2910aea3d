// Where something is shown that belongs to a thing on the table: beside it, or as near as may be,
// where it covers little of what can be used.

const BUSY = ".can, .go, .why, .goal, button:not(:disabled), a[href], input, select, summary";
const GAP = 8;
const STEP = 40;
const NEAR = 30; // square pixels that may be covered to be a pixel nearer

/**
 * @param {HTMLElement} tip is shown already, so that it has its size
 * @param {Element} thing
 */
export function putBeside(tip, thing) {
  const rect = thing.getBoundingClientRect();
  const busy = [...document.querySelectorAll(BUSY)]
    .filter((each) => !tip.contains(each) && each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  const { offsetWidth: width, offsetHeight: height } = tip;
  const spots = around(rect, width, height).map(([x, y]) => {
    const left = Math.max(GAP, Math.min(x, innerWidth - width - GAP));
    const top = Math.max(GAP, Math.min(y, innerHeight - height - GAP));
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = shared(box, rect) * 10 + busy.reduce((sum, each) => sum + shared(box, each), 0);
    return { left, top, covered, bad: covered + NEAR * away(box, rect) };
  });
  const best = spots.reduce((a, b) => (b.bad < a.bad ? b : a));
  tip.classList.toggle("through", best.covered > 0); // then clicks go through it
  tip.style.left = `${best.left}px`;
  tip.style.top = `${best.top}px`;
}

/** Above, below and beside a box; then anywhere. */
function around({ left, right, top, bottom }, width, height) {
  const x = (left + right - width) / 2;
  const y = (top + bottom - height) / 2;
  const spots = [[x, top - height - GAP], [x, bottom + GAP], [right + GAP, y], [left - width - GAP, y]];
  for (let at = GAP; at < innerHeight - height; at += STEP) {
    spots.push([GAP, at], [x, at], [innerWidth - width - GAP, at]);
  }
  return spots;
}

/** How far the middles of two boxes are from each other. */
const away = (a, b) => Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2;

/** How much two boxes share. */
function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
