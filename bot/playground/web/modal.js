/** Forms that the bot opens (Discord's modals), as a native dialog: the browser keeps the focus inside. */

import { reason } from "./actions.js";
import { menuOptions } from "./components.js";
import { freshId, h } from "./dom.js";
import { dropdown } from "./dropdown.js";
import { iconButton } from "./icons.js";
import { markdown } from "./markdown.js";
import { t } from "./texts.js";

/**
 * Opens `modal` in front of the page. `submit(fields)` sends what was filled in, by custom_id, and resolves to
 * whether the bot took it; the form then closes.
 */
export function openModal(modal, context) {
  const form = new Form(modal, context);
  form.dialog.addEventListener("close", () => form.dialog.remove());
  document.body.append(form.dialog);
  form.dialog.showModal();
  form.dialog.querySelector("input, textarea, .menu")?.focus();
}

const TEXT_INPUT = 4; // Discord's type of component; all other fields are menus

class Form {
  constructor(modal, { session, look, submit }) {
    Object.assign(this, { session, look, submit });
    this.fields = [];
    const title = freshId("title");
    const close = () => this.dialog.close();
    const head = h("header", {}, h("h2", { id: title }, modal.title), iconButton("close", t("close"), close));
    const cancel = h("button", { class: "button secondary", type: "button", onclick: close }, t("cancel"));
    this.sendButton = h("button", { class: "button primary" }, t("submit"));
    this.error = h("p", { class: "failure", role: "alert" });
    const body = h(
      "div",
      { class: "form-body" },
      modal.components.map((part) => this.part(part)),
      this.error,
    );
    const buttons = h("div", { class: "dialog-buttons" }, cancel, this.sendButton);
    const form = h("form", { novalidate: true, onsubmit: (event) => this.send(event) }, body, buttons);
    this.dialog = h("dialog", { class: "dialog", "aria-labelledby": title }, head, form);
  }

  /** One row of the form: a labelled control, or text. */
  part(component) {
    if (component.type === 10) return markdown(component.content, this.look);
    return this.labelled(component.label, component.description, component.component);
  }

  labelled(label, description, control) {
    const ids = { input: freshId("field"), note: freshId("note"), error: freshId("error") };
    const build = control.type === TEXT_INPUT ? textControl : menuControl;
    const { element, read, check } = build(control, { label, ids, session: this.session });
    const error = h("p", { id: ids.error, class: "field-error" });
    this.fields.push({ id: control.custom_id, read, check, error, element });
    const star = (control.required ?? true) && h("span", { class: "star", title: t("required") }, " *");
    const name = h("label", { for: ids.input, id: `${ids.input}-label` }, label, star);
    const note = description && h("p", { class: "dim", id: ids.note }, description);
    return h("div", { class: "form-field" }, name, note, element, error);
  }

  async send(event) {
    event.preventDefault();
    if (!this.valid() || this.sendButton.disabled) return;
    const fields = Object.fromEntries(this.fields.map((field) => [field.id, field.read()]));
    this.sendButton.disabled = true;
    const taken = await this.submit(fields).catch((error) => this.refused(error));
    this.sendButton.disabled = false;
    if (taken) this.dialog.close();
    else this.error.textContent ||= t("failedModal");
  }

  refused(error) {
    this.error.textContent = reason(error);
    return false;
  }

  valid() {
    this.error.textContent = "";
    const wrong = this.fields.filter((field) => {
      field.error.textContent = field.check(field.read()) ?? "";
      return field.error.textContent !== "";
    });
    wrong[0]?.element.querySelector("input, textarea, button")?.focus();
    return wrong.length === 0;
  }
}

function textControl(control, { ids }) {
  const input = textInput(control, ids);
  const count = control.max_length && h("span", { class: "count", "aria-hidden": "true" });
  const recount = () => count && (count.textContent = control.max_length - input.value.length);
  input.addEventListener("input", recount);
  recount();
  const element = h("div", { class: "text-control" }, input, count);
  return { element, read: () => input.value, check: (value) => textProblem(control, value) };
}

function textInput(control, ids) {
  const shape = {
    id: ids.input,
    placeholder: control.placeholder,
    maxlength: control.max_length,
    autocomplete: "off",
    "aria-required": String(control.required ?? true),
    "aria-describedby": `${ids.note} ${ids.error}`,
  };
  const input =
    control.style === 2 ? h("textarea", { ...shape, rows: "4" }) : h("input", { ...shape, type: "text" });
  input.value = control.value ?? "";
  return input;
}

function textProblem({ required = true, min_length: least = 0 }, value) {
  if (!value) return required ? t("askRequired") : null;
  return value.length < least ? t("askLength", { n: least }) : null;
}

function menuControl(control, { label, session }) {
  const required = control.required ?? true;
  const options = menuOptions(control, session);
  let values = options.filter((option) => option.default).map((option) => option.value);
  const element = dropdown({
    label,
    placeholder: control.placeholder,
    options,
    min: required ? (control.min_values ?? 1) : 0,
    max: control.max_values ?? 1,
    choose: (chosen) => (values = chosen),
  });
  return { element, read: () => values, check: () => countProblem(control, values.length) };
}

function countProblem({ required = true, min_values: least = 1 }, count) {
  if (count === 0) return required ? t("askRequired") : null;
  return count < least ? t("askPick", { n: least }) : null;
}
