/** One message of the chat as a list item. */

import { components, dots } from "./components.js";
import { h } from "./dom.js";
import { embed } from "./embeds.js";
import { icon } from "./icons.js";
import { customEmoji, inline, markdown } from "./markdown.js";
import { fileCard, isPicture, picture, veiled } from "./media.js";
import { avatar } from "./people.js";
import { isLoading, isPrivate, isV2, mentions } from "./session.js";
import { currentLocale, t } from "./texts.js";

const GROUPED_FOR_MS = 7 * 60 * 1000; // consecutive messages of one author share a heading this long

/** Whether `message` goes under the heading of the one before it. */
export function follows(message, before) {
  if (!before || cause(message) || message.message_reference || isPrivate(message) || isPrivate(before)) return false;
  const apart = new Date(message.timestamp) - new Date(before.timestamp);
  return before.author.id === message.author.id && apart < GROUPED_FOR_MS;
}

/** The person whose command a message answers, or null for everything else. */
function cause(message) {
  const metadata = message.interaction_metadata;
  return metadata?.type === 2 && metadata.name ? metadata : null;
}

/**
 * The list item of a message; `scene` as in components.js, and `dismiss(message)`, `apps(message, anchor)`,
 * `profile(id, anchor)`, `hasApps` (whether there are commands for messages).
 */
export function messageItem(message, scene, compact) {
  const look = scene.look;
  const classes = ["message", compact && "compact", isPrivate(message) && "private", mentions(message, scene.session.id) && "mentioned"];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), dataset: { id: message.id }, tabindex: "-1" },
    origin(message, scene),
    compact ? h("time", { class: "side-time" }, clock(message.timestamp)) : portrait(message, scene),
    h("div", { class: "body" }, !compact && heading(message, scene), content(message, look), attachments(message), extras(message, scene), outcome(message, scene)),
    tools(message, scene),
  );
}

function origin(message, scene) {
  const used = cause(message);
  if (used) return h("p", { class: "origin" }, usedLine(message, used, scene));
  const quoted = scene.session.find(message.message_reference?.message_id);
  if (!quoted) return null;
  const text = inline((quoted.content || "…").slice(0, 120), scene.look);
  return h("p", { class: "origin" }, h("span", { class: "visually-hidden" }, t("repliedTo", { name: quoted.author.username })), avatar(scene.session.people.get(quoted.author.id), "tiny"), h("b", {}, quoted.author.username), h("span", { class: "quoted" }, text));
}

function usedLine(message, used, scene) {
  const person = scene.session.people.get(used.user.id) ?? { name: used.user.username };
  return [avatar(person, "tiny"), h("b", {}, person.name), " ", t("used"), " ", h("span", { class: "command-name" }, icon("slash"), used.name)];
}

function portrait(message, scene) {
  const author = scene.session.people.get(message.author.id) ?? { name: message.author.username };
  const open = ({ currentTarget }) => scene.profile(message.author.id, currentTarget);
  return h("button", { class: "portrait", type: "button", "aria-label": author.name, onclick: open, tabindex: "-1" }, avatar(author));
}

function heading(message, scene) {
  const author = scene.session.people.get(message.author.id);
  const open = ({ currentTarget }) => scene.profile(message.author.id, currentTarget);
  const name = h("button", { class: "author", type: "button", onclick: open }, author?.name ?? message.author.username);
  const tag = message.author.bot && h("span", { class: "tag" }, t("app"));
  const time = h("time", { datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString(currentLocale()) }, when(message.timestamp));
  return h("p", { class: "heading-line" }, name, tag, time);
}

function clock(timestamp) {
  return new Intl.DateTimeFormat(currentLocale(), { timeStyle: "short" }).format(new Date(timestamp));
}

function when(timestamp) {
  const days = daysAgo(new Date(timestamp));
  const time = clock(timestamp);
  if (days === 0) return t("today", { time });
  if (days === 1) return t("yesterday", { time });
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: "short", timeStyle: "short" }).format(new Date(timestamp));
}

/** Whole days between a date and today, by the calendar. */
export function daysAgo(date) {
  const midnight = (day) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(date)) / 86400000);
}

function content(message, look) {
  if (isLoading(message)) return h("p", { class: "thinking" }, dots(), t("isThinking", { name: message.author.username }));
  if (isV2(message) || !message.content) return null;
  const text = markdown(message.content, look);
  const end = text.lastElementChild?.tagName === "P" ? text.lastElementChild : text;
  if (message.edited_timestamp) end.append(h("span", { class: "edited" }, t("edited")));
  return text;
}

function attachments(message) {
  if (isV2(message)) return null; // there they show only where a component names them
  return (message.attachments ?? []).map((attachment) => {
    const shown = isPicture(attachment) ? picture(attachment) : fileCard(attachment);
    return attachment.filename?.startsWith("SPOILER_") ? veiled(shown) : shown;
  });
}

function extras(message, scene) {
  const look = scene.look;
  const embeds = (message.embeds ?? []).map((data) => embed(data, look));
  const parts = components(message.components, { ...scene, message });
  const rows = parts.length > 0 && h("div", { class: isV2(message) ? "layout" : "rows" }, parts);
  return [embeds, rows, reactions(message.reactions), threadLink(message, scene)];
}

function reactions(list) {
  if (!list?.length) return null;
  return h("p", { class: "reactions" }, list.map(({ emoji, count }) => h("span", {}, customEmoji(emoji), " ", count)));
}

function threadLink({ thread }, scene) {
  if (!thread) return null;
  const open = () => scene.look.openChannel(thread.id);
  return h("button", { class: "thread-link", type: "button", onclick: open }, icon("thread"), thread.name);
}

function outcome(message, scene) {
  const failure = scene.session.failures.get(message.id);
  const dismiss = () => scene.dismiss(message);
  return [
    failure && h("p", { class: "failure", role: "alert" }, icon("warn"), failure),
    isPrivate(message) && h("p", { class: "only-you" }, icon("eye"), t("onlyYou"), " · ", h("button", { class: "link-button", type: "button", onclick: dismiss }, t("dismiss"))),
  ];
}

function tools(message, scene) {
  if (isLoading(message) || !scene.hasApps) return null;
  const open = ({ currentTarget }) => scene.apps(message, currentTarget);
  return h("div", { class: "tools" }, h("button", { class: "icon-button", type: "button", "aria-label": t("apps"), title: t("apps"), "aria-haspopup": "menu", onclick: open }, icon("more")));
}
