/** Small menus at a place: the application's commands for a message, and a person's card. */

import { messageMenus, userMenus } from "./commands.js";
import { h, placeAt } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./people.js";
import { localised, t } from "./texts.js";

/** The message commands, at `anchor`; `run(command)` is called with the chosen one. */
export function appsMenu(session, anchor, run) {
  const items = messageMenus(session.commands).map((command) => entry(localised(command), "command", () => run(command)));
  popup(anchor, h("p", { class: "suggestion-group" }, t("apps")), items);
}

/** A person's card, at `anchor`; `run(command)` uses a command on them, `write()` opens the direct messages. */
export function profileCard(session, person, anchor, { run, write }) {
  const commands = person.bot ? [] : userMenus(session.commands);
  const head = h("div", { class: "card-head" }, avatar(person, "large"), h("b", {}, person.name), person.bot && h("span", { class: "tag" }, t("app")));
  const items = commands.map((command) => entry(localised(command), "command", () => run(command)));
  const message = person.bot && entry(t("messagePerson"), "message", write);
  popup(anchor, head, [message, items]);
}

function entry(label, mark, act) {
  return h("button", { class: "choice", type: "button", role: "menuitem", onclick: act }, icon(mark), h("span", { class: "choice-words" }, label));
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
