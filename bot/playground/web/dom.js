/**
 * Building elements. Everything that people or the bot wrote passes through here as text nodes and
 * attributes; no module of this page assigns markup.
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with properties and children.
 *
 * `class`, `dataset`, `on<event>` and ARIA or other attributes are told apart by name; `null`, `undefined`
 * and `false` leave an attribute or a child out. Strings become text nodes.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) assign(element, name, value);
  element.append(...solid(children));
  return element;
}

/** The children that are there, flattened, ready for `append`. */
function solid(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

function assign(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "dataset") Object.assign(element.dataset, value);
  else element.setAttribute(name, value === true ? "" : value);
}

/** Puts `children` in the place of whatever `element` held. */
export function fill(element, ...children) {
  element.replaceChildren(...solid(children));
  return element;
}

/** A fresh id, for the attributes that point from one element to another. */
export function freshId(prefix) {
  freshId.count = (freshId.count ?? 0) + 1;
  return `${prefix}-${freshId.count}`;
}

/** A span; the smallest piece of the page. */
export function span(className, ...children) {
  return h("span", { class: className }, children);
}

/** Names a control, for screen readers and as its tooltip. */
export function label(element, text) {
  element.setAttribute("aria-label", text);
  element.title = text;
}

/** A button that looks like a link in a text. */
export function linkButton(text, act) {
  return h("button", { class: "link-button", type: "button", onclick: act }, text);
}

/** What a choice in a list says: its name, and below it what it means. */
export function choiceWords(name, detail) {
  return span("choice-words", span("choice-name", name), detail && span("dim", detail));
}

/** A link to another site, which learns nothing of where it was followed from; other addresses stay text. */
export function outwardLink(url, children, more = {}) {
  if (!/^https?:\/\//.test(url ?? "")) return span("", children);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", ...more }, children);
}

/** An SVG element; icons are drawn with it. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Shows `popup` (an element with the popover attribute) at `anchor`: below it where there is room, else
 * above, never outside the window.
 */
export function placeAt(popup, anchor, { matchWidth = false } = {}) {
  popup.showPopover();
  const at = anchor.getBoundingClientRect();
  if (matchWidth) popup.style.width = `${Math.max(at.width, Math.min(220, innerWidth - 16))}px`;
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = at.bottom + 6 + height <= innerHeight - 8;
  const top = below ? at.bottom + 6 : Math.max(8, at.top - 6 - height);
  popup.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  popup.style.top = `${top}px`;
}
