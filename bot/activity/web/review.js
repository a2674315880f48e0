/** The review: a graph of the first side's chances to press on, and what is said of the move that is looked at. */

import { h, shape } from "./dom.js";

const [WIDE, HIGH] = [300, 70];
const [RADIUS, EDGE] = [3, 0.8]; // of the dot of a mistake

export class Review {
  /** `look` is called with how many moves were played in the position to be shown. */
  constructor(look) {
    this.look = look;
    this.graph = shape("svg", { class: "graph", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", preserveAspectRatio: "none" });
    this.graph.addEventListener("click", (event) => this.#press(event));
    this.accuracies = h("p", { class: "accuracies" });
    this.told = h("p", { class: "verdict", "aria-live": "polite" });
    this.element = h("section", { class: "review", hidden: true }, this.graph, this.accuracies, this.told);
  }

  /** Shows it (null: nothing), the position after `at` moves being looked at. */
  show(review, at) {
    this.review = review;
    this.element.hidden = !review;
    if (!review) return;
    this.accuracies.textContent = review.accuracies.join(" · ");
    this.graph.setAttribute("aria-label", review.accuracies.join(" "));
    this.told.textContent = (review.told[at] ?? []).join("\n");
    this.graph.replaceChildren(...this.#drawn(at));
  }

  #drawn(at) {
    const points = this.review.chances.map((chance, ply) => [this.#x(ply), HIGH * (1 - chance)]);
    const area = [[0, HIGH], ...points, [WIDE, HIGH]].map((point) => point.join(" ")).join("L");
    const marks = Object.entries(this.review.signs).map(([ply, sign]) => {
      const [cx, cy] = [within(points[ply][0], WIDE), within(points[ply][1], HIGH)];
      return shape("circle", { class: `sign-${sign.length}${sign[1] === "!" ? "i" : ""}`, cx, cy, r: RADIUS, "stroke-width": EDGE });
    });
    return [
      shape("path", { class: "first", d: `M${area}z` }),
      shape("path", { class: "even", d: `M0 ${HIGH / 2}H${WIDE}` }),
      shape("path", { class: "here", d: `M${this.#x(at)} 0V${HIGH}` }),
      ...marks,
    ];
  }

  #x(ply) {
    return (WIDE * ply) / (this.review.chances.length - 1);
  }

  #press({ clientX }) {
    const { left, width } = this.graph.getBoundingClientRect();
    this.look(Math.round(((clientX - left) / width) * (this.review.chances.length - 1)));
  }
}

/** The middle of a dot, which is whole at the edges, too. */
function within(at, size) {
  const reach = RADIUS + EDGE / 2;
  return Math.min(Math.max(at, reach), size - reach);
}
