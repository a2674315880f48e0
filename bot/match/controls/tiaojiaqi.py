"""Tiaojiaqi: a button for each of the player's stones, then the eight directions as buttons around it; or typing."""

from collections import Counter
from collections.abc import Mapping

from bot.match.controls import Controls, Material, MoveEntry, Pick, Step, pieces_left
from bot.match.pictures import Marked
from bot.match.positions import Choice
from bot.render.words import where
from engines.grid import SIGNS
from engines.tiaojiaqi.board import PLIES

WIDTH = 4  # buttons in a row: as many as fit side by side on a phone

# The directions around the stone, row by row from the top left; the steps are columns and rows.
COMPASS = {
    (-1, 1): "↖️",
    (0, 1): "⬆️",
    (1, 1): "↗️",
    (-1, 0): "⬅️",
    (0, 0): "⏺️",
    (1, 0): "➡️",
    (-1, -1): "↙️",
    (0, -1): "⬇️",
    (1, -1): "↘️",
}


def next_step(entry: MoveEntry) -> Step:
    """The stone, then its direction."""
    return _direction_step(entry, entry.chosen[0]) if entry.chosen else _stone_step(entry)


def _stone_step(entry: MoveEntry) -> Step:
    """The player's stones; labels of those that can turn others over say how many at most."""
    gains: dict[str, int] = {}
    for choice in entry.choices:
        gains[choice.path.start] = max(gains.get(choice.path.start, 0), len(choice.path.over))
    mine = where(entry.standing, SIGNS[entry.side])
    picks = tuple(Pick(cell, _label(entry, cell, gains.get(cell, 0)), taken=cell not in gains) for cell in mine)
    return Step(picks, width=WIDTH)


def _direction_step(entry: MoveEntry, cell: str) -> Step:
    """The directions, arranged as the cells are in the picture, which may be turned to the second side."""
    moves = {_direction(choice): choice for choice in entry.choices if choice.path.start == cell}
    turn = -1 if entry.turned else 1
    around = [(turn * right, turn * up) for right, up in COMPASS]
    picks = tuple(_pick(entry, step, emoji, moves) for step, emoji in zip(around, COMPASS.values(), strict=True))
    targets = tuple(sorted(choice.path.end for choice in moves.values()))
    return Step(picks, width=3, marked=Marked(cell, targets))


def _pick(entry: MoveEntry, step: tuple[int, int], emoji: str, moves: dict[tuple[int, int], Choice]) -> Pick:
    choice = moves.get(step)
    if choice is None:
        return Pick(emoji, "", emoji=emoji, taken=True)
    return Pick(choice.path.end, _label(entry, choice.path.end, len(choice.path.over)), choice.move, emoji)


def _label(entry: MoveEntry, cell: str, gain: int) -> str:
    """A cell, with the number of stones turned over where that may be told."""
    if not gain or not entry.tells_gains:
        return cell
    return entry.own("to-gains", cell=cell, n=gain)


def _direction(choice: Choice) -> tuple[int, int]:
    start, end = choice.path.start, choice.path.end
    return ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])


def progress(entry: MoveEntry) -> tuple[int, int]:
    """The number of the move that is due, and after how many moves of each side the game ends."""
    most, played = PLIES // 2, int(entry.view.position.rsplit(" ", 1)[-1])
    return min(played // 2 + 1, most), most


def material(pieces: Mapping[str, str], _at_first: Mapping[str, str]) -> tuple[Material, Material]:
    """The stones that each side has, and their number: it decides the game."""
    counts = Counter(pieces.values())
    first, second = (Material(sign * counts[sign], str(counts[sign])) for sign in SIGNS)
    return first, second


CONTROLS = Controls(next_step, ("🎱", "⚪"), typing=True, tally=pieces_left, material=material, progress=progress)
