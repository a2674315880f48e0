/** What a person does, sent to the server, with what they see meanwhile and afterwards. */

import { Refused, act } from "./api.js";
import { t } from "./texts.js";
import { onWire } from "./uploads.js";

/** Acts for the session that `page` shows; `page.openForm()` is called when the bot opened a form. */
export class Actions {
  constructor(page) {
    this.page = page;
  }

  get session() {
    return this.page.session;
  }

  /** One action of a session's person, in the channel where they are unless `detail` names another. */
  act(action, detail = {}, session = this.session) {
    return act(session.id, action, { channel_id: session.here, platform: this.page.platform, ...detail });
  }

  /** Changes the person's language. Where that fails, the menu shows the old one again. */
  setLocale(locale) {
    return this.act("set_locale", { locale }).catch((error) => {
      if (!expected(error)) throw error;
      this.page.sidebar.show(this.session);
    });
  }

  async add(name, locale) {
    const { person } = await this.act("add_person", { name, locale });
    this.page.choose(person);
  }

  dismiss(message) {
    return this.act("dismiss", { message_id: message.id }).catch(() => null); // it is gone already
  }

  async openDirect() {
    const { session } = this;
    try {
      const { channel_id: id } = await this.act("open_dm");
      session.go(id);
    } catch (error) {
      if (!expected(error)) throw error; // without a connection, which the page tells
    }
  }

  async say(text) {
    const { session } = this;
    try {
      await this.act("say", { content: text });
    } catch (error) {
      session.settle(session.post(text), t("failedSend", { why: reason(error) }));
    }
  }

  async run(command, values) {
    if (command.opens) return this.command(`/${command.label}`, "launch", {});
    const options = await onWire(values);
    return this.command(`/${command.label}`, "slash", { command: command.name, options });
  }

  runOn(command, target) {
    return this.command(command.name, "context_menu", { command: command.name, target });
  }

  /** Sends a command; a row tells that it is under way, and what became of it if nothing did. */
  async command(label, action, detail) {
    const { session } = this;
    const row = session.post(label);
    try {
      const answer = await this.act(action, detail, session);
      session.settle(row, answer.state === "failed" ? t("failedSlash") : null);
      this.form(session, answer);
    } catch (error) {
      session.settle(row, reason(error));
    }
  }

  /** The bot's suggestions for an option; none where it has none or does not answer. */
  async ask(command, option, text, values) {
    const texts = Object.entries(values).filter(([, value]) => !(value instanceof File));
    const detail = { command: command.name, focused: option.name, text, options: Object.fromEntries(texts) };
    const { choices } = await this.act("autocomplete", detail).catch(() => ({ choices: [] }));
    return choices;
  }

  click(component, message) {
    return this.use("click", message, component.custom_id);
  }

  select(component, message, values) {
    return this.use("select", message, component.custom_id, { values });
  }

  /** Uses a component, which is busy until the bot has answered; a failure stands under the message. */
  async use(action, message, customId, detail = {}) {
    const { session } = this;
    const place = { channel_id: message.channel_id, message_id: message.id, custom_id: customId };
    session.wait(message.id, customId, true);
    try {
      const answer = await this.act(action, { ...place, ...detail }, session);
      if (answer.state === "failed") session.fail(message.id, t("failed"));
      this.form(session, answer);
    } catch (error) {
      if (!expected(error)) throw error;
      session.fail(message.id, t("failed"));
    } finally {
      session.wait(message.id, customId, false);
    }
  }

  /** Opens the frame that an answer brought; keeps the form that it brought until its person is the one shown. */
  form(session, { modal, frame }) {
    if (frame) this.page.activities.open(session, frame);
    this.page.activities.show(this.session.id);
    session.modal = modal ?? session.modal;
    this.page.openForm();
  }

  /** Sends a form; whether the bot took it. */
  async submit(session, modal, fields) {
    const detail = { interaction_id: modal.interaction_id, fields: await onWire(fields) };
    const { state } = await this.act("submit", detail, session);
    return state !== "failed";
  }
}

/** Whether an error is the server's refusal or its absence (fetch throws TypeError), not a mistake here. */
function expected(error) {
  return error instanceof Refused || error instanceof TypeError;
}

/** Why an action failed, in words for the person. Raises the error if it is a mistake here. */
export function reason(error) {
  if (!expected(error)) throw error;
  return error instanceof Refused ? error.message : t("connecting");
}
