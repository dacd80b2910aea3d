// Bots move one after the other while the reader looks on. A tap beside everything that can be
// pressed, the space bar or a button shows at once how it ends. A game's own script hears of it by
// the event `skip` of the document.

import { settle } from "./flip.js";

const CONTROLS = "a, button:not([data-source]), input, select, textarea, label, summary, dialog, #note, #moment, #journal";

const button = () => document.getElementById("skip");
let skip = null; // asks the site to hurry; only while bots move

/**
 * Says whether bots move now.
 * @param {{players: {kind: string, standin: boolean}[], turn: number[]}} people
 * @param {() => void} hurry
 */
export function follow({ players, turn }, hurry) {
  const bots = turn.length > 0 && turn.every((seat) => players[seat]?.kind === "bot" || players[seat]?.standin);
  skip = bots ? hurry : null;
  button().hidden = !bots;
}

function end() {
  settle();
  document.dispatchEvent(new Event("skip"));
  skip?.();
  button().hidden = true;
}

export function enableSkipping() {
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("#skip") || !target.closest(CONTROLS)) end();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== " " || !skip || event.target.closest(CONTROLS)) return;
    event.preventDefault();
    end();
  });
}
