/**
 * The part of Discord's frame protocol that a board needs: the page is framed by the client, and both send
 * `[opcode, payload]` by postMessage. Every answer has a time limit, as the client may never answer.
 */

const HANDSHAKE = 0;
const FRAME = 1;
const VERSION = "2.5.0"; // of the protocol's official module, which the client asks for
const PATIENCE_MS = 10_000;
const HOSTS = new Set([location.origin, ...document.body.dataset.hosts.split(" ")]); // no others may frame the page

/** A parameter of the page's address; null where it is missing, or the word that clients send instead. */
export function parameter(name) {
  const value = new URLSearchParams(location.search).get(name);
  return value === "undefined" || value === "" ? null : value;
}

/** The connection to the client that shows this page. There may be one in a page's life. */
export class Frame {
  constructor(application) {
    this.application = application;
    this.host = parent.opener ?? parent;
    this.target = document.referrer ? new URL(document.referrer).origin : "*";
    this.waiting = new Map();
    addEventListener("message", (event) => this.#hear(event));
  }

  /** Whether a client shows this page: it then names the frame. */
  static isFramed() {
    return parent !== window && parameter("frame_id") !== null;
  }

  /** Shakes hands; what the client says of itself. Throws where it does not answer. */
  async ready() {
    const ready = this.#answer("READY", PATIENCE_MS);
    this.#post(HANDSHAKE, {
      v: 1,
      encoding: "json",
      client_id: this.application,
      frame_id: parameter("frame_id"),
      sdk_version: VERSION,
    });
    return ready;
  }

  /** What the client answers to a command. Throws where it refuses, or does not answer within `patience`. */
  command(cmd, args, patience = PATIENCE_MS) {
    const nonce = identifier();
    const answer = this.#answer(nonce, patience);
    this.#post(FRAME, { cmd, args, nonce });
    return answer;
  }

  #post(opcode, payload) {
    this.host.postMessage([opcode, payload], this.target);
  }

  #answer(key, patience) {
    return new Promise((resolve, reject) => {
      const late = () => this.#settle(key, () => reject(new Error(`no answer to ${key}`)));
      this.waiting.set(key, { resolve, reject, timer: setTimeout(late, patience) });
    });
  }

  #settle(key, settle) {
    const found = this.waiting.get(key);
    if (!found) return;
    clearTimeout(found.timer);
    this.waiting.delete(key);
    settle(found);
  }

  #hear(event) {
    if (event.source !== this.host || !HOSTS.has(event.origin) || !Array.isArray(event.data)) return;
    this.target = event.origin; // what is secret goes nowhere else
    const [opcode, payload] = event.data;
    if (opcode !== FRAME || typeof payload !== "object" || payload === null) return;
    const { cmd, evt, nonce, data } = payload;
    if (evt === "ERROR") this.#settle(nonce, ({ reject }) => reject(new Error(data?.message)));
    else this.#settle(cmd === "DISPATCH" ? evt : nonce, ({ resolve }) => resolve(data));
  }
}

/** A random UUID; `crypto.randomUUID` is missing where the page is not secure. */
function identifier() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
