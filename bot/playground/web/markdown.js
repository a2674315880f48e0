/**
 * Discord's markdown, rendered as DOM nodes.
 *
 * Text only ever becomes text nodes, and an address becomes a link only when it is http or https. Two
 * passes: lines are gathered into blocks (code, quote, heading, list, paragraph), and each block's text is
 * scanned by the inline rules, the first that fits at a place winning.
 */

import { cdnPath } from "./api.js";
import { h, outwardLink, span } from "./dom.js";
import { currentLocale, t } from "./texts.js";

const DEEPEST = 8; // how far marks may nest; the rest of a hostile text stays as it was typed

const WHITE_DISC = "⚪";

const INLINE = [
  [/\\([^0-9A-Za-z\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => h("code", { class: "code" }, m[2].trim() || m[2])],
  [/<a?:(\w{2,32}):(\d+)>/y, (m) => customEmoji({ name: m[1], id: m[2] })],
  [/<@!?(\d+)>/y, (m, look) => mention(`@${look.personName(m[1]) ?? t("unknownPerson")}`, m[1])],
  [/<@&(\d+)>/y, (m, look) => mention(`@${look.roleName?.(m[1]) ?? m[1]}`)],
  [/<#(\d+)>/y, (m, look) => channelMention(m[1], look)],
  [/<\/([^:>]{1,100}):(\d+)>/y, (m, look) => commandMention(m[1], look)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], [m[1]])],
  [
    /\[([^[\]]+)\]\(<?(https?:\/\/(?:[^\s()<>]|\([^\s()<>]*\))+)>?\)/y,
    (m, look, deep) => link(m[2], inline(m[1], look, deep)),
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, (m) => link(m[0], [m[0]])],
  [/@(everyone|here)\b/y, (m) => mention(m[0])],
  [/⚪\ufe0f?/y, (m) => whiteDisc(m[0])],
  [/\|\|([^]+?)\|\|/y, (m, look, deep) => spoiler(inline(m[1], look, deep))],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m, look, deep) => h("strong", {}, inline(m[1], look, deep))],
  [/__([^]+?)__(?!_)/y, (m, look, deep) => h("u", {}, inline(m[1], look, deep))],
  [/~~([^]+?)~~/y, (m, look, deep) => h("s", {}, inline(m[1], look, deep))],
  [/\*(?![\s*])((?:\*\*|[^*])+?)\*(?!\*)/y, (m, look, deep) => h("em", {}, inline(m[1], look, deep))],
  [/(?<!\w)_(?!_)((?:__|[^_])+?)_(?!\w)/y, (m, look, deep) => h("em", {}, inline(m[1], look, deep))],
];
const PLAIN = /[^\\`<[h@|*_~⚪]+|[^]/y; // up to the next character at which a rule could begin

/**
 * Inline marks of `text` as an array of nodes and strings.
 *
 * `look` answers `personName(id)`, `channelName(id)` and does `openChannel(id)`, `openCommand(name)`.
 */
function inline(text, look, depth = 0) {
  if (depth > DEEPEST) return [text];
  const out = [];
  for (let at = 0; at < text.length;) {
    const [node, end] = match(text, at, look, depth) ?? plain(text, at);
    if (typeof node === "string" && typeof out.at(-1) === "string") out.push(out.pop() + node);
    else out.push(node);
    at = end;
  }
  return out;
}

function match(text, at, look, depth) {
  for (const [rule, build] of INLINE) {
    rule.lastIndex = at;
    const found = rule.exec(text);
    if (found) return [build(found, look, depth + 1), at + found[0].length];
  }
  return null;
}

function plain(text, at) {
  PLAIN.lastIndex = at;
  const [run] = PLAIN.exec(text);
  return [run, at + run.length];
}

const mention = (text, person) => h("span", { class: "mention", dataset: person ? { person } : {} }, text);

function channelMention(id, look) {
  const name = `#${look.channelName(id) ?? t("unknownChannel")}`;
  return h("button", { class: "mention", type: "button", onclick: () => look.openChannel(id) }, name);
}

function commandMention(name, look) {
  return h("button", { class: "mention", type: "button", onclick: () => look.openCommand(name) }, `/${name}`);
}

function link(url, children) {
  return outwardLink(url, children, { title: url });
}

function spoiler(children) {
  const reveal = ({ currentTarget }) => {
    currentTarget.classList.add("shown");
    currentTarget.removeAttribute("aria-label");
  };
  const shape = { class: "spoiler", type: "button", "aria-label": t("spoiler"), onclick: reveal };
  return h("button", shape, span("", children));
}

/** Drawn here: where there is no font of coloured emoji, others show a ring. */
function whiteDisc(sign) {
  return span("white-disc", sign);
}

/** An emoji object of Discord's (`{id, name}`): the application's picture, or the character itself. */
export function customEmoji({ id, name }) {
  if (!id) return name === WHITE_DISC ? whiteDisc(name) : span("emoji-text", name ?? "");
  const source = cdnPath(`/cdn/emojis/${encodeURIComponent(id)}.png`);
  return h("img", { class: "emoji", src: source, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const full = new Intl.DateTimeFormat(currentLocale(), STYLES.F).format(date);
  return h("time", { class: "stamp", datetime: date.toISOString(), title: full }, stampText(date, style));
}

function stampText(date, style) {
  if (style !== "R") return new Intl.DateTimeFormat(currentLocale(), STYLES[style]).format(date);
  const away = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" });
  return words.format(Math.round(away / size), unit);
}

/** `text` as a block of formatted nodes. */
export function markdown(text, look) {
  return h("div", { class: onlyEmoji(text) ? "text jumbo" : "text" }, blocks(text, look));
}

/** A message of a few emoji and nothing else is shown large. */
function onlyEmoji(text) {
  const rest = text.replace(/<a?:\w{2,32}:\d+>|\p{Extended_Pictographic}|[\u200d\ufe0f\s]/gu, "");
  return rest === "" && text.trim() !== "" && text.length < 120 && !text.includes("\n");
}

function blocks(text, look) {
  const out = [];
  for (let rest = text; rest;) {
    const [node, length] = block(rest, look);
    out.push(node);
    rest = rest.slice(length);
  }
  return out;
}

const BLOCKS = [
  [/^```(?:([\w+-]+)\n)?\n*([^]+?)\n*```\n?/, (m) => fence(m[2])],
  [/^>>> ([^]+)/, (m, look) => quote(m[1], look)],
  [/^(?:> .*(?:\n|$))+/, (m, look) => quote(m[0].replace(/^> /gm, "").replace(/\n$/, ""), look)],
  [/^(#{1,3}) +(.+)(?:\n|$)/, (m, look) => h("p", heading(m[1].length), inline(m[2], look))],
  [/^-# +(.+)(?:\n|$)/, (m, look) => h("p", { class: "subtext" }, inline(m[1], look))],
  [/^(?: *(?:[-*]|\d{1,9}\.) +.+(?:\n|$))+/, (m, look) => list(m[0].replace(/\n$/, "").split("\n"), look)],
];
const BLOCK_START = /\n(?=```|>>> |> |#{1,3} |-# | *(?:[-*]|\d{1,9}\.) )/;

const fence = (text) => h("pre", { class: "fence", tabindex: "0" }, h("code", {}, text));
const quote = (text, look) => h("blockquote", {}, blocks(text, look));
const heading = (level) => ({ class: `heading h${level}`, role: "heading", "aria-level": level + 2 });

function block(text, look) {
  for (const [rule, build] of BLOCKS) {
    const found = rule.exec(text);
    if (found) return [build(found, look), found[0].length];
  }
  const next = BLOCK_START.exec(text);
  const fence = text.indexOf("```", 1);
  const end = Math.min(next ? next.index + 1 : text.length, fence > 0 ? fence : text.length);
  return [h("p", {}, inline(text.slice(0, end).replace(/\n$/, ""), look)), end];
}

/** Consecutive list lines; deeper indentation opens a list within the item above, another mark a new list. */
function list(lines, look) {
  const lists = [];
  for (const line of lines) {
    const [, indent, mark, text] = /^( *)([-*]|\d+\.) +(.*)$/.exec(line);
    const item = h("li", {}, inline(text, look));
    const above = indent.length >= 2 && lists.at(-1)?.lastElementChild;
    if (above) listFor(above.querySelector("ul, ol"), mark, (made) => above.append(made)).append(item);
    else listFor(lists.at(-1), mark, (made) => lists.push(made)).append(item);
  }
  return lists;
}

/** The list given where it is of the mark's kind, else a new one, handed to `keep`. */
function listFor(current, mark, keep) {
  const tag = /\d/.test(mark) ? "OL" : "UL";
  if (current?.tagName === tag) return current;
  const made = h(tag, tag === "OL" ? { start: parseInt(mark, 10) } : {});
  keep(made);
  return made;
}
