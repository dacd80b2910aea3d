// Forms on the table.
//
// An amount: <form data-amount="bid #"> with a number field `amount` and a slider `slide` that show
// the same, and buttons that add to it (data-add="100"), set it (data-set="3": pressed while that is
// the amount) or give a certain amount at once (data-give="450"). Buttons may stand elsewhere, with
// the form's id as their `form`. data-confirm asks first; # stands for the amount.
//
// A standing order, in a sale against the clock: a button data-standing="hold" in such a form bids
// by itself, as little as it can, up to the amount; beyond it, or with an amount below the least
// bid, it makes the move that data-standing names. It lasts as long as the form, that is, a lot.
//
// Several moves at once: <form data-sequence="deal"> sends what is ticked, in the page's order, and
// then the move named, all or none.

import * as note from "./note.js";

/** @param {import("./choose.js").Chooser} chooser */
export function enableForms(chooser) {
  let order = null; // the standing order: {form, ceiling, otherwise}

  const formOf = (event, name) => event.target.closest?.(`form[${name}]`);

  addEventListener("input", (event) => {
    const form = formOf(event, "data-amount");
    if (form) show(form, event.target.valueAsNumber, event.target);
    const several = formOf(event, "data-sequence");
    if (several) count(several);
  });

  addEventListener("click", (event) => {
    const button = event.target.closest?.("button");
    const form = button?.form;
    if (!form?.matches("[data-amount]")) return;
    const { add, set, give, standing } = button.dataset;
    if (add) show(form, (form.amount.valueAsNumber || 0) + Number(add));
    if (set) show(form, Number(set));
    if (give) send(form, Number(give));
    if (standing) toggle(form, button);
  });

  addEventListener("submit", (event) => {
    const form = formOf(event, "data-amount");
    const several = formOf(event, "data-sequence");
    if (!form && !several) return; // other forms of the page: languages, dialogs
    event.preventDefault();
    if (form) send(form, form.amount.valueAsNumber);
    if (several) sendSeveral(several);
  });

  async function send(form, amount) {
    const { amount: move, confirm } = form.dataset;
    const question = confirm?.replace("#", form.amount.valueAsNumber.toLocaleString(document.documentElement.lang));
    if (question && !(await note.ask(question, form))) return;
    chooser.table.move(move.replace("#", String(amount)));
  }

  function sendSeveral(form) {
    const moves = ticked(form).map((box) => box.value);
    if (form.dataset.sequence) moves.push(form.dataset.sequence);
    chooser.table.move(moves);
    form.reset();
    count(form);
  }

  // --- the standing order

  function toggle(form, button) {
    const ends = order?.form === form.id;
    order = ends
      ? null
      : { form: form.id, ceiling: form.amount.valueAsNumber || 0, otherwise: button.dataset.standing };
    follow();
  }

  /** Does what the standing order says, if it is time. */
  function follow() {
    const form = order && document.getElementById(order.form);
    const button = document.querySelector("[data-standing]");
    button?.setAttribute("aria-pressed", String(Boolean(form)));
    if (!form) return;
    show(form, order.ceiling);
    const bid = chooser.menu.find((choice) => choice.a);
    if (!bid) return;
    if (bid.a[0] <= order.ceiling) chooser.table.move(bid.m.replace("#", String(bid.a[0])));
    else if (chooser.menu.some((choice) => choice.m === order.otherwise)) chooser.table.move(order.otherwise);
  }

  return {
    /** After an update: fields keep what was entered, as far as it is still allowed. */
    refresh() {
      for (const form of document.querySelectorAll("form[data-amount]")) {
        const typing = document.activeElement === form.amount ? form.amount : null;
        show(form, form.amount.valueAsNumber, typing);
      }
      for (const form of document.querySelectorAll("form[data-sequence]")) count(form);
      follow();
    },
  };
}

/** Shows an amount, made legal, in the number field, on the slider, and on buttons that set it. */
function show(form, amount, typed = null) {
  const { amount: field, slide } = form;
  const [least, most, step] = [field.min, field.max, field.step].map(Number);
  const legal = Math.min(Math.max(Math.round((amount || 0) / step) * step, least), most);
  if (typed !== field) field.value = legal;
  if (typed !== slide) slide.value = legal;
  for (const button of [...form.elements].filter((each) => each.dataset.set)) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.set) === legal));
  }
}

const ticked = (form) => [...form.querySelectorAll("input[type=checkbox]:checked")];

/** The button of a form with nothing ticked does nothing. */
function count(form) {
  const button = form.querySelector("[type=submit]");
  if (button) button.disabled = !ticked(form).length;
}
