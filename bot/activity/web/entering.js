/**
 * Entering a move: cell after cell, until one legal move is meant. Knows no rule: it has the legal moves, each with a
 * start (empty where a piece is put on the board) and the stops after it.
 */

export class Entering {
  constructor(moves = [], columns = [], own = new Set()) {
    this.moves = moves;
    this.columns = columns;
    this.own = own; // the cells of one's own pieces
    this.chosen = "";
    this.ways = []; // moves of the chosen piece that end on the same cell, while it is open which is meant
  }

  /** Whether a piece that can move stands on a cell. */
  canChoose(cell) {
    return this.moves.some((move) => move.start !== "" && move.start === cell);
  }

  /** The pieces that can move, where one's own that stands on a cell cannot. */
  instead(cell) {
    if (!this.own.has(cell) || this.canChoose(cell)) return [];
    return unique(this.moves.map((move) => move.start).filter(Boolean));
  }

  /** The cells that lead on from what was chosen; with nothing chosen, where a piece can be put. */
  targets() {
    if (this.ways.length) return unique(this.ways.map((move) => move.stops[this.#fork()]));
    return unique(this.#meant().map(end));
  }

  /** The target that a cell means: itself, another of its column, or none (""). */
  target(cell) {
    const targets = this.targets();
    if (targets.includes(cell) || this.#meant().some((move) => move.stops.includes(cell))) return cell;
    const column = this.chosen ? null : this.columns.find((cells) => cells.includes(cell));
    return column?.find((each) => targets.includes(each)) ?? "";
  }

  /** Chooses a piece, or nothing. */
  choose(cell = "") {
    this.chosen = cell;
    this.ways = [];
  }

  /** Goes on to a target; the move where that is now clear, else null. A cell of all ways that are open tells none. */
  go(cell) {
    const [fork, meant, includes] = [this.#fork(), this.#meant(), (move) => move.stops.includes(cell)];
    const reached = [
      this.ways.filter((move) => move.stops[fork] === cell),
      this.ways.filter(includes),
      meant.filter((move) => end(move) === cell),
      meant.filter(includes),
    ].find((found) => found.length);
    if (reached?.length === 1) return reached[0];
    this.ways = reached ?? [];
    return null;
  }

  /** It is still open which of these ways is meant, if all of them are legal yet. */
  part(ways = []) {
    const now = this.#meant().filter(({ move }) => ways.some((way) => way.move === move));
    if (now.length === ways.length) this.ways = now;
  }

  #meant() {
    return this.moves.filter((move) => move.start === this.chosen);
  }

  /** The first stop at which the ways part. */
  #fork() {
    const [first] = this.ways;
    return first ? first.stops.findIndex((stop, i) => this.ways.some((move) => move.stops[i] !== stop)) : 0;
  }
}

/**
 * Preparing a move while the other side thinks: any piece of one's own to any other cell, or one's piece to an empty
 * cell. Whether it is legal is seen when the turn comes.
 */
export class Preparing extends Entering {
  constructor(own, hand, taken, columns = []) {
    super([], columns, own);
    this.prepares = true;
    this.hand = hand;
    this.taken = taken; // the cells with any piece
  }

  canChoose(cell) {
    return !this.hand && this.own.has(cell);
  }

  /** One's own piece is meant as a target only where another is `dropped` on it: a tap chooses it instead. */
  target(cell, dropped = false) {
    if (this.chosen) return cell === this.chosen || (this.own.has(cell) && !dropped) ? "" : cell;
    if (!this.hand) return "";
    const column = this.columns.find((cells) => cells.includes(cell)) ?? [cell];
    return column.findLast((each) => !this.taken.has(each)) ?? "";
  }

  go(cell) {
    return { start: this.chosen, stops: [cell] };
  }
}

/** The legal move that was prepared: the only one from its start to its end, in its column at least; else undefined. */
export function prepared(plan, moves, columns = []) {
  const entering = new Entering(moves, columns);
  entering.choose(plan.start);
  const target = entering.target(end(plan));
  return (target && entering.go(target)) || undefined;
}

/** The cell where a move ends. */
export function end(move) {
  return move.stops[move.stops.length - 1];
}

function unique(cells) {
  return [...new Set(cells)];
}
