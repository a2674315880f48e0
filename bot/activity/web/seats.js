/** Both sides: who sits there, whose turn it is, what they have, and the clock. */

import { h } from "./dom.js";

export class Seats {
  constructor() {
    this.clocks = [0, 1].map(() => h("span", { class: "clock", role: "timer", hidden: true }));
    this.names = [0, 1].map(() => h("span", { class: "name", dir: "auto" }));
    this.sides = [0, 1].map(() => h("span", { class: "side-name" }));
    this.pieces = [0, 1].map(() => h("img", { class: "side-piece", alt: "", hidden: true }));
    this.material = [0, 1].map(() => h("p", { class: "material" }));
    this.counted = ["", ""];
    this.elements = [0, 1].map((side) => {
      const player = h("div", { class: "player" }, this.names[side], this.sides[side], this.material[side]);
      return h("div", { class: "seat" }, this.pieces[side], player, this.clocks[side]);
    });
  }

  /** `material` is what each side has, undefined for nothing; `layout` has the pieces, of which the first of each side
   * stands beside the name.
   */
  show({ seats }, material, layout) {
    for (const side of [0, 1]) {
      const piece = Object.values(layout.pieces).find((each) => each.side === side);
      this.names[side].textContent = seats[side].name;
      this.sides[side].textContent = seats[side].side;
      this.clocks[side].setAttribute("aria-label", seats[side].name);
      this.elements[side].classList.toggle("turn", seats[side].acts);
      this.elements[side].classList.toggle("won", seats[side].won);
      if (piece && this.pieces[side].getAttribute("src") !== piece.picture) this.#sit(side, piece);
      this.pieces[side].hidden = !piece || !seats[side].side;
      this.#count(side, material?.[side], layout.pieces);
    }
  }

  /** A new element: the old one would show its picture until the other comes. */
  #sit(side, { picture }) {
    const img = h("img", { class: "side-piece", alt: "", src: picture });
    this.pieces[side].replaceWith(img);
    this.pieces[side] = img;
  }

  /** Pieces of one kind lie over one another, and have one name. */
  #count(side, had, pieces) {
    this.material[side].hidden = !had;
    if (!had) return;
    const kinds = [...new Set(had.pieces)].map((letter) => [pieces[letter], had.pieces.split(letter).length - 1]);
    const counted = JSON.stringify([kinds, had.number]);
    if (counted === this.counted[side]) return;
    this.counted[side] = counted;
    this.material[side].replaceChildren(...kinds.map(([piece, count]) => kind(piece, count)), had.number);
  }
}

function kind({ picture, label }, count) {
  const images = Array.from({ length: count }, () => h("span", {}, h("img", { src: picture, alt: "" })));
  return h("span", { class: "kind", role: "img", "aria-label": `${label} × ${count}` }, images);
}
