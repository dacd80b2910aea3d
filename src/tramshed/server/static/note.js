// A small note near something on the table: an answer, a hint, a question with buttons.

const box = () => document.getElementById("note");
const say = (name) => document.body.dataset[`say${name[0].toUpperCase()}${name.slice(1)}`];

let before = null; // what had the focus
let beside = null; // what the note is about
let settled = null; // called when a question is closed without an answer

export function isOpen() {
  return !box().hidden;
}

export function close() {
  if (!isOpen()) return;
  const inside = box().contains(document.activeElement);
  box().hidden = true;
  box().replaceChildren(); // it may name a secret bid, and the screen may be handed on
  if (inside && before?.isConnected) before.focus({ preventScroll: true });
  settled?.();
  settled = null;
}

/**
 * Shows HTML from the server.
 * @param {string} html
 * @param {?Element} anchor
 * @param {string=} href where to go from here
 */
export function tell(html, anchor = null, href) {
  const go = href ? [[say("go"), () => location.assign(href)]] : [];
  open(anchor, (note) => {
    note.innerHTML = html;
    note.append(buttons([...go, [say("close"), close]]));
  });
}

/** Asks yes or no. @returns {Promise<boolean>} */
export function ask(question, anchor) {
  return choose(question, [[say("yes"), true], [say("no"), false]], anchor, false);
}

/**
 * Asks for one of several things.
 * @param {string} question
 * @param {[string, any][]} answers text and value
 * @returns {Promise<any>} the value, or `otherwise`
 */
export function choose(question, answers, anchor, otherwise = null) {
  return new Promise((resolve) => {
    const answer = (value) => () => {
      settled = null;
      close();
      resolve(value);
    };
    open(anchor, (note) => {
      note.replaceChildren(paragraph(question));
      note.append(buttons(answers.map(([text, value]) => [text, answer(value)])));
    });
    settled = () => resolve(otherwise);
  });
}

/** Asks for an amount. @returns {Promise<?number>} */
export function amount([least, most, step], anchor) {
  return new Promise((resolve) => {
    const field = document.createElement("input");
    Object.assign(field, { type: "number", min: least, max: most, step, value: least });
    field.setAttribute("aria-label", say("amount"));
    const give = () => {
      if (!field.reportValidity()) return;
      settled = null;
      close();
      resolve(field.valueAsNumber);
    };
    field.addEventListener("keydown", (event) => event.key === "Enter" && give());
    open(anchor, (note) => {
      note.replaceChildren(paragraph(`${say("amount")} ${least}–${most}`), field);
      note.append(buttons([[say("yes"), give], [say("no"), close]]));
    });
    field.focus();
    settled = () => resolve(null);
  });
}

function open(anchor, fill) {
  const note = box();
  settled?.();
  settled = null;
  if (!isOpen()) before = document.activeElement;
  fill(note);
  note.hidden = false;
  beside = anchor;
  place(note);
  (note.querySelector("button") ?? note).focus({ preventScroll: true });
}

/** Above its anchor if there is room, else below; without an anchor near the top. */
function place(note) {
  const rect = beside?.isConnected ? beside.getBoundingClientRect() : null;
  const { offsetWidth: width, offsetHeight: height } = note;
  const room = { x: innerWidth - width - 8, y: innerHeight - height - 8 };
  const x = rect ? rect.left + (rect.width - width) / 2 : (innerWidth - width) / 2;
  const above = rect ? rect.top - height - 10 : 130;
  const y = above >= 8 || !rect ? above : rect.bottom + 10;
  note.style.left = `${Math.max(8, Math.min(x, room.x))}px`;
  note.style.top = `${Math.max(8, Math.min(y, room.y))}px`;
}

addEventListener("resize", () => isOpen() && place(box()));

function paragraph(text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

function buttons(list) {
  const row = document.createElement("div");
  row.className = "buttons";
  for (const [text, action] of list) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = text;
    button.addEventListener("click", action);
    row.append(button);
  }
  return row;
}
