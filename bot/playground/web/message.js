/** One message of the chat as a list item. */

import { components, dots } from "./components.js";
import { h, linkButton, span } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { markdown } from "./markdown.js";
import { fileCard, isPicture, picture } from "./media.js";
import { avatar } from "./people.js";
import { isLoading, isPrivate, isV2, mentions } from "./session.js";
import { currentLocale, t } from "./texts.js";

const GROUPED_FOR_MS = 7 * 60 * 1000; // consecutive messages of one author share a heading this long

/** Whether `message` goes under the heading of the one before it. */
export function follows(message, before) {
  if (!before || cause(message) || message.message_reference || isPrivate(message) || isPrivate(before))
    return false;
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
  const body = [content(message, look), attachments(message), extras(message, scene), outcome(message, scene)];
  return h(
    "li",
    { class: classes(message, scene.session, compact), dataset: { id: message.id }, tabindex: "-1" },
    origin(message, scene),
    compact ? h("time", { class: "side-time" }, clock(message.timestamp)) : portrait(message, scene),
    h("div", { class: "body" }, !compact && heading(message, scene), body),
    tools(message, scene),
  );
}

function classes(message, session, compact) {
  const named = { compact, private: isPrivate(message), mentioned: mentions(message, session.id) };
  return ["message", ...Object.keys(named).filter((name) => named[name])].join(" ");
}

/** Who used which command for it; null where nobody did. */
function origin(message, scene) {
  const used = cause(message);
  return used && h("p", { class: "origin" }, usedLine(used, scene));
}

function usedLine(used, scene) {
  const person = personOf(used.user, scene);
  const command = span("command-name", icon("slash"), used.name);
  const named = h("span", { dataset: { person: used.user.id } }, avatar(person, "tiny"), h("b", {}, person.name));
  return [named, " ", t("used"), " ", command];
}

/** Who a user of a payload is here; somebody who is gone is known by the payload's name alone. */
function personOf(user, scene) {
  return scene.session.people.get(user.id) ?? { name: user.global_name ?? user.username };
}

function portrait(message, scene) {
  const author = personOf(message.author, scene);
  const open = ({ currentTarget }) => scene.profile(message.author.id, currentTarget);
  const dataset = { person: message.author.id };
  const shape = { class: "portrait", type: "button", "aria-label": author.name, tabindex: "-1", dataset };
  return h("button", { ...shape, onclick: open }, avatar(author));
}

function heading(message, scene) {
  const author = personOf(message.author, scene);
  const open = ({ currentTarget }) => scene.profile(message.author.id, currentTarget);
  const shape = { class: "author", type: "button", dataset: { person: message.author.id } };
  const name = h("button", { ...shape, onclick: open }, author.name);
  const tag = message.author.bot && span("tag", t("app"));
  const exact = new Date(message.timestamp).toLocaleString(currentLocale());
  const time = h("time", { datetime: message.timestamp, title: exact }, when(message.timestamp));
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
  const both = new Intl.DateTimeFormat(currentLocale(), { dateStyle: "short", timeStyle: "short" });
  return both.format(new Date(timestamp));
}

/** Whole days between a date and today, by the calendar. */
export function daysAgo(date) {
  const midnight = (day) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(date)) / 86400000);
}

function content(message, look) {
  const { username: name } = message.author;
  if (isLoading(message)) return h("p", { class: "thinking" }, dots(), t("isThinking", { name }));
  if (isV2(message) || !message.content) return null;
  const text = markdown(message.content, look);
  const end = text.lastElementChild?.tagName === "P" ? text.lastElementChild : text;
  if (message.edited_timestamp) end.append(span("edited", t("edited")));
  return text;
}

function attachments(message) {
  if (isV2(message)) return null; // there they show only where a component names them
  return (message.attachments ?? []).map((each) => (isPicture(each) ? picture(each) : fileCard(each)));
}

function extras(message, scene) {
  const parts = components(message.components, { ...scene, message });
  const rows = parts.length > 0 && h("div", { class: isV2(message) ? "layout" : "rows" }, parts);
  return [rows, threadLink(message, scene)];
}

function threadLink({ thread }, scene) {
  if (!thread) return null;
  const open = () => scene.look.openChannel(thread.id);
  return h("button", { class: "thread-link", type: "button", onclick: open }, icon("thread"), thread.name);
}

function outcome(message, scene) {
  const failure = scene.session.failures.get(message.id);
  const dismiss = linkButton(t("dismiss"), () => scene.dismiss(message));
  return [
    failure && h("p", { class: "failure", role: "alert" }, icon("warn"), failure),
    isPrivate(message) && h("p", { class: "only-you" }, icon("eye"), t("onlyYou"), " · ", dismiss),
  ];
}

function tools(message, scene) {
  if (isLoading(message) || !scene.hasApps) return null;
  const open = ({ currentTarget }) => scene.apps(message, currentTarget);
  return h("div", { class: "tools" }, iconButton("more", t("apps"), open, { "aria-haspopup": "menu" }));
}
