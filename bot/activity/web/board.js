/** The board: its picture, its cells with their names, the pieces on it and the marks. Knows no rule. */

import { isStill } from "./appearance.js";
import { h, say, shape, t } from "./dom.js";
import { marksAbove, marksBelow, UNIT } from "./marks.js";

const MOVE_MS = 200; // from one cell of a move to the next
const LONGEST_MS = 800;
const AGAIN_MS = 1000; // after a picture could not be fetched
const LATE_MS = 3000; // longest that a board waits for its last picture
const REACH = 0.75; // how far beside a cell's middle it is still meant, in cells

export class Board {
  constructor() {
    this.below = shape("svg", { class: "marks", "aria-hidden": "true" });
    this.above = shape("svg", { class: "marks", "aria-hidden": "true" });
    this.field = h("div", { class: "field", "aria-hidden": "true" });
    this.grid = h("div", { class: "grid", role: "grid", "aria-describedby": "keys" });
    this.element = h("div", { class: "board" }, this.below, this.field, this.above, this.grid);
    this.pieces = new Map(); // by cell: its letter and its picture
    this.cells = new Map();
    this.layout = null;
    say(() => (this.grid.ariaLabel = t("board")));
  }

  /** Lays the board out anew, without pieces. */
  lay(layout) {
    this.layout = layout;
    this.empty = true;
    this.element.style.aspectRatio = `1 / ${layout.ratio}`;
    document.documentElement.style.setProperty("--ratio", layout.ratio);
    this.element.style.backgroundColor = layout.ground;
    for (const layer of [this.below, this.above]) layer.setAttribute("viewBox", `0 0 ${UNIT} ${UNIT * layout.ratio}`);
    this.pieces.clear();
    this.field.replaceChildren();
    this.cells = new Map(Object.keys(layout.cells).map((name) => [name, this.#cell(name)]));
    const rows = layout.rows.map((row) => h("div", { role: "row" }, row.map((name) => this.cells.get(name))));
    this.grid.replaceChildren(...rows);
    if (!this.cells.has(this.focused)) this.focused = layout.rows.at(-1)[0];
    this.cells.get(this.focused).tabIndex = 0;
    this.#reveal([this.#ground(layout), ...Object.values(layout.pieces).map((piece) => loading(piece.picture))]);
  }

  /**
   * Shows what stands where and what is marked, a target with a piece as one that is taken; `arrows` are the bot's,
   * `drawn` the person's own, each the cells that it leads over. `moved` are the cells of the move that led here; a
   * piece that was `dropped` on a cell is there already; `still` shows all at once, as on a board that was just laid.
   */
  show({ standing, marks, arrows = [], drawn = [], moved = [], dropped = "", still = false }) {
    this.#place(standing, moved, dropped, still || this.empty || isStill());
    this.empty = false;
    const { target = [] } = marks;
    const [taking, free] = [true, false].map((taken) => target.filter((cell) => cell in standing === taken));
    const all = Object.entries({ ...marks, target: free, taking });
    const middles = Object.fromEntries(all.map(([kind, cells]) => [kind, this.#middles(cells)]));
    const [ways, drawings] = [arrows, drawn].map((each) => each.map((cells) => this.#middles(cells)));
    const size = this.layout.cell * UNIT;
    this.below.replaceChildren(...marksBelow(middles, size));
    this.above.replaceChildren(...marksAbove(middles, size, ways, drawings));
    this.#name(standing, marks);
  }

  /** The middles of cells in the units of the marks. */
  #middles(names) {
    const cells = names.filter((name) => name in this.layout.cells).map((name) => this.layout.cells[name]);
    return cells.map(({ x, y }) => [x * UNIT, y * UNIT]);
  }

  /** The cell at a point of the window; "" where there is none. */
  cellAt(clientX, clientY) {
    const box = this.element.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.width];
    let [found, nearest] = ["", REACH * this.layout.cell];
    for (const [name, cell] of Object.entries(this.layout.cells)) {
      const far = Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y));
      if (far < nearest) [found, nearest] = [name, far];
    }
    return found;
  }

  /** Marks the cell to which something is dragged, as a finger hides it; "" for none. */
  aim(name) {
    this.grid.querySelector(".aimed")?.classList.remove("aimed");
    this.cells.get(name)?.classList.add("aimed");
  }

  /** Leads keys and screen readers to the board. */
  focus() {
    this.cells.get(this.focused)?.focus({ preventScroll: true });
  }

  /** The cell to which Tab leads, and from which the arrows lead. */
  attend(name) {
    this.cells.get(this.focused).tabIndex = -1;
    this.focused = name;
    this.cells.get(name).tabIndex = 0;
  }

  /** The picture of a piece for a cell, not yet part of the board's position. */
  picture(letter, cell) {
    const { picture, width } = this.layout.pieces[letter];
    const img = again(h("img", { class: "piece", src: picture, alt: "", draggable: "false" }), () => img.isConnected);
    img.style.width = `${100 * width}%`;
    this.#put(img, cell);
    return img;
  }

  #ground(layout) {
    const { style } = this.element;
    const ground = again(loading(layout.picture), () => this.layout === layout);
    style.backgroundImage = `url("${ground.src}")`;
    ground.onerror = () => (style.backgroundImage = "none");
    ground.onload = () => this.layout === layout && (style.backgroundImage = `url("${ground.src}")`);
    return ground;
  }

  /** Shows the pieces once all pictures are there: some alone would be another position. */
  async #reveal(pictures) {
    const { layout } = this;
    this.field.hidden = !pictures.every((img) => img.complete);
    const there = Promise.allSettled(pictures.map((img) => img.decode()));
    await Promise.race([there, new Promise((done) => setTimeout(done, LATE_MS))]);
    if (this.layout === layout) this.field.hidden = false;
  }

  #cell(name) {
    const { x, y } = this.layout.cells[name];
    const element = h("div", { role: "gridcell", class: "cell", tabindex: "-1", "data-cell": name });
    const { cell, ratio } = this.layout;
    Object.assign(element.style, {
      left: `${100 * (x - cell / 2)}%`,
      top: `${(100 * (y - cell / 2)) / ratio}%`,
      width: `${100 * cell}%`,
      height: `${(100 * cell) / ratio}%`,
    });
    return element;
  }

  #put(img, name) {
    const { x, y } = this.layout.cells[name];
    img.style.left = `${100 * x}%`;
    img.style.top = `${(100 * y) / this.layout.ratio}%`;
  }

  #place(standing, moved, dropped, still) {
    const gone = new Map([...this.pieces].filter(([cell, piece]) => standing[cell] !== piece.letter));
    const come = Object.keys(standing).filter((cell) => this.pieces.get(cell)?.letter !== standing[cell]);
    const paired = this.#pair(gone, come, standing, moved);
    for (const cell of gone.keys()) this.pieces.delete(cell);
    const stayed = new Set(paired.values());
    for (const [cell, piece] of gone) if (!stayed.has(cell)) this.#remove(piece, still || come.includes(cell));
    for (const cell of come) {
      const from = paired.get(cell);
      if (from === undefined) this.#add(standing[cell], cell, still || dropped === cell || gone.has(cell));
      else this.#move(gone.get(from), wayOf(moved, from, cell), standing[cell], still || dropped === cell);
    }
    // A piece that captured on its way and is back where it was has changed nothing but what it took.
    const goesRound = moved.length > 1 && moved[0] === moved.at(-1) && gone.size && !come.length;
    if (goesRound && !still) this.#slide(this.pieces.get(moved[0]).img, moved, "ease-in-out");
  }

  /** Which of the pieces that are gone has come to which cell: that of the move, then the nearest alike. */
  #pair(gone, come, standing, moved) {
    const paired = new Map();
    const free = new Set(gone.keys());
    const pair = (from, to) => free.delete(from) && paired.set(to, from);
    const [first, last] = [moved[0], moved.at(-1)];
    for (const [from, to] of [[first, last], [last, first]]) {
      if (from !== to && free.has(from) && come.includes(to) && this.#alike(gone.get(from).letter, standing[to])) pair(from, to);
    }
    for (const to of come.filter((cell) => !paired.has(cell) && !gone.has(cell))) {
      const alike = [...free].filter((from) => gone.get(from).letter === standing[to] && !come.includes(from));
      const nearest = alike.sort((a, b) => this.#far(a, to) - this.#far(b, to))[0];
      if (nearest !== undefined) pair(nearest, to);
    }
    return paired;
  }

  #alike(letter, other) {
    return this.layout.pieces[letter].side === this.layout.pieces[other].side;
  }

  #far(a, b) {
    const [{ x, y }, to] = [this.layout.cells[a], this.layout.cells[b]];
    return Math.hypot(x - to.x, y - to.y);
  }

  #remove({ img }, still) {
    if (still) return img.remove();
    img.animate({ opacity: [1, 0], scale: [1, 0.8] }, MOVE_MS).onfinish = () => img.remove();
    img.style.zIndex = 0;
  }

  #add(letter, cell, still) {
    const img = this.picture(letter, cell);
    this.field.append(img);
    this.pieces.set(cell, { letter, img });
    if (still) return;
    const column = this.layout.columns.find((cells) => cells.includes(cell));
    if (column) this.#slide(img, [column[0], cell], "ease-in");
    else img.animate({ opacity: [0, 1], scale: [0.7, 1] }, { duration: MOVE_MS, easing: "ease-out" });
  }

  #move(piece, way, letter, still) {
    const to = way.at(-1);
    if (piece.letter !== letter) piece.img.src = this.layout.pieces[letter].picture;
    piece.letter = letter;
    this.pieces.set(to, piece);
    this.#put(piece.img, to);
    if (!still) this.#slide(piece.img, way, "ease-in-out");
  }

  /** Moves a picture, which lies at the end of its way, from cell to cell over all of it. */
  #slide(img, way, easing) {
    const wide = this.element.clientWidth;
    const [end, ...cells] = [way.at(-1), ...way].map((name) => this.layout.cells[name]);
    const translate = cells.map(({ x, y }) => `${(x - end.x) * wide}px ${(y - end.y) * wide}px`);
    const duration = Math.min(MOVE_MS * (way.length - 1), LONGEST_MS);
    img.style.zIndex = 2;
    img.animate({ translate, easing }, duration).onfinish = () => (img.style.zIndex = "");
  }

  #name(standing, marks) {
    const targets = new Set(marks.target);
    for (const [name, element] of this.cells) {
      const { label } = this.layout.cells[name];
      const piece = standing[name];
      const told = piece ? `${label}, ${this.layout.pieces[piece].label}` : label;
      set(element, "aria-label", targets.has(name) ? t("target", { cell: told }) : told);
      set(element, "aria-selected", String(Boolean(marks.chosen?.includes(name))));
    }
  }
}

/** The cells over which a piece has come: those of the move, or of the move that was stepped back over. */
function wayOf(moved, from, to) {
  const way = moved[0] === from ? moved : [...moved].reverse();
  return way[0] === from && way.at(-1) === to ? way : [from, to];
}

function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A picture that is fetched before it is shown. */
function loading(src) {
  return Object.assign(new Image(), { src });
}

/** A picture that is fetched again while it is wanted and could not be: else a piece would stay unseen. */
function again(img, wanted) {
  img.addEventListener("error", () => setTimeout(() => wanted() && (img.src = img.getAttribute("src")), AGAIN_MS));
  return img;
}
