/** Circles and arrows that a person draws with the right button, to think. Only they see them, until they press again. */

const RIGHT = 2;

export class Drawing {
  /** `begins` is called before something is drawn, `changed` when something else is to be shown. */
  constructor(board, begins, changed) {
    Object.assign(this, { board, begins, changed, shapes: [], begun: null, right: false, position: "" });
    const { element } = board;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.begun && this.#move(event));
    element.addEventListener("pointerup", () => this.begun && this.#end());
    element.addEventListener("pointercancel", () => (this.begun = null));
    element.addEventListener("contextmenu", (event) => this.right && event.preventDefault());
  }

  /** The cells that are circled. */
  get circles() {
    return this.#all.filter((shape) => shape.length === 1).flat();
  }

  /** The arrows: from which cell to which. */
  get arrows() {
    return this.#all.filter((shape) => shape.length > 1);
  }

  /** On another position than the last nothing is drawn. */
  at(position) {
    if (position !== this.position) [this.shapes, this.begun] = [[], null];
    this.position = position;
  }

  get #all() {
    return this.begun ? [...this.shapes, this.begun] : this.shapes;
  }

  #down(event) {
    this.right = event.button === RIGHT;
    if (!this.right && this.shapes.length) {
      this.shapes = [];
      this.changed();
    }
    const cell = this.right && this.board.layout && this.board.cellAt(event.clientX, event.clientY);
    if (!cell) return;
    this.begins();
    this.begun = [cell];
    this.board.element.setPointerCapture(event.pointerId);
    this.changed();
  }

  #move({ clientX, clientY }) {
    const [from, before = from] = this.begun;
    const to = this.board.cellAt(clientX, clientY) || from;
    if (to === before) return;
    this.begun = to === from ? [from] : [from, to];
    this.changed();
  }

  /** What is drawn once more is wiped away. */
  #end() {
    const kept = this.shapes.filter((shape) => shape.join() !== this.begun.join());
    this.shapes = kept.length < this.shapes.length ? kept : [...kept, this.begun];
    this.begun = null;
    this.changed();
  }
}
