"""Gomoku and renju: a button for a part of the board, then one for a point of it; or the point is typed.

The 225 points are divided into sixteen parts of at most 4 by 4. Both taps are where the point lies, and nothing is
scrolled. Menus of columns and rows would take four taps; nine parts of 25 points would take more buttons than a message
holds.
"""

from bot.match.controls import Controls, MoveEntry, Pick, Step, stone_pick
from bot.match.pictures import Marked

LETTERS = "abcdefghijklmno"
PART = 4
EMOJI = ("🎱", "⚪")


def next_step(entry: MoveEntry) -> Step:
    """The sixteen parts, arranged as on the board; then the points of the one that was chosen."""
    if not entry.chosen:
        starts = range(0, len(LETTERS), PART)
        picks = tuple(_part(entry, f"{LETTERS[column]}{row + 1}") for row in reversed(starts) for column in starts)
        open_parts = [pick.value for pick in picks if not pick.taken] if entry.choices else []
        areas = tuple(cell for part in open_parts for cell in _corners(part))
        prompt = "" if entry.reader.draws else entry.texts["games.gomoku.parts"]
        return Step(picks, prompt, width=PART, marked=Marked(areas=areas))
    names = _names(entry.chosen[0])
    stones = entry.standing
    picks = tuple(stone_pick(name, stones.get(name), entry, EMOJI) for name in names)
    targets = tuple(pick.value for pick in picks if not pick.taken)
    marked = Marked(targets=targets, areas=_corners(entry.chosen[0]))
    return Step(picks, width=len({name[0] for name in names}), marked=marked)


def _part(entry: MoveEntry, corner: str) -> Pick:
    """A part, named by its lower left corner alone: the picture or a line of text says how far it extends, and four
    longer labels would not fit on a phone.
    """
    return Pick(corner, f"{corner}…", taken=set(entry.view.legal).isdisjoint(_names(corner)))


def _corners(corner: str) -> tuple[str, str]:
    names = _names(corner)
    return corner, f"{names[-1][0]}{names[0][1:]}"


def _names(corner: str) -> list[str]:
    """The points of the part with this lower left corner, row by row from the top."""
    columns = LETTERS[LETTERS.index(corner[0]) :][:PART]
    rows = range(int(corner[1:]), min(int(corner[1:]) + PART, len(LETTERS) + 1))
    return [f"{column}{row}" for row in reversed(rows) for column in columns]


# -- openings ----------------------------------------------------------------------------------------------------------

# The 26 openings of renju with their standard names, by the third stone. The first is in the middle (h8), the second
# above it (direct openings) or above it to the right (indirect ones).
DIRECT = {
    "h10": "kansei",
    "i10": "keigetsu",
    "j10": "sosei",
    "i9": "kagetsu",
    "j9": "zangetsu",
    "i8": "ugetsu",
    "j8": "kinsei",
    "h7": "shogetsu",
    "i7": "kyugetsu",
    "j7": "shingetsu",
    "h6": "zuisei",
    "i6": "sangetsu",
    "j6": "yusei",
}
INDIRECT = {
    "j10": "chosei",
    "j9": "kyogetsu",
    "j8": "kosei",
    "j7": "suigetsu",
    "j6": "ryusei",
    "i8": "ungetsu",
    "i7": "hogetsu",
    "i6": "rangetsu",
    "h7": "gingetsu",
    "h6": "myojo",
    "g7": "shagetsu",
    "g6": "meigetsu",
    "f6": "suisei",
}
MIDDLE = 7  # the column and the row of the middle
TURNS = tuple((right, up, swapped) for right in (1, -1) for up in (1, -1) for swapped in (False, True))


def opening(entry: MoveEntry) -> str:
    """The name of the opening, in any symmetry of the board; empty where it has none."""
    moves = entry.view.moves[:3]
    if len(moves) < 3 or moves[0] != "h8":
        return ""
    turned = ([_turned(move, *turn) for move in moves] for turn in TURNS)
    found = ({"h9": DIRECT, "i9": INDIRECT}.get(second, {}).get(third) for _, second, third in turned)
    name = next(filter(None, found), None)
    return entry.texts[f"games.renju.opening-{name}"] if name else ""


def _turned(name: str, right: int, up: int, swapped: bool) -> str:
    """A point after mirroring the board: left and right, up and down, columns and rows."""
    column, row = right * (LETTERS.index(name[0]) - MIDDLE), up * (int(name[1:]) - 1 - MIDDLE)
    if swapped:
        column, row = row, column
    return f"{LETTERS[MIDDLE + column]}{MIDDLE + row + 1}"


CONTROLS = Controls(next_step, EMOJI, typing=True, opening=opening)
