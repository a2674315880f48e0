"""Tic-tac-toe: nine buttons, arranged as the board; a taken cell shows its stone."""

from bot.match.controls.controls import Controls, MoveEntry, Pick, Step
from bot.render import RENDERERS
from engines.grid import SIGNS

CELLS = tuple(file + rank for rank in "321" for file in "abc")
STONES = ("🇽", "🅾️")  # blue and red, as in the picture


def next_step(entry: MoveEntry) -> Step:
    """The nine cells; each makes a move."""
    return Step(tuple(_pick(entry, cell) for cell in CELLS), width=3)


def _pick(entry: MoveEntry, cell: str) -> Pick:
    stones = RENDERERS[entry.view.game].standing(entry.view.position)
    if cell in stones:
        return Pick(cell, "", cell, STONES[SIGNS.index(stones[cell])], taken=True)
    return Pick(cell, cell, cell, taken=cell not in entry.view.legal)


CONTROLS = Controls(next_step, STONES, offers_draw=False)  # games are too short for draw offers
