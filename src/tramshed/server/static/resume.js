// Whoever has looked at a match before goes on where he was: see replay.js.

import { placeIn } from "./place.js";

for (const link of document.querySelectorAll("[data-resume]")) {
  const place = placeIn(link.dataset.resume);
  if (!place) continue;
  link.href = `${link.dataset.resume}/${place}`;
  link.hidden = false;
}
