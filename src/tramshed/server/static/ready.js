// While games are being compiled the lobby shows how far it is, and what can be played by now.

import { morph } from "./morph.js";

const waiting = () => document.querySelector("[data-getting-ready]");

async function look() {
  try {
    const page = await (await fetch("/")).text();
    const fresh = new DOMParser().parseFromString(page, "text/html");
    for (const card of document.querySelectorAll(".game")) {
      const now = fresh.getElementById(card.id);
      if (now) morph(card, now.innerHTML);
    }
  } catch {
    // the site is not there just now: ask again
  }
  if (waiting()) setTimeout(look, 1000);
}

if (waiting()) setTimeout(look, 1000);
