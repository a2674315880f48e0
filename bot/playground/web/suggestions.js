/** The list above the message box: commands, options and choices, moved through with the arrow keys. */

import { choiceWords, fill, freshId, h, span } from "./dom.js";

/** The attributes of an input that drives the list. */
export const COMBOBOX = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  autocomplete: "off",
};

/**
 * Items are `{mark?, title, detail?, note?, group?, pick()}`. The input whose keys drive the list is given to
 * `show`, and carries the ARIA attributes of a combobox while the list is open.
 */
export class Suggestions {
  constructor() {
    const id = freshId("suggestions");
    this.list = h("div", { id, role: "listbox", class: "suggestion-list", tabindex: "-1" });
    this.head = h("div", { class: "suggestion-head", "aria-live": "polite" });
    this.element = h("div", { class: "suggestions", hidden: true }, this.head, this.list);
    this.element.addEventListener("pointerdown", (event) => event.preventDefault()); // the input keeps the focus
    this.items = [];
    this.active = -1;
  }

  get open() {
    return !this.element.hidden;
  }

  /** Shows `items` under `head` for `input`; `first` marks the first one, so that Enter takes it. */
  show(input, items, { head = null, label = "", first = true } = {}) {
    this.release();
    Object.assign(this, { input, items });
    fill(this.head, head);
    this.list.setAttribute("aria-label", label);
    this.rows = items.map((item, at) => this.row(item, at));
    fill(this.list, this.grouped());
    this.element.hidden = items.length === 0 && !head;
    input.setAttribute("aria-expanded", String(items.length > 0));
    input.setAttribute("aria-controls", this.list.id);
    this.mark(first && items.length > 0 ? 0 : -1);
  }

  hide() {
    this.release();
    this.items = [];
    this.active = -1;
    this.element.hidden = true;
  }

  release() {
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  row(item, at) {
    const shape = { id: freshId("suggestion"), role: "option", class: "choice", "aria-selected": "false" };
    const point = () => this.active === at || this.mark(at, false);
    const note = item.note && span("choice-note", item.note);
    const words = choiceWords(item.title, item.detail);
    return h("div", { ...shape, onclick: item.pick, onpointermove: point }, item.mark, words, note);
  }

  /** The rows, with a heading before each new group. */
  grouped() {
    return this.rows.map((row, at) => {
      const { group } = this.items[at];
      const begins = group && group !== this.items[at - 1]?.group;
      return begins ? [h("p", { class: "suggestion-group", role: "presentation" }, group), row] : row;
    });
  }

  mark(at, scroll = true) {
    this.rows[this.active]?.setAttribute("aria-selected", "false");
    this.active = at;
    const row = this.rows[at];
    row?.setAttribute("aria-selected", "true");
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
    if (row && scroll) row.scrollIntoView({ block: "nearest" });
  }

  /** Acts on a key if it is one of the list's; true where it was. */
  key(event) {
    const count = this.items.length;
    if (!this.open || count === 0) return false;
    if (event.key === "ArrowDown") this.mark((this.active + 1) % count);
    else if (event.key === "ArrowUp") this.mark((Math.max(this.active, 0) - 1 + count) % count);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) return this.take(event);
    else return false;
    event.preventDefault();
    return true;
  }

  take(event) {
    const item = this.items[this.active];
    if (!item) return false;
    event.preventDefault();
    item.pick();
    return true;
  }
}
