// Motion on the map. The page is right at once; this only shows how it came about: a new line is
// drawn, an upgraded one is turned over tile by tile, a building drops in, a passenger rides.
// Each of them tells when it is over. A tap ends all of them.

import { animates } from "/static/settings.js";
import { make } from "./map-drawn.js";
import { along, faceOf, lineBetween, linesOf, through } from "./map-lines.js";

const A_TILE = 160; // milliseconds of a ride
const LONGEST = 1600;
const DRAWN = 90; // … for a tile of a new line
const TURNED = 40; // … between two tiles that are turned over
const SMOOTH = "cubic-bezier(.4,.1,.6,.9)";
const FLIGHT = { duration: 700, easing: "cubic-bezier(.45,.05,.35,1)" };

const sheet = document.getElementById("map-moving");
const rails = document.getElementById("zone-rails");
const sites = document.getElementById("zone-sites");

// --- what has changed: only what glides is shown as having moved

const forget = () => {};
const relaid = new MutationObserver(forget);
const rebuilt = new MutationObserver(forget);
relaid.observe(rails, { subtree: true, childList: true, attributeFilter: ["href"], attributeOldValue: true });
rebuilt.observe(sites, { subtree: true, childList: true, attributeFilter: ["href"], attributeOldValue: true });

document.addEventListener("glide", ({ detail }) => {
  const [changed, raised] = [relaid.takeRecords(), rebuilt.takeRecords()];
  if (!animates()) return;
  const laid = added(changed, "tile-");
  for (const line of linesOf(laid)) drawLine(line);
  turnOver(upgraded(changed).filter((use) => !laid.includes(use)));
  for (const site of added(raised, "site-")) drop(site);
  for (const use of upgraded(raised)) drop(use.closest("[id]"));
  const legs = Object.entries(detail.from).filter(([name]) => name.startsWith("@ride-"));
  ride(legs.map(([, leg]) => leg.split(" ")));
});

/** What is new, of some kind: what was there, too, has only been put elsewhere among the others. */
function added(records, kind) {
  const nodes = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const moved = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]));
  return [...nodes].filter((node) => node.id?.startsWith(kind) && node.isConnected && !moved.has(node));
}

/** What shows its better face now. */
function upgraded(records) {
  const isGrand = (use) => use.getAttribute("href").startsWith("#grand-");
  const changed = records.filter(({ type, target, oldValue }) => type === "attributes" && !oldValue.startsWith("#grand-") && isGrand(target));
  return [...new Set(changed.map(({ target }) => target))].filter((use) => use.isConnected && (faceOf(use) || use.closest("[id^=site-]")));
}

// --- what is under way

const running = new Set();

/** Ends all motion: everything is in its place. */
export function settle() {
  for (const animation of running) animation.finish();
}

document.addEventListener("skip", settle);

/** @returns {Promise<void>} that it is over */
async function play(element, way, timing) {
  const animation = element.animate(way, timing);
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // its element is gone
  }
  running.delete(animation);
}

// --- lines and buildings

/** Draws a new line: its bed runs ahead, its tiles follow. */
export async function drawLine(line) {
  const bed = make("path", { class: "new-line", d: along(line), pathLength: 1 });
  sheet.append(bed);
  const drawing = play(bed, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: DRAWN * line.length, fill: "both" });
  line.forEach(({ use }, n) => {
    play(use, [{ opacity: 0 }, { opacity: 1 }], { duration: DRAWN, delay: DRAWN * n, fill: "backwards" });
  });
  await drawing;
  bed.remove();
}

/** Turns tiles over one after the other, across the way of their rails. */
export function turnOver(uses) {
  const turning = uses.map((use, number) => {
    const sides = use.id.split("-").at(-1);
    const flat = sides === "ew" ? "1 0" : sides === "ns" ? "0 1" : "0 0";
    const way = [{ scale: "1 1" }, { scale: flat }, { scale: "1 1" }];
    use.classList.add("turning");
    return play(use, way, { duration: 320, delay: TURNED * number, easing: "ease-in-out" });
  });
  return Promise.all(turning);
}

/** A building drops onto its parcel, from above however the map is turned. @param {Element} site */
export function drop(site) {
  const way = [{ translate: "0 -46px", opacity: 0 }, { translate: "0 0", opacity: 1 }];
  const parts = [...site.firstElementChild.children];
  return Promise.all(parts.map((part) => play(part, way, { duration: 420, easing: "cubic-bezier(.3,1.4,.6,1)" })));
}

// --- a passenger rides

let riding = Promise.resolve(); // one after the other

/**
 * Along the rails, line after line; each brings its owner a heart.
 * @param {[string, string, string][]} legs from, owner, to
 */
export function ride(legs) {
  const ways = legs.map(([from, owner, to]) => ({ owner, line: lineBetween(from, owner, to) }));
  const found = ways.filter(({ line }) => line.length);
  if (found.length) riding = riding.then(() => rideAlong(found));
  return riding;
}

async function rideAlong(ways) {
  const all = ways.reduce((sum, { line }) => sum + line.length + 1, 0);
  const pace = Math.min(A_TILE, LONGEST / all);
  const rider = make("g", { class: "rider" });
  const upright = make("g", { class: "up" });
  upright.append(make("use", { href: "#passenger", x: -12, y: -20, width: 24, height: 34 }));
  rider.append(upright);
  sheet.append(rider);
  for (const { owner, line } of ways) {
    rider.style.offsetPath = `path("${through(line)}")`;
    const timing = { duration: pace * (line.length + 1), easing: SMOOTH, fill: "forwards" };
    await play(rider, [{ offsetDistance: "0%" }, { offsetDistance: "100%" }], timing);
    fly("joy", owner, rider.getBoundingClientRect());
  }
  rider.remove();
}

/** Something of a player's plaque flies there from some place of the screen. */
async function fly(kind, seat, from) {
  const target = document.querySelector(`#s${Number(seat) + 1}-${kind} > svg`);
  if (!target?.checkVisibility() || !from.width) return;
  const flying = target.cloneNode(true);
  flying.classList.add("glide-ghost", "flying");
  document.body.append(flying);
  const to = target.getBoundingClientRect();
  const at = ({ left, top }, scale) => ({ transform: `translate(${left}px, ${top}px) scale(${scale})` });
  await play(flying, [at(from, 1.8), at(to, 1)], FLIGHT);
  flying.remove();
}
