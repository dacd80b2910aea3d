// Drag and drop, for mouse and finger: an extra way to do what clicks and keys do.

const THRESHOLD = 8; // pixels before a press becomes a drag

/** @param {import("./choose.js").Chooser} chooser */
export function enableDrag(chooser) {
  let drag = null;

  addEventListener("pointerdown", (event) => {
    const source = event.isPrimary && event.button === 0 && event.target.closest("[data-source].can");
    if (source && canLift(source)) drag = { source, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  });

  addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > THRESHOLD;
    if (!drag.ghost && far) lift(event);
    if (drag.ghost) follow(event);
  });

  addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { ghost } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    const place = placeAt(event);
    if (place?.matches(".goal")) chooser.put(place);
    else if (place) chooser.wonder(place);
    else chooser.drop();
  });

  addEventListener("pointercancel", () => {
    drag?.ghost?.remove();
    if (drag?.ghost) chooser.drop();
    drag = null;
  });

  addEventListener("dragstart", (event) => event.preventDefault());

  /** A place that is touched to draft something stays where it is. */
  const canLift = (source) => chooser.menu.some((choice) => choice.s === source.dataset.source);

  function lift(event) {
    const rect = drag.source.getBoundingClientRect();
    chooser.take(drag.source);
    drag.ghost = drag.source.cloneNode(true);
    for (const name of ["id", "data-source"]) drag.ghost.removeAttribute(name);
    drag.ghost.classList.add("drag-ghost");
    drag.ghost.style.width = `${rect.width}px`;
    drag.offset = { x: event.clientX - rect.left, y: event.clientY - rect.top };
    document.body.append(drag.ghost);
  }

  function follow(event) {
    const x = event.clientX - drag.offset.x;
    const y = event.clientY - drag.offset.y;
    drag.ghost.style.transform = `translate(${x}px, ${y}px)`;
    const over = placeAt(event);
    for (const place of document.querySelectorAll(".goal.over")) place.classList.toggle("over", place === over);
    if (over?.matches(".goal")) over.classList.add("over");
  }
}

function placeAt(event) {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest(".goal, .askable");
}

/** A drag ends with a click that nobody meant. */
function swallowClick() {
  const stop = (event) => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}
