// Who is at the table: somebody who left, a bot in one's place, a curtain between players who share
// one screen.

const byId = (id) => document.getElementById(id);
const words = document.body.dataset;

/** @typedef {{name: string, kind: string, away: boolean, standin: boolean}} Player */
/** @typedef {{players: Player[], held: number[], turn: number[], seat: ?number}} People */

/**
 * Offers one's own seat back from a bot, a bot in place of somebody who is away, and the screen to
 * others who share it and are awaited as well.
 * @param {People} people
 * @param {(command: object) => void} send
 * @param {() => void} drop hides the hand
 */
export function showPresence({ players, held, turn, seat }, send, drop) {
  const bar = byId("presence");
  const replaced = players.findIndex((player, number) => player.standin && held.includes(number));
  const away = held.length ? players.findIndex((player) => player.away && !player.standin) : -1;
  const others = seat === undefined ? [] : awaited(held, turn).filter((each) => each !== seat);
  bar.hidden = false;
  if (replaced >= 0) fill(bar, words.sayReplaced, words.sayBack, () => send({ t: "back" }), "do");
  else if (away >= 0) {
    const text = words.sayAway.replace("{name}", players[away].name);
    fill(bar, text, words.sayReplace, () => send({ t: "replace", seat: away }));
  } else if (others.length) fill(bar, "", words.sayHandOver, drop);
  else bar.hidden = true;
}

const awaited = (held, turn) => held.filter((seat) => turn.includes(seat));

function fill(bar, text, label, action, name) {
  bar.replaceChildren(text, button(label, action, name));
}

function button(label, action, name = "button") {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.textContent = label;
  made.addEventListener("click", action);
  return made;
}

/**
 * Hides the table until one of the players who are awaited says that it is him or her.
 * @param {?{seat: number, name: string}} curtain
 * @param {People} people
 * @param {(seat: number) => void} lift
 */
export function showCurtain(curtain, { players, held, turn }, lift) {
  const dialog = byId("curtain");
  if (!curtain) {
    dialog.close();
    return;
  }
  const seats = awaited(held, turn);
  const [text, choices] = seats.length > 1
    ? [words.sayWho, seats]
    : [words.sayPass.replace("{name}", curtain.name), [curtain.seat]];
  byId("asked").textContent = text;
  const name = (seat) => words.sayPresent.replace("{name}", players[seat].name);
  dialog
    .querySelector(".who")
    .replaceChildren(...choices.map((seat) => button(name(seat), () => lift(seat), "do")));
  dialog.oncancel = (event) => event.preventDefault();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("button").focus();
}
