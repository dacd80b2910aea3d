// Things explain themselves: where the pointer rests, where the keyboard's focus is, where a finger
// is held; at a tap, too, where it would do nothing else. A thing with
// aria-describedby="about-<kind>" has its explanation in the page's legend, which the server has
// written once; this shows it beside the thing, with
//
//   the thing's own name                 its aria-label, or else its text
//   what it is part of just now          the aria-label of the nearest element with data-now
//   what can be done with it just now    the moves of the menu that take it up
//
// Inside an element with data-asks the server is asked as well what can be done with a thing just now,
// or why nothing can: that comes a moment later. There, cells of a grid say why nothing can be done
// with them, too. Elsewhere nothing is asked, and nothing shown that the page did not have already.
//
//   data-explore     an element of a zone that is a stop of the Tab key: from there, arrows go through
//                    all such things of the zone

import { putBeside } from "./beside.js";
import { setting } from "./settings.js";

const THING = '[aria-describedby^="about-"]';
const CELL = "[data-asks] [role=gridcell]:not(.can, .goal, [data-reached])";
const REST = 500; // milliseconds a pointer rests, or a finger is held
const FOCUS = 800;
const GRACE = 250; // to go from the thing to what is said of it
const SLIP = 10; // pixels a finger may move
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @param {() => import("./choose.js").Choice[]} menu what can be done now
 * @param {?(thing: Element) => Promise<string>} ask what the server says of a thing, as HTML
 * @returns {Legend}
 */
export function enableLegend(menu = () => [], ask = null) {
  const legend = new Legend(document.getElementById("tip"), menu, ask);
  followPointer(legend);
  followFocus(legend);
  followFinger(legend);
  addEventListener("scroll", ({ target }) => legend.isIn(target) && legend.close(), { capture: true, passive: true });
  addEventListener("resize", () => legend.close());
  return legend;
}

class Legend {
  constructor(tip, menu, ask) {
    this.tip = tip;
    this.menu = menu;
    this.ask = ask;
    this.said = ""; // by the server, of what is explained
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
    if (thing !== this.thing) this.said = "";
    this.thing = thing;
    this.tip.hidden = false;
    this.show();
    this.wonder();
    return true;
  }

  show() {
    this.tip.replaceChildren(...told(this.thing, this.menu(), this.said));
    putBeside(this.tip, this.thing);
    if (this.thing.matches(CELL)) this.tip.classList.add("through"); // its neighbours are in use
  }

  /** Asks what can be done with the thing, and shows it if that is still what is explained. */
  async wonder() {
    const { thing } = this;
    if (!this.ask || !thing.id || !this.menu().length || !thing.closest("[data-asks]")) return;
    const said = await this.ask(thing);
    if (thing !== this.thing || said === this.said) return;
    this.said = said;
    this.show();
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

const thingAt = (target) => target.closest?.(`${THING}, ${CELL}`) ?? null;

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
    } else if (touched && target.closest(THING) && !isTaken() && !target.closest("button, a, label")) {
      legend.open(target.closest(THING)); // a tap on it has nothing else to do
    }
  };
  addEventListener("click", click, { capture: true });
}

// --- what is said

function told(thing, menu, said) {
  const name = element("p", "tip-name", nameOf(thing));
  const whole = thing.parentElement.closest("[data-now]");
  const now = whole ? [element("p", "tip-now", nameOf(whole))] : [];
  const legend = document.getElementById(thing.getAttribute("aria-describedby"));
  const asked = said ? [element("div", "tip-asked")] : [];
  if (said) asked[0].innerHTML = said;
  return [name, ...now, ...asked, ...choices(thing, menu), ...(legend ? [...legend.cloneNode(true).childNodes] : [])];
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
