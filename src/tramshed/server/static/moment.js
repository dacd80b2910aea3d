// A moment worth a pause (bids are opened, a round is paid): shown over the table until the reader
// goes on. Nothing waits for it; the journal tells the same.

const box = () => document.getElementById("moment");

/** @param {string} html from the server */
export function show(html) {
  const moment = box();
  moment.innerHTML = html;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = document.body.dataset.sayClose;
  moment.append(button);
  moment.hidden = false;
}

export function close() {
  box().hidden = true;
}

addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#moment")) close(); // inside, a finger may be scrolling
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
});
addEventListener("click", (event) => {
  if (event.target.closest?.("#moment button")) close();
});
