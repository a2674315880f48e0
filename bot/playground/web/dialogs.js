/** A dialog that asks one thing: a title, a text, a button that agrees, and ways out. */

import { freshId, h } from "./dom.js";
import { t } from "./texts.js";

/**
 * Shows a dialog with `title` and `body`. `agree` is the words of its button. `decided(agreed)` is called once,
 * however the dialog is closed; without it there is nothing to decide, and no second button. Returns the dialog.
 */
export function openDialog({ title, body, agree, decided }) {
  const id = freshId("title");
  let agreed = false;
  const accept = () => {
    agreed = true;
    dialog.close();
  };
  const yes = h("button", { class: "button primary", type: "button", onclick: accept }, agree);
  const close = () => dialog.close();
  const no = decided && h("button", { class: "button secondary", type: "button", onclick: close }, t("cancel"));
  const head = h("header", {}, h("h2", { id }, title));
  const buttons = h("div", { class: "dialog-buttons" }, no, yes);
  const dialog = h(
    "dialog",
    { class: "dialog", "aria-labelledby": id },
    head,
    h("div", { class: "form-body" }, body),
    buttons,
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    decided?.(agreed);
  });
  document.body.append(dialog);
  dialog.showModal();
  yes.focus();
  return dialog;
}
