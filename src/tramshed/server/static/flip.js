// Glides cards to their new places: measure, change the page, play each card's way from where it
// was (FLIP). The page is right at once; the animation only shows how it came about.
//
// An update says where things came from and went to: {"row-B-*": "hand-B5"}. A name is an element's
// id; a name that ends in * is any new (or gone) element whose id begins so. An id may come to mean
// another thing (the second of three columns is lost, the third is now the second): what an element
// shows tells whether it is the same one. {"@bank": "s1-cash"} lets coins fly.
// A game's own script hears of one step by the event `glide` of the document.

const GLIDE = { duration: 340, easing: "cubic-bezier(.25,.8,.3,1)" };
const COINS = 3;
const PULSE = { duration: 420, easing: "ease-out" };

/** @typedef {{rect: DOMRect, count: ?string, face: string, clone: ?Element}} Seen */

let running = [];

/** Ends whatever still glides: everything is in its place, and nothing is news any more. */
export function settle() {
  for (const animation of running) animation.finish();
  running = [];
  for (const element of document.querySelectorAll(".just-moved")) element.classList.remove("just-moved");
}

/**
 * What is to be seen before a change.
 * @param {Object<string, string>} from
 * @param {Object<string, string>} to
 * @returns {Map<string, Seen>}
 */
export function look(from = {}, to = {}) {
  const seen = new Map();
  const named = Object.values(from).map((id) => document.getElementById(id));
  for (const element of [...pieces(), ...named]) {
    if (!element) continue;
    const leaving = find(to, element.id) !== undefined;
    seen.set(element.id, {
      rect: element.getBoundingClientRect(),
      count: element.dataset.count ?? null,
      face: faceOf(element),
      clone: leaving ? element.cloneNode(true) : null,
    });
  }
  return seen;
}

/**
 * After the change: let everything glide from where it was.
 * @param {Map<string, Seen>} before
 * @param {boolean} isStep has it just happened, or does one look at another time?
 */
export function glide(before, from = {}, to = {}, isStep = true) {
  const now = pieces();
  const stays = (element) => before.get(element.id)?.face === faceOf(element);
  const kept = new Set(now.filter(stays).map((element) => element.id));
  const gone = [...before.keys()].filter((id) => !kept.has(id));
  const used = new Set();
  for (const element of now) {
    const was = kept.has(element.id) ? before.get(element.id) : undefined;
    const changed = !was || was.count !== (element.dataset.count ?? null);
    const origin = changed
      ? (originOf(element.id, from, gone, used) ?? (was ? undefined : twinOf(element, before, gone, used)))
      : undefined;
    const start = origin ? before.get(origin)?.rect : was?.rect;
    if (start) travel(element, start, Boolean(origin) && find(from, element.id) !== undefined);
    if (was && changed && !element.classList.contains("card")) pulse(element);
  }
  for (const name of Object.keys(from)) {
    if (name.startsWith("@")) toss(from[name], name.slice(1));
  }
  for (const id of gone) {
    const place = used.has(id) ? undefined : find(to, id);
    if (place) depart(before.get(id), document.getElementById(place));
  }
  if (isStep) document.dispatchEvent(new CustomEvent("glide", { detail: { from, to } }));
}

/** What an element shows. */
function faceOf(element) {
  return [...element.querySelectorAll("use")].map((use) => use.getAttribute("href")).join(" ");
}

/** The old element of the same kind that showed the same: its number has changed. */
function twinOf(element, before, gone, used) {
  const kind = (id) => id.replace(/\d+/g, "#");
  const face = faceOf(element);
  const twin = gone.find(
    (id) => !used.has(id) && kind(id) === kind(element.id) && before.get(id).face === face,
  );
  if (twin) used.add(twin);
  return twin;
}

/** Everything that may glide or pulse. */
function pieces() {
  return [...document.querySelectorAll(".card[id], .offer[id], [data-count][id]")];
}

/** The entry of a table of names for an id: its own, or the longest pattern that fits. */
function find(table, id) {
  if (id in table) return table[id];
  const fitting = Object.keys(table).filter(
    (name) => name.endsWith("*") && id.startsWith(name.slice(0, -1)),
  );
  return table[fitting.sort((a, b) => b.length - a.length)[0]];
}

/** The old element that a new one came from. */
function originOf(id, from, gone, used) {
  const name = find(from, id);
  if (name === undefined) return undefined;
  const fits = (old) => (name.endsWith("*") ? old.startsWith(name.slice(0, -1)) : old === name);
  const left = gone.find((old) => fits(old) && !used.has(old));
  const origin = left ?? (name.endsWith("*") ? undefined : name);
  if (origin) used.add(origin);
  return origin;
}

/** @param {Element} element @param {DOMRect} start @param {boolean} placed */
function travel(element, start, placed) {
  if (placed) element.classList.add("just-moved");
  const end = element.getBoundingClientRect();
  const x = start.left - end.left;
  const y = start.top - end.top;
  const scale = end.width ? start.width / end.width : 1;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return;
  element.classList.add("gliding");
  play(element, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
    ...GLIDE,
    done: () => element.classList.remove("gliding"),
  });
}

/** Shows a card that is gone on its way to a pile. */
function depart({ rect, clone }, place) {
  if (!clone || !place) return;
  const end = place.getBoundingClientRect();
  for (const name of ["id", "data-source"]) clone.removeAttribute(name); // it is only a picture
  clone.classList.add("glide-ghost");
  clone.style.width = `${rect.width}px`;
  clone.style.height = `${rect.height}px`;
  document.body.append(clone);
  const small = end.width ? Math.min(1, end.width / rect.width) : 1;
  const at = (x, y, scale) => `translate(${x}px, ${y}px) scale(${scale})`;
  const way = [
    { transform: at(rect.left, rect.top, 1), opacity: 1 },
    { transform: at(end.left, end.top, small), opacity: 0.4 },
  ];
  play(clone, way, { ...GLIDE, duration: 520, done: () => clone.remove() });
}

/** A few coins fly from one element to another. */
function toss(source, target) {
  const [start, end] = [source, target].map((id) => document.getElementById(id)?.getBoundingClientRect());
  const coin = document.querySelector("svg.coin");
  if (!start?.width || !end?.width || !coin) return;
  for (let n = 0; n < COINS; n++) {
    const flying = coin.cloneNode(true);
    flying.classList.add("glide-ghost", "flying");
    document.body.append(flying);
    const at = ({ left, top }, lift) => `translate(${left}px, ${top - lift}px)`;
    const middle = { left: (start.left + end.left) / 2, top: (start.top + end.top) / 2 };
    const way = [at(start, 0), at(middle, 24 + 14 * n), at(end, 0)].map((transform) => ({ transform }));
    play(flying, way, { ...GLIDE, duration: 620, delay: 70 * n, fill: "backwards", done: () => flying.remove() });
  }
}

function pulse(element) {
  play(element, [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], { ...PULSE, done: () => {} });
}

function play(element, frames, { done, ...timing }) {
  const framed = frames.map((frame) => ("transform" in frame ? { transformOrigin: "0 0", ...frame } : frame));
  const animation = element.animate(framed, timing);
  running.push(animation);
  animation.finished.catch(() => {}).finally(() => {
    running = running.filter((each) => each !== animation);
    done();
  });
}
