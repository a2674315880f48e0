/** A menu to choose from (Discord's select): a button that opens a list box. */

import { choiceWords, freshId, h, placeAt, span } from "./dom.js";
import { icon } from "./icons.js";
import { customEmoji } from "./markdown.js";
import { t } from "./texts.js";

/**
 * The element of a menu over `options` (`{value, label, description?, emoji?, mark?, default?}`), of which
 * `min` to `max` are chosen.
 *
 * `custom` is the component's custom_id, by which the menu is known again when its message is drawn anew.
 * `choose(values)` is called when the choice is complete: at once for a single value, on closing for
 * several. `label` names the menu for screen readers, `placeholder` stands on it while nothing is chosen.
 */
export function dropdown(settings) {
  return new Dropdown({ min: 1, max: 1, disabled: false, busy: false, ...settings }).element;
}

class Dropdown {
  constructor(settings) {
    Object.assign(this, settings);
    this.chosen = new Set(this.options.filter((option) => option.default).map((option) => option.value));
    this.before = [...this.chosen].join("\n");
    this.many = this.max > 1;
    this.build();
    this.caption();
  }

  build() {
    const id = freshId("menu");
    this.face = span("menu-face");
    this.rows = this.options.map((option) => this.row(option));
    const note = this.many && h("p", { class: "listbox-note" }, t("pickUpTo", { n: this.max }));
    const many = this.many && "true";
    const box = {
      id,
      role: "listbox",
      class: "listbox",
      popover: "auto",
      tabindex: "-1",
      "aria-label": this.label,
    };
    this.list = h("div", { ...box, "aria-multiselectable": many }, this.rows, note);
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("toggle", (event) => this.toggled(event));
    this.button = h("button", { type: "button", class: this.busy ? "menu busy" : "menu", ...this.opens(id) });
    this.button.append(this.face, icon("chevron"));
    this.element = h("div", { class: "menu-box" }, this.button, this.list);
  }

  /** The attributes of a button that opens the list box `id`. */
  opens(id) {
    return {
      disabled: this.disabled || this.busy,
      dataset: { custom: this.custom ?? "" },
      "aria-haspopup": "listbox",
      "aria-controls": id,
      "aria-expanded": "false",
      onclick: () => this.open(),
      onkeydown: (event) => this.openByKey(event),
    };
  }

  row(option) {
    const mark = option.mark ?? (option.emoji && customEmoji(option.emoji));
    const selected = String(this.chosen.has(option.value));
    const shape = { role: "option", class: "choice", tabindex: "-1", "aria-selected": selected };
    const words = choiceWords(option.label, option.description);
    const row = h(
      "div",
      { ...shape, onclick: () => this.pick(option) },
      mark,
      words,
      span("tick", icon("check")),
    );
    row.addEventListener("pointerenter", () => row.focus({ preventScroll: true }));
    return row;
  }

  caption() {
    const names = this.options.filter((option) => this.chosen.has(option.value));
    const text = names.map((option) => option.label).join(", ") || this.placeholder || t("chooseOne");
    const emoji = names.length === 1 && names[0].emoji && customEmoji(names[0].emoji);
    this.face.replaceChildren(...(emoji ? [emoji] : []), text);
    this.face.classList.toggle("empty", names.length === 0);
    this.button.setAttribute("aria-label", `${this.label}: ${text}`);
  }

  open() {
    placeAt(this.list, this.button, { matchWidth: true });
    const at = this.options.findIndex((option) => this.chosen.has(option.value));
    this.rows[Math.max(0, at)]?.focus();
  }

  openByKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.open();
  }

  key(event) {
    const at = this.rows.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.rows.length - 1 };
    if (event.key in steps) this.focusRow(steps[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.pick(this.options[at]);
    else if (event.key === "Tab") this.list.hidePopover();
    else if (event.key.length === 1) this.find(event.key, at);
    else return;
    if (event.key !== "Tab") event.preventDefault();
  }

  focusRow(at) {
    this.rows[(at + this.rows.length) % this.rows.length]?.focus();
  }

  find(letter, at) {
    const turned = [...this.options.keys()].map((step) => (at + 1 + step) % this.options.length);
    const begins = (index) => this.options[index].label.toLowerCase().startsWith(letter.toLowerCase());
    const hit = turned.find(begins);
    if (hit !== undefined) this.focusRow(hit);
  }

  /** Ticks an option or takes its tick away; where one is all, that closes the list. */
  pick(option) {
    if (!option) return;
    const had = this.chosen.has(option.value);
    if (this.max === 1) this.chosen.clear();
    if (had && (this.max > 1 || this.min === 0)) this.chosen.delete(option.value);
    else if (this.chosen.size < this.max) this.chosen.add(option.value);
    this.tick();
    this.caption();
    if (this.max === 1) this.list.hidePopover();
  }

  tick() {
    this.options.forEach(({ value }, index) => {
      this.rows[index].setAttribute("aria-selected", String(this.chosen.has(value)));
    });
  }

  toggled({ newState }) {
    this.button.setAttribute("aria-expanded", String(newState === "open"));
    if (newState === "open") return;
    if (this.list.contains(document.activeElement)) this.button.focus();
    this.report();
  }

  /** Hands on what is chosen, if it is enough and something else than before. */
  report() {
    const values = this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
    if (values.length < this.min || values.join("\n") === this.before) return;
    this.before = values.join("\n");
    this.choose(values);
  }
}
