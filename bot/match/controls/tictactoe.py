"""Tic-tac-toe: nine buttons, arranged as the board; a taken cell shows its stone."""

from bot.match.controls import Controls, MoveEntry, Step, stone_pick

CELLS = tuple(file + rank for rank in "321" for file in "abc")
STONES = ("🇽", "🅾️")  # blue and red, as in the picture


def next_step(entry: MoveEntry) -> Step:
    """The nine cells; each makes a move."""
    stones = entry.standing
    return Step(tuple(stone_pick(cell, stones.get(cell), entry, STONES) for cell in CELLS), width=3)


CONTROLS = Controls(next_step, STONES, offers_draw=False)  # games are too short for draw offers
