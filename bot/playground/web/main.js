/** The page: one session per person; the one shown is drawn by tabs, sidebar, chat and message box. */

import { Actions } from "./actions.js";
import { listen, stateOf } from "./api.js";
import { Activities } from "./activity.js";
import { Chat } from "./chat.js";
import { Composer } from "./composer.js";
import { fill, h } from "./dom.js";
import { followJumps } from "./jumps.js";
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
    this.since = ""; // up to where the stream was heard, for the next one
    const acts = (this.acts = new Actions(this));
    this.tabs = new Tabs({ choose: (id) => this.choose(id), add: (name, locale) => acts.add(name, locale) });
    this.composer = new Composer({
      say: (text) => acts.say(text),
      run: (command, values) => acts.run(command, values),
      ask: (...question) => acts.ask(...question),
    });
    this.sidebar = new Sidebar({
      go: (id) => this.session.go(id),
      setLocale: (locale) => acts.setLocale(locale),
      profile: (id, anchor) => this.profile(id, anchor),
      closed: () => this.composer.input.focus(),
    });
    this.chat = new Chat(this.scene(), {
      openPicker: () => this.composer.openPicker(),
      openMenu: () => this.sidebar.open(),
    });
    this.chat.element.append(this.composer.element, this.chat.absence);
    this.notice = h("p", { class: "connection", role: "status" });
    this.skip = h("button", {
      class: "skip button primary",
      type: "button",
      onclick: () => this.composer.input.focus(),
    });
    this.draw = this.draw.bind(this);
  }

  start() {
    const parts = [this.sidebar.element, this.sidebar.shade, this.chat.element];
    const view = h("div", { class: "view", id: "view", role: "tabpanel" }, parts);
    this.activities = new Activities(view);
    fill(document.body, this.skip, this.tabs.element, view, this.notice);
    followJumps((channel, message) => this.jump(channel, message));
    addEventListener("hashchange", () => this.chooseWanted());
    addEventListener("keydown", (event) => this.typed(event));
    addEventListener("contextmenu", (event) => this.pointedAt(event));
    return this.chooseWanted();
  }

  /**
   * Shows the person (and channel) that the address names, so that two windows can show two people; with
   * `platform=mobile` they act on a phone.
   */
  async chooseWanted() {
    const named = new URLSearchParams(location.hash.slice(1));
    this.platform = named.get("platform");
    const { me } = await stateOf(named.get("person"));
    this.choose(me, named.get("channel"));
  }

  /** Turns to a person: at once where they were shown before, else when the server has told their state. */
  choose(personId, channelId = null) {
    if (this.wanted === personId) return void this.session?.go(channelId);
    this.wanted = personId;
    this.stop?.();
    const known = this.sessions.get(personId);
    const session = known ?? new Session(personId, channelId);
    this.sessions.set(personId, session);
    if (known) this.turnTo(session);
    this.stop = listen(
      personId,
      this.since,
      (event, at) => this.hear(session, event, at),
      (connected) => this.connected(connected),
    );
  }

  hear(session, event, at) {
    this.since = at;
    session.hear(event);
    if (this.session !== session) this.turnTo(session);
  }

  turnTo(session) {
    this.session?.removeEventListener("change", this.draw);
    this.session = session;
    session.addEventListener("change", this.draw);
    this.drawAll();
  }

  /** Typing with the focus nowhere in particular goes to the message box. */
  typed({ key, ctrlKey, metaKey, altKey, target }) {
    const nowhere = target === document.body || target === this.chat.scroller;
    if (nowhere && key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey)
      this.composer.input.focus();
  }

  connected(yes) {
    this.notice.textContent = yes ? "" : t("connecting");
  }

  draw({ detail }) {
    DRAW[detail.kind]?.(this, detail);
  }

  drawAll() {
    speak(this.session.person.locale);
    this.skip.textContent = t("skip");
    this.drawTabs();
    this.drawPlace();
    this.activities.show(this.session.id);
    this.openForm();
  }

  drawTabs() {
    const people = [...this.session.people.values()].filter((person) => !person.bot);
    this.tabs.show(people, this.session.id);
    document.getElementById("view").setAttribute("aria-labelledby", `tab-${this.session.id}`);
  }

  drawPeople() {
    this.drawTabs();
    this.sidebar.drawChannels();
  }

  drawPlace() {
    const { session } = this;
    const platform = this.platform ? `&platform=${this.platform}` : "";
    history.replaceState(null, "", `#person=${session.id}&channel=${session.here}${platform}`);
    this.sidebar.show(session);
    this.chat.show(session);
    this.composer.show(session);
    this.drawTitle();
  }

  /** Goes to a message, where this person sees it. */
  jump(channel, message) {
    this.session.go(channel);
    this.chat.jump(message);
  }

  drawTitle() {
    const { session } = this;
    const mark = session.unread.size > 0 ? "• " : "";
    document.title = `${mark}${session.person.name} · ${session.guild.name}`;
  }

  drawChannels() {
    this.sidebar.drawChannels();
    this.chat.drawHeader();
    this.drawTitle();
  }

  /** What messages need of the page; see message.js. */
  scene() {
    const { acts } = this;
    return {
      look: {
        personName: (id) => this.session.nameOf(id),
        channelName: (id) => this.session.channels.get(id)?.name,
        roleName: (id) => this.session.guild.roles.find((role) => role.id === id)?.name,
        openChannel: (id) => this.session.go(id),
        openCommand: (name) => this.composer.openPicker(`/${name} `),
      },
      click: (component, message) => acts.click(component, message),
      select: (component, message, values) => acts.select(component, message, values),
      dismiss: (message) => acts.dismiss(message),
      apps: (message, anchor) => appsMenu(this.session, anchor, (command) => acts.runOn(command, message.id)),
      profile: (id, anchor) => this.profile(id, anchor),
    };
  }

  /** A right click, or the menu key, on a name or a picture of somebody opens their card. */
  pointedAt(event) {
    const place = event.target.closest?.("[data-person]");
    if (!place) return;
    event.preventDefault();
    const show = () => this.profile(place.dataset.person, place);
    // Where the menu is asked for by pressing the button, letting go of it would close what opened meanwhile.
    if (event.buttons) addEventListener("mouseup", () => setTimeout(show), { once: true });
    else show();
  }

  profile(id, anchor) {
    const person = this.session.people.get(id);
    const hooks = { run: (command) => this.acts.runOn(command, id), write: () => this.acts.openDirect() };
    if (person) profileCard(this.session, person, anchor, hooks);
  }

  /** Opens the form that waits for the person shown, if one does. */
  openForm() {
    const { session } = this;
    const { modal } = session;
    session.modal = null;
    const submit = (fields) => this.acts.submit(session, modal, fields);
    if (modal) openModal(modal, { session, look: this.chat.scene.look, submit });
  }
}

/** What is drawn anew for each kind of change; see session.js. */
const DRAW = {
  all: (page) => page.drawAll(),
  here: (page) => page.drawPlace(),
  channels: (page) => page.drawChannels(),
  people: (page, { id }) => (id === page.session.id ? page.drawAll() : page.drawPeople()),
  message: (page, { message, fresh, edited }) => page.chat.update(message, { fresh, edited }),
  removed: (page, { id }) => page.chat.remove(id),
  outbox: (page) => page.chat.drawOutbox(),
  bot: (page) => page.chat.drawAbsence(),
  notice: (page, { people, called }) => page.tabs.note(people, called),
};

applyTheme();
new Page().start();
