/** What the page says beside the match: a line about the connection, short warnings, and words for screen readers. */

import { h } from "./dom.js";
import { told } from "./times.js";

const TOAST_MS = 6000;

export class Announcements {
  constructor() {
    this.notice = h("p", { class: "connection", role: "status" });
    this.toast = h("p", { class: "toast", role: "alert" });
    this.unseen = h("p", { class: "unseen", "aria-live": "polite" });
  }

  /** Shows how it stands with the connection; "" when all is well. */
  say(text) {
    this.notice.textContent = text;
  }

  /**
   * A few seconds of text that cannot be missed, or until the person does the next thing: it may cover buttons. What is
   * no fault is `calm`.
   */
  warn(text, calm = false) {
    clearTimeout(this.fading);
    this.toast.classList.toggle("calm", calm);
    this.toast.textContent = told(text);
    this.fading = setTimeout(() => (this.toast.textContent = ""), TOAST_MS);
  }

  /** What a screen reader reads out. */
  announce(...texts) {
    this.unseen.textContent = texts.filter(Boolean).join(" ");
  }
}
