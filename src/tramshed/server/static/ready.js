// The lobby loads again when a game that was getting ready is there.

async function look() {
  try {
    const { games } = await (await fetch("/health")).json();
    const waiting = [...document.querySelectorAll("[data-getting-ready]")];
    if (waiting.some((card) => games[card.dataset.gettingReady] !== "getting-ready")) {
      location.reload();
      return;
    }
  } catch {
    // the site is not there just now: ask again
  }
  setTimeout(look, 2000);
}

if (document.querySelector("[data-getting-ready]")) setTimeout(look, 1000);
