/** Elements and texts. Texts of people and of the bot become text nodes, never markup. */

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes (`on…` is a listener; false and null are left out) and children. */
export function h(name, attributes = {}, ...children) {
  return made(document.createElement(name), attributes, children);
}

/** The same for a shape of SVG. */
export function shape(name, attributes = {}, ...children) {
  return made(document.createElementNS(SVG, name), attributes, children);
}

function made(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat());
  return element;
}

let texts = {};

/** From now on the page speaks these texts of its own, in this language. */
export function speak(language, words) {
  texts = words;
  document.documentElement.lang = language;
}

/** One of the page's own texts, its values filled in. */
export function t(name, values = {}) {
  return (texts[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}
