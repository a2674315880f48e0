/** Embeds: title, author, description, fields, pictures and footer beside a coloured strip. */

import { colour } from "./components.js";
import { h, outwardLink } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./media.js";

/** The element of one embed. */
export function embed(data, look) {
  const box = h(
    "article",
    { class: "embed" },
    h("div", { class: "embed-main" }, words(data, look)),
    data.thumbnail && picture(data.thumbnail, "picture thumbnail"),
    data.image && picture(data.image),
    footer(data),
  );
  if (Number.isInteger(data.color)) box.style.setProperty("--accent-strip", colour(data.color));
  return box;
}

function words(data, look) {
  const text = data.description && markdown(data.description, look);
  return [author(data.author), title(data, look), text, fields(data.fields, look)];
}

function author(data) {
  return data && h("p", { class: "embed-author" }, outwardLink(data.url, data.name));
}

function title(data, look) {
  return data.title && h("p", { class: "embed-title" }, outwardLink(data.url, inline(data.title, look)));
}

function fields(list, look) {
  if (!list?.length) return null;
  const field = ({ name, value, inline: beside }) => {
    const title = h("p", { class: "field-name" }, inline(name, look));
    return h("div", { class: beside ? "field beside" : "field" }, title, markdown(value, look));
  };
  return h("div", { class: "fields" }, list.map(field));
}

function footer({ footer: foot, timestamp }) {
  const time = timestamp && new Date(timestamp).toLocaleString();
  const parts = [foot?.text, time].filter(Boolean);
  return parts.length > 0 && h("p", { class: "embed-footer" }, parts.join(" · "));
}
