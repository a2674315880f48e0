/** The page: one session per person, the one shown drawn by tabs, sidebar, chat and message box. */

import { Refused, act, listen, stateOf } from "./api.js";
import { Chat } from "./chat.js";
import { Composer } from "./composer.js";
import { fill, h } from "./dom.js";
import { openModal } from "./modal.js";
import { appsMenu, profileCard } from "./popups.js";
import { Session } from "./session.js";
import { Sidebar } from "./sidebar.js";
import { Tabs } from "./tabs.js";
import { speak, t } from "./texts.js";
import { applyTheme } from "./theme.js";

class Page {
  constructor() {
    this.sessions = new Map();
    this.tabs = new Tabs({ choose: (id) => this.choose(id), add: (name, locale) => this.add(name, locale) });
    this.sidebar = new Sidebar({ go: (id) => this.session.go(id), setLocale: (locale) => this.act("set_locale", { locale }), closed: () => this.composer.input.focus() });
    this.chat = new Chat(this.scene(), { openPicker: () => this.composer.openPicker(), openMenu: () => this.sidebar.open() });
    this.composer = new Composer({ say: (text) => this.say(text), run: (command, values) => this.run(command, values), ask: (...question) => this.ask(...question) });
    this.chat.element.append(this.composer.element, this.chat.typing);
    this.notice = h("p", { class: "connection", role: "status" });
    this.draw = this.draw.bind(this);
    setInterval(() => this.session?.ready && this.chat.drawTyping(), 2000); // typing notes run out by themselves
  }

  start() {
    const view = h("div", { class: "view", id: "view", role: "tabpanel" }, this.sidebar.element, this.sidebar.shade, this.chat.element);
    fill(document.body, this.tabs.element, view, this.notice);
    addEventListener("hashchange", () => this.chooseWanted());
    addEventListener("keydown", (event) => this.typed(event));
    return this.chooseWanted();
  }

  /** Shows the person that the address names, so that two windows can show two people. */
  async chooseWanted() {
    const named = new URLSearchParams(location.hash.slice(1)).get("person");
    this.choose((await stateOf(named)).me);
  }

  /** Shows a person: what is known of their session at once, then what the server tells. */
  choose(personId) {
    if (this.session?.id === personId) return;
    this.stop?.();
    this.session?.removeEventListener("change", this.draw);
    if (!this.sessions.has(personId)) this.sessions.set(personId, new Session(personId));
    this.session = this.sessions.get(personId);
    this.session.addEventListener("change", this.draw);
    history.replaceState(null, "", `#person=${personId}`);
    if (this.session.ready) this.drawAll();
    this.stop = listen(personId, (event) => this.session.hear(event), (connected) => this.connected(connected));
  }

  /** Typing with the focus nowhere in particular goes to the message box. */
  typed({ key, ctrlKey, metaKey, altKey, target }) {
    const nowhere = target === document.body || target === this.chat.scroller;
    if (nowhere && key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) this.composer.input.focus();
  }

  connected(yes) {
    this.notice.textContent = yes ? "" : t("connecting");
  }

  draw({ detail }) {
    DRAW[detail.kind]?.(this, detail);
  }

  drawAll() {
    speak(this.session.person.locale);
    document.title = `${this.session.person.name} · ${this.session.guild.name}`;
    this.drawTabs();
    this.drawPlace();
    this.openForm();
  }

  drawTabs() {
    const people = [...this.session.people.values()].filter((person) => !person.bot);
    this.tabs.show(people, this.session.id);
  }

  drawPlace() {
    this.sidebar.show(this.session);
    this.chat.show(this.session);
    this.composer.show(this.session);
  }

  /** What messages need of the page; see message.js. */
  scene() {
    return {
      look: {
        personName: (id) => this.session.nameOf(id),
        channelName: (id) => this.session.channels.get(id)?.name,
        openChannel: (id) => this.session.go(id),
        openCommand: (name) => this.composer.openPicker(`/${name} `),
      },
      click: (component, message) => this.use("click", message, component),
      select: (component, message, values) => this.use("select", message, component, { values }),
      dismiss: (message) => this.act("dismiss", { message_id: message.id }),
      apps: (message, anchor) => appsMenu(this.session, anchor, (command) => this.menuCommand(command, message.id)),
      profile: (id, anchor) => this.profile(id, anchor),
    };
  }

  profile(id, anchor) {
    const person = this.session.people.get(id);
    if (!person) return;
    const run = (command) => this.menuCommand(command, id);
    profileCard(this.session, person, anchor, { run, write: () => this.write(id) });
  }

  act(action, detail = {}, session = this.session) {
    return act(session.id, action, { channel_id: session.here, ...detail });
  }

  async add(name, locale) {
    const { person } = await this.act("add_person", { name, locale });
    this.choose(person);
  }

  async write(userId) {
    const { session } = this;
    const { channel_id: id } = await this.act("open_dm", { user_id: userId });
    session.go(id);
  }

  async say(text) {
    const { session } = this;
    try {
      await this.act("say", { content: text });
    } catch (error) {
      session.settle(session.post(text), t("failedSend", { why: reason(error) }));
    }
  }

  async run(command, values) {
    await this.command(`/${command.label}`, "slash", { command: command.name, options: values });
  }

  async menuCommand(command, target) {
    await this.command(command.name, "context_menu", { command: command.name, target });
  }

  /** Sends a command; a row tells that it is under way, and what became of it if nothing did. */
  async command(label, action, detail) {
    const { session } = this;
    const row = session.post(label);
    try {
      const answer = await this.act(action, detail, session);
      session.settle(row, answer.state === "failed" ? t("failedSlash") : null);
      this.form(session, answer);
    } catch (error) {
      session.settle(row, reason(error));
    }
  }

  async ask(command, option, text, values) {
    const detail = { command: command.name, focused: option.name, text, options: values };
    const { choices } = await this.act("autocomplete", detail).catch(() => ({ choices: [] }));
    return choices;
  }

  /** Uses a button or menu of a message. */
  async use(action, message, component, detail = {}) {
    const { session } = this;
    session.wait(message.id, component.custom_id, true);
    try {
      const place = { channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id };
      const answer = await this.act(action, { ...place, ...detail }, session);
      if (answer.state === "failed") session.fail(message.id, t("failed"));
      this.form(session, answer);
    } catch (error) {
      session.fail(message.id, reason(error));
    } finally {
      session.wait(message.id, component.custom_id, false);
    }
  }

  /** Opens the form that an answer brought, if it brought one; for a person not shown, when they are. */
  form(session, { modal }) {
    session.modal = modal ?? session.modal;
    this.openForm();
  }

  openForm() {
    const { session } = this;
    if (!session.modal) return;
    const { interaction_id: id } = session.modal;
    const submit = async (fields) => {
      const { state } = await this.act("submit", { interaction_id: id, fields }, session);
      return state !== "failed";
    };
    openModal(session.modal, { session, look: this.chat.scene.look, submit });
    session.modal = null;
  }
}

function reason(error) {
  if (error instanceof Refused || error instanceof TypeError) return error.message; // TypeError: fetch found no server
  throw error;
}

const DRAW = {
  all: (page) => page.drawAll(),
  here: (page) => page.drawPlace(),
  channels: (page) => (page.sidebar.drawChannels(), page.chat.drawHeader()),
  people: (page, { id }) => (id === page.session.id ? page.drawAll() : page.drawTabs()),
  message: (page, { message, fresh, edited }) => page.chat.update(message, { fresh, edited }),
  removed: (page, { id }) => page.chat.remove(id),
  outbox: (page) => page.chat.drawOutbox(),
  typing: (page) => page.chat.drawTyping(),
  notice: (page, { people, called }) => page.tabs.note(people, called),
};

applyTheme();
new Page().start();
