// The table's own clock: seconds until it acts by itself. The page's body has them as data-clock, too,
// so that a game's style sheet can count in its own way.

const byId = (id) => document.getElementById(id);

let ends = 0;
let ticking = 0;

/** @param {?number} seconds left from now on; nothing where no clock runs */
export function showClock(seconds) {
  clearInterval(ticking);
  byId("clock").hidden = seconds === undefined;
  if (seconds === undefined) delete document.body.dataset.clock;
  if (seconds === undefined) return;
  ends = performance.now() + seconds * 1000;
  ticking = setInterval(tick, 100);
  tick();
}

function tick() {
  const left = Math.max(0, ends - performance.now());
  const shown = String(Math.ceil(left / 1000));
  const face = byId("clock-left");
  if (face.textContent !== shown) face.textContent = document.body.dataset.clock = shown;
  if (!left) clearInterval(ticking);
}
