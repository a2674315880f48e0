/** What stands around the board: title, seats with their clocks, status, notices, moves, review and controls. */

import { Clocks } from "./clocks.js";
import { Controls } from "./controls.js";
import { fill, h, say, t } from "./dom.js";
import { Moves } from "./moves.js";
import { Review } from "./review.js";
import { Seats } from "./seats.js";
import { told } from "./times.js";

export class MatchPanel {
  /**
   * Lays the `board` in their middle, and the `toolbar`'s element beside the title. `look` is called with how many moves
   * were played in the position to be shown, `press` with a control's key (for some only after the `question` was
   * answered), `hurry` when the person's own time gets short.
   */
  constructor(board, toolbar, question, { look, press, hurry }) {
    this.board = board;
    this.seats = new Seats();
    this.clocks = new Clocks(this.seats.clocks, hurry);
    this.moves = new Moves(look);
    this.review = new Review(look);
    this.controls = new Controls(question, press);
    this.title = h("h1");
    this.status = h("p", { class: "status" });
    this.notices = h("div", { class: "notices", "aria-live": "polite" });
    this.keys = h("p", { id: "keys", class: "unseen" });
    say(() => (this.keys.textContent = t("keys")));
    const [first, other] = this.seats.elements;
    this.table = h("div", { class: "table" }, other, board.element, first);
    this.side = h("div", { class: "side" }, this.status, this.notices, this.review.element, this.moves.element, this.controls.row);
    const head = h("header", { class: "head" }, this.title, toolbar);
    this.main = h("main", { hidden: true }, head, this.table, this.side, this.keys);
  }

  /** Who looks from below sits below: with `second` the second side. */
  sit(second) {
    const [below, above] = second ? [...this.seats.elements].reverse() : this.seats.elements;
    if (above.nextSibling === this.board.element) return;
    this.board.element.before(above);
    this.board.element.after(below);
  }

  /** Takes what a state says of the match as a whole. */
  tell(state) {
    this.main.dataset.match = state.match;
    this.title.textContent = state.title;
    this.status.textContent = state.status;
    fill(this.notices, state.notices.map(told), (text) => h("p", {}, text));
    this.clocks.show(state);
  }

  /** Shows what belongs to the position that is looked at. */
  show({ state, material, at }) {
    this.seats.show(state, material, this.board.layout);
    this.controls.show(state.controls);
    this.moves.show(state, at);
    this.review.show(state.review ?? null, at);
  }

  /** Shows the page from its beginning. */
  scrollUp() {
    for (const each of [document.scrollingElement, this.side]) each.scrollTop = 0;
  }
}
