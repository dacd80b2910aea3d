// Filling a table with bots, at once; without a script the site does it.

for (const button of document.querySelectorAll(".fill button")) {
  button.addEventListener("click", (event) => {
    event.preventDefault();
    for (const seat of document.querySelectorAll(".seat")) {
      const [who, level] = seat.querySelectorAll("select");
      if (who.value === "me" || who.value === "same") continue;
      who.value = "bot";
      level.value = button.value;
    }
  });
}
