/** The languages that a person can be given. */

import { h } from "./dom.js";

/** All languages of Discord's clients, by what its `locale` field calls them: their own names. First come those that
 * the bot speaks. */
const LOCALES = {
  "en-US": "English, US",
  "en-GB": "English, UK",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
  de: "Deutsch",
  "es-ES": "Español",
  fr: "Français",
  ja: "日本語",
  ko: "한국어",
  "pt-BR": "Português do Brasil",
  ru: "Русский",
  vi: "Tiếng Việt",
  id: "Bahasa Indonesia",
  cs: "Čeština",
  da: "Dansk",
  "es-419": "Español, LATAM",
  hr: "Hrvatski",
  it: "Italiano",
  lt: "Lietuviškai",
  hu: "Magyar",
  nl: "Nederlands",
  no: "Norsk",
  pl: "Polski",
  ro: "Română",
  fi: "Suomi",
  "sv-SE": "Svenska",
  tr: "Türkçe",
  el: "Ελληνικά",
  bg: "Български",
  uk: "Українська",
  hi: "हिन्दी",
  th: "ไทย",
};

/** A native menu of the languages with `chosen` selected. */
export function languageSelect(chosen, more = {}) {
  const option = ([value, name]) => h("option", { value, selected: value === chosen }, name);
  return h("select", more, Object.entries(LOCALES).map(option));
}
