// A line as a hand lays it. It follows the hand from frame to frame, so it is drawn on a canvas that
// is shown beside the page's own drawing: nothing else is laid out or painted anew.

import { isTurned, middleOf, pathOf } from "./map-space.js";

const GLOW = 23;
const DISC = 9.5;
const NUMBER = 14; // the height of a numeral

let sheet = /** @type {?{canvas: HTMLCanvasElement, paper: any, pen: any}} */ (null);
let look = /** @type {?{seat: string, canvas: HTMLCanvasElement, strokes: object[], ink: string, cream: string, turned: boolean}} */ (null); // how whoever lays draws

/** The canvas of this map, and what draws on it. */
function opened() {
  const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("map-sketch"));
  if (canvas && sheet?.canvas !== canvas) {
    const paper = canvas.transferControlToOffscreen?.() ?? canvas;
    sheet = { canvas, paper, pen: paper.getContext("2d") };
  }
  return sheet ?? {};
}

/** Takes the line off again. */
export function clearSketch() {
  const { canvas, pen } = opened();
  if (!canvas?.dataset.tiles) return;
  pen.clearRect(0, 0, canvas.dataset.wide, canvas.dataset.high);
  delete canvas.dataset.tiles;
}

/**
 * Draws a line, over all else.
 * @param {[string, string][]} tiles in order: a cell, and the sides by which it is entered and left
 * @param {string} seat whose it is
 */
export function sketch(tiles, seat) {
  const { canvas, pen } = opened();
  if (look?.seat !== seat || look.canvas !== canvas) look = looked(seat);
  clearSketch();
  canvas.dataset.tiles = tiles.map(([name]) => name).join(" ");
  const way = new Path2D(pathOf(tiles));
  for (const { dash, ...stroke } of look.strokes) {
    Object.assign(pen, stroke).setLineDash(dash);
    pen.stroke(way);
  }
  pen.setLineDash([]);
  for (const [n, [name]] of tiles.entries()) number(pen, n + 1, ...middleOf(name));
}

/** A hand begins to lay: what takes long is done before it comes to the first cell. */
export function beginSketch(seat) {
  look = looked(seat);
}

/** Makes the paper as large as it is shown, in the measure of the drawings; says how to draw. */
function looked(seat) {
  const { canvas, paper, pen } = opened();
  const scale = (canvas.offsetWidth * devicePixelRatio) / Number(canvas.dataset.wide);
  paper.width = Math.ceil(Number(canvas.dataset.wide) * scale);
  paper.height = Math.ceil(Number(canvas.dataset.high) * scale);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  const style = getComputedStyle(canvas);
  const [ring, ink, cream] = ["--ring", "--ink", "--cream"].map((name) => style.getPropertyValue(name));
  const font = `bold ${NUMBER}px ${style.fontFamily}`;
  Object.assign(pen, { textAlign: "center", textBaseline: "middle", font });
  const rails = document.querySelectorAll(`[id="rail-${seat}-ns"] path`);
  const glow = { strokeStyle: ring, lineWidth: GLOW, lineCap: "butt", dash: [] };
  return { seat, canvas, strokes: [glow, ...[...rails].map(strokeOf)], ink, cream, turned: isTurned() };
}

/** How a rail is drawn. */
function strokeOf(rail) {
  const { stroke, strokeWidth, strokeDasharray, strokeLinecap } = getComputedStyle(rail);
  const dash = strokeDasharray === "none" ? [] : strokeDasharray.split(",").map(parseFloat);
  return { strokeStyle: stroke, lineWidth: parseFloat(strokeWidth), lineCap: strokeLinecap, dash };
}

/** The place of a tile in its line. */
function number(pen, n, x, y) {
  const { cream, ink, turned } = look;
  pen.beginPath();
  pen.arc(x, y, DISC, 0, 2 * Math.PI);
  Object.assign(pen, { fillStyle: cream, strokeStyle: ink, lineWidth: 1.4 });
  pen.fill();
  pen.stroke();
  pen.save();
  pen.translate(x, y);
  if (turned) pen.rotate(-Math.PI / 2);
  pen.fillStyle = ink;
  pen.fillText(String(n), 0, 0.5);
  pen.restore();
}
