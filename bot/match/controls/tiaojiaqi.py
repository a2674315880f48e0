"""Tiaojiaqi: a button for each of the player's stones, then the eight directions as buttons around it; or typing."""

from bot.match.choices import Choice
from bot.match.controls.controls import Controls, Pick, Setting, Step, pieces_left
from bot.match.pictures import Marked
from bot.render import RENDERERS
from bot.render.wording import where
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


def next_step(setting: Setting) -> Step:
    """The stone, then its direction."""
    return _direction_step(setting, setting.chosen[0]) if setting.chosen else _stone_step(setting)


def _stone_step(setting: Setting) -> Step:
    """The player's stones; labels of those that can turn others over say how many at most."""
    gains: dict[str, int] = {}
    for choice in setting.choices:
        gains[choice.path.start] = max(gains.get(choice.path.start, 0), len(choice.path.over))
    stones = RENDERERS[setting.view.game].standing(setting.view.position)
    mine = where(stones, SIGNS[setting.side])
    picks = tuple(Pick(cell, _label(setting, cell, gains.get(cell, 0)), taken=cell not in gains) for cell in mine)
    return Step(picks, width=WIDTH)


def _direction_step(setting: Setting, cell: str) -> Step:
    """The directions, arranged as the cells are in the picture, which may be turned to the second side."""
    moves = {_direction(choice): choice for choice in setting.choices if choice.path.start == cell}
    turn = -1 if setting.turned else 1
    around = [(turn * right, turn * up) for right, up in COMPASS]
    picks = tuple(_pick(setting, step, emoji, moves) for step, emoji in zip(around, COMPASS.values(), strict=True))
    targets = tuple(sorted(choice.path.end for choice in moves.values()))
    return Step(picks, width=3, marked=Marked(cell, targets))


def _pick(setting: Setting, step: tuple[int, int], emoji: str, moves: dict[tuple[int, int], Choice]) -> Pick:
    choice = moves.get(step)
    if choice is None:
        return Pick(emoji, "", emoji=emoji, taken=True)
    return Pick(choice.path.end, _label(setting, choice.path.end, len(choice.path.over)), choice.move, emoji)


def _label(setting: Setting, cell: str, gain: int) -> str:
    """A cell, with the number of stones turned over where that may be told."""
    if not gain or not setting.tells_gains:
        return cell
    return setting.texts.text(f"games.{setting.view.game}.to-gains", cell=cell, n=gain)


def _direction(choice: Choice) -> tuple[int, int]:
    start, end = choice.path.start, choice.path.end
    return ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])


def progress(setting: Setting) -> tuple[int, int]:
    """The number of the move that is due, and after how many moves of each side the game ends."""
    most, played = PLIES // 2, int(setting.view.position.rsplit(" ", 1)[-1])
    return min(played // 2 + 1, most), most


CONTROLS = Controls(next_step, ("🎱", "⚪"), typing=True, tally=pieces_left, progress=progress)
