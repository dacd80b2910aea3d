// Things explain themselves: where the pointer rests, where the keyboard's focus is, where a finger
// is held. A thing with aria-describedby="about-<kind>" has its explanation in the page's legend,
// which the server has written once; this shows it beside the thing, with
//
//   the thing's own name                 its aria-label, or else its text
//   what it is part of just now          the aria-label of the nearest element with data-now
//   what can be done with it just now    the moves of the menu that take it up
//
// Nothing is asked of the server, and nothing is shown that the page did not have already.
//
//   data-explore     an element of a zone that is a stop of the Tab key: from there, arrows go through
//                    all such things of the zone

import { setting } from "./settings.js";

const THING = '[aria-describedby^="about-"]';
const BUSY = ".can, .go, .why, .goal, button:not(:disabled), a[href], input, select, summary";
const REST = 500; // milliseconds a pointer rests, or a finger is held
const FOCUS = 800;
const GRACE = 250; // to go from the thing to what is said of it
const SLIP = 10; // pixels a finger may move
const GAP = 8;

/**
 * @param {() => import("./choose.js").Choice[]} menu what can be done now
 * @returns {{refresh: () => void}}
 */
export function enableLegend(menu = () => []) {
  const tip = document.getElementById("tip");
  let thing = null; // what is explained
  let timer;
  let pressed = null; // where a finger went down
  let swallowed = false; // the click of a finger that was held is no click

  const soon = (wait, action) => {
    clearTimeout(timer);
    timer = setTimeout(action, wait);
  };

  function close() {
    clearTimeout(timer);
    thing = null;
    const open = !tip.hidden;
    tip.hidden = true;
    tip.replaceChildren(); // it may name a card, and the screen may be handed on
    return open;
  }

  function open(element) {
    if (!element.isConnected || document.querySelector("dialog[open]")) return close();
    thing = element;
    tip.replaceChildren(...told(element, menu()));
    tip.hidden = false;
    place(tip, element);
  }

  // --- a pointer that rests

  addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || !setting("explain") || tip.contains(event.target)) {
      if (tip.contains(event.target)) clearTimeout(timer);
      return;
    }
    const found = event.target.closest?.(THING);
    if (found && found === thing) return clearTimeout(timer);
    if (!tip.hidden) soon(GRACE, found && !isTaken() ? () => open(found) : close);
    else if (found && !event.buttons && !isTaken()) soon(REST, () => open(found));
    else clearTimeout(timer);
  });

  // --- the focus

  addEventListener("focusin", ({ target }) => {
    if (!setting("explain") || !target.matches(":focus-visible")) return;
    const found = target.closest(THING);
    if (found && !isTaken()) soon(FOCUS, () => open(found));
  });
  addEventListener("focusout", ({ target }) => thing === target.closest(THING) && close());

  const press = (event) => {
    if (event.key === "Escape" ? !close() : !explores(event)) return;
    event.preventDefault();
    event.stopPropagation(); // an arrow, or Escape, has done what it does
  };
  addEventListener("keydown", press, { capture: true });
  addEventListener("keydown", ({ key }) => (key === "Enter" || key === " ") && close());

  // --- a finger that is held

  addEventListener("pointerdown", (event) => {
    swallowed = false;
    if (!tip.contains(event.target)) close();
    const found = event.pointerType !== "mouse" && event.isPrimary && event.target.closest?.(THING);
    if (!found) return;
    pressed = { x: event.clientX, y: event.clientY };
    soon(REST, () => {
      pressed = null;
      swallowed = true;
      dispatchEvent(new PointerEvent("pointercancel")); // it drags nothing any more
      open(found);
    });
  });
  const lifted = () => {
    if (pressed) clearTimeout(timer);
    pressed = null;
  };
  addEventListener("pointerup", lifted);
  addEventListener("pointercancel", lifted);
  addEventListener("pointermove", (event) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) lifted();
  });
  const swallow = (event) => {
    if (!swallowed || tip.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  addEventListener("contextmenu", (event) => (pressed || swallowed) && event.preventDefault());

  const moved = ({ target }) => thing && target.contains(thing) && close();
  addEventListener("scroll", moved, { capture: true, passive: true });
  addEventListener("resize", close);

  return {
    /** After an update: what is gone is not explained any more. */
    refresh() {
      if (tip.hidden) return;
      if (thing?.isConnected && !isTaken()) open(thing);
      else close();
    },
  };
}

/** Whoever holds something is about to put it somewhere: nothing comes in between. */
const isTaken = () => document.querySelector('[data-source][aria-pressed="true"], .drag-ghost') !== null;

/** An arrow leads to the next thing of a zone, or the one before. @returns {boolean} did it? */
function explores({ key, target, ctrlKey, metaKey, altKey }) {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!by || ctrlKey || metaKey || altKey || !target.matches(`[data-explore], ${THING}:not(button)`)) return false;
  const zone = target.closest('[id^="zone-"]') ?? document;
  const things = [...zone.querySelectorAll(THING)].filter((each) => each.checkVisibility());
  const at = things.indexOf(target);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next]?.focus();
  return true;
}

// --- what is said

function told(thing, menu) {
  const name = element("p", "tip-name", nameOf(thing));
  const whole = thing.parentElement.closest("[data-now]");
  const now = whole ? [element("p", "tip-now", nameOf(whole))] : [];
  const legend = document.getElementById(thing.getAttribute("aria-describedby"));
  return [name, ...now, ...choices(thing, menu), ...(legend ? [...legend.cloneNode(true).childNodes] : [])];
}

const nameOf = (thing) => thing.ariaLabel ?? thing.textContent.trim().replace(/\s+/g, " ");

function choices(thing, menu) {
  const source = thing.dataset.source;
  const moves = source ? menu.filter((choice) => choice.s === source) : [];
  if (!moves.length) return [];
  const list = element("ul", "tip-moves");
  for (const { say, tip } of moves) {
    const item = element("li", "", say);
    if (tip) item.append(" ", element("b", "", tip));
    list.append(item);
  }
  return [list];
}

function element(tag, name, text = "") {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.textContent = text;
  return made;
}

// --- where

/** Beside its thing, or in a corner: wherever it covers least of what can be used. */
function place(tip, thing) {
  const rect = thing.getBoundingClientRect();
  const busy = [...document.querySelectorAll(BUSY)]
    .filter((each) => !tip.contains(each) && each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  const { offsetWidth: width, offsetHeight: height } = tip;
  const spots = around(rect, width, height).map(([x, y]) => {
    const left = Math.max(GAP, Math.min(x, innerWidth - width - GAP));
    const top = Math.max(GAP, Math.min(y, innerHeight - height - GAP));
    const box = { left, top, right: left + width, bottom: top + height };
    return { left, top, covered: shared(box, rect) * 10 + busy.reduce((sum, each) => sum + shared(box, each), 0) };
  });
  const best = spots.reduce((found, spot) => (spot.covered < found.covered ? spot : found));
  tip.classList.toggle("through", best.covered > 0); // then clicks go through it
  tip.style.left = `${best.left}px`;
  tip.style.top = `${best.top}px`;
}

function around({ left, right, top, bottom }, width, height) {
  const x = (left + right - width) / 2;
  const y = (top + bottom - height) / 2;
  return [
    [x, top - height - GAP],
    [x, bottom + GAP],
    [right + GAP, y],
    [left - width - GAP, y],
    [innerWidth, innerHeight],
    [0, innerHeight],
    [innerWidth, 0],
    [0, 0],
  ];
}

/** How much two boxes share. */
function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
