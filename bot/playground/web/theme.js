/** Dark or light: the system's choice until the person makes one, which this browser keeps. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

const KEY = "playground-theme";
let button = null;
const system = matchMedia("(prefers-color-scheme: light)");

function current() {
  return localStorage.getItem(KEY) ?? (system.matches ? "light" : "dark");
}

/** Puts the theme in force on the page. */
export function applyTheme() {
  document.documentElement.dataset.theme = current();
  if (button) draw();
}

system.addEventListener("change", applyTheme);
addEventListener("storage", applyTheme); // the switch was used in another window

/** The switch; the page has one. */
export function themeButton() {
  button = h("button", { class: "icon-button", type: "button", onclick: toggle });
  draw();
  return button;
}

function toggle() {
  localStorage.setItem(KEY, current() === "dark" ? "light" : "dark");
  applyTheme();
}

function draw() {
  const dark = current() === "dark";
  button.replaceChildren(icon(dark ? "sun" : "moon"));
  button.title = t(dark ? "themeLight" : "themeDark");
  button.setAttribute("aria-label", button.title);
}
