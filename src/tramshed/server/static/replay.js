// Arrow keys lead to other positions; the journal shows the current line.

import { enableLegend } from "./legend.js";
import * as sums from "./sums.js";

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  const name = KEYS[event.key];
  if (!name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = document.getElementById(`step-${name}`);
  if (!link) return;
  event.preventDefault();
  // a key that is held down must not fill the history
  if (event.repeat) location.replace(link.href);
  else location.assign(link.href);
});

const current = document.querySelector("#log .now");
const scroll = current?.closest(".scroll");
if (scroll) {
  const lowest = current.offsetTop + current.offsetHeight - scroll.clientHeight / 2;
  scroll.scrollTop = Math.max(0, lowest - scroll.offsetTop);
}

// go on with the same button after a step
const kept = "tramshed.replay.focus";
for (const link of document.querySelectorAll(".step, .views a")) {
  link.addEventListener("click", () => {
    sessionStorage.setItem(kept, link.id || link.textContent.trim());
  });
}
const wanted = sessionStorage.getItem(kept);
sessionStorage.removeItem(kept);
if (wanted) {
  const links = [...document.querySelectorAll("a.step, .views a")];
  links.find((link) => (link.id || link.textContent.trim()) === wanted)?.focus();
}

enableLegend();
sums.show(JSON.parse(document.body.dataset.sums ?? "[]"), { stay: true });
