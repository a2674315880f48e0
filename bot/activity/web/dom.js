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

/**
 * Fills an element with a child for each item, as `make` makes it. The children of items that are shown already stay: a
 * button is not replaced while somebody presses it.
 */
export function fill(element, items, make) {
  const wanted = items.map((item) => JSON.stringify(item));
  const known = new Set(wanted);
  for (const child of [...element.children]) if (!known.has(child.item)) child.remove();
  items.forEach((item, i) => {
    if (element.children[i]?.item === wanted[i]) return;
    element.insertBefore(Object.assign(make(item), { item: wanted[i] }), element.children[i] ?? null);
  });
  while (element.children.length > items.length) element.lastChild.remove();
}

let texts = {};
const spoken = [];

/** From now on the page speaks these texts of its own, in this language. */
export function speak(language, words) {
  texts = words;
  document.documentElement.lang = language;
  for (const write of spoken) write();
}

/** Writes some of them now, and again whenever the language changes. */
export function say(write) {
  spoken.push(write);
  write();
}

/** One of the page's own texts, its values filled in. */
export function t(name, values = {}) {
  return (texts[name] ?? name).replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}
