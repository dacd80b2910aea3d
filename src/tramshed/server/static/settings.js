// The reader's settings, kept in this browser. A check box with data-setting="name" shows and
// changes one.

const DEFAULTS = { animate: true, confirm: false, letters: true };

export function setting(name) {
  try {
    const kept = localStorage.getItem(`tramshed.${name}`);
    return kept === null ? DEFAULTS[name] : kept === "yes";
  } catch {
    return DEFAULTS[name]; // no storage in this browser
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(`tramshed.${name}`, value ? "yes" : "no");
  } catch {
    // then it holds until the page is left
    DEFAULTS[name] = value;
  }
}

export function enableSettings() {
  for (const box of document.querySelectorAll("[data-setting]")) {
    box.checked = setting(box.dataset.setting);
    box.addEventListener("change", () => keep(box.dataset.setting, box.checked));
  }
}

/** Should things move? */
export function animates() {
  return setting("animate") && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
