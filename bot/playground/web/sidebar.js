/** The left side: the server's channels with their threads, direct messages, and who is speaking. */

import { channelIcon } from "./chat.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./people.js";
import { isDirect, isThread } from "./session.js";
import { LOCALES, t } from "./texts.js";
import { themeButton } from "./theme.js";

export class Sidebar {
  /** `hooks`: `go(channelId)`, `setLocale(locale)`, `closed()`. */
  constructor(hooks) {
    this.hooks = hooks;
    this.element = h("div", { class: "sidebar", id: "sidebar" });
    this.shade = h("div", { class: "shade", onclick: () => this.close() });
    addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  show(session) {
    this.session = session;
    const close = h("button", { class: "icon-button drawer-button", type: "button", "aria-label": t("close"), onclick: () => this.close() }, icon("close"));
    const head = h("header", { class: "server" }, h("h2", {}, session.guild.name), close);
    this.groups = h("nav", { class: "channels", "aria-label": t("channels") });
    fill(this.element, head, this.groups, this.foot());
    this.drawChannels();
  }

  /** Draws the channels anew; the one with the focus keeps it. */
  drawChannels() {
    const channels = [...this.session.channels.values()];
    const text = channels.filter((channel) => channel.type === 0).sort((a, b) => a.position - b.position);
    const focused = this.groups.contains(document.activeElement) && document.activeElement.dataset.channel;
    fill(this.groups, this.group(t("channels"), text), this.group(t("directMessages"), channels.filter(isDirect)));
    if (focused) this.groups.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  }

  group(name, channels) {
    return h("section", {}, h("h3", {}, name), h("ul", {}, channels.map((channel) => [this.entry(channel), this.threads(channel)])));
  }

  threads(channel) {
    const all = [...this.session.channels.values()];
    return all.filter((other) => isThread(other) && other.parent_id === channel.id && !other.thread_metadata?.archived).map((other) => this.entry(other));
  }

  entry(channel) {
    const { session } = this;
    const here = channel.id === session.here;
    const unread = session.unread.has(channel.id);
    const count = session.unread.get(channel.id);
    const classes = ["channel", here && "here", unread && "unread", isThread(channel) && "thread"].filter(Boolean).join(" ");
    const mark = isDirect(channel) ? avatar(session.bot, "small") : icon(channelIcon(channel));
    const badge = count > 0 && h("span", { class: "badge" }, count);
    const note = unread && h("span", { class: "visually-hidden" }, ` (${t("unread")})`);
    return h("li", {}, h("button", { class: classes, type: "button", dataset: { channel: channel.id }, "aria-current": here && "page", onclick: () => this.go(channel.id) }, mark, h("span", { class: "channel-name" }, session.channelName(channel)), note, badge));
  }

  go(channelId) {
    this.close();
    this.hooks.go(channelId);
  }

  foot() {
    const { person } = this.session;
    const choose = ({ target }) => this.hooks.setLocale(target.value);
    const known = person.locale in LOCALES ? LOCALES : { ...LOCALES, [person.locale]: person.locale };
    const languages = Object.entries(known).map(([value, name]) => h("option", { value, selected: value === person.locale }, name));
    const select = h("select", { "aria-label": t("language"), title: t("language"), onchange: choose }, languages);
    return h("footer", { class: "self" }, avatar(person), h("div", { class: "self-words" }, h("b", {}, person.name), h("div", { class: "language" }, select)), themeButton());
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
