/** The marks on a board, as shapes in units of a thousandth of its width. Each has a shape of its own. */

import { shape } from "./dom.js";

export const UNIT = 1000;
const BELOW = ["earlier", "last", "check", "planned", "chosen"]; // under the pieces, in this order
const ABOVE = ["last", "over", "barred", "planned", "chosen", "target", "taking", "hint", "drawn"];

const below = {
  last: tile,
  earlier: tile,
  planned: tile,
  chosen: tile,
  check: glow,
};

const above = {
  last: corners,
  planned: corners,
  over: (x, y, s) => [circle(x, y, s * 0.2, { "stroke-width": s * 0.07, "stroke-dasharray": s * 0.157 })],
  barred: cross,
  chosen: (x, y, s) => [circle(x, y, s * 0.46, { "stroke-width": s * 0.06 })],
  target: (x, y, s) => [shape("circle", { cx: x, cy: y, r: s * 0.16 })],
  taking: (x, y, s) => [circle(x, y, s * 0.45, { "stroke-width": s * 0.08, "stroke-dasharray": [s * 0.5, s * 0.207] })],
  hint: (x, y, s) => [0.46, 0.35].map((radius) => circle(x, y, s * radius, { "stroke-width": s * 0.06 })),
  drawn: (x, y, s) => [circle(x, y, s * 0.47, { "stroke-width": s * 0.07 })],
};

/** The marks below the pieces: `cells` by kind, each cell as its middle. */
export function marksBelow(cells, size) {
  return shapes(BELOW, below, cells, size);
}

/** Those above them, the line that won, the bot's arrows, and those that the person has drawn. */
export function marksAbove(cells, size, arrows, drawn) {
  const marks = shapes(ABOVE, above, cells, size);
  if (cells.line?.length > 1) marks.push(stroke(cells.line, size));
  for (const points of arrows) marks.push(arrow(points, size, "arrow"));
  for (const points of drawn) marks.push(arrow(points, size, "arrow drawn"));
  return marks;
}

function shapes(kinds, made, cells, size) {
  return kinds.flatMap((kind) =>
    (cells[kind] ?? []).map(([x, y]) => shape("g", { class: `mark ${kind}` }, made[kind](x, y, size))),
  );
}

function tile(x, y, s) {
  const side = s * 0.96;
  return [shape("rect", { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: s * 0.1 })];
}

/** A disc whose edge fades: by a gradient, as Safari blurs no shapes. */
function glow(x, y, s) {
  const stops = [0.6, 1].map((offset) => shape("stop", { offset }));
  return [shape("radialGradient", { id: "glow" }, stops), shape("circle", { cx: x, cy: y, r: s * 0.7, fill: "url(#glow)" })];
}

function corners(x, y, s) {
  const [far, arm, width] = [s * 0.48, s * 0.22, Math.min(Math.max(s * 0.06, 5.5), 8)];
  const corner = (i, j) => `M${x + i * (far - arm)} ${y + j * far}H${x + i * far}V${y + j * (far - arm)}`;
  const lines = corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
  return [path(lines, width * 1.7, "edge"), path(lines, width)];
}

function cross(x, y, s) {
  const [near, far] = [-s * 0.2, s * 0.2];
  const lines = `M${x + near} ${y + near}L${x + far} ${y + far}M${x + near} ${y + far}L${x + far} ${y + near}`;
  return [path(lines, s * 0.09)];
}

function circle(x, y, r, more) {
  return shape("circle", { cx: x, cy: y, r, class: "ring", ...more });
}

function path(d, width, name = "stroke") {
  return shape("path", { d, class: name, "stroke-width": width });
}

/** The line that won, from its first cell to its last. */
function stroke(points, s) {
  const d = `M${points[0].join(" ")}L${points.at(-1).join(" ")}`;
  return shape("g", { class: "mark line" }, path(d, s * 0.2, "edge"), path(d, s * 0.13));
}

/** An arrow over the points: its shaft ends within its head, whose tip is the last point. */
function arrow(points, s, kind) {
  const [x, y] = points.at(-1);
  const [fromX, fromY] = points.at(-2) ?? [x, y];
  const angle = Math.atan2(y - fromY, x - fromX);
  const shaft = `M${points.slice(0, -1).join("L")}L${x - s * 0.3 * Math.cos(angle)} ${y - s * 0.3 * Math.sin(angle)}`;
  const head = `M${-s * 0.42} ${-s * 0.24}L0 0L${-s * 0.42} ${s * 0.24}z`;
  return shape(
    "g",
    { class: `mark ${kind}` },
    path(shaft, s * 0.16),
    shape("path", { d: head, class: "full", transform: `translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})` }),
  );
}
