/** Buttons for what else can be done, and the question before what cannot be undone. */

import { h } from "./dom.js";

export class Controls {
  /** `press` is called with a control's key. */
  constructor(press) {
    this.press = press;
    this.shown = "";
    this.row = h("div", { class: "controls" });
    this.dialog = h("dialog", { class: "question", "aria-labelledby": "question" });
  }

  show(controls) {
    const text = JSON.stringify(controls);
    if (text === this.shown) return;
    this.shown = text;
    const focused = document.activeElement?.dataset?.key;
    this.row.replaceChildren(...controls.map((control) => this.#button(control)));
    this.row.querySelector(`[data-key="${CSS.escape(focused ?? "")}"]`)?.focus();
    if (this.dialog.open && !controls.some((control) => control.key === this.asked)) this.dialog.close();
  }

  #button(control) {
    const { key, label, disabled, sure } = control;
    const onclick = () => (sure ? this.#ask(control) : this.press(key));
    return h("button", { type: "button", "data-key": key, disabled, onclick }, label);
  }

  #ask({ key, sure, yes, no }) {
    this.asked = key;
    const done = (answer) => {
      this.dialog.close();
      if (answer) this.press(key);
    };
    this.dialog.replaceChildren(
      h("p", { id: "question" }, sure),
      h("div", { class: "controls" },
        h("button", { type: "button", class: "danger", onclick: () => done(true) }, yes),
        h("button", { type: "button", autofocus: true, onclick: () => done(false) }, no),
      ),
    );
    this.dialog.showModal();
  }
}
