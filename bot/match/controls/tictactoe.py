"""Tic-tac-toe: nine buttons, arranged as the board; a taken cell shows its stone."""

from bot.match.controls.controls import Controls, MoveEntry, Pick, Step
from engines.grid import SIGNS

CELLS = tuple(file + rank for rank in "321" for file in "abc")
STONES = ("🇽", "🅾️")  # blue and red, as in the picture


def next_step(entry: MoveEntry) -> Step:
    """The nine cells; each makes a move."""
    stones = entry.standing
    return Step(tuple(_pick(entry, cell, stones.get(cell)) for cell in CELLS), width=3)


def _pick(entry: MoveEntry, cell: str, stone: str | None) -> Pick:
    if stone:
        return Pick(cell, "", cell, STONES[SIGNS.index(stone)], taken=True)
    return Pick(cell, cell, cell, taken=cell not in entry.view.legal)


CONTROLS = Controls(next_step, STONES, offers_draw=False)  # games are too short for draw offers
