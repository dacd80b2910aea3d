// Makes a zone look like new HTML while keeping the elements that stay: focus, hover, scrolling and
// running animations survive. Elements are the same if they have the same id under the same parent;
// those without an id are matched in order.

/**
 * @param {Element} zone
 * @param {string} html
 */
export function morph(zone, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  matchChildren(zone, template.content);
}

/** @param {Node} old @param {Node} fresh */
function matchChildren(old, fresh) {
  let next = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const kept = findKept(old, next, wanted);
    if (!kept) {
      old.insertBefore(document.importNode(wanted, true), next);
      continue;
    }
    if (kept === next) next = next.nextSibling;
    else old.insertBefore(kept, next);
    matchNode(kept, wanted);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** The node among `parent`'s children, from `next` on, that becomes `wanted`. */
function findKept(parent, next, wanted) {
  if (wanted.id) {
    const same = document.getElementById(wanted.id);
    return same?.parentNode === parent && same.nodeName === wanted.nodeName ? same : null;
  }
  return next && !next.id && next.nodeName === wanted.nodeName ? next : null;
}

function matchNode(kept, wanted) {
  if (kept.nodeType !== Node.ELEMENT_NODE) {
    if (kept.nodeValue !== wanted.nodeValue) kept.nodeValue = wanted.nodeValue;
    return;
  }
  matchAttributes(kept, wanted);
  matchChildren(kept, wanted);
}

/** @param {Element} kept @param {Element} wanted */
function matchAttributes(kept, wanted) {
  for (const { name, value } of wanted.attributes) {
    if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
  }
  for (const { name } of [...kept.attributes]) {
    if (name !== "style" && !wanted.hasAttribute(name)) kept.removeAttribute(name);
  }
}
