/** Forms that the bot opens (Discord's modals), as a native dialog: the browser keeps the focus inside. */

import { reason } from "./actions.js";
import { menuOptions } from "./components.js";
import { choiceWords, freshId, h } from "./dom.js";
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

  /** One row of the form: a labelled control, text, or (as older bots send it) a control in an action row. */
  part(component) {
    if (component.type === 10) return markdown(component.content, this.look);
    if (component.type === 1)
      return this.labelled(component.components[0].label, null, component.components[0]);
    return this.labelled(component.label, component.description, component.component);
  }

  labelled(label, description, control) {
    const build = CONTROLS[control.type];
    if (!build) return null;
    const ids = { input: freshId("field"), note: freshId("note"), error: freshId("error") };
    const { element, read, check } = build(control, { label, ids, session: this.session });
    const error = h("p", { id: ids.error, class: "field-error" });
    this.fields.push({ id: control.custom_id, read, check, error, element });
    const required = (control.required ?? true) && control.type !== 23;
    const star = required && h("span", { class: "star", title: t("required") }, " *");
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

const CONTROLS = {
  3: menuControl,
  4: textControl,
  5: menuControl,
  6: menuControl,
  7: menuControl,
  8: menuControl,
  19: fileControl,
  21: (control, context) => groupControl(control, context, "radio"),
  22: (control, context) => groupControl(control, context, "checkbox"),
  23: boxControl,
};

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

function groupControl(control, { ids }, type) {
  const rows = control.options.map((option) => tickRow(option, type, ids.input));
  const role = type === "radio" ? "radiogroup" : "group";
  const element = h("div", { class: "ticks", role, "aria-labelledby": `${ids.input}-label` }, rows);
  const chosen = () => [...element.querySelectorAll("input:checked")].map((input) => input.value);
  const read = type === "radio" ? () => chosen()[0] ?? null : chosen;
  return { element, read, check: () => groupProblem(control, chosen().length) };
}

function tickRow({ value, label, description, default: checked }, type, name) {
  return h(
    "label",
    { class: "tick-row" },
    h("input", { type, name, value, checked }),
    choiceWords(label, description),
  );
}

function groupProblem(control, count) {
  if (control.max_values && count > control.max_values) return t("pickUpTo", { n: control.max_values });
  return countProblem(control, count);
}

function fileControl(control, { ids }) {
  const input = h("input", { id: ids.input, type: "file", multiple: (control.max_values ?? 1) > 1 });
  const element = h("div", {}, input);
  return { element, read: () => input.files, check: (files) => groupProblem(control, files.length) };
}

function boxControl(control, { ids }) {
  const input = h("input", { id: ids.input, type: "checkbox", checked: control.default });
  return { element: h("div", { class: "ticks" }, input), read: () => input.checked, check: () => null };
}
