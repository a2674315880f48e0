/** A question over the page, with two answers. */

import { h } from "./dom.js";

export class Question {
  constructor() {
    this.element = h("dialog", { class: "question", "aria-labelledby": "question" });
    this.element.addEventListener("close", () => this.element.open || this.close());
    this.answered = null;
  }

  /** Asks in some lines. `answered` is called with whether it was `yes`: Escape, and another question, mean `no`. */
  ask(lines, yes, no, answered) {
    this.close();
    this.answered = answered;
    const kept = h("button", { type: "button", onclick: () => this.close() }, no);
    this.element.replaceChildren(
      h("div", { id: "question" }, lines.map((line) => h("p", {}, line))),
      h("div", { class: "controls" },
        h("button", { type: "button", class: "danger", onclick: () => this.close(true) }, yes),
        kept,
      ),
    );
    this.element.showModal();
    kept.focus(); // browsers refuse the attribute `autofocus` in a frame of another site
  }

  /** The question is answered, or out of date. */
  close(answer = false) {
    const { answered } = this;
    this.answered = null;
    this.element.close();
    answered?.(answer);
  }
}
