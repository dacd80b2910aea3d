// On a phone, what has little room is unfolded at a tap: a player's plaque, the hand.
//
//   data-unfolds="zone-hand"   a button that unfolds this; without a name, the zone it stands in
//
// The style sheets say what that looks like, and hide the buttons where there is room for all.

const places = document.querySelector(".places");
const buttons = () => [...places.querySelectorAll("[data-unfolds]")];

/** What a button unfolds. @param {HTMLElement} button */
const foldOf = (button) => document.getElementById(button.dataset.unfolds) ?? button.closest("[id^=zone-]");

const isOpen = (button) => foldOf(button).matches(".unfolded");

function unfold(button, open) {
  foldOf(button).classList.toggle("unfolded", open);
  if (!button.dataset.unfolds) foldOf(button).classList.toggle("seat-chip", !open);
  tell(button);
}

/** An update brings a button as the server knows it: folded. */
function tell(button) {
  const open = String(isOpen(button));
  if (button.getAttribute("aria-expanded") !== open) button.setAttribute("aria-expanded", open);
}

/** Folds what is unfolded, but one. @returns {boolean} was there anything? */
function fold(kept = null) {
  const open = buttons().filter((button) => button !== kept && isOpen(button));
  for (const button of open) unfold(button, false);
  return open.length > 0;
}

addEventListener("click", ({ target }) => {
  const button = target.closest("[data-unfolds]");
  if (button) {
    fold(button);
    unfold(button, !isOpen(button));
  } else if (!target.closest(".unfolded, #tip")) {
    fold();
  }
});

addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    const [button] = buttons().filter(isOpen);
    if (!fold()) return;
    button.focus();
    event.preventDefault();
    event.stopPropagation(); // a draft is left by the next one
  },
  { capture: true },
);

new MutationObserver(() => buttons().forEach(tell)).observe(places, {
  subtree: true,
  childList: true,
  attributeFilter: ["aria-expanded"],
});
