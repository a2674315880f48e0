"""Gomoku and renju: a part of the board and then one of its points, both with buttons, or typed.

The 225 points are sixteen parts of at most 4 by 4. So both taps are at the place where the point lies, and nothing is
scrolled: menus of columns and rows take four taps, nine parts of 25 points more buttons than a message holds. Who reads
the coordinates types the point in a window.
"""

from bot.pages.games.controls import Controls, Pick, Setting, Step

LETTERS = "abcdefghijklmno"
PART = 4
EMOJI = ("⚫", "⚪")


def next_step(setting: Setting) -> Step:
    """The sixteen parts, as they lie on the board; then the points of the one that was chosen."""
    if not setting.chosen:
        starts = range(0, len(LETTERS), PART)
        picks = tuple(_part(setting, column, row) for row in reversed(starts) for column in starts)
        return Step(picks, width=PART)
    names = _names(setting.chosen[0])
    picks = tuple(_point(setting, name) for name in names)
    return Step(picks, width=len({name[0] for name in names}), targets=tuple(p.value for p in picks if not p.taken))


def _part(setting: Setting, column: int, row: int) -> Pick:
    names = _names(f"{LETTERS[column]}{row + 1}")
    label = f"{names[0][0]}–{names[-1][0]} {row + 1}–{names[0][1:]}"
    return Pick(f"{LETTERS[column]}{row + 1}", label, taken=set(setting.view.legal).isdisjoint(names))


def _names(corner: str) -> list[str]:
    """The points of the part with this lower left corner, row by row from the top."""
    columns = LETTERS[LETTERS.index(corner[0]) :][:PART]
    rows = range(int(corner[1:]), min(int(corner[1:]) + PART, len(LETTERS) + 1))
    return [f"{column}{row}" for row in reversed(rows) for column in columns]


def _point(setting: Setting, name: str) -> Pick:
    moves = setting.view.moves
    if name in moves:
        return Pick(name, "", name, EMOJI[moves.index(name) % 2], taken=True)
    return Pick(name, name, name, taken=name not in setting.view.legal)


CONTROLS = Controls(next_step, EMOJI, typing=True)
