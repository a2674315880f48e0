/** The middle of the page: the current channel's heading, its messages, and what is under way in it. */

import { fill, h, label, linkButton, span } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { dots } from "./components.js";
import { carryPictures } from "./media.js";
import { avatar } from "./people.js";
import { daysAgo, follows, messageItem } from "./message.js";
import { isDirect, isForum, isLoading, isPrivate, isThread } from "./session.js";
import { currentLocale, t } from "./texts.js";

const UNSPOKEN = ".heading-line, figcaption, .menu-box, .dim, button:not(.enlarge, .spoiler.shown), a.button";
const EDGE_PX = 4; // between a picture that is kept in sight and the frame
const NEAR_END_PX = 80; // someone this close to the end wants to stay there

export class Chat {
  /** `scene`: see message.js; `hooks`: `openPicker()`, `openMenu()`. */
  constructor(scene, hooks) {
    Object.assign(this, { scene, hooks, pinned: true, lastTop: 0 });
    this.title = h("h1", {});
    this.topic = h("p", { class: "topic" });
    this.menu = iconButton("menu", "", hooks.openMenu, { class: "icon-button drawer-button" });
    this.menu.append(span("dot"));
    this.header = h("header", { class: "chat-header" }, this.menu, this.title, this.topic);
    this.log = h("ol", { class: "messages" });
    this.underWay = h("ul", { class: "messages under-way" });
    this.scroller = h("div", { class: "scroller", tabindex: "0", role: "region" }, this.log, this.underWay);
    this.latest = h("button", { class: "latest", type: "button", hidden: true, onclick: () => this.toEnd() });
    this.absence = h("p", { class: "absence", "aria-live": "polite" });
    this.speaker = h("div", { class: "visually-hidden", role: "log", "aria-live": "polite" });
    const frame = h("div", { class: "scroll-frame" }, this.scroller, this.latest);
    this.element = h("main", { class: "chat" }, this.header, frame, this.speaker);
    this.scroller.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.pinned && this.toEnd()).observe(this.log);
    new ResizeObserver(() => this.pinned && this.toEnd()).observe(this.scroller);
  }

  /** Draws the session's current channel from scratch; at the end of it unless it was being read elsewhere. */
  show(session) {
    const place = `${session.id} ${session.here}`;
    const reading = place === this.shown && !this.pinned && this.scroller.scrollTop;
    this.shown = place;
    this.session = session;
    this.scene.session = session;
    this.drawHeader();
    this.drawMessages();
    this.drawOutbox();
    this.drawAbsence();
    this.scroller.scrollTop = reading || 0;
    if (!reading) this.toEnd();
  }

  drawHeader() {
    const { channel } = this.session;
    const name = this.session.channelName(channel);
    fill(this.title, channel && icon(channelIcon(channel)), name);
    this.topic.textContent = channel?.topic ?? "";
    label(this.menu, t("open"));
    this.menu.classList.toggle("has-unread", this.session.unread.size > 0);
    this.scroller.setAttribute("aria-label", t("messageList", { name }));
    fill(this.latest, icon("down"), span("", t("latest")));
  }

  drawMessages() {
    const shown = this.session.shown;
    this.scene.hasApps = this.session.commands.some((command) => command.type === 3);
    const rows = shown.map((message, at) => [
      dayLine(message, shown[at - 1]),
      this.item(message, shown[at - 1]),
    ]);
    fill(this.log, this.welcome(shown.length === 0), rows);
  }

  item(message, before) {
    return messageItem(message, this.scene, follows(message, before) && !dayLine(message, before));
  }

  welcome(empty) {
    const { channel } = this.session;
    if (!channel) return null;
    const direct = isDirect(channel);
    const name = channel.type === 0 ? `#${channel.name}` : this.session.channelName(channel);
    const mark = direct ? avatar(this.session.bot, "large") : span("welcome-mark", icon(channelIcon(channel)));
    const title = h("h2", {}, direct ? name : t("welcome", { name }));
    const begin = h("p", { class: "dim" }, t(direct ? "beginDirect" : "begin", { name }));
    return h("li", { class: "welcome" }, mark, title, begin, empty && this.hint());
  }

  /** What a newcomer can do first. */
  hint() {
    if (isForum(this.session.channel)) return h("p", { class: "hint-line" }, t("forumHint"));
    const open = () => this.hooks.openPicker();
    const shape = { class: "button primary", type: "button", onclick: open };
    return h("p", { class: "hint-line" }, t("emptyHint"), h("button", shape, icon("slash"), t("showCommands")));
  }

  /** Draws one message that came or changed; the keyboard focus inside it stays where it was. */
  update(message, { fresh = false, edited = false } = {}) {
    if (!message || message.channel_id !== this.session.here) return;
    const shown = this.session.shown;
    const at = shown.findIndex(({ id }) => id === message.id);
    if (at < 0) return;
    const old = this.row(message.id);
    const item = this.item(shown[at], shown[at - 1]);
    if (old) this.swap(old, item);
    else this.append(item, shown, at);
    if (fresh && isPrivate(message)) this.goOn(item);
    if (fresh || edited) this.speak(item, shown[at]);
    this.follow(fresh && isOwn(shown[at], this.session.id));
  }

  swap(old, item) {
    const focused = focusKey(old) ?? (document.activeElement === old ? this.lost : null);
    const place = pictureTop(old); // before the old message gives its picture away, which shrinks the page
    carryPictures(old, item);
    item.classList.toggle("steady", true); // no entrance animation for an edit
    old.replaceWith(item);
    if (this.pinned) this.scrollBy(pictureTop(item) - place);
    if (focused) this.lost = refocus(item, focused) ? null : focused;
  }

  /** The keyboard goes on in a private message that answers who pressed something, and back when it is gone. */
  goOn(item) {
    const from = document.activeElement.closest?.(".message");
    const next = item.querySelector(".row button:not(:disabled)");
    if (!from || !this.log.contains(from) || !next) return;
    if (!from.classList.contains("private")) this.back = { id: from.dataset.id, key: focusKey(from) };
    next.focus({ preventScroll: true });
  }

  goBack() {
    const row = this.back && this.row(this.back.id);
    if (row && !(this.back.key && refocus(row, this.back.key))) row.focus({ preventScroll: true });
  }

  append(item, shown, at) {
    if (shown.length === 1) return this.drawMessages();
    const line = dayLine(shown[at], shown[at - 1]);
    return this.log.append(...(line ? [line, item] : [item]));
  }

  /** Takes a message away; the one after it may now need a heading, the day's line may have lost its last. */
  remove(id) {
    const row = this.row(id);
    if (!row) return;
    const [before, after] = [row.previousElementSibling, row.nextElementSibling];
    const focused = row.contains(document.activeElement);
    row.remove();
    if (focused) this.goBack();
    if (before.classList.contains("day") && !after?.dataset.id) before.remove();
    if (after?.dataset.id) this.update(this.session.find(after.dataset.id));
    if (this.session.shown.length === 0) this.drawMessages();
    if (this.pinned) this.showPicture();
  }

  row(id) {
    return this.log.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** Scrolls to a message and puts the focus on it: to its middle, or where it has no room to its picture. */
  jump(id) {
    const row = this.row(id);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    if (row.offsetHeight > this.scroller.clientHeight) this.scrollBy(this.beginningOf(row));
    row.focus({ preventScroll: true });
  }

  /** How far below the frame's edge a message begins; or its picture, where that would not be seen whole otherwise. */
  beginningOf(row) {
    const frame = this.scroller.getBoundingClientRect();
    const { top } = row.getBoundingClientRect();
    const picture = row.querySelector(".gallery")?.getBoundingClientRect();
    const begin = picture && picture.bottom - top > frame.height ? picture.top : top;
    return begin - frame.top - EDGE_PX;
  }

  drawOutbox() {
    const rows = this.session.outbox.filter((row) => row.channel === this.session.here);
    fill(
      this.underWay,
      rows.map((row) => this.outboxRow(row)),
    );
    this.follow();
  }

  outboxRow(row) {
    if (!row.failure) return h("li", { class: "sending" }, dots(), t("sending", { name: row.label }));
    const dismiss = linkButton(t("dismiss"), () => this.session.settle(row));
    const failure = span("failure", icon("warn"), row.failure);
    const note = span("only-you", icon("eye"), t("onlyYou"), " · ", dismiss);
    return h("li", { class: "sending", role: "alert" }, span("command-name", row.label), failure, note);
  }

  /** The line below the message box: that the bot is not there. */
  drawAbsence() {
    const text = this.session.connected ? "" : t("offline", { name: this.session.bot.name });
    if (this.absence.textContent !== text) fill(this.absence, text && [icon("warn"), text]);
  }

  /** Tells screen readers what came or changed, pictures by their description. */
  speak(item, message) {
    if (isLoading(message) || message.author.id === this.session.id) return;
    const body = item.querySelector(".body").cloneNode(true);
    body.querySelectorAll(UNSPOKEN).forEach((part) => part.remove());
    body.querySelectorAll("img").forEach((image) => image.replaceWith(image.alt));
    const text = texts(body).join(" ").slice(0, 300);
    this.speaker.append(h("p", {}, `${message.author.username}: ${text}`));
    while (this.speaker.children.length > 5) this.speaker.firstChild.remove();
  }

  /** Only the reader's own way up unpins: what grows below (a picture that arrives) must not. */
  scrolled() {
    const top = this.scroller.scrollTop;
    const left = this.scroller.scrollHeight - top - this.scroller.clientHeight;
    this.pinned = left < NEAR_END_PX || (this.pinned && top >= this.lastTop);
    this.lastTop = top;
    this.latest.hidden = this.pinned;
  }

  /** Keeps the end in view for someone who was there, or who just wrote. */
  follow(own = false) {
    if (own || this.pinned) this.toEnd();
  }

  /** To the end, but no further than the picture of the last message may stay in sight, and never back up. */
  toEnd() {
    const { scrollTop, scrollHeight } = this.scroller;
    this.scroller.scrollTop = Math.max(scrollTop, Math.min(scrollHeight, this.pictureTop()));
    this.lastTop = this.scroller.scrollTop;
    this.pinned = true;
    this.latest.hidden = true;
  }

  /** Makes up for what an edit moved; nothing where there was no picture, or is none. */
  scrollBy(pixels) {
    if (!pixels) return;
    this.scroller.scrollTop += pixels;
    this.lastTop = this.scroller.scrollTop;
  }

  /** Brings the last message's picture back in sight once what stood below it is gone. */
  showPicture() {
    this.scroller.scrollTop = Math.min(this.scroller.scrollTop, this.pictureTop());
    this.lastTop = this.scroller.scrollTop;
  }

  /** How far can be scrolled until the last message's picture begins to go out of sight; endless where it has none. */
  pictureTop() {
    const picture = this.log.lastElementChild?.querySelector(".gallery");
    if (!picture) return Infinity;
    const frame = this.scroller.getBoundingClientRect();
    return this.scroller.scrollTop + picture.getBoundingClientRect().top - frame.top - EDGE_PX;
  }
}

/** Whether a message is a person's own, or answers what they did. */
function isOwn(message, personId) {
  return message.author.id === personId || message.interaction_metadata?.user?.id === personId || isPrivate(message);
}

/** Where in the window a message's picture begins; NaN where it has none. */
function pictureTop(item) {
  return item.querySelector(".gallery")?.getBoundingClientRect().top ?? NaN;
}

/** The pieces of text below a node, in reading order. */
function texts(node) {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent.trim()].filter(Boolean);
  return [...node.childNodes].flatMap(texts);
}

/** Which icon stands for a channel's kind. */
const ICONS = { 2: "speaker", 5: "horn", 13: "speaker", 15: "message" };

export function channelIcon(channel) {
  if (isDirect(channel)) return "at";
  if (isThread(channel)) return "thread";
  return ICONS[channel?.type] ?? "hash";
}

function dayLine(message, before) {
  const day = new Date(message.timestamp);
  if (before && daysAgo(day) === daysAgo(new Date(before.timestamp))) return null;
  const name = new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long" }).format(day);
  return h("li", { class: "day" }, h("span", {}, name));
}

const ROWS = ".row, .menu-box";

/** What tells the focused control of a message again after it was drawn anew. */
function focusKey(item) {
  const focused = item.contains(document.activeElement) && document.activeElement;
  if (!focused || focused === item) return null;
  const row = [...item.querySelectorAll(ROWS)].indexOf(focused.closest(ROWS));
  return { custom: focused.dataset.custom, text: focused.textContent, row };
}

/**
 * Puts the focus on the control with the same custom_id, else on the one that says the same, else on the first that can
 * be pressed in the rows up to that of the old one: the next choice. Where none can (yet), on the message; false then.
 */
function refocus(item, { custom, text, row }) {
  const able = [...item.querySelectorAll("button:not(:disabled), a")];
  const rows = [...item.querySelectorAll(ROWS)].slice(0, row + 1);
  const target =
    able.find((control) => custom && control.dataset.custom === custom) ??
    able.find((control) => text && control.textContent === text) ??
    able.find((control) => rows.some((each) => each.contains(control)));
  (target ?? item).focus({ preventScroll: true });
  return Boolean(target);
}
