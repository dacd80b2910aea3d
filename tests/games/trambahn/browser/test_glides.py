"""What glides when an id comes to mean another thing: the second of three columns is lost."""

from __future__ import annotations

from tests.browser.visitor import Visitor

LOSE_A_COLUMN = """
async () => {
  const { look, glide } = await import("/static/flip.js");
  const draw = (columns) => {
    const card = (face, i, j) => `<span class="card mini" id="column-${i + 1}-card-${j + 1}">
      <svg><use href="#${face}"></use></svg></span>`;
    const cards = columns.map((faces, i) => faces.map((face, j) => card(face, i, j)).join(""));
    document.body.innerHTML = `<div id="money"></div>${cards.join("")}`;
    for (const each of document.querySelectorAll(".card")) {
      const [, column, , place] = each.id.split("-");
      const style = { position: "absolute", left: `${column * 100}px`, top: `${place * 50}px` };
      Object.assign(each.style, { ...style, width: "60px", display: "block" });
    }
    Object.assign(document.getElementById("money").style, { position: "absolute", left: "700px" });
  };
  const to = { "column-*": "money" };
  draw([["B1"], ["R3", "R4"], ["G5", "G6"]]);
  const before = look({}, to);
  draw([["B1"], ["G5", "G6"]]);
  glide(before, {}, to);
  return document.getAnimations().map(({ effect }) => [
    effect.target.querySelector("use").getAttribute("href"),
    effect.target.id,
    effect.getKeyframes()[0].transform,
  ]);
}
"""


def test_the_lost_column_leaves_and_the_next_one_takes_its_place(ann: Visitor) -> None:
    ann.page.goto("/settings")
    assert ann.page.evaluate(LOSE_A_COLUMN) == [
        ["#G5", "column-2-card-1", "translate(100px, 0px) scale(1)"],
        ["#G6", "column-2-card-2", "translate(100px, 0px) scale(1)"],
        ["#R3", "", "translate(200px, 50px) scale(1)"],
        ["#R4", "", "translate(200px, 100px) scale(1)"],
    ]
