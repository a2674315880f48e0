/** The row of tabs on top: one per person, and a way to add another. */

import { reason } from "./actions.js";
import { fill, freshId, h, label, span } from "./dom.js";
import { iconButton } from "./icons.js";
import { languageSelect } from "./languages.js";
import { avatar } from "./people.js";
import { currentLocale, t } from "./texts.js";

export class Tabs {
  /** `hooks`: `choose(personId)`, `add(name, locale)`. */
  constructor(hooks) {
    this.hooks = hooks;
    this.noted = new Map();
    this.row = h("div", { role: "tablist", class: "tablist" });
    this.row.addEventListener("keydown", (event) => this.key(event));
    this.plus = iconButton("plus", "", () => addDialog(this.hooks.add), { "aria-haspopup": "dialog" });
    this.element = h("div", { class: "tabs" }, this.row, this.plus);
  }

  /** Shows the people; the tab of the one to whom the page turned comes into sight. */
  show(people, currentId) {
    const turned = currentId !== this.currentId;
    this.people = people;
    this.currentId = currentId;
    this.noted.delete(currentId);
    this.row.setAttribute("aria-label", t("people"));
    label(this.plus, t("addPerson"));
    const hadFocus = this.row.contains(document.activeElement);
    fill(
      this.row,
      people.map((person) => this.tab(person)),
    );
    const current = this.row.querySelector("[aria-selected=true]");
    if (hadFocus) current?.focus();
    if (turned) current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  tab(person) {
    const here = person.id === this.currentId;
    const shape = { class: "tab", role: "tab", id: `tab-${person.id}`, "aria-controls": "view" };
    const dataset = { person: person.id };
    const state = { "aria-selected": String(here), tabindex: here ? "0" : "-1" };
    const name = span("tab-name", person.name);
    const choose = () => this.hooks.choose(person.id);
    return h(
      "button",
      { ...shape, ...state, dataset, onclick: choose },
      avatar(person, "small"),
      name,
      this.mark(person),
    );
  }

  mark(person) {
    if (!this.noted.has(person.id)) return null;
    return [
      span(this.noted.get(person.id) ? "dot called" : "dot"),
      span("visually-hidden", ` (${t("unread")})`),
    ];
  }

  /** Something came that `people` have not seen; `called` are those whom it names. */
  note(people, called) {
    const before = JSON.stringify([...this.noted]);
    for (const id of people)
      if (id !== this.currentId) this.noted.set(id, this.noted.get(id) || called.includes(id));
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
  const name = h("input", {
    id: ids.name,
    required: true,
    maxlength: "32",
    autocomplete: "off",
    spellcheck: "false",
  });
  const locale = languageSelect(currentLocale(), { id: ids.locale, class: "select" });
  const error = h("p", { class: "failure", role: "alert" });
  const send = async (event) => {
    event.preventDefault();
    const button = form.querySelector(".primary");
    if (!name.value.trim() || button.disabled) return;
    button.disabled = true;
    try {
      await add(name.value.trim(), locale.value);
      dialog.close();
    } catch (failure) {
      error.textContent = reason(failure);
    }
    button.disabled = false;
  };
  const head = h("header", {}, h("h2", { id: ids.title }, t("addPerson")));
  const hint = h("p", { class: "dim" }, t("addPersonHint"));
  const body = [hint, field(ids.name, t("name"), name), field(ids.locale, t("language"), locale), error];
  const form = h(
    "form",
    { onsubmit: send },
    h("div", { class: "form-body" }, body),
    buttons(() => dialog.close()),
  );
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": ids.title }, head, form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  name.focus();
}

function buttons(cancel) {
  const back = h("button", { class: "button secondary", type: "button", onclick: cancel }, t("cancel"));
  return h("div", { class: "dialog-buttons" }, back, h("button", { class: "button primary" }, t("add")));
}

function field(id, name, control) {
  return h("div", { class: "form-field" }, h("label", { for: id }, name), control);
}
