// Choosing a move on any game's table. The server's menu names, for each legal move, the element
// that is taken up and the one it is put on; this module knows nothing else about the game.
//
//   data-source="hand-B5"   can be taken up (a button); moves name it by this
//   data-kind="hand"        what kind of thing it is
//   data-takes="hand"       a place for such things: where no move leads, one can ask why
//   data-why="train-1"      on a thing that cannot be taken up: the place one would ask about
//   data-moves="done, done" a button that makes several moves, all or none
//   data-confirm="Sure?"    on a button or a place: asks first, if the reader likes to be asked;
//                           with data-grave always

import * as note from "./note.js";

/**
 * @typedef {Object} Choice
 * @property {string} m the move in notation; `#` stands for the amount; several are parted by ", "
 * @property {?string} s the element taken up
 * @property {?string} d the element it is put on; alone, the button that is the move
 * @property {?number[]} a least, most and step of an amount
 * @property {string} say the move in words
 * @property {string=} tip what to show on the target
 * @property {boolean=} draft choosing it extends the draft (draft.js)
 * @property {string=} use what the draft uses then
 * @property {boolean=} tap one tap is enough: there is no other place for it, and it can be undone
 */

export class Chooser {
  /**
   * @param {{move: (moves: string[]) => void, draft: (moves: string[], use?: string) => void, why: (source: string, target: string) => void,
   *          asks: (thing: HTMLElement) => void,
   *          mayConfirm: () => boolean, oneTap: () => boolean, words: DOMStringMap}} table
   */
  constructor(table) {
    this.table = table;
    this.menu = /** @type {Choice[]} */ ([]);
    this.taken = /** @type {?HTMLElement} */ (null);
  }

  /** Shows what can be done now. @param {Choice[]} menu */
  offer(menu) {
    this.menu = menu;
    const sources = new Set(menu.map((choice) => choice.s));
    const places = new Set(menu.filter((choice) => !choice.s).map((choice) => choice.d));
    const quick = this.table.oneTap() ? menu.filter((choice) => choice.tap) : [];
    const atOnce = new Map(quick.map((choice) => [choice.s, choice.say]));
    for (const element of document.querySelectorAll("[data-source]")) {
      const can = sources.has(element.dataset.source) || places.has(element.id);
      element.classList.toggle("can", can);
      element.setAttribute("aria-disabled", String(!can && element.dataset.toggle === undefined));
      element.ariaDescription = atOnce.get(element.dataset.source) ?? null;
    }
  }

  /** All things that can be taken up, in the page's order. */
  sources() {
    return [...document.querySelectorAll("[data-source].can")];
  }

  /** The buttons on the places where it can be put, then those that answer why not. */
  places() {
    return [...document.querySelectorAll(".go"), ...document.querySelectorAll(".why")];
  }

  /**
   * Lets a thing go to its only place, if that is wished for: at one tap where it can be undone, at
   * a double click anywhere. A hasty second click is none: another card may lie there by then.
   * @param {HTMLElement} element
   * @param {number} times how often it was clicked in a row; 0 by a key
   * @returns {boolean}
   */
  goes(element, times) {
    const choices = this.menu.filter((choice) => choice.s === element.dataset.source);
    const wished = times < 2 ? this.table.oneTap() && choices[0]?.tap : element === this.taken;
    const place = document.getElementById(choices[0]?.d);
    if (choices.length !== 1 || !wished || !place) return false;
    this.drop();
    this.taken = element;
    this.put(place);
    return true;
  }

  /** Takes something up: its targets light up. @param {HTMLElement} element */
  take(element) {
    this.drop();
    const choices = this.menu.filter((choice) => choice.s === element.dataset.source);
    if (!choices.length) return;
    this.taken = element;
    element.setAttribute("aria-pressed", "true");
    for (const choice of choices) this.light(choice);
    document.querySelector(".goal")?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    for (const place of document.querySelectorAll(`[data-takes~="${element.dataset.kind}"]`)) {
      if (!place.matches(".goal, :has(.goal)")) this.doubt(place);
    }
  }

  /** Puts it back. */
  drop() {
    this.taken?.setAttribute("aria-pressed", "false");
    this.taken = null;
    for (const button of this.places()) button.remove();
    for (const place of document.querySelectorAll(".goal, .askable, .hinted")) {
      place.classList.remove("goal", "askable", "over", "hinted");
    }
  }

  light(choice) {
    const place = document.getElementById(choice.d);
    if (!place || place.matches(".goal")) return;
    place.classList.add("goal");
    place.append(cover("go", choice.tip || this.table.words.sayHere, choice.say));
  }

  doubt(place) {
    place.classList.add("askable");
    const label = `${this.table.words.sayWhy} ${place.getAttribute("aria-label") ?? ""}`;
    place.append(cover("why", "?", label));
  }

  /** Puts what is taken onto a place. @param {Element} place */
  async put(place) {
    const source = this.taken?.dataset.source ?? null;
    const fitting = this.menu.filter((choice) => choice.s === source && choice.d === place.id);
    const choice =
      fitting.length > 1
        ? await note.choose("", fitting.map((each) => [each.say, each]), place)
        : fitting[0];
    if (choice) await this.decide(choice, place);
  }

  async decide(choice, place) {
    const { confirm, grave } = place.dataset;
    const asks = confirm && (grave !== undefined || this.table.mayConfirm());
    if (asks && !(await note.ask(confirm, place))) return;
    const field = choice.a && document.querySelector("form[data-amount] input[name=amount]");
    if (field) {
      field.focus();
      field.select();
      return;
    }
    const amount = choice.a ? await note.amount(choice.a, place) : 0;
    if (amount === null) return;
    const moves = choice.m.replace("#", String(amount)).split(", ").filter(Boolean);
    if (choice.draft) return this.table.draft(moves, choice.use);
    this.taken?.setAttribute("aria-busy", "true");
    this.table.move(moves);
  }

  /** Asks why what is taken may not be put there. */
  wonder(place) {
    if (this.taken) this.table.why(this.taken.dataset.source, place.id);
  }

  /** Shows a move that somebody suggests. @param {string} notation */
  suggest(notation) {
    const choice = this.menu.find((each) => each.m === notation || notation === filled(each, notation));
    if (!choice) return null;
    const field = choice.a && document.querySelector("form[data-amount] input[name=amount]");
    if (field) {
      field.value = amountIn(notation);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      return field;
    }
    const source = this.sources().find((element) => element.dataset.source === choice.s);
    if (source) this.take(source);
    const place = document.getElementById(choice.d);
    place?.classList.add("hinted");
    return place;
  }

  /**
   * @param {Element} target what was clicked
   * @param {number} times how often in a row; 0 by a key
   * @returns {boolean} was it a choice?
   */
  click(target, times) {
    const button = target.closest(".go, .why");
    if (button) {
      const place = button.parentElement;
      if (button.matches(".go")) this.put(place);
      else this.wonder(place);
      return true;
    }
    const source = target.closest("[data-source]");
    const place = source && this.menu.find((choice) => !choice.s && choice.d === source.id);
    if (place) {
      this.drop();
      this.put(source);
      return true;
    }
    if (source) {
      if (this.goes(source, times)) return true;
      if (source === this.taken) this.drop();
      else if (source.matches(".can")) this.take(source);
      else {
        this.drop();
        if (source.dataset.why && this.menu.length) this.table.why(source.dataset.source, source.dataset.why);
        else if (source.closest("[data-asks]") && this.menu.length) this.table.asks(source);
      }
      return true;
    }
    const several = target.closest("[data-moves]");
    const alone = this.menu.find((choice) => !choice.s && target.closest(`#${choice.d}`));
    this.drop();
    if (several) {
      this.decide({ m: several.dataset.moves }, several);
      return true;
    }
    if (alone) this.put(document.getElementById(alone.d));
    return Boolean(alone);
  }
}

const amountIn = (notation) => /\d+/.exec(notation)?.[0] ?? "";

/** A move with an amount, written as another one is. */
const filled = (choice, notation) => (choice.a ? choice.m.replace("#", amountIn(notation)) : "");

function cover(name, text, label) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = name;
  button.setAttribute("aria-label", label);
  const shown = document.createElement("span");
  shown.textContent = text;
  button.append(shown);
  return button;
}
