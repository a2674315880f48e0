/**
 * Message components, classic and V2, as elements.
 *
 * `scene` is what they need of the page: `look` (see markdown.js), `message`, `session`, `click(component, message)`,
 * `select(component, message, values)`.
 */

import { h, outwardLink, span } from "./dom.js";
import { dropdown } from "./dropdown.js";
import { icon } from "./icons.js";
import { customEmoji, markdown } from "./markdown.js";
import { fileCard, gallery } from "./media.js";
import { avatar } from "./people.js";
import { isDirect } from "./session.js";
import { t } from "./texts.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const KINDS = {
  1: (row, scene) => h("div", { class: "row" }, components(row.components, scene)),
  2: button,
  3: menu,
  6: menu,
  8: menu,
  10: (display, scene) => markdown(display.content, scene.look),
  12: (media) => gallery(media.items),
  13: (file) => fileCard({ ...file.file, filename: file.name, size: file.size }),
  17: container,
};

/** The elements of a list of components. */
export function components(list, scene) {
  return (list ?? []).map((component) => KINDS[component.type](component, scene));
}

function button(component, scene) {
  const face = [component.emoji && customEmoji(component.emoji), component.label && span("", component.label)];
  const style = `button ${BUTTON_STYLES[component.style] ?? "secondary"}`;
  if (component.style === 5)
    return outwardLink(component.url, span("button-face", face, icon("link")), { class: style });
  const busy = scene.session.waits(scene.message.id, component.custom_id);
  const name = component.label?.trim() ? null : component.emoji?.name;
  return h(
    "button",
    {
      class: busy ? `${style} busy` : style,
      type: "button",
      disabled: component.disabled,
      "aria-busy": busy && "true",
      "aria-label": name,
      dataset: { custom: component.custom_id },
      onclick: () => busy || scene.click(component, scene.message),
    },
    span("button-face", face),
    busy && dots(),
  );
}

/** Three dots that breathe while something is awaited. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function container(component, scene) {
  const box = h("div", { class: "container" }, components(component.components, scene));
  if (Number.isInteger(component.accent_color)) {
    box.classList.add("accented");
    box.style.setProperty("--accent-strip", colour(component.accent_color));
  }
  return box;
}

/** Discord's 24-bit colour number as CSS. */
function colour(number) {
  return `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;
}

function menu(component, scene) {
  return dropdown({
    label: component.placeholder || t("chooseOne"),
    custom: component.custom_id,
    placeholder: component.placeholder,
    options: menuOptions(component, scene.session),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    busy: scene.session.waits(scene.message.id, component.custom_id),
    choose: (values) => scene.select(component, scene.message, values),
  });
}

/** What a select menu offers: its own options, or roles or channels. */
export function menuOptions(component, session) {
  const chosen = new Set((component.default_values ?? []).map((value) => value.id));
  const marked = (option) => ({ ...option, default: chosen.has(option.value) });
  if (component.type === 6) return roleOptions(session).map(marked);
  if (component.type === 8) return channelOptions(session, component.channel_types).map(marked);
  return component.options ?? [];
}

/** Everyone, the bot included, as options. */
export function personOptions(session) {
  const option = (person) => ({ value: person.id, label: person.name, mark: avatar(person, "tiny") });
  return [...session.people.values()].map(option);
}

/** The server's roles as options, but for that of everyone. */
function roleOptions(session) {
  const given = session.guild.roles.filter((role) => role.id !== session.guild.id);
  return given.map((role) => ({ value: role.id, label: `@${role.name}` }));
}

/** The server's channels as options, of the wanted types where the payload names some. */
export function channelOptions(session, types) {
  const wanted = (channel) => !isDirect(channel) && (!types?.length || types.includes(channel.type));
  const channels = [...session.channels.values()].filter(wanted);
  return channels.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}
