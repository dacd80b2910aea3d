// Motion on the map. The page is right at once; this only shows how it came about: a new line is
// drawn, an upgraded one is turned over tile by tile, a building drops in, a passenger rides.

import { animates } from "/static/settings.js";
import { make } from "./map-drawn.js";
import { inOrder, near, opposite, pathOf } from "./map-space.js";

const A_TILE = 160; // milliseconds of a ride
const LONGEST = 1600;
const DRAWN = 90; // … for a tile of a new line
const TURNED = 40; // … between two tiles that are turned over
const EASE = "cubic-bezier(.25,.8,.3,1)";

const sheet = document.getElementById("map-drawn");
const rails = document.getElementById("zone-rails");
const sites = document.getElementById("zone-sites");

/** @typedef {[string, string]} Tile a cell and its sides */

// --- what has changed

/** The seat and face of a tile: #grand-rail-1-ne. */
const faceOf = (href) => /^#(grand-)?rail-(\d)-/.exec(href ?? "");

/** Is somebody trying something out? Then nothing has happened. */
const isDraft = () => Boolean(document.querySelector("#zone-marks .glow, #zone-marks .ghost"));

new MutationObserver((records) => {
  if (!animates() || isDraft()) return;
  const laid = new Set();
  const turned = new Set();
  for (const { type, target, addedNodes, oldValue } of records) {
    for (const node of addedNodes) if (node.id?.startsWith("tile-")) laid.add(node);
    if (type === "attributes" && !oldValue.includes("grand") && faceOf(target.getAttribute("href"))?.[1]) turned.add(target);
  }
  const fresh = [...laid].filter((use) => use.isConnected);
  for (const line of linesOf(fresh)) drawLine(line);
  [...turned].filter((use) => use.isConnected && !laid.has(use)).forEach(turnOver);
}).observe(rails, { subtree: true, childList: true, attributeFilter: ["href"], attributeOldValue: true });

new MutationObserver((records) => {
  if (!animates() || isDraft()) return;
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node.id?.startsWith("site-")) drop(node);
  }
}).observe(sites, { subtree: true, childList: true });

document.addEventListener("glide", ({ detail }) => {
  const legs = Object.entries(detail.from).filter(([name]) => name.startsWith("@ride-"));
  if (animates() && legs.length) ride(legs.map(([, leg]) => leg.split(" ")));
});

// --- lines

/** @returns {Tile} */
const tileOf = (use) => use.id.slice("tile-".length).split("-");

/** Tiles sorted into lines, each from one end to the other: its tiles and their elements. */
function linesOf(uses) {
  const left = new Map(uses.map((use) => [use.id, use]));
  const lines = [];
  while (left.size) {
    const [start] = left.values();
    const owner = faceOf(start.getAttribute("href"))?.[2];
    const [name, [first, last]] = tileOf(start);
    left.delete(start.id);
    const line = [
      ...follow(name, first, owner, left).reverse().map(([tile, use]) => [[tile[0], [...tile[1]].reverse().join("")], use]),
      [[name, first + last], start],
      ...follow(name, last, owner, left),
    ];
    lines.push(line);
  }
  return lines;
}

/** The tiles that follow on a side, taken from those that are left: entered first, left last. */
function follow(name, side, owner, left) {
  const found = [];
  for (;;) {
    const next = near(name, side);
    const entry = opposite(side);
    const way = [..."nesw"].filter((each) => each !== entry).find((each) => {
      const use = left.get(`tile-${next}-${inOrder(entry + each)}`);
      return use && faceOf(use.getAttribute("href"))?.[2] === owner;
    });
    if (!way) return found;
    const id = `tile-${next}-${inOrder(entry + way)}`;
    found.push([[next, entry + way], left.get(id)]);
    left.delete(id);
    [name, side] = [next, way];
  }
}

/** Draws a new line: its bed runs ahead, its tiles follow. */
function drawLine(line) {
  const time = DRAWN * line.length;
  const bed = make("path", { class: "new-line", d: pathOf(line.map(([tile]) => tile)), pathLength: 1 });
  sheet.append(bed);
  bed
    .animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: time, easing: "linear", fill: "both" })
    .finished.catch(() => {})
    .finally(() => bed.remove());
  line.forEach(([, use], n) => {
    use.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DRAWN, delay: DRAWN * n, fill: "backwards" });
  });
}

/** Turns a tile over, across the way of its rails. */
function turnOver(use, number) {
  const [, sides] = tileOf(use);
  const flat = sides === "ew" ? "1 0" : sides === "ns" ? "0 1" : "0 0";
  use.style.transformBox = "fill-box";
  use.style.transformOrigin = "center";
  use.animate([{ scale: "1 1" }, { scale: flat }, { scale: "1 1" }], {
    duration: 320,
    delay: TURNED * number,
    easing: "ease-in-out",
  });
}

/** A building drops onto its parcel. */
function drop(site) {
  const drawn = site.firstElementChild;
  drawn.animate([{ translate: "0 -46px", opacity: 0 }, { translate: "0 0", opacity: 1 }], {
    duration: 420,
    easing: "cubic-bezier(.3,1.4,.6,1)",
  });
}

// --- a passenger rides

/** All lines that lie on the map, by owner. */
function lying(owner) {
  const uses = [...rails.querySelectorAll("use[id^=tile-]")];
  return linesOf(uses.filter((use) => faceOf(use.getAttribute("href"))?.[2] === owner));
}

/** The tiles of a line between two cells; a building may have several squares. */
function wayOf([from, owner, to]) {
  const apart = (one, other) => {
    const [a, b] = [one, other].map((name) => /^(\d+)([a-z]+)$/.exec(name));
    return a && b ? Math.abs(a[1] - b[1]) + Math.abs(a[2].charCodeAt(0) - b[2].charCodeAt(0)) : Infinity;
  };
  const ways = lying(owner).flatMap((line) => {
    const tiles = line.map(([tile]) => tile);
    const back = tiles.map(([name, sides]) => [name, [...sides].reverse().join("")]).reverse();
    return [tiles, back];
  });
  const off = (tiles) => {
    const [first, last] = [tiles[0], tiles.at(-1)];
    return apart(near(first[0], first[1][0]), from) + apart(near(last[0], last[1][1]), to);
  };
  return ways.sort((one, other) => off(one) - off(other))[0] ?? [];
}

/** Along the rails, line after line. @param {string[][]} legs from, owner, to */
function ride(legs) {
  const ways = legs.map(wayOf).filter((tiles) => tiles.length);
  const all = ways.reduce((sum, tiles) => sum + tiles.length, 0);
  if (!all) return;
  const pace = Math.min(A_TILE, LONGEST / all);
  const rider = make("g", { class: "rider" });
  const upright = make("g", { class: "up" });
  upright.append(make("use", { href: "#passenger", x: -12, y: -20, width: 24, height: 34 }));
  rider.append(upright);
  sheet.append(rider);
  let going = Promise.resolve();
  for (const tiles of ways) {
    going = going.then(() => {
      rider.style.offsetPath = `path("${pathOf(tiles)}")`;
      const timing = { duration: pace * tiles.length, easing: EASE, fill: "forwards" };
      return rider.animate([{ offsetDistance: "0%" }, { offsetDistance: "100%" }], timing).finished;
    });
  }
  going.catch(() => {}).finally(() => rider.remove());
}
