/** The message box: plain text, and after a slash the command picker and the form of the picked command. */

import { CommandForm } from "./commandform.js";
import { matching, slashCommands } from "./commands.js";
import { fill, h, label, span } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { avatar } from "./people.js";
import { onOneLine } from "./options.js";
import { isForum } from "./session.js";
import { COMBOBOX, Suggestions } from "./suggestions.js";
import { localised, t } from "./texts.js";

/** `hooks`: `say(text)`, `run(command, values)`, `ask(command, option, text, values)`. */
export class Composer {
  constructor(hooks) {
    this.hooks = hooks;
    this.suggestions = new Suggestions();
    this.place = h("div", { class: "composer-place" });
    this.element = h("div", { class: "composer" }, this.suggestions.element, this.place);
    this.element.addEventListener("focusout", ({ relatedTarget: next }) => {
      if (!this.element.contains(next)) this.suggestions.hide();
    });
    this.build();
  }

  build() {
    this.input = h("textarea", { ...COMBOBOX, rows: "1", maxlength: "2000" });
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.slash = iconButton("command", "", () => this.openPicker());
    this.sendButton = h("button", { class: "icon-button send" }, icon("send"));
    this.box = h(
      "form",
      { class: "box", onsubmit: (event) => this.send(event) },
      this.slash,
      this.input,
      this.sendButton,
    );
  }

  /**
   * Shows the box for a session's current channel, with the draft left there. Where that is shown already it
   * stays as it is: whoever is typing is not disturbed.
   */
  show(session) {
    const place = `${session.id} ${session.here} ${session.person.locale}`;
    if (this.shown === place) return;
    this.shown = place;
    this.session = session;
    const name = session.channel ? nameFor(session) : "";
    this.element.hidden = isForum(session.channel); // people write only in its posts
    this.input.placeholder = t("messageBox", { name });
    this.input.setAttribute("aria-label", t("messageBox", { name }));
    label(this.slash, t("showCommands"));
    label(this.sendButton, t("send"));
    this.leave(false);
    this.input.value = session.drafts.get(session.here) ?? "";
    this.grow();
  }

  typed() {
    this.session.drafts.set(this.session.here, this.input.value);
    this.grow();
    this.suggest();
  }

  grow() {
    this.input.style.height = "auto";
    if (this.input.value) this.input.style.height = `${Math.min(this.input.scrollHeight, 200)}px`;
    this.sendButton.hidden = this.input.value.trim() === "";
  }

  /** Opens the picker as if a slash had been typed. */
  openPicker(typed = "/") {
    this.leave(false);
    this.input.value = typed;
    this.typed();
    this.input.focus();
    this.suggest();
  }

  suggest() {
    const typed = /^\s*[/／](.*)$/.exec(onOneLine(this.input.value)); // ／: from Chinese keyboards
    if (!typed) return this.suggestions.hide();
    const entries = slashCommands(this.session.commands);
    const named = entries.flatMap((entry) => [entry.label, entry.name].map((name) => ({ entry, name: `${name} ` })));
    const [exact] = named.filter(({ name }) => typed[1].startsWith(name)).sort((a, b) => b.name.length - a.name.length);
    if (exact) return this.pick(exact.entry, typed[1].slice(exact.name.length));
    return this.offer(entries, matching(entries, typed[1].trimEnd()));
  }

  offer(entries, found) {
    const items = found.map((entry) => this.item(entry));
    const none = entries.length === 0 ? t("noBot") : t("noCommands");
    this.suggestions.show(this.input, items, { head: items.length ? null : none, label: t("commands") });
  }

  item(entry) {
    const { bot } = this.session;
    const hint = (option) => span(option.required ? "hint required" : "hint", localised(option));
    return {
      mark: avatar(bot, "small"),
      title: [`/${entry.label}`, entry.options.map(hint)],
      detail: entry.description,
      group: bot.name,
      pick: () => this.pick(entry),
    };
  }

  pick(entry, text = "") {
    this.session.drafts.delete(this.session.here);
    this.form = new CommandForm(entry, this.session, this.suggestions, {
      run: (command, values) => this.run(command, values),
      leave: () => this.leave(),
      ask: this.hooks.ask,
    });
    fill(this.place, this.form.element);
    this.form.begin(text);
  }

  run(command, values) {
    this.leave();
    this.hooks.run(command, values);
  }

  /** Back to plain text. */
  leave(focus = true) {
    this.form = null;
    this.input.value = "";
    this.suggestions.hide();
    fill(this.place, this.box);
    this.grow();
    if (focus) this.input.focus();
  }

  key(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Escape" && this.suggestions.open) this.suggestions.hide();
    else if (event.key === "Enter" && !event.shiftKey) this.send(event);
  }

  send(event) {
    event.preventDefault();
    const text = this.input.value.trim();
    if (!text || /^[/／]/.test(text)) return;
    this.input.value = "";
    this.typed();
    this.hooks.say(text);
  }
}

function nameFor(session) {
  const name = session.channelName(session.channel);
  return session.channel.type === 0 ? `#${name}` : name;
}
