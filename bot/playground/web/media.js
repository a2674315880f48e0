/** Pictures and files: galleries, attachments, the enlarged view, and the ALT badge. */

import { cdnPath } from "./api.js";
import { h, outwardLink, span } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { t } from "./texts.js";

const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/** Whether an attachment is shown as a picture. */
export function isPicture(attachment) {
  return attachment.content_type?.startsWith("image/") ?? PICTURE_NAME.test(attachment.filename ?? "");
}

/**
 * A picture that can be enlarged, with its description under an ALT badge.
 *
 * `width` and `height`, where the payload tells them, hold the place while the bytes travel, so that the
 * messages below do not jump.
 */
export function picture({ url, description, width, height }) {
  const source = cdnPath(url);
  if (!source) return outside(url);
  const image = h("img", { src: source, alt: description ?? "", width, height, decoding: "async" });
  if (width && height) holdPlace(image, width, height);
  const show = () => enlarge(source, description);
  const label = description ? `${t("enlarge")}: ${description}` : t("enlarge");
  const button = h("button", { class: "enlarge", type: "button", "aria-label": label, onclick: show }, image);
  return h("figure", { class: "picture" }, button, description && altBadge(description));
}

const [WIDEST_PX, HIGHEST_PX] = [520, 320]; // of a picture in a message: board, words and buttons fit a window of 900

/** Gives an image the size that it will have, for as long as its bytes travel; components.css uses the values. */
function holdPlace(image, width, height) {
  const fitting = Math.min(width, WIDEST_PX, (HIGHEST_PX * width) / height);
  image.style.setProperty("--fitting", `${fitting}px`);
  image.style.setProperty("--ratio", `${width} / ${height}`);
}

function altBadge(description) {
  const words = [span("alt-mark", "ALT"), span("alt-text", description)];
  return h("figcaption", { class: "alt", "aria-hidden": "true" }, words);
}

/** Nothing is loaded from other addresses; the reader may follow the link. */
function outside(url) {
  return h("p", { class: "outside" }, icon("warn"), span("", t("outside"), ": ", outwardLink(url, url)));
}

function enlarge(source, description) {
  const box = h("dialog", { class: "lightbox", "aria-label": description || t("enlarge") });
  const close = () => box.close();
  const button = iconButton("close", t("close"), close);
  const image = h("img", { src: source, alt: description ?? "" });
  box.append(button, h("figure", {}, image, description && h("figcaption", {}, description)));
  box.addEventListener("click", ({ target }) => target === image || box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

/** A media gallery: its pictures, one below the other. */
export function gallery(items) {
  return h("div", { class: "gallery" }, items.map(({ media, description }) => picture({ ...media, description })));
}

/** A file to download: its name and size. */
export function fileCard({ url, filename, size }) {
  const source = cdnPath(url);
  const name = filename ?? url?.split("/").at(-1) ?? "";
  const title = source ? h("a", { href: source, download: name }, name) : span("", name);
  const amount = Number.isFinite(size) && span("dim", bytes(size));
  return h("div", { class: "file" }, icon("file"), h("div", {}, title, amount));
}

function bytes(size) {
  if (size < 1024) return `${size} B`;
  return size < 1048576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1048576).toFixed(1)} MB`;
}

/**
 * Lets a redrawn message keep its pictures on screen until the new ones have arrived: an unchanged picture is
 * kept as it is, a new one shows the one in its place as background while loading. Where that one had not arrived
 * either, when two edits follow each other, its own background goes on.
 */
export function carryPictures(before, after) {
  const old = [...before.querySelectorAll(".enlarge img")];
  after.querySelectorAll(".enlarge img").forEach((image, index) => {
    const previous = old[index];
    if (!previous) return;
    if (previous.src === image.src && previous.alt === image.alt) image.replaceWith(previous);
    else standIn(image, previous);
  });
}

function standIn(image, previous) {
  const arrived = previous.complete && previous.naturalWidth;
  const shown = `center / contain no-repeat url("${encodeURI(previous.currentSrc)}")`;
  image.style.background = arrived ? shown : previous.style.background;
  image.addEventListener("load", () => image.style.removeProperty("background"), { once: true });
}
