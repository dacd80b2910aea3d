// Looking back at a match: every position has an address. Buttons, keys, the slider, the journal and
// what plays by itself lead from one to the next within the page; without a script they are links. A
// game's own script hears of each position by the event `arrived` of the document.

import { glide, look, settle } from "./flip.js";
import { enableLegend } from "./legend.js";
import { morph } from "./morph.js";
import { keepPlace } from "./place.js";
import { animates, enableSettings, setting } from "./settings.js";
import * as sums from "./sums.js";

const PARTS = [".bar", "main", ".other-hands", "#steering"];
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
const SECONDS = { slow: 3, normal: 1.5, fast: 0.5 };
const A_MOMENT = 120; // milliseconds for a slider that is being moved to come to rest

const byId = (id) => document.getElementById(id);
const steering = () => byId("steering").dataset;
const number = () => Number(steering().number);
const length = () => Number(steering().length);
const addressOf = (move) => `${steering().story}/${move}${location.search}`;

// --- from one position to another

let asked = null; // for a position that has not arrived yet

/** @param {string} href @param {"push" | "replace" | "stay"} how the history is told of it */
async function go(href, how = "push") {
  asked?.abort();
  const now = (asked = new AbortController());
  try {
    const page = await (await fetch(href, { signal: now.signal })).text();
    show(new DOMParser().parseFromString(page, "text/html"));
  } catch (error) {
    if (error.name !== "AbortError") location.assign(href); // then as a page of its own
    return;
  }
  if (how === "push") history.pushState(null, "", href);
  else if (how === "replace") history.replaceState(null, "", href);
  arrive();
}

function show(fresh) {
  const { number: to, glides } = fresh.getElementById("steering").dataset;
  const isStep = Number(to) === number() + 1;
  const [came, went] = isStep ? JSON.parse(glides) : [{}, {}];
  settle();
  sums.close();
  const before = animates() ? look(came, went) : null;
  // at either end a button has nowhere to lead
  const focus = document.activeElement.closest("#steering") && (() => byId("play").focus());
  for (const part of PARTS) {
    const [old, wanted] = [document, fresh].map((page) => page.querySelector(part));
    if (old && wanted) become(old, wanted);
  }
  if (document.activeElement === document.body) focus?.();
  document.title = fresh.title;
  document.body.dataset.sums = fresh.body.dataset.sums ?? "[]";
  if (before) glide(before, came, went, isStep);
}

function become(old, wanted) {
  for (const { name, value } of wanted.attributes) old.setAttribute(name, value);
  morph(old, wanted.innerHTML);
}

/** As whom one looks is in view, where all of them have no room. */
function showView() {
  const [views, current] = [".views", ".views [aria-current]"].map((each) => document.querySelector(each));
  if (current) views.scrollLeft = current.offsetLeft - views.offsetLeft - (views.clientWidth - current.offsetWidth) / 2;
}

/** The page shows a position: everything around it says so. */
function arrive() {
  for (const part of document.querySelectorAll(".slide, .by-itself")) part.hidden = false;
  const slider = byId("slider");
  slider.value = number();
  slider.setAttribute("aria-valuetext", said(number()));
  byId("autoplay").value = setting("autoplay");
  showPlaying();
  keepPlace(steering().story, `${number()}${location.search}`);
  sums.show(JSON.parse(document.body.dataset.sums ?? "[]"), { stay: true });
  document.dispatchEvent(new Event("arrived"));
  showView();
  const current = document.querySelector("#log .now");
  const scroll = current?.closest(".scroll");
  if (!scroll) return;
  const lowest = current.offsetTop + current.offsetHeight - scroll.clientHeight / 2;
  scroll.scrollTop = Math.max(0, lowest - scroll.offsetTop);
}

const said = (move) => steering().sayMove.replace("{number}", move);

// --- links and keys

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const here = new URL(link.href);
  if (!here.pathname.startsWith(`${steering().story}/`) || here.search !== location.search) return;
  event.preventDefault();
  pause();
  go(link.href);
});

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, select, summary")) return;
  if (event.key === " " && !event.target.closest("a, button")) {
    event.preventDefault();
    toggle();
    return;
  }
  const link = byId(`step-${KEYS[event.key]}`);
  if (!link) return;
  event.preventDefault();
  pause();
  go(link.href, event.repeat ? "replace" : "push"); // a key held down must not fill the history
});

addEventListener("popstate", () => go(location.href, "stay"));

// --- the slider

let resting;

document.addEventListener("input", ({ target }) => {
  if (target.id !== "slider") return;
  pause();
  target.setAttribute("aria-valuetext", said(target.value));
  document.querySelector("#counter b").textContent = target.value;
  clearTimeout(resting);
  resting = setTimeout(() => go(addressOf(target.value), "replace"), A_MOMENT);
});

// --- by itself

let playing = false;
let next;

function toggle() {
  if (playing) return pause();
  playing = true;
  showPlaying();
  if (number() === length()) go(addressOf(0), "replace").then(wait);
  else step();
}

function pause() {
  if (playing) asked?.abort();
  playing = false;
  clearTimeout(next);
  showPlaying();
}

function wait() {
  clearTimeout(next);
  if (playing) next = setTimeout(step, SECONDS[setting("autoplay")] * 1000);
}

async function step() {
  if (!playing) return;
  if (number() >= length()) return pause();
  await go(addressOf(number() + 1), "replace");
  if (number() >= length()) pause();
  else wait();
}

function showPlaying() {
  const button = byId("play");
  byId("play-label").textContent = playing ? button.dataset.pause : button.dataset.play;
  button.classList.toggle("playing", playing);
}

document.addEventListener("click", ({ target }) => {
  if (target.closest?.("#play")) toggle();
});

enableSettings();
enableLegend();
arrive();
