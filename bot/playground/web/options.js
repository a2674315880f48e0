/** What the options of a slash command take: offered values, and reading what was typed. */

import { channelOptions, personOptions } from "./components.js";
import { localised, t } from "./texts.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;
export const ATTACHMENT = 11;

/** A text without line breaks, as options hold it; lines stay apart. */
export const onOneLine = (text) => text.split(/\s*\n\s*/).filter(Boolean).join(" ");

/** The fixed values offered for an option as `{value, label, mark?}`, or null where anything may be typed. */
export function offered(option, session) {
  if (option.choices?.length) return option.choices.map(asValue);
  if (option.type === BOOLEAN) return [true, false].map((value) => ({ value, label: t(value ? "yes" : "no") }));
  if (option.type === USER || option.type === MENTIONABLE) return personOptions(session);
  if (option.type === CHANNEL) return channelOptions(session, option.channel_types);
  return null;
}

/** A choice of the bot's as `{value, label, name}`: the label is in the reader's language, the name in the bot's. */
export function asValue(choice) {
  return { value: choice.value, label: localised(choice), name: choice.name };
}

/** Those of `values` that fit what was typed, the ones that begin with it first. */
export function fitting(values, typed) {
  const wanted = typed.toLowerCase().replace(/^[@#]/, "");
  const place = ({ label }) => label.toLowerCase().indexOf(wanted);
  const later = (value) => Math.min(1, place(value));
  return values.filter((value) => place(value) >= 0).sort((a, b) => later(a) - later(b));
}

/** The first `option: ` that a text names, with what stands `before` and `after` it; null where it names none. */
export function firstOption(text, options) {
  const lower = ` ${text.replaceAll("：", ":").toLowerCase()}`;
  const places = options.flatMap((option) =>
    [option.name, localised(option)].map((name) => {
      const start = lower.indexOf(` ${name.toLowerCase()}:`);
      const end = start + name.length + 1;
      return { option, start, before: text.slice(0, Math.max(0, start)).trim(), after: text.slice(end).trimStart() };
    }),
  );
  return places.filter(({ start }) => start >= 0).sort((a, b) => a.start - b.start)[0] ?? null;
}

/**
 * The value of an option from its text: `{value}`, or `{problem}` in words for the person.
 * An option left empty is `{}` unless it is required.
 */
export function readOption(option, text, session) {
  if (text === "") return option.required ? { problem: t("askRequired") } : {};
  const values = offered(option, session);
  if (values) return exact(values, text);
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  if (text.length < (option.min_length ?? 0)) return { problem: t("askLength", { n: option.min_length }) };
  return { value: text };
}

function exact(values, text) {
  const bare = (name) => name?.toLowerCase().replace(/^[@#]/, "");
  const same = (name) => bare(name) === bare(text);
  const found = values.find(({ label, name }) => same(label) || same(name));
  return found ? { value: found.value } : { problem: t("askChoice") };
}

function readNumber(option, text) {
  const value = Number(text);
  if (Number.isNaN(value)) return { problem: t("askNumber") };
  if (option.type === INTEGER && !Number.isInteger(value)) return { problem: t("askWhole") };
  if (value < option.min_value) return { problem: t("askAtLeast", { n: option.min_value }) };
  if (value > option.max_value) return { problem: t("askAtMost", { n: option.max_value }) };
  return { value };
}
