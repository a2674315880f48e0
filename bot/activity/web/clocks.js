/** Clocks that tick by the bot's time. They sleep while none runs and while nobody looks. */

const DAY = 86_400_000;
const SHORT = 20_000; // less than this is shown as urgent

export class Clocks {
  /** `elements` show the time of either side. `hurry` is called when the person's own time gets short. */
  constructor(elements, hurry) {
    this.elements = elements;
    this.hurry = hurry;
    this.clock = this.side = null;
    this.short = false; // whether the person's own time is short
    this.ahead = -Infinity; // how far the bot's time is ahead of the page's: by the message that came fastest
    document.addEventListener("visibilitychange", () => document.hidden || this.tick());
  }

  /** Shows the clocks of a state to the person who plays a side, null for a spectator. */
  show({ clock, side }) {
    [this.clock, this.side] = [clock, side];
    this.hear(clock?.now);
  }

  /** Takes the bot's time, if a message has it: while a device sleeps the page's own time stands still. */
  hear(now = -Infinity) {
    this.ahead = Math.max(this.ahead, now - performance.now());
    this.tick();
  }

  tick() {
    clearTimeout(this.timer);
    for (const side of [0, 1]) this.#draw(side);
    const short = this.#isShort(this.side);
    if (short && !this.short && this.clock.running === this.side) this.hurry();
    this.short = short;
    const left = this.left(this.clock?.running);
    if (left === null || left <= 0 || document.hidden) return;
    const step = left < 10_000 ? 100 : left < DAY ? 1000 : 60_000;
    this.timer = setTimeout(() => this.tick(), (left % step) + 5);
  }

  /** Milliseconds that a side has left now; null where it has no clock. */
  left(side) {
    const { clock } = this;
    if (!clock || clock.left[side] == null) return null;
    const since = clock.running === side ? performance.now() + this.ahead - clock.now : 0;
    return Math.max(0, clock.left[side] - since);
  }

  #isShort(side) {
    const left = this.left(side);
    return left !== null && left < SHORT;
  }

  #draw(side) {
    const left = this.left(side);
    const element = this.elements[side];
    element.hidden = left === null;
    if (left === null) return;
    element.textContent = written(left);
    element.classList.toggle("running", this.clock.running === side);
    element.classList.toggle("short", this.#isShort(side));
  }
}

/** A time: days and hours, else hours, minutes, seconds; tenths at the end. */
function written(ms) {
  if (ms >= DAY) return days(ms);
  const seconds = ms < 10_000 ? Math.floor(ms / 100) / 10 : Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const text = ms < 10_000 ? rest.toFixed(1).padStart(4, "0") : String(rest).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${text}` : `${minutes}:${text}`;
}

function days(ms) {
  const units = [["day", Math.floor(ms / DAY)], ["hour", Math.floor((ms % DAY) / 3_600_000)]];
  const words = units.map(([unit, n]) =>
    new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "narrow" }).format(n).replaceAll(" ", "\u00a0"),
  );
  return words.join(" ");
}
