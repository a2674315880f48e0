/** Small menus at a place: the application's commands for a message, and a person's card. */

import { messageMenus, userMenus } from "./commands.js";
import { choiceWords, h, placeAt, span } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./people.js";
import { localised, t } from "./texts.js";

/** The message commands, at `anchor`; `run(command)` is called with the chosen one. */
export function appsMenu(session, anchor, run) {
  const items = commandEntries(messageMenus(session.commands), run);
  popup(anchor, h("p", { class: "suggestion-group" }, t("apps")), items);
}

/** A person's card, at `anchor`; `run(command)` uses a command on them, `write()` opens the direct messages. */
export function profileCard(session, person, anchor, { run, write }) {
  const tag = person.bot && span("tag", t("app"));
  const head = h("div", { class: "card-head" }, avatar(person, "large"), h("b", {}, person.name), tag);
  const items = commandEntries(userMenus(session.commands), run);
  popup(anchor, head, person.bot ? [entry(t("messagePerson"), "message", write)] : items);
}

function commandEntries(commands, run) {
  return commands.map((command) => entry(localised(command), "command", () => run(command)));
}

function entry(label, mark, act) {
  const shape = { class: "choice", type: "button", role: "menuitem", onclick: act };
  return h("button", shape, icon(mark), choiceWords(label));
}

function popup(anchor, head, items) {
  const list = h("div", { role: "menu", class: "menu-items" }, items);
  const box = h("div", { class: "listbox popup", popover: "auto" }, head, list);
  list.addEventListener("click", () => box.hidePopover());
  list.addEventListener("keydown", (event) => step(event, [...list.children]));
  box.addEventListener("toggle", ({ newState }) => newState === "closed" && box.remove());
  document.body.append(box);
  placeAt(box, anchor);
  list.firstElementChild?.focus();
}

function step(event, rows) {
  const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!move) return;
  event.preventDefault();
  rows[(rows.indexOf(document.activeElement) + move + rows.length) % rows.length].focus();
}
