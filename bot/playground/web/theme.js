/** Dark or light: the system's choice until the person makes one, which this browser keeps. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

const KEY = "playground-theme";
const system = matchMedia("(prefers-color-scheme: light)");

function current() {
  return localStorage.getItem(KEY) ?? (system.matches ? "light" : "dark");
}

/** Puts the theme in force on the page. */
export function applyTheme() {
  document.documentElement.dataset.theme = current();
}

system.addEventListener("change", applyTheme);
addEventListener("storage", applyTheme);

/** The switch. */
export function themeButton() {
  const button = h("button", { class: "icon-button", type: "button", onclick: toggle });
  draw(button);
  return button;
}

function toggle({ currentTarget }) {
  localStorage.setItem(KEY, current() === "dark" ? "light" : "dark");
  applyTheme();
  draw(currentTarget);
}

function draw(button) {
  const dark = current() === "dark";
  button.replaceChildren(icon(dark ? "sun" : "moon"));
  button.title = t(dark ? "themeLight" : "themeDark");
  button.setAttribute("aria-label", button.title);
}
