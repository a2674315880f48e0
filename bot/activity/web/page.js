/** The page: signs in, hears the bot, and shows the match on its board. */

import { Announcements } from "./announcements.js";
import { dress } from "./appearance.js";
import { Board } from "./board.js";
import { speak, t } from "./dom.js";
import { Drawing } from "./drawing.js";
import { Frame } from "./frame.js";
import { followKeys } from "./keys.js";
import { layoutAt } from "./layouts.js";
import { Lobby } from "./lobby.js";
import { alike, Match, takes } from "./match.js";
import { MatchPanel } from "./match_panel.js";
import { Picking } from "./picking.js";
import { Pointing } from "./pointing.js";
import { Pressing } from "./pressing.js";
import { Question } from "./question.js";
import { signIn } from "./session.js";
import { Connection } from "./socket.js";
import { Sound } from "./sound.js";
import { Toolbar } from "./toolbar.js";
import { Unanswered } from "./unanswered.js";

const RETRY_MS = 1000; // after a board could not be fetched
const TILE = "(max-height: 300px)"; // as in style/tile.css: the board comes first

class Page {
  constructor() {
    this.match = new Match();
    this.sound = new Sound();
    this.board = new Board();
    this.question = new Question();
    this.announcements = new Announcements();
    this.pressing = new Pressing();
    this.unanswered = new Unanswered((request) => this.connection.ask(request));
    this.toolbar = new Toolbar(this.sound, () => this.press("", () => this.go("")), () => this.turnBoard());
    this.panel = new MatchPanel(this.board, this.toolbar.row, this.question, {
      look: (ply) => this.lookAt(ply),
      press: (key) => this.press(key, () => this.unanswered.use(key, this.match.state)),
      hurry: () => this.sound.play("hurry"),
    });
    this.lobby = new Lobby((key) => this.press(key, () => this.go(key)), () => this.#leave());
    this.picking = new Picking((move, dropped) => this.play(move, dropped), () => this.#picked());
    this.pointing = new Pointing(this.board, this.picking, () => this.match.state.hand);
    this.drawing = new Drawing(this.board, () => this.picking.choose(""), () => this.draw());
    this.turned = this.lost = false;
    this.held = null; // the move of which it is asked whether it is meant
    this.main = this.panel.main;
    followKeys(this.board, this.picking);
    addEventListener("keydown", (event) => this.#typed(event));
    addEventListener("resize", () => matchMedia(TILE).matches && this.panel.scrollUp());
    const { notice, toast, unseen } = this.announcements;
    document.body.replaceChildren(notice, this.main, this.lobby.element, toast, unseen, this.question.element);
  }

  async start(application) {
    if (!Frame.isFramed()) return this.announcements.say(t("outside"));
    this.announcements.say(t("connecting"));
    try {
      const session = await signIn(application);
      this.connection = new Connection(session, (message) => this.hear(message), (there) => this.#reached(there));
      this.connection.open();
    } catch (error) {
      this.announcements.say(error.told ?? t("failed"));
    }
  }

  #reached(there) {
    this.announcements.say(there ? "" : t("lost"));
    if (there) return;
    this.lost = true;
    this.pressing.lost();
    this.unanswered.lost();
    const { pending } = this.match;
    if (pending && !pending.reply) pending.seq = 0; // it is asked again, should the bot not know of it
  }

  hear(message) {
    const heard = {
      welcome: this.#welcome,
      state: this.#state,
      lobby: this.#arrive,
      accepted: this.#accepted,
      refused: this.#refused,
      warning: this.#warned,
      told: this.#told,
      pong: ({ now }) => this.panel.clocks.hear(now),
      ended: this.#ended,
    };
    heard[message.type]?.call(this, message);
  }

  #welcome({ language, texts, build }) {
    speak(language, texts);
    if (build !== document.body.dataset.build) this.announcements.warn(t("newer"), true);
    if (this.lost && this.newest) this.newest.revision = 0; // a bot may be back with a backup, which knows less
    const { missed } = this;
    if (this.lost && !this.lobby.element.hidden) this.go("");
    if (missed) this.go(missed);
    this.lost = false;
  }

  #arrive(lobby) {
    this.lobby.show(lobby, Boolean(this.match.state));
    this.toolbar.mark(false);
    this.look(true);
  }

  #state(state) {
    this.taken = this.#take(state);
  }

  /**
   * Shows where the last request of the lobby led, once the board is there. A request without number (0) was made in
   * the chat.
   */
  async #accepted({ seq, board }) {
    this.#answered(seq);
    await this.taken;
    if (!seq || seq === this.going) this.look(!board);
  }

  #ended({ text }) {
    this.announcements.say(text);
    this.question.close();
    this.pointing.cancel();
    this.match.pending = this.match.plan = null; // nothing is asked of the bot any more
    this.draw();
    this.main.inert = this.lobby.element.inert = true;
  }

  #refused({ seq, text }) {
    this.#answered(seq);
    this.sound.play("refused");
    this.announcements.warn(text);
    if (seq && this.match.refuse(seq)) this.draw();
  }

  #told({ text, match }) {
    this.told = match;
    this.sound.play("asked");
    this.announcements.warn(text, true);
    this.toolbar.mark(this.lobby.element.hidden);
  }

  #warned({ seq, said, reply, yes, no }) {
    if (!this.match.warn(seq, reply)) return;
    this.draw();
    this.#hold(said, yes, no, true);
  }

  /** Asks whether a move is meant, with `sure` in spite of a warning; it stands on the board until that is answered. */
  #hold(said, yes, no, sure) {
    this.question.ask(said, yes, no, (meant) => this.#answer(meant, sure));
    this.held = this.match.pending;
  }

  #answer(meant, sure) {
    const { match, held } = this;
    this.held = null;
    if (held !== match.pending) return;
    if (meant) Object.assign(match.pending, { reply: null, sure });
    else match.refuse(held.seq);
    this.draw();
    if (meant) this.#send();
  }

  async #take(state) {
    if (alike(this.newest, state) && state.revision < this.newest.revision) return;
    this.newest = state;
    const layout = await this.#layout();
    if (this.newest !== state) return;
    if (!layout) {
      await new Promise((done) => setTimeout(done, RETRY_MS));
      return this.newest === state && this.#take(state);
    }
    const before = alike(this.match.state, state) ? this.match.state : null;
    const sounded = Number(this.match.pending !== null);
    const move = this.match.take(state, layout.columns);
    this.picking.touched = "";
    if (state.match === this.told) this.toolbar.mark(false);
    if (this.held && this.held !== this.match.pending) this.question.close();
    if (!before) {
      this.question.close(); // it was about another match
      this.picking.entering.choose();
      if (this.lobby.element.hidden) this.look();
      this.panel.scrollUp();
    }
    this.panel.tell(state);
    this.#announce(state, before, sounded);
    this.draw();
    const { pending } = this.match;
    if (pending?.seq === 0 && !pending.reply) this.#send();
    this.unanswered.again(state);
    if (before?.review && !state.review && state.over) this.unanswered.use("review", state); // the line was lost
    if (!move) return;
    this.#make(move);
    this.#send();
  }

  /** Whether the person wants to see the newest state from the second side. */
  get #second() {
    return (this.newest.side === 1) !== this.turned;
  }

  /** The address of its board. */
  get #address() {
    return this.newest.boards[Number(this.#second)];
  }

  /** Fetches the board that is wanted by then, and lays it, unless it lies there. The focus stays on its cell. */
  async #layout() {
    const address = this.#address;
    const layout = await layoutAt(address);
    if (address !== this.#address) return this.#layout();
    if (layout && layout !== this.board.layout) {
      const focused = this.board.grid.contains(document.activeElement);
      this.pointing.cancel();
      this.board.lay(layout);
      if (focused) this.board.focus();
    }
    if (layout) this.panel.sit(this.#second);
    return layout;
  }

  /**
   * Says and sounds what is new since the state `before` of the same match, null where another was shown. So many moves
   * have `sounded` when the person made them.
   */
  #announce(state, before, sounded) {
    const { played, over } = state;
    const isBegun = before && !before.played.length && before.turn === null;
    if (asking(state) > (before ? asking(before) : 0) || (isBegun && state.turn !== null)) this.sound.play("asked");
    if (!before) return this.announcements.announce(state.title, state.said, state.status);
    if (played.length === before.played.length && state.turn === before.turn && over === before.over) return;
    this.announcements.announce(state.said, state.status);
    if (over) this.sound.play("end");
    else if (played.length > before.played.length + sounded) {
      this.#soundMove(this.match.standing(played.length - 1), played.at(-1).after);
    }
  }

  #soundMove(standing, changes) {
    this.sound.play(takes(standing, changes) ? "take" : "move");
  }

  /** Draws what is known: after every change. */
  draw({ dropped = "", still = false } = {}) {
    const { match, board, picking } = this;
    const { state } = match;
    if (!state || !board.layout) return;
    picking.offer(match.entering(board.layout), state.chosen);
    this.pointing.check();
    this.drawing.at([state.match, state.exercise, state.board_number, match.at].join());
    const view = match.view();
    const isUsual = picking.chosen && picking.chosen === state.chosen; // then the bot marks what is to be seen
    const marks = isUsual ? { ...picking.marks, ...view.marks } : { ...view.marks, ...picking.marks };
    board.show({ ...view, marks: { ...marks, drawn: this.drawing.circles }, drawn: this.drawing.arrows, dropped, still });
    board.element.classList.toggle("past", match.ply !== null);
    this.panel.show(match);
  }

  /** A move was entered: it is made, after a question if the person wants one, or prepared for one's next turn. */
  play(move, dropped = "") {
    const { match } = this;
    this.announcements.warn("");
    if (move.move === undefined) {
      if (match.plan?.start === move.start && match.plan.stops[0] === move.stops[0]) return this.#forget();
      match.plan = move;
      const { label } = this.board.layout.cells[move.stops[0]];
      this.announcements.announce(t("prepared", { move: label }));
      return this.draw();
    }
    this.#make(move, dropped);
    if (!this.toolbar.confirms) return this.#send();
    match.hold();
    this.#hold([t("meant")], t("make"), t("another"), false);
  }

  #make(move, dropped = "") {
    this.#soundMove(this.match.state.standing, this.match.changes(move));
    this.match.make(move);
    this.draw({ dropped });
  }

  /** Says the move to the bot; where it cannot be reached, it is said again after its next state. */
  #send() {
    const { pending, state } = this.match;
    const { match, board_number } = state;
    pending.seq = this.connection.ask({ type: pending.sure ? "sure" : "move", match, board_number, move: pending.move.move });
  }

  /** Does what a button means. */
  press(key, act) {
    if (this.pressing.press(key, act)) this.announcements.warn("");
  }

  #answered(seq) {
    this.pressing.answered(seq);
    this.unanswered.answered(seq);
    Promise.resolve(this.taken).then(() => this.pressing.show()); // it waits for the board to which it leads, too
  }

  /** Goes to the lobby, or where one of its controls leads, later if the bot is away; the number of the request. */
  go(key) {
    this.going = this.connection.ask({ type: "go", key });
    this.missed = this.going ? "" : key;
    if (!this.going) this.announcements.say(t("lost"));
    return this.going;
  }

  /** The bot is told, too: else its next change of the lobby would hide the board. */
  #leave() {
    this.look();
    this.go("board");
  }

  /** Shows the board, or (with `lobby`) the lobby. A focus that was in the lobby goes to the board. */
  look(lobby = false) {
    const leaves = !lobby && this.lobby.element.contains(document.activeElement);
    if (this.lobby.element.hidden === lobby) scrollTo(0, 0);
    this.lobby.element.hidden = !lobby;
    this.main.hidden = lobby || !this.match.state;
    if (leaves) this.board.focus();
  }

  lookAt(ply) {
    this.picking.entering.choose();
    this.match.look(ply);
    this.draw();
    const { at, state } = this.match;
    if (!this.panel.moves.list.contains(document.activeElement)) this.announcements.announce(state.played[at - 1]?.text ?? t("first"));
  }

  turnBoard() {
    this.turned = !this.turned;
    this.#state(this.newest);
  }

  /** Escape lets go what was chosen or prepared, arrows step through the match. */
  #typed(event) {
    if (event.repeat && event.key === "Enter") event.preventDefault(); // a button that is held is pressed once
    if (event.defaultPrevented || this.question.element.open || this.main.hidden) return;
    if (event.key === "Escape") this.picking.choose("");
    else this.panel.moves.key(event);
  }

  /** Something else is chosen, or nothing; who sees no marks is told what can be, else how the match stands. */
  #picked() {
    this.#forget({ still: true });
    const cells = this.picking.offered.map((cell) => this.board.cells.get(cell));
    if (cells.length) this.announcements.announce(...cells.map((cell) => cell.ariaLabel));
    else if (!this.picking.chosen) this.announcements.announce(this.match.state.status);
  }

  /** Whatever else is chosen or let go, a prepared move is forgotten. */
  #forget(drawn) {
    this.match.plan = null;
    this.draw(drawn);
  }
}

/** How many buttons there are that another person's asking has brought. */
function asking({ controls }) {
  return controls.filter(({ sudden }) => sudden).length;
}

dress();
const { texts, application } = document.body.dataset;
speak(document.documentElement.lang, JSON.parse(texts));
new Page().start(application);
