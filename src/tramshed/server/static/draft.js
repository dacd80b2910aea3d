// A draft: choices are collected, the server says what they would lead to, and they are sent as one
// list. Only a table whose page has drafts offers choices for one (`draft` in the menu).
//
//   data-command="commit"    a button that sends it          Ctrl+Enter
//   data-command="abandon"   … that forgets it               Escape
//   data-command="shorten"   … that takes off the last step  Backspace
//   data-command="cheapest"  … that forgets what is to be used and spared
//   data-toggle="31-2"       a thing that is used (aria-pressed) or could be
//
// While an answer is under way, the page is `data-asking`.
//
// A game's own script hears what came of it as the event `rehearsed` of the document, and drafts by
// sending the event `draft` there: with `steps`, the whole of it.

/** @typedef {{moves: string[], use?: string}} Step moves, and what is used with them */

const COMMANDS = ["commit", "abandon", "shorten", "cheapest"];

export class Draft {
  /**
   * @param {{send: (command: object) => void, play: (moves: string[]) => void,
   *          name: string}} table `name` makes this page's questions its own
   */
  constructor(table) {
    this.table = table;
    this.asked = 0;
    this.wait(false);
    this.forget();
    document.addEventListener("draft", ({ detail }) => this.write(detail.steps));
  }

  forget() {
    this.steps = /** @type {Step[]} */ ([]);
    this.use = new Set();
    this.spare = new Set();
    this.moves = /** @type {string[]} */ ([]); // all that would be sent
  }

  /** For an answer, before it asks again. @param {boolean} waits */
  wait(waits) {
    this.waits = waits;
    document.documentElement.toggleAttribute("data-asking", waits);
  }

  /** The moves chosen by hand. */
  get chosen() {
    return this.steps.flatMap((step) => step.moves);
  }

  /** What it uses for certain, the last wish last. */
  get uses() {
    return [...this.steps.flatMap((step) => step.use ?? []), ...this.use];
  }

  /** A state has come. @param {{n: number, drafts?: boolean, menu?: object[]}} update */
  face({ n, drafts = false, menu }) {
    const ends = n !== this.number || !drafts;
    if (ends) this.forget();
    this.number = n;
    this.isOpen = drafts;
    if (ends) this.announce({}); // whatever a game's script has drawn of it goes
    if (menu === undefined) return;
    this.wait(false); // what was asked before may never be answered
    if (drafts) this.rehearse();
  }

  /** One more step. @param {string[]} moves @param {string=} use */
  extend(moves, use) {
    this.write([...this.steps, { moves, use }]);
  }

  /** @param {Step[]} steps all of them */
  write(steps) {
    if (!this.isOpen) return;
    this.steps = steps;
    this.moves = [];
    this.rehearse();
  }

  /** @returns {boolean} was there anything to take off? */
  shorten() {
    if (!this.steps.length) return false;
    this.write(this.steps.slice(0, -1));
    return true;
  }

  /** @returns {boolean} was there anything to forget? */
  abandon() {
    if (!this.steps.length && !this.use.size && !this.spare.size) return false;
    this.forget();
    this.rehearse();
    return true;
  }

  cheapest() {
    this.use.clear();
    this.spare.clear();
    this.rehearse();
    return true;
  }

  /** @returns {boolean} could it be sent? */
  commit() {
    if (!this.moves.length) return false;
    this.table.play(this.moves);
    return true;
  }

  /** Uses what was not used, or the other way round. @param {HTMLElement} thing */
  toggle(thing) {
    const name = thing.dataset.toggle;
    const used = thing.getAttribute("aria-pressed") === "true";
    for (const wishes of [this.use, this.spare]) wishes.delete(name); // the last wish comes last
    (used ? this.spare : this.use).add(name);
    this.rehearse();
  }

  /** @param {string} name of a command @returns {boolean} is it one of a draft's? */
  command(name) {
    if (!COMMANDS.includes(name)) return false;
    this[name]();
    return true;
  }

  /** Asks what it would lead to; while an answer is under way, once that has come. */
  rehearse() {
    this.asked += 1;
    if (!this.waits) this.ask();
  }

  ask() {
    this.wait(true);
    this.table.send({
      t: "rehearse",
      id: `${this.table.name}-draft-${this.asked}`,
      n: this.number,
      k: this.asked,
      moves: this.chosen,
      use: this.uses,
      spare: [...this.spare],
    });
  }

  /**
   * What it would lead to. Zones are always right to show: each answer is the difference to the one
   * before. The rest of an answer that is late is not.
   * @returns {boolean} is it the answer to the last question?
   */
  hear({ n, k, chosen = [], moves = [] }) {
    this.wait(false);
    if (n !== this.number || k !== this.asked) {
      if (this.isOpen && n === this.number) this.ask();
      return false;
    }
    this.moves = moves;
    this.keep(chosen.length);
    return true;
  }

  /** Tells the game's own script, once everything is shown. */
  announce({ menu = [], data, ok = false }) {
    const detail = { steps: this.steps, moves: this.moves, menu, data, ok };
    document.dispatchEvent(new CustomEvent("rehearsed", { detail }));
  }

  /** Steps beyond what stands are none. */
  keep(count) {
    let left = count;
    this.steps = this.steps.filter(({ moves }) => (left -= moves.length) >= 0);
  }

  /** Was a question of its own refused? @param {string} id @returns {boolean} */
  refused(id) {
    const own = Boolean(id?.startsWith(`${this.table.name}-draft-`));
    if (own) this.wait(false);
    return own;
  }
}
