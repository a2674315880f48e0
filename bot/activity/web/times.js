/** Times in texts of the bot, which everybody's own page writes in their language and their zone. */

const STAMP = /<t:(\d{1,12})(?::([tTdDfFR]))?>/g;
const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A text with its stamps written as times; `R` is the distance from now. */
export function told(text) {
  return text.replace(STAMP, (whole, seconds, style) => (style === "R" ? distance(seconds) : written(seconds, style)));
}

function written(seconds, style = "f") {
  return new Intl.DateTimeFormat(document.documentElement.lang, STYLES[style]).format(seconds * 1000);
}

function distance(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(Math.round(left / size), unit);
}
