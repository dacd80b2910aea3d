// A table in the browser. The page arrives complete; this brings updates into it and sends moves.
//
// From the server:  {t:"state", n, zones:{name: html}, log:[[number, html]], from, to, menu, id}
//                   {t:"refused", id, html}  {t:"answer", id, html}  {t:"hint", id, move, html}
//                   {t:"notice", html}
// To the server:    {t:"move", id, n, moves:[notation]}  {t:"why", id, s, d}
//                   {t:"undo", id, n}  {t:"restart", id, n}  {t:"hint", id, n}

import { Chooser } from "./choose.js";
import { enableDrag } from "./drag.js";
import { glide, look, settle } from "./flip.js";
import { enableKeys } from "./keys.js";
import { morph } from "./morph.js";
import * as note from "./note.js";
import { animates, enableSettings, setting } from "./settings.js";
import { Wire } from "./wire.js";

const byId = (id) => document.getElementById(id);
const words = document.body.dataset;

let number; // of the decision this seat faces
let asked = null; // the place somebody asked about

const chooser = new Chooser({
  words,
  mayConfirm: () => setting("confirm"),
  move: (notation) => wire.busy || wire.send({ t: "move", n: number, moves: [notation] }),
  why: (s, d) => {
    asked = byId(d);
    wire.send({ t: "why", s, d });
  },
});

const wire = new Wire(words.socket, { receive, state: showConnection });

// --- updates: apply all that have arrived, animate the last

let updates = [];

function receive(message) {
  if (message.t !== "state") return answer(message);
  if (!updates.length) setTimeout(showUpdates);
  updates.push(message);
}

function showUpdates() {
  const arrived = updates;
  updates = [];
  settle();
  for (const update of arrived) show(update, update === arrived.at(-1) && animates());
}

function show({ n, zones = {}, log = [], from = {}, to = {}, menu }, animated) {
  const before = animated ? look(from, to) : null;
  const refocus = rememberFocus();
  const kept = n === number ? chooser.taken?.id : null;
  chooser.drop();
  for (const [name, html] of Object.entries(zones)) {
    const zone = byId(`zone-${name}`);
    if (zone) morph(zone, html);
  }
  for (const [line, html] of log) write(line, html);
  number = n;
  chooser.offer(menu ?? chooser.menu);
  if (kept && byId(kept)) chooser.take(byId(kept));
  refocus();
  if (before) glide(before, from, to);
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

function answer({ t, html, move }) {
  for (const busy of document.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
  const place = t === "hint" ? chooser.suggest(move) : t === "answer" ? asked : null;
  if (html) note.tell(html, place);
}

function showConnection(state) {
  const badge = byId("connection");
  badge.hidden = state === "online";
  badge.textContent = state === "offline" ? words.sayOffline : words.sayConnecting;
  document.documentElement.dataset.connection = state;
}

// --- the journal: one line after the other, never changed

function write(line, html) {
  const log = byId("log");
  if (Number(log.lastElementChild?.dataset.number ?? -1) >= line) return;
  const item = document.createElement("li");
  item.dataset.number = line;
  item.innerHTML = html;
  log.append(item);
  log.parentElement.scrollTop = log.parentElement.scrollHeight;
}

function toggleJournal() {
  const open = byId("journal").classList.toggle("opened");
  byId("journal-open").setAttribute("aria-expanded", String(open));
  const scroll = byId("log").parentElement;
  scroll.scrollTop = scroll.scrollHeight;
}

// --- what the reader does

addEventListener("click", ({ target, detail }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("#help-open")) byId("help").showModal();
  else if (target.closest("#journal-open")) toggleJournal();
  else if (target.closest("[data-command]")) command(target.closest("[data-command]"));
  else if (!target.closest("#note, dialog")) {
    note.close();
    chooser.click(target);
    if (detail === 0 && chooser.taken === target) chooser.places()[0]?.focus(); // by a key
  }
});

function command({ dataset }) {
  wire.send({ t: dataset.command, n: number });
}

/** On a small screen the score pad starts folded. */
function foldPad() {
  if (matchMedia("(max-width: 899px), (max-height: 559px)").matches) byId("pad")?.removeAttribute("open");
}

enableSettings();
enableDrag(chooser);
enableKeys(chooser, { letters: () => setting("letters"), help: () => byId("help").showModal() });
foldPad();
byId("log").parentElement.scrollTop = byId("log").parentElement.scrollHeight;
