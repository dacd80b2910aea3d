// Whoever is worn out: his stress shakes, and a broken heart falls from it.

const SHAKEN = { duration: 420, easing: "ease-in-out" };
const FALL = { duration: 900, easing: "cubic-bezier(.5,0,.9,.6)" };

document.addEventListener("glide", ({ detail }) => {
  const worn = Object.entries(detail.from).filter(([name]) => name.startsWith("@worn-"));
  for (const [, id] of worn) wearOut(document.getElementById(id));
});

function wearOut(nerves) {
  if (!nerves?.checkVisibility()) return;
  nerves.animate({ translate: ["0", "-4px", "4px", "-3px", "3px", "0"] }, SHAKEN);
  const heart = nerves.closest(".plate")?.querySelector(".joy > svg");
  if (heart) for (const half of ["left", "right"]) drop(heart, half, nerves.getBoundingClientRect());
}

/** One half of a heart falls to its side. */
function drop(heart, half, { right, top }) {
  const falling = heart.cloneNode(true);
  falling.classList.add("glide-ghost", "flying", `${half}-half`);
  document.body.append(falling);
  const aside = half === "left" ? -1 : 1;
  const at = (down, turn, scale) => `translate(${right - 24 + aside * down * 0.3}px, ${top + down}px) rotate(${aside * turn}deg) scale(${scale})`;
  const way = [
    { transform: at(0, 0, 1.6), opacity: 1 },
    { transform: at(70, 40, 1.2), opacity: 0 },
  ];
  falling.animate(way, FALL).finished.finally(() => falling.remove());
}
