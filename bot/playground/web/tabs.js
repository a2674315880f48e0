/** The row of tabs on top: one per person, and a way to add another. */

import { fill, freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./people.js";
import { LOCALES, currentLocale, t } from "./texts.js";

export class Tabs {
  /** `hooks`: `choose(personId)`, `add(name, locale)`. */
  constructor(hooks) {
    this.hooks = hooks;
    this.noted = new Map();
    this.row = h("div", { role: "tablist", class: "tablist" });
    this.row.addEventListener("keydown", (event) => this.key(event));
    this.plus = h("button", { class: "icon-button", type: "button", "aria-haspopup": "dialog", onclick: () => addDialog(this.hooks.add) }, icon("plus"));
    this.element = h("div", { class: "tabs" }, this.row, this.plus);
  }

  show(people, currentId) {
    this.people = people;
    this.currentId = currentId;
    this.noted.delete(currentId);
    this.row.setAttribute("aria-label", t("people"));
    this.plus.setAttribute("aria-label", t("addPerson"));
    this.plus.title = t("addPerson");
    const hadFocus = this.row.contains(document.activeElement);
    fill(this.row, people.map((person) => this.tab(person)));
    if (hadFocus) this.row.querySelector("[aria-selected=true]")?.focus();
  }

  tab(person) {
    const here = person.id === this.currentId;
    const unread = this.noted.has(person.id) && [h("span", { class: this.noted.get(person.id) ? "dot called" : "dot" }), h("span", { class: "visually-hidden" }, ` (${t("unread")})`)];
    return h("button", { class: "tab", role: "tab", id: `tab-${person.id}`, "aria-selected": String(here), "aria-controls": "view", tabindex: here ? "0" : "-1", onclick: () => this.hooks.choose(person.id) }, avatar(person, "small"), h("span", { class: "tab-name" }, person.name), unread);
  }

  /** Something came that `people` have not seen; `called` are those whom it names. */
  note(people, called) {
    const before = JSON.stringify([...this.noted]);
    for (const id of people) if (id !== this.currentId) this.noted.set(id, this.noted.get(id) || called.includes(id));
    if (JSON.stringify([...this.noted]) !== before) this.show(this.people, this.currentId);
  }

  key({ key }) {
    const at = this.people.findIndex(({ id }) => id === this.currentId);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step) this.hooks.choose(this.people[(at + step + this.people.length) % this.people.length].id);
  }
}

/** The dialog that asks for a name and a language. */
function addDialog(add) {
  const ids = { title: freshId("title"), name: freshId("name"), locale: freshId("locale") };
  const name = h("input", { id: ids.name, required: true, maxlength: "32", autocomplete: "off", spellcheck: "false" });
  const options = Object.entries(LOCALES).map(([value, label]) => h("option", { value, selected: value === currentLocale() }, label));
  const locale = h("select", { id: ids.locale, class: "select" }, options);
  const send = (event) => {
    event.preventDefault();
    if (!name.value.trim()) return;
    dialog.close();
    add(name.value.trim(), locale.value);
  };
  const cancel = h("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, t("cancel"));
  const body = h("div", { class: "form-body" }, h("p", { class: "dim" }, t("addPersonHint")), field(ids.name, t("name"), name), field(ids.locale, t("language"), locale));
  const buttons = h("div", { class: "dialog-buttons" }, cancel, h("button", { class: "button primary" }, t("add")));
  const form = h("form", { onsubmit: send }, body, buttons);
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": ids.title }, h("header", {}, h("h2", { id: ids.title }, t("addPerson"))), form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}

function field(id, label, control) {
  return h("div", { class: "form-field" }, h("label", { for: id }, label), control);
}
