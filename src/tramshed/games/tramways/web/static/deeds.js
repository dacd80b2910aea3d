// What everybody did last: the newest line of the journal about each player, on his plaque.

const log = document.getElementById("log");

function showDeeds() {
  const last = new Map();
  for (const deed of log.querySelectorAll(":scope > li > .deed, :scope > li > details > summary .deed")) last.set(deed.dataset.seat, deed);
  for (const place of document.querySelectorAll("[data-did]")) {
    const deed = last.get(place.dataset.did);
    if (deed && place.textContent !== deed.textContent) place.replaceChildren(...deed.cloneNode(true).childNodes);
  }
}

new MutationObserver(showDeeds).observe(log, { childList: true });
const others = document.querySelector(".others");
if (others) new MutationObserver(showDeeds).observe(others, { childList: true, subtree: true });
showDeeds();
