/**
 * The Activity, hosted as Discord's client does: an iframe of another origin, a bar above it, dialogs.
 *
 * What the frame says is carried to the server, whose answers are posted back; nothing is decided here.
 */

import { frameSocket } from "./api.js";
import { fill, h } from "./dom.js";
import { iconButton } from "./icons.js";
import { openDialog } from "./dialogs.js";
import { t } from "./texts.js";

const [FOCUSED, PIP, GRID] = [0, 1, 2];
const LAYOUTS = { [FOCUSED]: "focused", [PIP]: "pip", [GRID]: "grid" };
const [PORTRAIT, LANDSCAPE] = [0, 1];
const QUIET = 1000; // the code of a goodbye that needs no words
const PERMITTED = "allow-scripts allow-same-origin allow-forms allow-pointer-lock"; // no popups

/** The frames of everybody whom this page shows; `place` is the element that they lie in. */
export class Activities {
  constructor(place) {
    this.place = place;
    this.frames = new Map();
  }

  /** Mounts the frame for a session's person, in the place of the one they had; in one instance they stay. */
  open(session, offer) {
    const before = this.frames.get(session.id);
    if (before?.offer.instance === offer.instance) {
      const unused = frameSocket(offer.id, () => null);
      unused.addEventListener("open", () => unused.close());
      before.laidOut(FOCUSED);
      return;
    }
    before?.leave();
    const frame = new ActivityFrame(session, offer, () => this.drop(session, frame));
    this.frames.set(session.id, frame);
    this.place.append(frame.element);
  }

  drop(session, frame) {
    frame.element.remove();
    if (this.frames.get(session.id) === frame) this.frames.delete(session.id);
  }

  /** Shows the frame of one person alone, in the language of the page. */
  show(personId) {
    for (const [id, frame] of this.frames) {
      frame.element.hidden = id !== personId;
      frame.drawBar();
    }
  }
}

class ActivityFrame {
  constructor(session, offer, gone) {
    Object.assign(this, { session, offer, gone, dialogs: new Set(), layout: FOCUSED, orientation: LANDSCAPE });
    this.bar = h("header", { class: "activity-bar" });
    this.space = h("div", { class: "activity-space" });
    this.element = h("section", { class: "activity focused" }, this.bar, this.space);
    this.heard = this.heard.bind(this);
    addEventListener("message", this.heard);
    this.socket = frameSocket(offer.id, ({ what, detail }) => TOLD[what]?.(this, detail));
    this.socket.addEventListener("close", () => this.end());
  }

  drawBar() {
    const name = t("activityOf", { name: this.session.bot.name });
    const choose = (mode, mark, text) => {
      const pressed = { "aria-pressed": String(this.layout === mode) };
      return iconButton(mark, text, () => this.laidOut(mode), pressed);
    };
    this.element.setAttribute("aria-label", name);
    fill(
      this.bar,
      h("h2", {}, name),
      choose(FOCUSED, "large", t("layoutFocused")),
      choose(PIP, "small", t("layoutPip")),
      choose(GRID, "tile", t("layoutGrid")),
      iconButton("turn", t("turnScreen"), () => this.turned(1 - this.orientation)),
      h("button", { class: "button danger", type: "button", onclick: () => this.leave() }, t("leaveActivity")),
    );
  }

  mount({ url, platform }) {
    this.origin = new URL(url).origin;
    const shape = { src: url, title: this.session.bot.name, referrerpolicy: "origin", sandbox: PERMITTED };
    this.iframe = h("iframe", { ...shape, allow: "fullscreen" });
    if (platform === "mobile") this.turned(PORTRAIT);
    fill(this.space, this.iframe);
    this.iframe.focus();
  }

  /** What a frame says; of other windows nothing is heard, nor what cannot be said in JSON. */
  heard({ source, origin, data: message }) {
    if (!this.iframe || source !== this.iframe.contentWindow) return;
    try {
      this.say("say", { origin, message });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // a circle, or a number of another kind
    }
  }

  say(what, detail) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ do: what, ...detail }));
  }

  laidOut(mode) {
    this.layout = mode;
    this.element.classList.remove(...Object.values(LAYOUTS));
    this.element.classList.add(LAYOUTS[mode]);
    this.drawBar();
  }

  turned(orientation) {
    this.orientation = orientation;
    this.element.classList.toggle("upright", orientation === PORTRAIT);
  }

  /** Asks the person; whatever closes the dialog answers it. */
  ask({ id, kind, ...detail }) {
    const dialog = openDialog({ ...DIALOGS[kind](detail, this.session), decided: (agreed) => this.decide(id, dialog, agreed) });
    this.dialogs.add(dialog);
  }

  decide(id, dialog, agreed) {
    this.dialogs.delete(dialog);
    this.say("decide", { dialog: id, agreed });
  }

  leave() {
    this.say("leave", {});
  }

  end() {
    removeEventListener("message", this.heard);
    for (const dialog of this.dialogs) dialog.close();
    this.gone();
  }
}

/** What the server tells of a frame; see webpage_frames.py. */
const TOLD = {
  mount: (frame, detail) => frame.mount(detail),
  post: (frame, message) => frame.iframe?.contentWindow.postMessage(message, frame.origin),
  dialog: (frame, detail) => frame.ask(detail),
  gone: (frame, { code, message }) => {
    if (code !== QUIET && message)
      openDialog({ title: t("activityClosed"), body: [h("p", {}, message)], agree: t("close") });
  },
};

/** What is asked: the title and body of the dialog, and the button that agrees. */
const DIALOGS = {
  authorize: ({ scopes }, { bot }) => ({
    title: t("consentTitle", { name: bot.name }),
    body: [h("p", {}, t("consentHint")), h("ul", { class: "scopes" }, scopes.map((scope) => h("li", {}, scope)))],
    agree: t("authorize"),
  }),
};
