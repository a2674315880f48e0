/** Buttons that ask the bot for something: each press does so once, and shows that it waits for its answer. */

const [TWICE_MS, TWICE_PX] = [500, 24]; // a press that follows another so soon, and so near, is a double tap's second

/** Whether a press is the second of a double tap, with the one before. */
export function isSecond({ clientX, clientY }, { x, y, at }) {
  return performance.now() < at + TWICE_MS && Math.hypot(clientX - x, clientY - y) < TWICE_PX;
}

export class Pressing {
  constructor() {
    this.last = { key: null, seq: 0, at: 0 }; // the last button: what it asked for, 0 where that is answered
    this.before = this.typed = { at: -Infinity }; // the last press on anything, and the last key
    for (const kind of ["pointerdown", "click"]) addEventListener(kind, (event) => this.#check(event), true);
    addEventListener("keydown", (event) => this.#type(event), true);
  }

  /** The second press of a double tap was aimed at what was there: on what came there since it means nothing. */
  #check(event) {
    if (event.type === "click" && !event.detail) return; // by a key
    const { before } = this;
    const button = event.target.closest("button");
    if (button !== before.button && isSecond(event, before)) return event.stopPropagation();
    this.before = { button, x: event.clientX, y: event.clientY, at: performance.now() };
  }

  /** The same for keys: the second of two quick presses was aimed at what had the focus, not at what got it since. */
  #type(event) {
    const { typed } = this;
    const { key, target } = event;
    this.typed = { key, target, at: performance.now() };
    const isSecond = ["Enter", " "].includes(key) && key === typed.key && this.typed.at < typed.at + TWICE_MS;
    if (!isSecond || target === typed.target) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Does what a button means (`act`, which returns the number of its request), unless it is a double tap's second press
   * or the first is not answered yet. Returns whether it did.
   */
  press(key, act) {
    const { last } = this;
    const now = performance.now();
    if (key === last.key && (last.seq || now < last.at + TWICE_MS)) return false;
    this.last = { key, seq: act(), at: now };
    this.show();
    return true;
  }

  /** A request is answered. Call `show` once that to which it led is there, too. */
  answered(seq) {
    if (seq === this.last.seq) this.last.seq = 0;
  }

  /** No answer will come: the connection is lost. */
  lost() {
    this.last.seq = 0;
    this.show();
  }

  /** Shows whether the last button waits for its answer. */
  show() {
    document.body.classList.toggle("waiting", this.last.seq > 0);
  }
}
