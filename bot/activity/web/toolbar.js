/** The buttons beside the title: to the lobby, to turn the board, and two choices that the page remembers. */

import { h } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { keep, kept } from "./kept.js";

export class Toolbar {
  /** `go` leads to the lobby, `turn` turns the board. */
  constructor(sound, go, turn) {
    this.sound = sound;
    this.confirms = kept("confirm") === "on"; // the person is asked before a move of theirs is made
    this.confirm = iconButton("confirm", () => this.#turnConfirm());
    this.mute = iconButton("sound", () => this.#turnSound());
    this.home = iconButton("lobby", go);
    this.row = h("div", { class: "icons" }, this.home, iconButton("turn", turn), this.confirm, this.mute);
    this.#show();
  }

  /** Marks the way to the lobby while something is `new` there. */
  mark(isNew) {
    this.home.classList.toggle("news", isNew);
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
