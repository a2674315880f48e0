/**
 * The controls that the bot has not answered yet. Where the connection was lost meanwhile, it may not have heard of them:
 * they are asked for again as soon as it says how the match stands.
 */

import { alike } from "./match.js";

export class Unanswered {
  /** `ask` sends a request and returns its number, 0 where the bot cannot be reached. */
  constructor(ask) {
    this.ask = ask;
    this.controls = [];
  }

  /** Uses a control of a match; the request's number, 0 where the bot will be asked later. */
  use(key, state) {
    const { label } = state.controls.find((control) => control.key === key);
    const { match, exercise, board_number } = state;
    const found = this.controls.find((each) => each.key === key && !each.seq);
    const control = found ?? { key, label, match, exercise, board_number, seq: 0 };
    if (!found) this.controls.push(control);
    return this.#send(control);
  }

  answered(seq) {
    if (seq) this.controls = this.controls.filter((control) => control.seq !== seq);
  }

  lost() {
    for (const control of this.controls) control.seq = 0;
  }

  /** A control that is gone was done. On another board than the person saw the bot refuses what depends on it. */
  again(state) {
    this.controls = this.controls.filter((control) => control.seq || stands(control, state));
    for (const control of this.controls) if (!control.seq) this.#send(control);
  }

  #send(control) {
    const { key, match, board_number } = control;
    control.seq = this.ask({ type: "control", key, match, board_number });
    return control.seq;
  }
}

function stands(used, state) {
  return alike(used, state) && state.controls.some(({ key, label }) => key === used.key && label === used.label);
}
