"""Xiangqi: a menu of the pieces that can move, then a menu of where the chosen one can go, or a window to type in."""

from bot.pages.games.controls import Controls, Setting, Step, piece_step, target_step
from bot.referee import Choice


def next_step(setting: Setting) -> Step:
    """The piece, then its target."""
    return target_step(setting) if setting.chosen else piece_step(setting, lambda choice: _name(setting, choice))


def _name(setting: Setting, choice: Choice) -> str:
    piece = setting.texts.text(f"games.{setting.view.game}.piece.{choice.piece}")
    return setting.texts.text("menus.piece_option", piece=piece, cell=choice.path.start)


CONTROLS = Controls(next_step, ("🔴", "⚫"), says_check=True, typing=True)
