// A table in the browser. The page arrives complete; this brings updates into it and sends moves.
// server/messages.py says what goes over the socket.

import { enableForms } from "./amount.js";
import { Chooser } from "./choose.js";
import { showClock } from "./clock.js";
import { Draft } from "./draft.js";
import { enableDrag } from "./drag.js";
import * as ending from "./ending.js";
import { glide, look, settle } from "./flip.js";
import * as journal from "./journal.js";
import { enableKeys } from "./keys.js";
import { enableLegend } from "./legend.js";
import * as moment from "./moment.js";
import { morph } from "./morph.js";
import { listMoves } from "./moves.js";
import * as note from "./note.js";
import { showCurtain, showPresence } from "./people.js";
import { animates, enableSettings, setting } from "./settings.js";
import * as since from "./since.js";
import { enableSkipping, follow } from "./skip.js";
import * as sums from "./sums.js";
import { Wire } from "./wire.js";

const byId = (id) => document.getElementById(id);
const words = document.body.dataset;

let number; // of the decision this seat faces
let asked = null; // the place somebody asked about
let again = false; // has a rematch been asked for?
let players = []; // who sits where
let plain = []; // what can be done without a draft

const chooser = new Chooser({
  words,
  mayConfirm: () => setting("confirm"),
  oneTap: () => setting("tap"),
  move: play,
  draft: (moves, use) => draft.extend(moves, use),
  why: (s, d) => {
    asked = byId(d);
    wire.send({ t: "why", s, d, ...(draft.chosen.length && { after: draft.chosen }) });
  },
  asks: async (thing) => {
    const html = await ask(thing);
    if (html && thing.isConnected) note.tell(html, thing);
  },
});

const questions = new Map(); // about things, by id: who waits for the answer

/** What can be done with a thing just now, or why nothing can. @returns {Promise<string>} HTML */
function ask(thing) {
  return new Promise((resolve) => {
    const { chosen, uses } = draft;
    questions.set(wire.send({ t: "why", n: number, d: thing.id, after: chosen, use: uses }), resolve);
  });
}

function play(moves) {
  if (wire.busy || number === undefined) return;
  since.decided();
  wire.send({ t: "move", n: number, moves: [moves].flat() });
  showBusy();
}

/** While a move is under way, the page is `data-sending`. */
const showBusy = () => document.documentElement.toggleAttribute("data-sending", wire.busy);

const wire = new Wire(words.socket, {
  receive,
  state: showConnection,
  greeting: () => ({ t: "hello", seen: journal.last(), speed: setting("speed") }),
});

const draft = new Draft({ send: (command) => wire.say(command), play, name: wire.session });

// --- updates: apply all that have arrived, animate the last

let updates = [];

function receive(message) {
  if (message.t !== "state" && message.t !== "rehearsed") return answer(message);
  if (!updates.length) setTimeout(showUpdates);
  updates.push(message);
}

function showUpdates() {
  const arrived = updates;
  updates = [];
  settle();
  for (const update of arrived) {
    if (update.t === "rehearsed") showDraft(update);
    else show(update, update === arrived.at(-1) && animates());
  }
  if (wire.isOpen) showConnection("online");
}

function show(update, animated) {
  const { n, zones = {}, log = [], cut, from = {}, to = {}, menu, moment: told, sums: added = [] } = update;
  const before = animated ? look(from, to) : null;
  const refocus = rememberFocus();
  const kept = n === number ? chooser.taken?.id : null;
  const hinted = n === number ? document.querySelector(".hinted")?.id : null;
  chooser.drop();
  showZones(zones);
  if (cut !== undefined) journal.strike(cut);
  for (const [line, html] of log) journal.write(line, html);
  number = n;
  plain = menu ?? plain;
  // what can be drafted is told in a moment; until then nothing is sent that was meant for a draft
  if (!update.drafts || menu === undefined) offer(menu ?? chooser.menu);
  else offer([]);
  if (kept && byId(kept)) chooser.take(byId(kept));
  if (hinted) byId(hinted)?.classList.add("hinted");
  forms.refresh();
  legend.refresh();
  since.mark();
  if (log.length) journal.follow(); // only now is everything as high as it will be
  if (told) moment.show(told);
  if (cut !== undefined) sums.close(); // it may have been taken back
  sums.show(added, { fly: animated });
  refocus();
  if (before) glide(before, from, to);
  showPeople(update);
  draft.face(update);
  showBusy();
}

/** What a draft would lead to: nothing has happened, so nothing glides. */
function showDraft(told) {
  const refocus = rememberFocus();
  chooser.drop();
  showZones(told.zones ?? {});
  const isLast = draft.hear(told);
  offer(isLast ? (told.menu ?? []) : chooser.menu);
  forms.refresh();
  legend.refresh();
  refocus();
  if (isLast) draft.announce(told);
  if (isLast && told.html) note.tell(told.html, asked);
}

function showZones(zones) {
  for (const [name, html] of Object.entries(zones)) {
    const zone = byId(`zone-${name}`);
    if (zone) morph(zone, html);
  }
}

function offer(menu) {
  chooser.offer(menu);
  listMoves(menu, (choice, button) => chooser.decide(choice, button));
}

function showPeople({ phase, players: fresh, held = [], turn = [], seat, curtain, clock, rematch }) {
  players = fresh ?? players;
  const people = { players, held, turn, seat };
  showPresence(people, (command) => wire.send(command), () => wire.say({ t: "drop" }));
  showCurtain(curtain, people, (chosen) => wire.say({ t: "lift", seat: chosen }));
  showClock(clock);
  follow(people, () => wire.say({ t: "skip" }));
  const ended = phase === "over" && byId("ending").hidden;
  for (const each of document.querySelectorAll("[data-phase]")) each.hidden = each.dataset.phase !== phase;
  if (ended) ending.come();
  if (rematch && again) location.assign(rematch);
}

/** Focus survives an update: on the same element, or on its neighbour, or on what comes next. */
function rememberFocus() {
  const focus = document.activeElement;
  const held = focus?.matches(".go, .why") ? chooser.taken : focus;
  if (!held || held === document.body) return () => {};
  const group = held.closest("[data-keys]");
  const place = group ? [...group.querySelectorAll("[data-source]")].indexOf(held) : -1;
  const id = held.id;
  return () => {
    const now = document.activeElement;
    if (now && now !== document.body && now.isConnected && !now.disabled) return;
    const same = byId(id);
    const near = [...(group?.querySelectorAll("[data-source]") ?? [])];
    const next = [same, near[Math.min(place, near.length - 1)], chooser.sources()[0], byId("done"), group];
    next.find((element) => element?.isConnected && !element.disabled)?.focus({ preventScroll: true });
  };
}

// --- answers

function answer({ t, html, move, href, id }) {
  if (questions.has(id)) {
    questions.get(id)(t === "answer" ? html : "");
    questions.delete(id);
    return;
  }
  if (draft.refused(id)) offer(plain);
  showBusy();
  for (const busy of document.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
  const place = t === "hint" ? chooser.suggest(move) : t === "answer" ? asked : null;
  if (html && !(href && again)) note.tell(html, place, href);
}

function showConnection(state) {
  const badge = byId("connection");
  badge.hidden = state === "online";
  badge.textContent = state === "offline" ? words.sayOffline : words.sayConnecting;
  document.documentElement.dataset.connection = state;
}

// --- what the reader does

addEventListener("click", ({ target, detail }) => {
  if (!(target instanceof Element) || !target.isConnected) return; // a button of a closed note
  if (target.closest("#help-open")) byId("help").showModal();
  else if (target.closest("#journal-open")) journal.toggle();
  else if (target.closest("[data-command]")) command(target.closest("[data-command]"));
  else if (target.closest("[data-toggle]")) draft.toggle(target.closest("[data-toggle]"));
  else if (!target.closest("#note, dialog, #log")) {
    note.close();
    chooser.click(target, detail);
    if (detail === 0 && chooser.taken === target) chooser.places()[0]?.focus(); // by a key
  }
});

/** @param {HTMLElement} button with data-command, and perhaps data-confirm, data-seat */
async function command(button) {
  const { command: t, confirm, seat } = button.dataset;
  if (draft.command(t)) return;
  if (confirm) byId("help").close();
  if (confirm && !(await note.ask(confirm, null))) return;
  again ||= t === "rematch";
  wire.send({ t, n: number, ...(seat && { seat: Number(seat) }) });
}

/** On a small screen the score pad starts folded, if it can be unfolded. */
function foldPad() {
  const isSmall = matchMedia("(max-width: 899px), (max-height: 559px)").matches;
  if (isSmall && byId("pad")?.querySelector("summary").checkVisibility()) byId("pad").removeAttribute("open");
}

const forms = enableForms(chooser);
ending.enableEnding();
enableSettings((name, value) => name === "speed" && wire.say({ t: "speed", speed: value }));
enableSkipping();
enableDrag(chooser);
const legend = enableLegend(() => chooser.menu, ask);
enableKeys(chooser, draft, { letters: () => setting("letters"), help: () => byId("help").showModal() });
foldPad();
forms.refresh();
since.mark();
journal.follow();
