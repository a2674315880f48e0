/** The languages that a person can be given. */

import { h } from "./dom.js";

/** Their own names, by what Discord's `locale` field calls them. */
export const LOCALES = {
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
};

/** A native menu of `languages` with `chosen` selected. */
export function languageSelect(languages, chosen, more = {}) {
  const option = ([value, name]) => h("option", { value, selected: value === chosen }, name);
  return h("select", more, Object.entries(languages).map(option));
}
