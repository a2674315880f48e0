/** The page: signs in, hears the bot, and shows the match on its board. */

import { Board } from "./board.js";
import { Clocks } from "./clocks.js";
import { Controls } from "./controls.js";
import { fill, h, speak, t } from "./dom.js";
import { Frame } from "./frame.js";
import { icon } from "./icons.js";
import { keep, kept } from "./kept.js";
import { followKeys } from "./keys.js";
import { Lobby } from "./lobby.js";
import { alike, Match } from "./match.js";
import { Moves } from "./moves.js";
import { Picking } from "./picking.js";
import { Pointing } from "./pointing.js";
import { Question } from "./question.js";
import { Review } from "./review.js";
import { Seats } from "./seats.js";
import { signIn } from "./session.js";
import { Connection } from "./socket.js";
import { Sound } from "./sound.js";
import { told } from "./times.js";
import { Unanswered } from "./unanswered.js";

const TOAST_MS = 6000;
const RETRY_MS = 1000; // after a board could not be fetched
const TWICE_MS = 500; // presses of one button that follow faster are a double tap

class Page {
  constructor() {
    this.match = new Match();
    this.sound = new Sound();
    this.board = new Board();
    this.seats = new Seats();
    this.clocks = new Clocks(this.seats.clocks);
    this.moves = new Moves((ply) => this.lookAt(ply));
    this.review = new Review((ply) => this.lookAt(ply));
    this.question = new Question();
    this.unanswered = new Unanswered((request) => this.connection.ask(request));
    this.controls = new Controls(this.question, (key) => this.press(key, (key) => this.unanswered.use(key, this.match.state)));
    this.lobby = new Lobby((key) => this.press(key, (key) => this.go(key)), () => this.#leave());
    this.picking = new Picking((move, dropped) => this.play(move, dropped), () => this.#picked());
    this.pointing = new Pointing(this.board, this.picking, () => this.match.state.hand);
    this.layouts = new Map(); // by address, as they are or are being fetched
    this.turned = false;
    this.confirms = kept("confirm") === "on"; // the person is asked before a move of theirs is made
    this.held = null; // the move of which it is asked whether it is meant
    this.pressed = { key: null, seq: 0, at: 0 }; // the last button: what it asked for, 0 where that is answered
    followKeys(this.board, this.picking);
    addEventListener("keydown", (event) => this.#typed(event));
    this.#build();
  }

  #build() {
    this.title = h("h1");
    this.status = h("p", { class: "status" });
    this.notices = h("div", { class: "notices", "aria-live": "polite" });
    this.notice = h("p", { class: "connection", role: "status" });
    this.toast = h("p", { class: "toast", role: "alert" });
    this.said = h("p", { class: "unseen", "aria-live": "polite" });
    this.turn = h("button", { type: "button", class: "icon", onclick: () => this.turnBoard() }, icon("turn"));
    this.home = h("button", { type: "button", class: "icon", onclick: () => this.go("") }, icon("lobby"));
    this.confirm = h("button", { type: "button", class: "icon", onclick: () => this.#turnConfirm() }, icon("confirm"));
    this.mute = h("button", { type: "button", class: "icon", onclick: () => this.#turnSound() });
    this.keys = h("p", { id: "keys", class: "unseen" });
    this.#rename();
    this.#showSound();
    this.confirm.setAttribute("aria-pressed", String(this.confirms));
    this.table = h("div", { class: "table" }, this.seats.elements[1], this.board.element, this.seats.elements[0]);
    this.side = h("div", { class: "side" }, this.status, this.notices, this.review.element, this.moves.element, this.controls.row);
    const icons = h("div", { class: "icons" }, this.home, this.turn, this.confirm, this.mute);
    const head = h("header", { class: "head" }, this.title, icons);
    this.main = h("main", { hidden: true }, head, this.table, this.side, this.keys);
    document.body.replaceChildren(this.notice, this.main, this.lobby.element, this.toast, this.said, this.question.element);
  }

  async start(application) {
    if (!Frame.isFramed()) return this.say(t("outside"));
    this.say(t("connecting"));
    try {
      const session = await signIn(application);
      this.connection = new Connection(session, (message) => this.hear(message), (there) => this.#reached(there));
      this.connection.open();
    } catch (error) {
      this.say(error.told ?? t("failed"));
    }
  }

  #reached(there) {
    this.say(there ? "" : t("lost"));
    if (!there) {
      this.pressed.seq = 0;
      this.#showWaiting();
      this.unanswered.lost();
    }
    const { pending } = this.match;
    if (!there && pending && !pending.reply) pending.seq = 0; // it is asked again, should the bot not know of it
  }

  /** Shows how it stands with the connection; "" when all is well. What `stays` covers nothing. */
  say(text, stays = false) {
    this.notice.textContent = text;
    this.notice.classList.toggle("stays", stays);
  }

  hear(message) {
    const heard = {
      welcome: this.#welcome,
      state: this.#state,
      lobby: this.#arrive,
      accepted: this.#accepted,
      refused: this.#refused,
      warning: this.#warned,
      ended: this.#ended,
    };
    heard[message.type]?.call(this, message);
  }

  #welcome({ language, texts, build }) {
    const changed = document.documentElement.lang !== language;
    speak(language, texts);
    if (build !== document.body.dataset.build) this.say(t("newer"), true);
    if (changed) this.#rename();
    if (!this.lobby.element.hidden) this.go("");
  }

  #rename() {
    this.keys.textContent = t("keys");
    this.board.grid.setAttribute("aria-label", t("board"));
    Object.assign(this.home, { title: t("lobby"), ariaLabel: t("lobby") });
    Object.assign(this.turn, { title: t("turn"), ariaLabel: t("turn") });
    Object.assign(this.confirm, { title: t("confirm"), ariaLabel: t("confirm") });
    Object.assign(this.mute, { title: t("sound"), ariaLabel: t("sound") });
    this.moves.rename();
  }

  #arrive(lobby) {
    this.lobby.show(lobby, Boolean(this.match.state));
    this.look(true);
  }

  #state(state) {
    this.taken = this.#take(state);
  }

  /**
   * What was asked for in the lobby, or of the bot in the chat (0), leads somewhere, once the board is there; only the
   * last of it counts.
   */
  async #accepted({ seq, board }) {
    this.#answered(seq);
    await this.taken;
    if (!seq || seq === this.going) this.look(!board);
  }

  #ended({ text }) {
    this.say(text);
    this.question.close();
    this.match.forget();
    this.draw();
    this.main.inert = this.lobby.element.inert = true;
  }

  #refused({ seq, text }) {
    this.#answered(seq);
    this.sound.play("refused");
    this.warn(text);
    if (seq && this.match.refuse(seq)) this.draw();
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
    if (meant) match.release(sure);
    else match.refuse(held.seq);
    this.draw();
    if (meant) this.#send();
  }

  /** A few seconds of text that cannot be missed, or until the person does the next thing: it may cover buttons. */
  warn(text) {
    clearTimeout(this.fading);
    this.toast.textContent = told(text);
    this.fading = setTimeout(() => (this.toast.textContent = ""), TOAST_MS);
  }

  async #take(state) {
    this.newest = state;
    const layout = await this.#layout(state);
    if (this.newest !== state) return;
    if (!layout) {
      await new Promise((done) => setTimeout(done, RETRY_MS));
      return this.newest === state && this.#take(state);
    }
    const before = alike(this.match.state, state) ? this.match.state : null;
    if (before && state.revision < before.revision) return;
    const move = this.match.take(state, layout.columns);
    if (this.held && this.held !== this.match.pending) this.question.close();
    this.main.dataset.match = state.match;
    if (!before) {
      this.question.close(); // it was about another match
      this.picking.entering.choose();
      if (this.lobby.element.hidden) this.look();
      for (const each of [document.scrollingElement, this.side]) each.scrollTop = 0;
    }
    this.clocks.show(state.clock);
    this.#tell(state, before);
    this.draw();
    const { pending } = this.match;
    if (pending?.seq === 0 && !pending.reply) this.#send();
    this.unanswered.again(state);
    if (!move) return;
    this.#make(move);
    this.#send();
  }

  /** Fetches the board and lays it, unless it lies there. The focus stays on its cell. */
  async #layout(state) {
    const address = state.boards[Number((state.side === 1) !== this.turned)];
    if (!this.layouts.has(address)) this.layouts.set(address, fetched(address));
    const layout = await this.layouts.get(address).catch(() => this.layouts.delete(address) && null);
    if (layout && layout !== this.board.layout) {
      const focused = this.board.grid.contains(document.activeElement);
      this.pointing.cancel();
      this.board.lay(layout);
      this.#sit(address === state.boards[1]);
      if (focused) this.board.focus();
    }
    return layout;
  }

  /** Who looks from below sits below. */
  #sit(second) {
    const [first, other] = this.seats.elements;
    this.table.replaceChildren(second ? first : other, this.board.element, second ? other : first);
  }

  #tell(state, before) {
    const { played } = state;
    this.title.textContent = state.title;
    this.status.textContent = state.status;
    fill(this.notices, state.notices.map(told), (text) => h("p", {}, text));
    const last = played.at(-1);
    if (!before) return void (this.said.textContent = [state.title, state.said, state.status].filter(Boolean).join(" "));
    if (played.length === before.played.length && state.turn === before.turn) return;
    this.said.textContent = [state.said, state.status].filter(Boolean).join(" ");
    if (state.turn === null) this.sound.play("end");
    else if (last && played.length > before.played.length && !this.sounded) this.#sounded(last);
    this.sounded = false;
  }

  #sounded({ after }) {
    this.sound.play(Object.values(after).filter((letter) => letter === "").length > 1 ? "take" : "move");
  }

  /** Draws what is known: after every change. */
  draw({ dropped = "", still = false } = {}) {
    const { match, board, picking } = this;
    const { state } = match;
    if (!state || !board.layout) return;
    picking.offer(match.entering(board.layout), state.chosen);
    this.pointing.check();
    const view = match.view();
    const picked = picking.marks(view.standing);
    const marks = picking.chosen === state.chosen ? { ...picked, ...view.marks } : { ...view.marks, ...picked };
    board.show({ ...view, marks, dropped, still });
    board.element.classList.toggle("past", match.ply !== null);
    this.seats.show(state, match.material, board.layout);
    this.controls.show(state.controls);
    this.moves.show(state, match.at);
    this.review.show(state.review ?? null, match.at);
  }

  /** A move was entered: it is made, after a question if the person wants one, or prepared for one's next turn. */
  play(move, dropped = "") {
    const { match } = this;
    this.warn("");
    if (move.move === undefined) {
      if (match.plan && same(match.plan, move)) return this.#forget();
      match.plan = move;
      const { label } = this.board.layout.cells[move.stops[0]];
      this.said.textContent = t("prepared", { move: label });
      return this.draw();
    }
    this.#make(move, dropped);
    if (!this.confirms) return this.#send();
    match.hold();
    this.#hold([t("meant")], t("make"), t("another"), false);
  }

  #make(move, dropped = "") {
    this.match.make(move);
    this.sounded = true; // the bot's state will tell of the same move
    this.sound.play("move");
    this.draw({ dropped });
  }

  /** Says the move to the bot; where it cannot be reached, it is said again after its next state. */
  #send() {
    const { pending, state } = this.match;
    const { match, board_number } = state;
    pending.seq = this.connection.ask({ type: pending.sure ? "sure" : "move", match, board_number, move: pending.move.move });
  }

  /** Does what a button means, unless it is a double tap's second press or the first is not answered yet. */
  press(key, act) {
    const { pressed } = this;
    const now = performance.now();
    if (key === pressed.key && (pressed.seq || now < pressed.at + TWICE_MS)) return;
    this.warn("");
    this.pressed = { key, seq: act(key), at: now };
    this.#showWaiting();
  }

  #answered(seq) {
    if (seq === this.pressed.seq) this.pressed.seq = 0;
    this.unanswered.answered(seq);
    Promise.resolve(this.taken).then(() => this.#showWaiting());
  }

  /** Whether the last button waits for its answer, or for the board to which it leads. */
  #showWaiting() {
    document.body.classList.toggle("waiting", this.pressed.seq > 0);
  }

  /** Goes to the lobby, or where one of its controls leads; the number of the request. */
  go(key) {
    this.going = this.connection.ask({ type: "go", key });
    if (!this.going) this.say(t("lost"));
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
    if (!this.moves.list.contains(document.activeElement)) this.said.textContent = state.played[at - 1]?.text ?? t("first");
  }

  async turnBoard() {
    this.turned = !this.turned;
    await this.#layout(this.match.state);
    this.draw({ still: true });
  }

  #turnSound() {
    this.sound.turn(!this.sound.on);
    this.#showSound();
  }

  #turnConfirm() {
    this.confirms = !this.confirms;
    keep("confirm", this.confirms ? "on" : "off");
    this.confirm.setAttribute("aria-pressed", String(this.confirms));
  }

  #showSound() {
    this.mute.setAttribute("aria-pressed", String(this.sound.on));
    this.mute.replaceChildren(icon(this.sound.on ? "sound" : "mute"));
  }

  #typed(event) {
    if (event.repeat && event.key === "Enter") event.preventDefault(); // a button that is held is pressed once
    const free = event.target === document.body || event.target === document.documentElement;
    if (event.key === "Escape" && this.match.plan) this.#forget();
    else if (free && !this.main.hidden) this.moves.key(event);
  }

  /** Something else is chosen, or nothing; who sees no marks is told what can be. */
  #picked() {
    this.#forget({ still: true });
    const cells = this.picking.instead.map((cell) => this.board.cells.get(cell));
    if (cells.length) this.said.textContent = cells.map((cell) => cell.ariaLabel).join(" ");
  }

  /** Whatever else is chosen or let go, a prepared move is forgotten. */
  #forget(drawn) {
    this.match.plan = null;
    this.draw(drawn);
  }
}

/** Whether two prepared moves are one. */
function same(move, other) {
  return move.start === other.start && move.stops[0] === other.stops[0];
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

const { texts, application } = document.body.dataset;
speak(document.documentElement.lang, JSON.parse(texts));
new Page().start(application);
