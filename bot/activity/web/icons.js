/** Signs on buttons, drawn here as fonts draw them differently or not at all: lines on a square of 24 units. */

import { h, say, shape, t } from "./dom.js";

const LINES = {
  first: "M6 5v14M18 5l-8 7 8 7z",
  previous: "M16 5l-8 7 8 7z",
  next: "M8 5l8 7-8 7z",
  last: "M18 5v14M6 5l8 7-8 7z",
  lobby: "M4 6h16M4 12h16M4 18h16",
  confirm: "M20 11.2V12a8 8 0 1 1-4.7-7.3M8.5 11.5l3.5 3.5L20.5 6",
  turn: "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
  sound: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9.5l5 5m0-5l-5 5",
};

/** A button with a sign, which is also the key of its name. */
export function iconButton(name, onclick, more = {}) {
  const button = h("button", { type: "button", class: "icon", onclick, ...more }, icon(name));
  say(() => Object.assign(button, { title: t(name), ariaLabel: t(name) }));
  return button;
}

export function icon(name) {
  return shape("svg", { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: LINES[name] }));
}
