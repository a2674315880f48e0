/** Buttons for what else can be done, and the question before what cannot be undone. */

import { fill, h } from "./dom.js";

const SOON_MS = 600; // a press was aimed at what was there before

export class Controls {
  /** `press` is called with a control's key. */
  constructor(question, press) {
    this.question = question;
    this.press = press;
    this.asked = "";
    this.row = h("div", { class: "controls", tabindex: "-1" });
  }

  /** The focus stays on its button, or in the row where that is gone. */
  show(controls) {
    const focused = document.activeElement;
    const within = this.row.contains(focused);
    fill(this.row, controls, (control) => this.#button(control));
    if (within && !this.row.contains(focused)) {
      (this.row.querySelector(`[data-key="${CSS.escape(focused.dataset.key)}"]:enabled`) ?? this.row).focus({ preventScroll: true });
    }
    if (this.asked && !controls.some((control) => control.key === this.asked)) this.question.close();
  }

  #button(control) {
    const { key, label, disabled, sure, main, sudden } = control;
    const since = performance.now();
    const onclick = () => {
      if (sudden && performance.now() < since + SOON_MS) return;
      if (sure) this.#ask(control);
      else this.press(key);
    };
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
