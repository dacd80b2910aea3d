// A table without pages of its own: the legal moves as a list of buttons.

/**
 * @param {import("./choose.js").Choice[]} menu
 * @param {(notation: string) => void} play
 */
export function listMoves(menu, play) {
  const list = document.getElementById("moves");
  if (!list) return;
  const focused = list.contains(document.activeElement);
  list.replaceChildren(...(menu.length ? menu.map((choice) => item(choice, play)) : [list.dataset.none]));
  if (focused) list.querySelector("button")?.focus();
}

function item(choice, play) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.innerHTML = choice.say;
  button.addEventListener("click", () => play(choice.m));
  const made = document.createElement("li");
  made.append(button);
  return made;
}
