/**
 * A slash command being filled in: its name as a chip, one slot per option, and a tail where further options
 * are chosen. Enter runs it once everything required is there.
 */

import { avatar } from "./people.js";
import { freshId, h, span } from "./dom.js";
import { iconButton } from "./icons.js";
import { ATTACHMENT, asValue, firstOption, fitting, offered, onOneLine, readOption } from "./options.js";
import { COMBOBOX } from "./suggestions.js";
import { localised, t } from "./texts.js";

const PAUSE_MS = 120; // typing pauses this long before the bot is asked for suggestions

/** `hooks`: `run(command, values)`, `leave()`, `ask(command, option, text, values)` for live suggestions. */
export class CommandForm {
  constructor(command, session, suggestions, hooks) {
    Object.assign(this, { command, session, suggestions, hooks });
    this.slots = [];
    this.questions = 0;
    this.build();
    command.options.filter((option) => option.required).forEach((option) => this.add(option));
  }

  build() {
    const { command } = this;
    this.tail = h("input", { ...COMBOBOX, class: "tail", size: "1", "aria-label": this.listLabel });
    this.tail.addEventListener("focus", () => this.offerOptions());
    this.tail.addEventListener("input", () => this.offerOptions());
    this.tail.addEventListener("keydown", (event) => this.tailKey(event));
    this.line = h("div", { class: "command-line" }, span("command-chip", "/", command.label), this.tail);
    this.line.addEventListener("click", ({ target }) => target === this.line && this.tail.focus());
    const send = iconButton("send", t("send"), null, { class: "icon-button send", type: "submit" });
    const label = `/${command.label}: ${command.description}`;
    const shape = { class: "box command-form", role: "group", "aria-label": label };
    const mark = avatar(this.session.bot, "small");
    this.element = h("form", { ...shape, onsubmit: (event) => this.submit(event) }, mark, this.line, send);
  }

  get listLabel() {
    return t("optionsFor", { name: `/${this.command.label}` });
  }

  /** Fills in what was typed after the command already, as in `/play game: Connect Four`. */
  begin(text = "") {
    this.tail.value = this.spread(text);
    this.next();
  }

  /** Puts the values that a text names by their options into slots; what stands before the first of them is returned. */
  spread(text) {
    const found = firstOption(text, this.command.options);
    if (!found) return text;
    const slot = this.slots.find(({ option }) => option === found.option) ?? this.add(found.option);
    slot.set(this.spread(found.after));
    return found.before;
  }

  get unused() {
    const used = new Set(this.slots.map((slot) => slot.option));
    return this.command.options.filter((option) => !used.has(option));
  }

  add(option) {
    const slot = new Slot(option, this);
    this.slots.push(slot);
    this.tail.before(slot.element);
    return slot;
  }

  remove(slot) {
    this.slots = this.slots.filter((other) => other !== slot);
    slot.element.remove();
    this.tail.focus();
  }

  /** Goes to the first slot still empty, or to the tail. */
  next() {
    (this.slots.find((slot) => !slot.input.value)?.input ?? this.tail).focus();
  }

  /** In the tail: the options not used yet. None is marked, so that Enter runs the command. */
  offerOptions() {
    if (firstOption(this.tail.value, this.command.options)) return this.begin(this.tail.value);
    const typed = this.tail.value.toLowerCase();
    const rest = this.unused.filter((option) => localised(option).toLowerCase().includes(typed));
    const enter = span("enter-note", h("kbd", {}, "Enter"), " ", t("pressEnter"));
    const head = [h("b", {}, "/", this.command.label), " ", this.command.description, enter];
    const items = rest.map((option) => this.optionItem(option));
    return this.suggestions.show(this.tail, items, { head, label: this.listLabel, first: typed !== "" });
  }

  optionItem(option) {
    const [title, detail] = [localised(option), localised(option, "description")];
    return { title, detail, note: t("optional"), pick: () => this.choose(option) };
  }

  choose(option) {
    this.tail.value = "";
    this.add(option).input.focus();
  }

  tailKey(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Backspace" && !this.tail.value) this.back(event);
    else if (event.key === "Escape") this.escape(event);
  }

  /** Backspace on nothing: into the last slot, or out of the command. */
  back(event) {
    event.preventDefault();
    const last = this.slots.at(-1);
    if (last) last.input.focus();
    else this.hooks.leave();
  }

  escape(event) {
    event.preventDefault();
    if (this.suggestions.items.length > 0) this.suggestions.hide();
    else this.hooks.leave();
  }

  /** Values by option name, of the slots that hold a sound one. */
  values() {
    const read = this.slots.map((slot) => [slot.option.name, slot.read().value]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }

  submit(event) {
    event.preventDefault();
    const wrong = this.slots.filter((slot) => slot.complain());
    if (wrong.length > 0) wrong[0].point();
    else this.hooks.run(this.command, this.values());
  }

  /** Asks the bot for suggestions; an answer that a later question overtook is dropped. */
  async ask(slot) {
    const question = ++this.questions;
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    if (question !== this.questions) return;
    const choices = await this.hooks.ask(this.command, slot.option, slot.input.value, this.values());
    if (question === this.questions && document.activeElement === slot.input) slot.show(choices.map(asValue));
  }
}

/** One option of the command: its name and an input with suggestions. */
class Slot {
  constructor(option, form) {
    Object.assign(this, { option, form, chosen: null });
    const id = freshId("option");
    this.input = this.makeInput(id);
    this.element = span("slot", h("label", { for: id }, localised(option)), this.input);
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("paste", (event) => this.paste(event));
    this.input.addEventListener("blur", () => this.left());
  }

  makeInput(id) {
    const { option } = this;
    if (option.type === ATTACHMENT)
      return h("input", { id, type: "file", "aria-required": option.required && "true" });
    const limits = { "aria-required": option.required && "true", maxlength: option.max_length };
    return h("input", { ...COMBOBOX, ...limits, id, spellcheck: "false", size: "5" });
  }

  /** The chosen file, or value where the text is still its label; else what the text says. */
  read() {
    const [file] = this.input.files ?? [];
    if (file) return { value: file };
    const text = this.input.value.trim();
    if (this.chosen && this.chosen.label === text) return { value: this.chosen.value };
    return readOption(this.option, text, this.form.session);
  }

  typed() {
    this.chosen = null;
    if (this.input.files?.length > 0) return this.form.next();
    if (firstOption(this.input.value, this.form.command.options)) return this.spread();
    if (/^\s/.test(this.input.value)) this.input.value = this.input.value.trimStart(); // as after `option:`
    this.grow();
    this.element.classList.remove("wrong");
    return this.suggest();
  }

  /** Lines that are pasted stay apart; an input alone would join them. */
  paste(event) {
    const text = event.clipboardData.getData("text");
    if (!text.includes("\n")) return;
    event.preventDefault();
    this.input.setRangeText(onOneLine(text), this.input.selectionStart, this.input.selectionEnd, "end");
    this.typed();
  }

  /** The text names options: what stands before the first is this one's value. */
  spread() {
    const text = this.input.value;
    this.set("");
    const own = this.form.spread(text);
    if (own) this.set(own);
    return this.form.next();
  }

  set(text) {
    this.input.value = text;
    this.grow();
  }

  grow() {
    const wide = [...this.input.value].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0);
    this.input.size = Math.min(40, Math.max(5, wide));
  }

  suggest() {
    if (this.option.autocomplete) return this.wait();
    const values = offered(this.option, this.form.session);
    return this.show(values ? fitting(values, this.chosen ? "" : this.input.value) : []);
  }

  wait() {
    if (this.form.suggestions.input !== this.input) this.show([]);
    this.form.ask(this);
  }

  show(values) {
    const item = (value) => ({ mark: value.mark, title: value.label, pick: () => this.pick(value) });
    const more = { head: this.head(), label: localised(this.option), first: this.chosen === null };
    this.form.suggestions.show(this.input, values.map(item), more);
  }

  /** What stands over the suggestions: the option, what it means, and what is wrong with its value. */
  head() {
    const problem = this.element.classList.contains("wrong") && this.read().problem;
    const note = problem
      ? span("problem", problem)
      : span("dim", t(this.option.required ? "required" : "optional"));
    return [h("b", {}, localised(this.option)), " ", localised(this.option, "description"), " ", note];
  }

  pick(value) {
    this.chosen = value;
    this.set(value.label);
    this.element.classList.remove("wrong");
    this.form.questions++; // an answer still under way is about the text before
    this.form.next();
  }

  key(event) {
    if (event.isComposing || this.form.suggestions.key(event)) return;
    if (event.key === "Escape") this.form.escape(event);
    else if (event.key === "Backspace" && !this.input.value) this.backspace(event);
  }

  /** On an empty slot: an optional one goes away, a required one takes the command with it. */
  backspace(event) {
    event.preventDefault();
    if (this.option.required) this.form.hooks.leave();
    else this.form.remove(this);
  }

  /** Marks the slot and tells why, if what it holds cannot be sent; true where it cannot. */
  complain() {
    const { problem } = this.read();
    this.element.classList.toggle("wrong", Boolean(problem));
    this.input.setAttribute("aria-invalid", String(Boolean(problem)));
    return Boolean(problem);
  }

  /** Leads the person here, with the reason on top of the suggestions. */
  point() {
    this.input.focus();
    this.suggest();
  }

  left() {
    if (this.input.value) this.complain();
  }
}
