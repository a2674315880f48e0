/** How the page looks: as a phone's client asks for in the page's address, which the system need not know; else as the
 * system has it.
 */

import { parameter } from "./frame.js";

const LIGHT = { light: "all", dark: "not all", darker: "not all", midnight: "not all" }; // Discord's themes
const [SMALLEST, LARGEST] = [0.8, 2]; // text, in its usual size

/** Takes the theme and the size of text. */
export function dress() {
  const light = LIGHT[parameter("theme")];
  if (light) document.getElementById("light").media = light;
  const asked = Number(parameter("font_scale"));
  const scale = asked > 10 ? asked / 100 : asked; // some settings of Discord are percentages
  if (scale > 0) document.documentElement.style.setProperty("--scale", Math.min(Math.max(scale, SMALLEST), LARGEST));
}

/** Whether nothing may move. */
export function isStill() {
  return parameter("reduced_motion") === "true" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
