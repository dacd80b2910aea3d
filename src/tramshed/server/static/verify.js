// Did this browser note the same seal before the match began, and is its luck among what was added?

const { socket, commitment } = document.getElementById("verify").dataset;

function noted() {
  try {
    return JSON.parse(localStorage.getItem(`shuffle ${socket}`)) ?? {};
  } catch {
    return {}; // nothing was noted here
  }
}

function showSeal(seal) {
  const row = document.getElementById("noted");
  row.querySelector("code").textContent = seal;
  row.querySelector(seal === commitment ? "[data-fits]" : "[data-differs]").hidden = false;
  row.hidden = false;
}

/** A seat's luck is a hash of what its browser sent (server/shuffle.py). Another device of the same
 *  person may have been first, so luck that is not found proves nothing. */
async function showShare(share) {
  for (const row of document.querySelectorAll("[data-share]")) {
    const sent = new TextEncoder().encode(`${share} ${row.dataset.seat}`);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sent));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    row.querySelector("[data-fits]").hidden = !hex.startsWith(row.dataset.share);
  }
}

const note = noted();
if (note.commitment) showSeal(note.commitment);
if (note.share && globalThis.isSecureContext) showShare(note.share); // elsewhere browsers do not hash
