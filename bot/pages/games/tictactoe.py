"""Tic-tac-toe: nine buttons, laid out as the board is."""

from bot.pages.games.controls import Controls, Setting
from bot.pages.page import Button, Row, rows

CELLS = tuple(file + rank for rank in "321" for file in "abc")
STONES = ("❌", "⭕")


def cell_rows(setting: Setting) -> tuple[Row, ...]:
    """Three rows of three; a taken cell shows its stone."""
    return rows(tuple(_button(setting, cell) for cell in CELLS), 3)


def _button(setting: Setting, cell: str) -> Button:
    moves = setting.view.moves
    if cell in moves:
        return setting.press(cell, "", STONES[moves.index(cell) % 2], taken=True)
    return setting.press(cell, cell)


CONTROLS = Controls(cell_rows, STONES)
