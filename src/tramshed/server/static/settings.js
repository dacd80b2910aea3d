// The reader's settings, kept in this browser. A check box or a list with data-setting="name" shows
// and changes one.

const DEFAULTS = {
  animate: true,
  tap: true,
  confirm: false,
  letters: true,
  explain: true,
  speed: "normal",
  autoplay: "normal",
};
const FLAGS = { yes: true, no: false };

export function setting(name) {
  try {
    const kept = localStorage.getItem(`tramshed.${name}`);
    return kept === null ? DEFAULTS[name] : (FLAGS[kept] ?? kept);
  } catch {
    return DEFAULTS[name]; // no storage in this browser
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(`tramshed.${name}`, typeof value === "boolean" ? (value ? "yes" : "no") : value);
  } catch {
    // then it holds until the page is left
    DEFAULTS[name] = value;
  }
}

/** @param {(name: string, value: boolean | string) => void} changed is told what the reader changes */
export function enableSettings(changed = () => {}) {
  for (const field of document.querySelectorAll("[data-setting]")) {
    const name = field.dataset.setting;
    const shows = field.type === "checkbox" ? "checked" : "value";
    field[shows] = setting(name);
    field.addEventListener("change", () => {
      keep(name, field[shows]);
      changed(name, field[shows]);
    });
  }
}

/** Should things move? */
export function animates() {
  return setting("animate") && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
