// A table without pages of its own: the legal moves as a list of buttons.

/**
 * @param {import("./choose.js").Choice[]} menu
 * @param {(choice: import("./choose.js").Choice, button: HTMLElement) => void} decide
 */
export function listMoves(menu, decide) {
  const list = document.getElementById("moves");
  if (!list) return;
  const focused = list.contains(document.activeElement);
  list.replaceChildren(...(menu.length ? menu.map((choice) => item(choice, decide)) : [list.dataset.none]));
  if (focused) list.querySelector("button")?.focus();
}

function item(choice, decide) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.innerHTML = choice.say;
  button.addEventListener("click", () => decide(choice, button));
  const made = document.createElement("li");
  made.append(button);
  return made;
}
