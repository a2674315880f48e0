/** Short tones, made here. Browsers let a page sound from a person's first gesture on; a refusal is normal. */

import { keep, kept } from "./kept.js";

const GESTURES = ["mousedown", "pointerup", "keydown"]; // a finger counts when it is lifted
const TONES = {
  move: [[320, 0, 0.05, 0.25]],
  take: [[240, 0, 0.05, 0.3], [180, 0.05, 0.07, 0.3]],
  asked: [[523, 0, 0.1, 0.2], [698, 0.14, 0.16, 0.2]],
  hurry: [[660, 0, 0.08, 0.2], [660, 0.13, 0.08, 0.2]],
  refused: [[150, 0, 0.12, 0.2]],
  end: [[392, 0, 0.12, 0.2], [494, 0.12, 0.12, 0.2], [587, 0.24, 0.25, 0.2]],
};

export class Sound {
  constructor() {
    this.on = kept("sound") !== "off";
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake());
  }

  /** Turns it on or off, and remembers that where the browser lets it. */
  turn(on) {
    this.on = on;
    keep("sound", on ? "on" : "off");
    if (on) this.play("move");
  }

  play(name) {
    if (!this.on || this.context?.state !== "running") return;
    for (const [pitch, start, length, volume] of TONES[name]) this.#tone(pitch, this.context.currentTime + start, length, volume);
  }

  #wake() {
    this.context ??= new AudioContext();
    this.context.resume().catch(() => {});
  }

  #tone(pitch, start, length, volume) {
    const [tone, gain] = [this.context.createOscillator(), this.context.createGain()];
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch * 1.6, start);
    tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.03);
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(gain).connect(this.context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
