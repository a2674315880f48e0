/** Buttons that ask the bot for something: each press does so once, and shows that it waits for its answer. */

const TWICE_MS = 500; // presses of one button that follow faster are a double tap

export class Pressing {
  constructor() {
    this.last = { key: null, seq: 0, at: 0 }; // the last button: what it asked for, 0 where that is answered
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
