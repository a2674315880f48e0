/** The lobby: lines with buttons, as the bot tells them. Knows no line: a button says its key to the bot. */

import { fill, h, t } from "./dom.js";
import { told } from "./times.js";

export class Lobby {
  /** `go` is called with a control's key, `leave` to see the board again. */
  constructor(go, leave) {
    this.go = go;
    this.title = h("h1", { tabindex: "-1" });
    this.back = h("button", { type: "button", onclick: () => (this.up === null ? leave() : go(this.up)) });
    this.sections = h("div", { class: "sections" });
    const head = h("header", { class: "head" }, this.title, this.back);
    this.element = h("main", { class: "lobby", hidden: true }, head, this.sections);
  }

  /** Shows it; `board` tells whether there is a board to go back to. The focus enters it, and stays on its button. */
  show({ title, sections, back }, board) {
    const [entered, focused] = [this.element.hidden, document.activeElement];
    this.title.textContent = title;
    this.up = back?.key ?? null;
    this.back.textContent = back?.label ?? t("back");
    this.back.hidden = !back && !board;
    const section = (title) => h("section", {}, title ? h("h2", {}, title) : [], h("ul"));
    fill(this.sections, sections.map((each) => each.title), section);
    sections.forEach(({ lines }, i) => fill(this.sections.children[i].lastChild, lines, (line) => this.#line(told(line.text), line.controls)));
    this.element.hidden = false;
    if (!entered && focused?.isConnected) return;
    (this.sections.querySelector(`[data-key="${CSS.escape(focused?.dataset.key ?? "")}"]`) ?? this.title).focus();
  }

  #line(text, controls) {
    const words = text ? h("p", {}, text) : [];
    return h("li", {}, words, h("div", { class: "controls" }, controls.map((control) => this.#button(control, text))));
  }

  /** Its name for a screen reader says which line it belongs to. */
  #button({ key, label, disabled, main }, text) {
    const name = text ? `${label}: ${text}` : label;
    const onclick = () => this.go(key);
    return h("button", { type: "button", class: main && "main", "data-key": key, "aria-label": name, disabled, onclick }, label);
  }
}
