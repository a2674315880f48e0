/** What a person has chosen on the board so far: shared by finger, mouse and keys. */

import { Entering } from "./entering.js";

export class Picking {
  /** `made` is called with a move and, where it was dragged, the cell where its piece lies; `changed` with no move. */
  constructor(made, changed) {
    this.made = made;
    this.changed = changed;
    this.entering = new Entering();
    this.touched = ""; // the cell of a piece of one's own that cannot move
  }

  /** From now on these moves can be entered. What was chosen, else the `usual` piece, is so where it can move. */
  offer(entering, usual) {
    const { chosen, ways } = this.entering;
    this.entering = entering;
    if (!this.instead.length) this.touched = "";
    if (!entering.canChoose(chosen || usual)) return;
    entering.choose(chosen || usual);
    entering.part(ways);
  }

  get chosen() {
    return this.entering.chosen;
  }

  /** The pieces that can move, where one was touched that cannot. */
  get instead() {
    return this.entering.instead(this.touched);
  }

  /** The cells that can be pressed where what was pressed does not say it: at a fork, or where a piece cannot move. */
  get offered() {
    return this.entering.ways.length ? this.entering.targets() : this.instead;
  }

  /** The cells that are marked. Where pieces are put anywhere nothing is. */
  get marks() {
    if (this.chosen) return { chosen: [this.chosen], target: this.entering.targets() };
    return this.instead.length ? { target: this.instead } : {};
  }

  /** Chooses the piece on a cell; where none can be chosen, nothing is. */
  choose(cell) {
    this.entering.choose(this.entering.canChoose(cell) ? cell : "");
    this.touched = cell;
    this.changed();
  }

  /** Goes on to a target. */
  go(target, dropped = "") {
    const move = this.entering.go(target);
    if (!move) return this.changed();
    this.entering.choose();
    this.made(move, dropped);
  }

  /** What Enter does on a cell. */
  tap(cell) {
    const target = this.entering.target(cell);
    if (target) this.go(target);
    else this.choose(cell === this.chosen ? "" : cell);
  }
}
