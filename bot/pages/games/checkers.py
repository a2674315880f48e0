"""Checkers: the piece, then its target, in two short menus; captures, which must be made, all in one menu of their own.

Where so many captures are possible that one menu cannot hold them, as in no game from the start, they are entered in
steps, too: the piece, its target, and the way there where several ways end on one square.
"""

from bot.pages.games.controls import Controls, Pick, Setting, Step, piece_step
from bot.pages.page import MOST_OPTIONS
from bot.referee import Choice


def next_step(setting: Setting) -> Step:
    """The captures; or the piece, its target, and the way."""
    if not setting.chosen:
        forced = any(choice.path.over for choice in setting.choices)
        if forced and len(setting.choices) <= MOST_OPTIONS:
            return _captures(setting)
        return piece_step(setting, lambda choice: _name(setting, choice))
    moves = [choice for choice in setting.choices if choice.path.start == setting.chosen[0]]
    if len(setting.chosen) == 1:
        return _targets(setting, moves)
    return _ways(setting, [choice for choice in moves if choice.path.end == setting.chosen[1]])


def _captures(setting: Setting) -> Step:
    picks = tuple(Pick(choice.move, _told(setting, choice), choice.move) for choice in setting.choices)
    targets = tuple(dict.fromkeys(choice.path.end for choice in setting.choices))
    return Step(picks, _own(setting, "must-capture"), targets=targets)


def _name(setting: Setting, choice: Choice) -> str:
    piece = _own(setting, f"piece.{choice.piece}")
    return setting.texts.text("menus.piece_option", piece=piece, cell=choice.path.start)


def _targets(setting: Setting, moves: list[Choice]) -> Step:
    ends = tuple(dict.fromkeys(choice.path.end for choice in moves))
    picks = tuple(_target(setting, [choice for choice in moves if choice.path.end == end]) for end in ends)
    return Step(picks, setting.texts.text("menus.target"), held=setting.chosen[0], targets=ends)


def _target(setting: Setting, moves: list[Choice]) -> Pick:
    """The one move to a square, or the square where several ways end."""
    first = moves[0]
    if len(moves) == 1:
        return Pick(first.path.end, _told(setting, first), first.move)
    return Pick(first.path.end, first.path.end)


def _ways(setting: Setting, moves: list[Choice]) -> Step:
    picks = tuple(Pick(choice.move, _told(setting, choice), choice.move) for choice in moves)
    return Step(picks, _own(setting, "way"), held=setting.chosen[0], targets=(setting.chosen[1],))


def _told(setting: Setting, choice: Choice) -> str:
    """The move, and what it takes."""
    if not choice.path.over:
        return choice.written
    squares = setting.texts.text("list.comma").join(choice.path.over)
    return _own(setting, "takes", move=choice.written, squares=squares)


def _own(setting: Setting, key: str, **values: object) -> str:
    return setting.texts.text(f"games.{setting.view.game}.{key}", **values)


CONTROLS = Controls(next_step, ("⚫", "⚪"), typing=True)
