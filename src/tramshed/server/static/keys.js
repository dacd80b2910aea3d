// The keyboard: arrows among the things that can be taken, up to the places, Escape back; digits
// and letters as short cuts, unless they are turned off. A draft is sent by Ctrl+Enter, shortened by
// Backspace, left by Escape.
//
//   data-key="t"    a button of the game's that a letter presses; it comes before the letters here

import * as note from "./note.js";

/**
 * @param {import("./choose.js").Chooser} chooser
 * @param {import("./draft.js").Draft} draft
 * @param {{letters: () => boolean, help: () => void}} table
 */
export function enableKeys(chooser, draft, table) {
  const press = (id) => document.getElementById(id)?.click();
  const letters = {
    d: () => press("done"),
    e: () => document.querySelector("#end-turn, #done[data-ends]")?.click(),
    u: () => press("undo"),
    z: () => press("undo"), // where a game has a use for U
    h: () => press("hint"),
    "?": table.help,
  };

  addEventListener("keydown", (event) => {
    if (sends(event) && draft.commit()) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest("input, select, textarea")) return;
    if (handled(event)) event.preventDefault();
  });

  const sends = ({ key, ctrlKey, metaKey }) => key === "Enter" && (ctrlKey || metaKey);

  function handled(event) {
    if (event.key === "Escape") return back();
    if (event.key === "Backspace") return draft.shorten();
    if (event.key.startsWith("Arrow")) return arrow(event.key.slice(5));
    if (!table.letters()) return false;
    if (/^[1-9]$/.test(event.key)) return pick(Number(event.key));
    const key = event.key.toLowerCase();
    const own = /^[a-z]$/.test(key) && document.querySelector(`[data-key="${key}"]`);
    const action = own ? () => own.click() : letters[key];
    action?.();
    return Boolean(action);
  }

  function back() {
    if (note.isOpen()) {
      note.close();
      return true;
    }
    const source = chooser.taken;
    chooser.drop();
    source?.focus();
    return Boolean(source) || draft.abandon();
  }

  function arrow(way) {
    const focus = document.activeElement;
    const places = chooser.places();
    if (places.includes(focus)) return step(places, focus, way === "Right" || way === "Down" ? 1 : -1);
    const group = focus.closest("[data-keys]");
    if (!group) return first();
    if (way === "Up") return up(focus);
    if (way === "Down") return false;
    return step([...group.querySelectorAll("[data-source]")], focus, way === "Right" ? 1 : -1);
  }

  function step(list, from, by) {
    const at = list.indexOf(from);
    list[(at + by + list.length) % list.length]?.focus();
    return list.length > 0;
  }

  function first() {
    const source = chooser.sources()[0];
    if (document.activeElement !== document.body || !source) return false;
    source.focus();
    return true;
  }

  function up(source) {
    if (!source.matches("[data-source].can")) return false;
    if (chooser.taken !== source) chooser.take(source);
    chooser.places()[0]?.focus();
    return true;
  }

  /** The nth thing of the group in which something can be taken. */
  function pick(number) {
    const group = chooser.sources()[0]?.closest("[data-keys]");
    const source = group?.querySelectorAll("[data-source]")[number - 1];
    if (!source?.matches(".can")) return false;
    source.focus();
    return chooser.goes(source, 0) || up(source);
  }
}
