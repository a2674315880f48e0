/**
 * What is known of the match: the bot's last state, a move of one's own that the bot has not answered yet, a move that
 * was prepared, and which position of the match is looked at.
 */

import { end, Entering, prepared, Preparing } from "./entering.js";

export class Match {
  constructor() {
    this.state = null;
    this.pending = null;
    this.plan = null;
    this.ply = null; // how many moves were played in the position looked at; null: as it stands now
  }

  /** Takes the bot's state. A prepared move that is now legal is returned, to be played. */
  take(state, columns) {
    if (!alike(this.state, state)) Object.assign(this, { pending: null, plan: null, ply: null });
    if (state.board_number !== this.pending?.board_number || state.turn === null) this.pending = null;
    if (!goesOn(this.state, state)) this.plan = this.ply = null; // they were about a position that is no more
    this.state = state;
    if (!this.plan || this.pending || !state.moves.length) {
      if (state.turn === null) this.plan = null;
      return undefined;
    }
    const move = prepared(this.plan, state.moves, columns);
    this.plan = null;
    return move;
  }

  /** Shows a move before the bot knows of it. */
  make(move) {
    this.pending = { move, board_number: this.state.board_number, seq: 0 };
    this.ply = null;
  }

  /** The move is not asked for until the person has said that it is meant; the opponent's `reply` is shown with it. */
  hold(reply = []) {
    this.pending.reply = reply;
  }

  /** The bot warns of the move that was asked for; whether it was that of this request. */
  warn(seq, reply) {
    if (this.pending?.seq !== seq) return false;
    this.hold(reply);
    return true;
  }

  /** The bot refused a request; whether it was the move. */
  refuse(seq) {
    if (this.pending?.seq !== seq) return false;
    this.pending = null;
    return true;
  }

  get last() {
    return this.state.played.length;
  }

  /** How many moves were played in the position that is looked at. */
  get at() {
    return this.ply ?? this.last;
  }

  /** What stands beside each player there; undefined where nothing does. */
  get material() {
    const { material } = this.state;
    return material[Object.keys(material).findLast((ply) => ply <= this.at)];
  }

  /** Looks at the position after so many moves. */
  look(ply) {
    const at = Math.max(0, Math.min(ply, this.last));
    this.ply = at === this.last ? null : at;
  }

  /** What a person may enter now on a board. */
  entering(layout) {
    const { moves, side, turn, hand, standing } = this.state;
    if (this.ply !== null || this.pending || turn === null || side === null) return new Entering();
    const own = new Set(Object.keys(standing).filter((cell) => layout.pieces[standing[cell]].side === side));
    if (turn === side) return new Entering(moves, layout.columns, own);
    return new Preparing(own, hand, new Set(Object.keys(standing)), layout.columns);
  }

  /** What the board shows: pieces, marks, and the cells of the move that led there. */
  view() {
    if (this.ply !== null) return this.#past();
    const { standing, marks, arrows, played } = this.state;
    if (this.pending) return this.#foreseen();
    const planned = this.plan ? [this.plan.start, ...this.plan.stops].filter(Boolean) : [];
    return { standing, marks: { ...marks, planned }, arrows, moved: played.at(-1)?.cells ?? [] };
  }

  /** The pieces after so many moves. */
  standing(ply) {
    const { start, played } = this.state;
    return played.slice(0, ply).reduce((standing, { after }) => changed(standing, after), start);
  }

  /** The cells that a legal move changes, with the pieces there afterwards. */
  changes(move) {
    const { standing, hand } = this.state;
    const piece = move.start ? standing[move.start] : hand;
    return { ...(move.start && { [move.start]: "" }), [end(move)]: piece, ...move.after };
  }

  #past() {
    const { played } = this.state;
    const move = played[this.ply - 1];
    const better = pointed(this.state.review?.better[this.ply] ?? []);
    return {
      standing: this.standing(this.ply),
      marks: { ...(move && { last: move.cells, over: move.over }), hint: better.cells },
      arrows: better.ways,
      moved: (move ?? played[0])?.cells ?? [],
    };
  }

  #foreseen() {
    const { move, reply } = this.pending;
    const cells = [move.start, ...move.stops].filter(Boolean);
    const punished = pointed(reply ?? []);
    return {
      standing: changed(this.state.standing, this.changes(move)),
      marks: { last: cells, hint: punished.cells },
      arrows: punished.ways,
      moved: cells,
    };
  }
}

/** Whether two states are of the same match, puzzle or lesson. */
export function alike(before, state) {
  return before?.match === state.match && before.exercise === state.exercise;
}

/** Whether a state has all the moves of one before: none was taken back. */
function goesOn(before, { played }) {
  return !before || before.played.every(({ text }, i) => played[i]?.text === text);
}

/** Whether a move that makes these changes takes something: from its target, or elsewhere. */
export function takes(standing, changes) {
  const cells = Object.entries(changes);
  return cells.some(([cell, letter]) => letter && cell in standing) || cells.filter(([, letter]) => !letter).length > 1;
}

/** A move is pointed out by the cell where a piece is put on the board, or by the way that it leads over. */
function pointed(cells) {
  return cells.length > 1 ? { cells: [], ways: [cells] } : { cells, ways: [] };
}

function changed(standing, after) {
  const next = { ...standing, ...after };
  for (const [cell, letter] of Object.entries(after)) if (letter === "") delete next[cell];
  return next;
}
