/** The board by keys: one stop of Tab, arrows lead from cell to cell, Enter and Space choose; and by screen readers. */

const STEPS = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]); // through the match, for who plays by mouse

export function followKeys(board, picking) {
  const choose = () => picking.tap(board.focused);
  const actions = {
    ArrowLeft: () => beside(board, -1),
    ArrowRight: () => beside(board, 1),
    ArrowUp: () => across(board, -1),
    ArrowDown: () => across(board, 1),
    Enter: choose,
    " ": choose,
  };
  board.grid.addEventListener("keydown", (event) => {
    if (STEPS.has(event.key) && !board.element.classList.contains("keyed")) return;
    const act = edge(board, event) ?? actions[event.key];
    if (!act || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (event.repeat && act === choose) return; // a key that is held chooses once
    const cell = act();
    if (cell) board.cells.get(cell).focus({ preventScroll: true });
  });
  board.grid.addEventListener("click", ({ detail, target }) => {
    if (!detail) picking.tap(target.dataset.cell); // a screen reader's press, which in Safari no pointer event tells
  });
  board.grid.addEventListener("focusin", ({ target }) => {
    board.attend(target.dataset.cell);
    board.element.classList.toggle("keyed", target.matches(":focus-visible"));
  });
  board.grid.addEventListener("focusout", () => board.element.classList.remove("keyed"));
}

/** Home and End: the ends of the row, with Ctrl those of the board. */
function edge(board, event) {
  const { rows } = board.layout;
  const row = rows[where(board)[0]];
  if (event.key === "Home") return () => (event.ctrlKey ? rows[0][0] : row[0]);
  if (event.key === "End") return () => (event.ctrlKey ? rows.at(-1).at(-1) : row.at(-1));
  return null;
}

function beside(board, step) {
  const [row, column] = where(board);
  return board.layout.rows[row][column + step];
}

/** The cell in the row above or below that lies nearest. */
function across(board, step) {
  const { rows, cells } = board.layout;
  const next = rows[where(board)[0] + step] ?? [];
  const { x } = cells[board.focused];
  return [...next].sort((a, b) => Math.abs(cells[a].x - x) - Math.abs(cells[b].x - x))[0];
}

function where(board) {
  const row = board.layout.rows.findIndex((names) => names.includes(board.focused));
  return [row, board.layout.rows[row].indexOf(board.focused)];
}
