/** Buttons for what else can be done, and the question before what cannot be undone. */

import { h } from "./dom.js";

export class Controls {
  /** `press` is called with a control's key. */
  constructor(question, press) {
    this.question = question;
    this.press = press;
    this.shown = this.asked = "";
    this.row = h("div", { class: "controls", tabindex: "-1" });
  }

  /** The focus stays on its button, or in the row where that is gone. */
  show(controls) {
    const text = JSON.stringify(controls);
    if (text === this.shown) return;
    this.shown = text;
    const focused = this.row.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.row.replaceChildren(...controls.map((control) => this.#button(control)));
    if (focused !== null) (this.row.querySelector(`[data-key="${CSS.escape(focused ?? "")}"]:enabled`) ?? this.row).focus({ preventScroll: true });
    if (this.asked && !controls.some((control) => control.key === this.asked)) this.question.close();
  }

  #button(control) {
    const { key, label, disabled, sure, main } = control;
    const onclick = () => (sure ? this.#ask(control) : this.press(key));
    return h("button", { type: "button", class: main && "main", "data-key": key, disabled, onclick }, label);
  }

  #ask({ key, sure, yes, no }) {
    this.question.ask([sure], yes, no, (answer) => {
      this.asked = "";
      if (answer) this.press(key);
    });
    this.asked = key;
  }
}
