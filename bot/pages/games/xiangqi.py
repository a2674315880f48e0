"""Xiangqi: a menu of the pieces that can move, then a menu of where the chosen one can go, or a window to type in."""

from bot.pages.games.controls import Controls, Setting, pieces_menu, targets_menu
from bot.pages.page import Button, Row
from bot.referee import Choice


def piece_rows(setting: Setting) -> tuple[Row, ...]:
    """The menu that is due, and the other ways."""
    texts = setting.texts
    typed = Button(texts.text("buttons.type_move"), setting.tag("type"), emoji="⌨️")
    if not setting.chosen:
        return *pieces_menu(setting, lambda choice: _name(setting, choice)), Row((typed,))
    other = Button(texts.text("buttons.other_piece"), setting.tag("pieces"), emoji="↩️")
    return *targets_menu(setting), Row((other, typed))


def _name(setting: Setting, choice: Choice) -> str:
    piece = setting.texts.text(f"games.{setting.view.game}.piece.{choice.piece}")
    return setting.texts.text("menus.piece_option", piece=piece, cell=choice.origin)


CONTROLS = Controls(piece_rows, ("🔴", "⚫"), says_check=True)
