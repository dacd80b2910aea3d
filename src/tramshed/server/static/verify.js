// Did this browser note the same seal before the match began?

const { socket, commitment } = document.getElementById("verify").dataset;
try {
  const noted = JSON.parse(localStorage.getItem(`shuffle ${socket}`))?.commitment;
  if (noted) {
    const row = document.getElementById("noted");
    row.querySelector("code").textContent = noted;
    row.querySelector(noted === commitment ? "[data-fits]" : "[data-differs]").hidden = false;
    row.hidden = false;
  }
} catch {
  // nothing was noted here
}
