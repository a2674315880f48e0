/** People as the page shows them: the round picture with an initial, and the name in their colour. */

import { h } from "./dom.js";

/** A round picture with the first letter of the name. */
export function avatar(person, size = "") {
  const initial = [...(person?.name ?? "?")][0].toUpperCase();
  const disc = h("span", { class: `avatar ${size}`, "aria-hidden": "true" }, initial);
  if (/^#[0-9a-f]{6}$/i.test(person?.colour ?? "")) {
    disc.style.background = person.colour;
    disc.style.color = isLight(person.colour) ? "#111" : "#fff";
  }
  return disc;
}

/** Whether black letters read better than white ones on a colour (relative luminance as WCAG defines it). */
function isLight(colour) {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const linear = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] > 0.179;
}
