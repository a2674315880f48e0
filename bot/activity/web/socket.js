/**
 * The connection to the bot, which may break at any time: another socket is opened, later and later while it fails, and
 * the bot then sends the whole state anew. See messages.py for what is said.
 */

const PING_MS = 20_000;
const SILENCE_MS = 26_000; // longest without a word from the bot
const ANSWER_MS = 4_000; // longest without an answer to a request, and then to a ping, by a fast line
const SLOWEST_MS = 10_000; // an answer that took longer was late because the page slept
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;
const MOST_DOUBTS = 12; // how often in a row the bot may not know a person who looks: it is a minute and more

export class Connection {
  /** `heard` is called with every message, `changed` with whether the bot can be reached. */
  constructor(session, heard, changed) {
    this.session = session;
    this.heard = heard;
    this.changed = changed;
    this.failures = this.doubts = 0;
    this.sequence = 0;
    this.over = false;
    this.asked = null; // when the bot was asked what it answers at once
    this.round = 0; // how long the last such answer took
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  /** Opens a socket. */
  open() {
    clearTimeout(this.retry);
    const socket = (this.socket = new WebSocket(address()));
    socket.onopen = () => this.#begin(socket);
    socket.onmessage = (event) => socket === this.socket && this.#hear(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.#lose();
    this.#expect(SILENCE_MS);
  }

  /** Asks for something; the request's number, 0 where the bot cannot be reached now. */
  ask(request) {
    if (!this.welcome) return 0;
    this.sequence += 1;
    this.#send({ seq: this.sequence, ...request });
    this.#expect(this.#patience);
    return this.sequence;
  }

  #begin(socket) {
    if (socket !== this.socket) return socket.close();
    this.asked = null;
    this.#probe({ type: "hello", session: this.session, match: this.match ?? 0, exercise: this.exercise ?? "" });
    this.pings = setInterval(() => this.#probe({ type: "ping" }), PING_MS);
  }

  #hear(message) {
    this.#expect(SILENCE_MS);
    if (this.asked !== null && (message.type === "welcome" || message.type === "pong")) {
      this.round = Math.min(performance.now() - this.asked, SLOWEST_MS);
      this.asked = null;
    }
    if (message.type === "welcome") {
      this.welcome = this.known = true;
      this.doubts = 0;
      this.changed(true);
    }
    if (message.type === "ended") {
      if (this.#mayReturn(message)) return; // the bot closes this socket, and another is opened
      this.over = true;
    }
    if (message.type === "state" || message.type === "lobby") this.failures = 0; // a bot may fail after its welcome
    if (message.type === "state") [this.match, this.exercise] = [message.match, message.exercise];
    this.heard(message);
  }

  /** Whether the person may still be known again: after a long sleep Discord lists them late. */
  #mayReturn({ again }) {
    if (!document.hidden) this.doubts += 1;
    return again && this.known && this.doubts <= MOST_DOUBTS;
  }

  #send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends what is answered at once, and notes the time. */
  #probe(message) {
    this.asked ??= performance.now();
    this.#send(message);
  }

  /** Longest without an answer: a slow line is not a broken one. */
  get #patience() {
    return ANSWER_MS + 2 * this.round;
  }

  /**
   * A socket that says nothing for so long is asked, and given up if it does not answer. A bot that is there answers a
   * ping at once, however long a request takes, or how late a hidden page's timers come.
   */
  #expect(patience) {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.#doubt(), patience);
  }

  #doubt() {
    this.#probe({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.#lose(), this.#patience);
  }

  #lose() {
    const lost = this.socket;
    this.socket = null;
    this.welcome = false;
    clearTimeout(this.silence);
    clearInterval(this.pings);
    lost?.close();
    if (this.over) return;
    this.changed(false);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.failures, LAST_RETRY_MS);
    this.failures += 1;
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** The page is looked at again, or the net is back. */
  #hurry() {
    if (this.socket) this.#doubt();
    else if (!this.over) this.open();
  }
}

function address() {
  const url = new URL("socket", document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  url.search = "";
  return url;
}
