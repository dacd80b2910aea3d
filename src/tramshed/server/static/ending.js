// The end of a match: a page over the table, when the last move has been seen. It can be folded away
// to look at the table, and unfolded again.

import { animates } from "./settings.js";
import * as sums from "./sums.js";

const LOOK = 1600; // at what the last move did, at least
const AGAIN = 150;
const BELOW = "main > *, .brand, .tools > :not(#ending)";

const box = () => document.getElementById("ending");
const byId = (id) => document.getElementById(id);

let coming; // a page that waits for the last move to be seen

/** What lies below cannot be reached while the page covers it. */
function cover() {
  const covered = box().open && !box().hidden;
  for (const below of document.querySelectorAll(BELOW)) below.inert = covered;
}

function open() {
  clearTimeout(coming);
  coming = null;
  sums.close();
  box().classList.toggle("drawn", animates());
  box().open = true;
  byId("ending-title")?.focus({ preventScroll: true });
}

/** Is there still something to be seen or read? */
const isShown = () => byId("moment")?.hidden === false || document.querySelector(".flying-sum");

const wait = () => (isShown() ? (coming = setTimeout(wait, AGAIN)) : open());

/** The match has just ended, before the reader's eyes. A tap or a key need not wait. */
export function come() {
  box().open = false;
  coming = setTimeout(wait, animates() ? LOOK : 0);
}

export function enableEnding() {
  box().addEventListener("toggle", cover);
  addEventListener("pointerup", () => coming && byId("moment")?.hidden !== false && open());
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !box().open || document.querySelector("dialog[open]")) return;
    box().open = false;
    box().querySelector("summary").focus();
  });
  cover();
}
