/**
 * Finger and mouse. A piece is chosen when it is pressed, and dragged or moved by pressing a target. A piece that is put
 * on the board shows under the pointer while it is pressed and is put when it is let go. While one pointer holds
 * something the others mean nothing, as the palm beside a pen; but a finger beside a finger makes the page larger.
 */

import { isSecond } from "./pressing.js";

const DRAG_PX = 4; // what is moved less is a tap
const LIFTED = { mouse: 1.08, touch: 1.6, pen: 1.2 }; // how large a piece is while it is dragged

export class Pointing {
  /** `hand` tells the letter of the piece that is put on the board, "" for none. */
  constructor(board, picking, hand) {
    Object.assign(this, { board, picking, hand, held: null, went: { at: -Infinity } });
    const { element } = board;
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => (this.#holds(event) ? this.#move(event) : this.#hover(event)));
    element.addEventListener("pointerleave", () => this.held || board.aim(""));
    element.addEventListener("pointerup", (event) => this.#holds(event) && this.#up(event));
    for (const lost of ["pointercancel", "lostpointercapture"]) {
      element.addEventListener(lost, (event) => this.#holds(event) && this.cancel());
    }
    element.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
  }

  /** Puts back what is held. */
  cancel() {
    const held = this.held;
    this.held = null;
    held?.ghost?.remove();
    held?.copy?.remove();
    this.board.aim("");
    if (held?.img) Object.assign(held.img.style, { translate: "", scale: "", zIndex: "" });
    this.board.element.classList.remove("dragging");
  }

  /** Puts back what is held if it can be held no more. */
  check() {
    if (!this.held) this.board.aim("");
    if (this.held?.cell && this.picking.chosen !== this.held.cell) this.cancel();
    if (this.held?.img && this.board.pieces.get(this.held.cell)?.img !== this.held.img) this.cancel();
  }

  #holds({ pointerId }) {
    return this.held?.id === pointerId;
  }

  /** What a press would mean is seen under the mouse. */
  #hover({ pointerType, buttons, clientX, clientY }) {
    if (this.held || pointerType !== "mouse" || buttons || !this.board.layout) return;
    const cell = this.board.cellAt(clientX, clientY);
    this.board.aim(cell && this.picking.entering.target(cell));
  }

  #down(event) {
    if (this.held?.pointer === "touch" && !event.isPrimary) return this.cancel();
    if (this.held || !event.isPrimary || event.button > 0 || !this.board.layout) return;
    const cell = this.board.cellAt(event.clientX, event.clientY);
    const { picking } = this;
    const target = cell && picking.entering.target(cell);
    if (target && picking.chosen) return this.#go(event, target);
    if (this.#twice(event, target)) return;
    if (target) this.#lay(event, target);
    else if (cell && picking.entering.canChoose(cell)) this.#hold(event, cell);
    else picking.choose(cell);
  }

  #go({ clientX, clientY }, target) {
    const { prepares } = this.picking.entering;
    this.went = { target, prepares, x: clientX, y: clientY, at: performance.now() };
    this.picking.go(target);
  }

  /** Whether it is the second tap of a double tap, whose first was a move: it would be another in the same column, or
   * forget the one that was prepared. The target of a move that was made is only there again if that was taken back.
   */
  #twice(event, next) {
    const { target, prepares } = this.went;
    return (prepares || (next && next !== target)) && isSecond(event, this.went);
  }

  #grab(event, held) {
    this.held = { id: event.pointerId, x: event.clientX, y: event.clientY, pointer: event.pointerType, ...held };
    this.board.element.setPointerCapture(event.pointerId);
  }

  #hold(event, cell) {
    const again = this.picking.chosen === cell;
    if (!again) this.picking.choose(cell);
    this.#grab(event, { cell, again });
  }

  #lay(event, target) {
    const letter = this.hand();
    const ghost = letter && this.board.picture(letter, target);
    if (ghost) {
      ghost.classList.add("ghost");
      this.board.field.append(ghost);
    }
    this.board.aim(target);
    this.#grab(event, { target, ghost });
  }

  #move(event) {
    const { held } = this;
    if (held.target !== undefined) return this.#slide(event);
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.img && Math.hypot(dx, dy) < DRAG_PX) return;
    if (!held.img) this.#lift();
    this.#follow(event);
  }

  /** A piece leaves its cell, where a pale copy stays. */
  #lift() {
    const { held, board } = this;
    const { img, letter } = board.pieces.get(held.cell);
    held.copy = board.picture(letter, held.cell);
    held.copy.classList.add("pale");
    board.field.prepend(held.copy);
    held.img = img;
    held.img.getAnimations().forEach((animation) => animation.finish());
    Object.assign(img.style, { zIndex: 3, scale: LIFTED[held.pointer] ?? 1 });
    board.element.classList.add("dragging");
  }

  #follow(event) {
    const { held, board } = this;
    const box = board.element.getBoundingClientRect();
    const { x, y } = board.layout.cells[held.cell];
    const [dx, dy] = [event.clientX - box.left - x * box.width, event.clientY - box.top - y * box.width];
    held.img.style.translate = `${dx}px ${dy}px`;
    board.aim(this.#dropsOn(event));
  }

  /** Where a dragged piece would go; "" where nowhere. */
  #dropsOn({ clientX, clientY }) {
    const cell = this.board.cellAt(clientX, clientY);
    return cell && cell !== this.held.cell ? this.picking.entering.target(cell, true) : "";
  }

  /** The piece to be put follows the pointer from target to target, and vanishes beside them. */
  #slide(event) {
    const { held, board } = this;
    const cell = board.cellAt(event.clientX, event.clientY);
    held.target = (cell && this.picking.entering.target(cell)) || "";
    board.aim(held.target);
    if (!held.ghost) return;
    held.ghost.hidden = !held.target;
    if (!held.target) return;
    const { x, y } = board.layout.cells[held.target];
    Object.assign(held.ghost.style, { left: `${100 * x}%`, top: `${(100 * y) / board.layout.ratio}%` });
  }

  #up(event) {
    this.#move(event); // what can be may have changed since it moved
    const { held, picking } = this;
    const target = held.img && this.#dropsOn(event);
    this.cancel();
    if (held.target !== undefined) return held.target && this.#go(event, held.target);
    if (!held.img) return held.again && picking.choose("");
    if (target) picking.go(target, target);
    else if (this.board.cellAt(event.clientX, event.clientY) !== held.cell) picking.choose("");
  }
}
