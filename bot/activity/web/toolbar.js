/** The buttons beside the title: to the lobby, to turn the board, and two choices that the page remembers. */

import { h, t } from "./dom.js";
import { icon } from "./icons.js";
import { keep, kept } from "./kept.js";

export class Toolbar {
  /** `go` leads to the lobby, `turn` turns the board. */
  constructor(sound, go, turn) {
    this.sound = sound;
    this.confirms = kept("confirm") === "on"; // the person is asked before a move of theirs is made
    this.home = button(go, "lobby");
    this.turn = button(turn, "turn");
    this.confirm = button(() => this.#turnConfirm(), "confirm");
    this.mute = button(() => this.#turnSound());
    this.row = h("div", { class: "icons" }, this.home, this.turn, this.confirm, this.mute);
    this.rename();
    this.#show();
  }

  /** Takes the names from the texts anew. */
  rename() {
    Object.assign(this.home, { title: t("lobby"), ariaLabel: t("lobby") });
    Object.assign(this.turn, { title: t("turn"), ariaLabel: t("turn") });
    Object.assign(this.confirm, { title: t("confirm"), ariaLabel: t("confirm") });
    Object.assign(this.mute, { title: t("sound"), ariaLabel: t("sound") });
  }

  #turnConfirm() {
    this.confirms = !this.confirms;
    keep("confirm", this.confirms ? "on" : "off");
    this.#show();
  }

  #turnSound() {
    this.sound.turn(!this.sound.on);
    this.#show();
  }

  #show() {
    this.confirm.setAttribute("aria-pressed", String(this.confirms));
    this.mute.setAttribute("aria-pressed", String(this.sound.on));
    this.mute.replaceChildren(icon(this.sound.on ? "sound" : "mute"));
  }
}

function button(onclick, name) {
  return h("button", { type: "button", class: "icon", onclick }, name ? icon(name) : []);
}
