// Who is at the table: somebody who left, a bot in one's place, a curtain between players who share
// one screen.

const byId = (id) => document.getElementById(id);
const words = document.body.dataset;

/** @typedef {{name: string, kind: string, away: boolean, standin: boolean}} Player */

/**
 * Offers a bot in place of somebody who is away, and one's own seat back from a bot.
 * @param {Player[]} players
 * @param {number[]} held seats of this device
 * @param {(command: object) => void} send
 */
export function showPresence(players, held, send) {
  const bar = byId("presence");
  const replaced = players.findIndex((player, seat) => player.standin && held.includes(seat));
  const away = held.length ? players.findIndex((player) => player.away && !player.standin) : -1;
  if (replaced >= 0) fill(bar, words.sayReplaced, words.sayBack, () => send({ t: "back" }));
  else if (away >= 0) {
    const text = words.sayAway.replace("{name}", players[away].name);
    fill(bar, text, words.sayReplace, () => send({ t: "replace", seat: away }));
  }
  bar.hidden = replaced < 0 && away < 0;
}

function fill(bar, text, label, action) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = label;
  button.addEventListener("click", action);
  bar.replaceChildren(text, button);
}

/**
 * Hides the table until the next player says that it is him or her.
 * @param {?{seat: number, name: string}} curtain
 * @param {(seat: number) => void} lift
 */
export function showCurtain(curtain, lift) {
  const dialog = byId("curtain");
  if (!curtain) {
    dialog.close();
    return;
  }
  dialog.querySelector("p").textContent = words.sayPass.replace("{name}", curtain.name);
  const button = dialog.querySelector("button");
  button.textContent = words.sayPresent.replace("{name}", curtain.name);
  button.onclick = () => lift(curtain.seat);
  dialog.oncancel = (event) => event.preventDefault();
  if (!dialog.open) dialog.showModal();
}
