/** The left side: the server's channels with their threads, direct messages, and who is speaking. */

import { channelIcon } from "./chat.js";
import { fill, h, label, span } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { avatar } from "./people.js";
import { isDirect, isThread } from "./session.js";
import { languageSelect } from "./languages.js";
import { t } from "./texts.js";
import { themeButton } from "./theme.js";

export class Sidebar {
  /** `hooks`: `go(channelId)`, `setLocale(locale)`, `profile(personId, anchor)`, `closed()`. */
  constructor(hooks) {
    this.hooks = hooks;
    this.element = h("div", { class: "sidebar", id: "sidebar" });
    this.shade = h("div", { class: "shade", onclick: () => this.close() });
    addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  show(session) {
    this.session = session;
    const close = iconButton("close", t("close"), () => this.close(), { class: "icon-button drawer-button" });
    const head = h("header", { class: "server" }, h("h2", {}, session.guild.name), close);
    this.groups = h("nav", { class: "channels", "aria-label": t("channels") });
    fill(this.element, head, this.groups, this.foot());
    this.drawChannels();
  }

  /** Draws the channels anew; the one with the focus keeps it. */
  drawChannels() {
    const channels = [...this.session.channels.values()];
    const ofServer = channels.filter((channel) => !isDirect(channel) && !isThread(channel));
    ofServer.sort((a, b) => a.position - b.position);
    const focused = this.groups.contains(document.activeElement) && document.activeElement.dataset.channel;
    fill(
      this.groups,
      this.group(t("channels"), ofServer),
      this.group(t("directMessages"), channels.filter(isDirect)),
      this.members(),
    );
    if (focused) this.groups.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  }

  /** Everybody in the server; a click, left or right, opens somebody's card. */
  members() {
    const rows = [...this.session.people.values()].map((person) => this.member(person));
    return h("section", {}, h("h3", {}, t("members")), h("ul", {}, rows));
  }

  member(person) {
    const open = ({ currentTarget }) => this.hooks.profile(person.id, currentTarget);
    const shape = { class: "channel", type: "button", dataset: { person: person.id, channel: `member-${person.id}` } };
    return h("li", {}, h("button", { ...shape, onclick: open }, avatar(person, "small"), span("channel-name", person.name)));
  }

  group(name, channels) {
    const rows = channels.map((channel) => [this.entry(channel), this.threads(channel)]);
    return h("section", {}, h("h3", {}, name), h("ul", {}, rows));
  }

  threads(channel) {
    const open = (other) =>
      isThread(other) && !other.thread_metadata.archived && other.parent_id === channel.id;
    return [...this.session.channels.values()].filter(open).map((thread) => this.entry(thread));
  }

  entry(channel) {
    const { session } = this;
    const here = channel.id === session.here;
    const mark = isDirect(channel) ? avatar(session.bot, "small") : icon(channelIcon(channel));
    const name = span("channel-name", session.channelName(channel));
    const shape = { class: this.classes(channel), type: "button", dataset: { channel: channel.id } };
    const act = { "aria-current": here && "page", onclick: () => this.go(channel.id) };
    return h("li", {}, h("button", { ...shape, ...act }, mark, name, this.unreadMark(channel)));
  }

  classes(channel) {
    const { here, unread } = this.session;
    const named = { here: channel.id === here, unread: unread.has(channel.id), thread: isThread(channel) };
    return ["channel", ...Object.keys(named).filter((name) => named[name])].join(" ");
  }

  unreadMark(channel) {
    const calls = this.session.unread.get(channel.id);
    if (calls === undefined) return null;
    return [span("visually-hidden", ` (${t("unread")})`), calls > 0 && span("badge", calls)];
  }

  go(channelId) {
    this.close();
    this.hooks.go(channelId);
  }

  foot() {
    const { person } = this.session;
    const choose = ({ target }) => this.hooks.setLocale(target.value);
    const select = languageSelect(person.locale, { onchange: choose });
    label(select, t("language"));
    const words = h(
      "div",
      { class: "self-words" },
      h("b", {}, person.name),
      h("div", { class: "language" }, select),
    );
    return h("footer", { class: "self" }, avatar(person), words, themeButton());
  }

  /** On narrow screens the sidebar is a drawer. */
  open() {
    document.body.classList.add("drawer-open");
    this.element.querySelector(".channel.here, .channel")?.focus();
  }

  close() {
    if (!document.body.classList.contains("drawer-open")) return;
    document.body.classList.remove("drawer-open");
    this.hooks.closed();
  }
}
