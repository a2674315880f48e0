/** Both sides: who sits there, whose turn it is, and the clock. */

import { h } from "./dom.js";

export class Seats {
  constructor() {
    this.clocks = [0, 1].map(() => h("span", { class: "clock", role: "timer", hidden: true }));
    this.names = [0, 1].map(() => h("span", { class: "name" }));
    this.sides = [0, 1].map(() => h("span", { class: "side-name" }));
    this.pieces = [0, 1].map(() => h("img", { class: "side-piece", alt: "", hidden: true }));
    this.elements = [0, 1].map((side) =>
      h("div", { class: "seat" }, this.pieces[side], this.names[side], this.sides[side], this.clocks[side]),
    );
  }

  /** `layout` has the pieces, of which the first of each side stands beside the name. */
  show({ seats, turn }, layout) {
    for (const side of [0, 1]) {
      const piece = Object.values(layout.pieces).find((each) => each.side === side);
      this.names[side].textContent = seats[side].name;
      this.sides[side].textContent = seats[side].side;
      this.clocks[side].setAttribute("aria-label", seats[side].name);
      this.elements[side].classList.toggle("turn", turn === side);
      this.elements[side].classList.toggle("won", seats[side].won);
      this.pieces[side].hidden = !piece;
      if (piece && this.pieces[side].getAttribute("src") !== piece.picture) this.pieces[side].src = piece.picture;
    }
  }
}
