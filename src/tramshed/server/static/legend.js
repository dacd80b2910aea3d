// Things explain themselves: where the pointer rests, where the keyboard's focus is, where a finger
// is held; at a tap, too, where it would do nothing else. A thing with
// aria-describedby="about-<kind>" has its explanation in the page's legend, which the server has
// written once; this shows it beside the thing, with
//
//   the thing's own name                 its aria-label, or else its text
//   what it is part of just now          the aria-label of the nearest element with data-now
//   what can be done with it just now    the moves of the menu that take it up
//
// Nothing is asked of the server, and nothing is shown that the page did not have already.
//
//   data-explore     an element of a zone that is a stop of the Tab key: from there, arrows go through
//                    all such things of the zone

import { putBeside } from "./beside.js";
import { setting } from "./settings.js";

const THING = '[aria-describedby^="about-"]';
const REST = 500; // milliseconds a pointer rests, or a finger is held
const FOCUS = 800;
const GRACE = 250; // to go from the thing to what is said of it
const SLIP = 10; // pixels a finger may move
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @param {() => import("./choose.js").Choice[]} menu what can be done now
 * @returns {Legend}
 */
export function enableLegend(menu = () => []) {
  const legend = new Legend(document.getElementById("tip"), menu);
  followPointer(legend);
  followFocus(legend);
  followFinger(legend);
  addEventListener("scroll", ({ target }) => legend.isIn(target) && legend.close(), { capture: true, passive: true });
  addEventListener("resize", () => legend.close());
  return legend;
}

class Legend {
  constructor(tip, menu) {
    this.tip = tip;
    this.menu = menu;
    this.thing = /** @type {?Element} */ (null); // what is explained
  }

  get isOpen() {
    return !this.tip.hidden;
  }

  /** Is what is explained inside an element? */
  isIn(element) {
    return this.thing !== null && element.contains(this.thing);
  }

  open(thing) {
    clearTimeout(this.timer);
    if (!thing.isConnected || document.querySelector("dialog[open]")) return this.close();
    this.thing = thing;
    this.tip.replaceChildren(...told(thing, this.menu()));
    this.tip.hidden = false;
    putBeside(this.tip, thing);
    return true;
  }

  /** @returns {boolean} was anything explained? */
  close() {
    clearTimeout(this.timer);
    const { isOpen } = this;
    this.thing = null;
    this.tip.hidden = true;
    this.tip.replaceChildren(); // it may name a card, and the screen may be handed on
    return isOpen;
  }

  /** Explains a thing, or nothing any more, unless something comes in between. */
  soon(thing, wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (thing ? this.open(thing) : this.close()), wait);
  }

  wait() {
    clearTimeout(this.timer);
  }

  /** After an update: what is gone is not explained any more. */
  refresh() {
    if (!this.isOpen) return;
    if (this.thing.isConnected && !isTaken()) this.open(this.thing);
    else this.close();
  }
}

const thingAt = (target) => target.closest?.(THING) ?? null;

/** Whoever holds something is about to put it somewhere: nothing comes in between. */
const isTaken = () => document.querySelector('[data-source][aria-pressed="true"], .drag-ghost') !== null;

// --- a pointer that rests

function followPointer(legend) {
  addEventListener("pointerover", ({ target, pointerType, buttons }) => {
    if (pointerType !== "mouse" || !setting("explain")) return;
    if (buttons && !legend.isOpen) return legend.wait(); // something is being dragged
    const thing = isTaken() ? null : thingAt(target);
    if (legend.tip.contains(target) || (thing && thing === legend.thing)) legend.wait();
    else if (legend.isOpen) legend.soon(thing, GRACE);
    else if (thing) legend.soon(thing, REST);
    else legend.wait();
  });
}

// --- the focus

function followFocus(legend) {
  let asked = false; // did the focus ask for what is explained?

  addEventListener("focusin", ({ target }) => {
    if (!setting("explain") || !target.matches(":focus-visible") || isTaken()) return;
    asked = thingAt(target) !== null;
    if (asked) legend.soon(thingAt(target), FOCUS);
  });
  addEventListener("focusout", () => {
    if (asked) legend.close();
    asked = false;
  });
  const press = (event) => {
    if (event.key === "Escape" ? !legend.close() : !explores(event)) return;
    event.preventDefault();
    event.stopPropagation(); // the key has done what it does
  };
  addEventListener("keydown", press, { capture: true });
  addEventListener("keydown", ({ key }) => (key === "Enter" || key === " ") && legend.close());
}

/** An arrow leads to the next thing of a zone, or the one before. @returns {boolean} did it? */
function explores({ key, target, ctrlKey, metaKey, altKey }) {
  const by = ARROWS[key];
  if (!by || ctrlKey || metaKey || altKey || !target.matches(`[data-explore], ${THING}:not(button)`)) return false;
  const zone = target.closest('[id^="zone-"]') ?? document;
  const things = [...zone.querySelectorAll(THING)].filter((each) => each.checkVisibility());
  const at = things.indexOf(target);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  things[next]?.focus();
  return true;
}

// --- a finger that is held; what it then does is no click

function followFinger(legend) {
  let down = null; // where it is down
  let touched = false; // was it a finger that was used last?
  let held = false;
  let timer;

  const lift = () => {
    clearTimeout(timer);
    down = null;
  };

  addEventListener("pointerdown", ({ target, pointerType, isPrimary, clientX: x, clientY: y }) => {
    held = false;
    touched = pointerType !== "mouse";
    if (!legend.tip.contains(target)) legend.close();
    const thing = touched && isPrimary && thingAt(target);
    if (!thing) return;
    down = { x, y };
    timer = setTimeout(() => {
      held = true;
      dispatchEvent(new PointerEvent("pointercancel")); // it drags nothing any more
      legend.open(thing);
    }, REST);
  });
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
    if (down && Math.hypot(x - down.x, y - down.y) > SLIP) lift();
  });
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  addEventListener("contextmenu", (event) => (down || held) && event.preventDefault());

  const click = (event) => {
    const { target } = event;
    if (legend.tip.contains(target)) return;
    if (held) {
      event.preventDefault();
      event.stopPropagation();
    } else if (touched && thingAt(target) && !isTaken() && !target.closest("button, a, label")) {
      legend.open(thingAt(target)); // a tap on it has nothing else to do
    }
  };
  addEventListener("click", click, { capture: true });
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
