/** The list of moves: each a button, one stop of Tab, arrows step through the match. */

import { fill, h, say, t } from "./dom.js";
import { iconButton } from "./icons.js";

const SECOND_FIRST = "1…"; // the number of the second side's move where it was the first
const STEPS = [
  ["first", () => 0],
  ["previous", ({ at }) => at - 1],
  ["next", ({ at }) => at + 1],
  ["last", ({ last }) => last],
];

export class Moves {
  /** `look` is called with how many moves were played in the position to be shown. */
  constructor(look) {
    this.look = look;
    this.at = 0;
    this.last = 0;
    this.list = h("ol", { class: "moves" });
    this.steps = STEPS.map(([name, to]) => iconButton(name, () => this.look(to(this)), { class: "step" }));
    this.element = h("section", { class: "history" }, this.list, h("div", { class: "steps" }, this.steps));
    new ResizeObserver(() => this.#reveal()).observe(this.list); // it has no size while the lobby is shown
    say(() => (this.element.ariaLabel = this.list.ariaLabel = t("moves")));
  }

  /** Shows the moves of a state, the position after `at` of them being looked at; signs of its review mark some. */
  show(state, at) {
    if (state === this.state && at === this.at) return; // drawing hundreds of moves takes a while
    this.state = state;
    const signs = state.review?.signs ?? {};
    [this.at, this.last] = [at, state.played.length];
    fill(this.list, state.played.map(({ text }, i) => [i + 1, numberOf(i + 1, state), text]), (move) => this.#item(...move));
    const current = this.list.querySelector("[aria-current]");
    current?.removeAttribute("aria-current");
    for (const button of this.list.querySelectorAll("button")) {
      button.tabIndex = -1;
      if (signs[button.dataset.ply]) button.dataset.sign = signs[button.dataset.ply];
      else delete button.dataset.sign;
    }
    const button = this.list.querySelector(`[data-ply="${at || 1}"]`);
    if (button) {
      button.tabIndex = 0;
      if (at) button.setAttribute("aria-current", "step");
      this.#reveal();
    }
    this.steps.forEach((each, i) => (each.disabled = i < 2 ? at === 0 : at === this.last));
  }

  /** Steps with the arrows, Home and End. A focus in the list goes with them. */
  key(event) {
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const focused = this.list.contains(document.activeElement);
    this.look(to);
    if (focused) this.list.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  #item(ply, number, text) {
    const button = h("button", { type: "button", "data-ply": ply, tabindex: "-1", onclick: () => this.look(ply) }, text);
    return h("li", { class: number === SECOND_FIRST && "second" }, number ? h("span", { class: "number" }, number) : [], button);
  }

  /** Scrolls the list, and only the list, to the move that is looked at. */
  #reveal() {
    const button = this.list.querySelector('[tabindex="0"]');
    if (!button) return;
    const [box, list] = [button.getBoundingClientRect(), this.list.getBoundingClientRect()];
    this.list.scrollTop += box.top + box.height / 2 - list.top - list.height / 2;
    this.list.scrollLeft += box.left + box.width / 2 - list.left - list.width / 2;
  }
}

/** What stands before a move: its number; nothing before the second of two that count as one. */
function numberOf(ply, { pairs, first_to_move: first }) {
  const number = pairs ? (first + ply + 1) / 2 : ply;
  if (Number.isInteger(number)) return `${number}.`;
  return ply === 1 ? SECOND_FIRST : "";
}
