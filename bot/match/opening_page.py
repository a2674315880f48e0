"""An opening of two people on the pages of a match: what it is about, and the buttons to choose with."""

from bot.discord.page import Button, Row
from bot.discord.tags import Tag
from bot.locales import Catalogue
from bot.match import wording
from bot.match.controls import CONTROLS
from bot.match.openings import MORE, SIDES
from bot.match.state import MatchView


def rule_line(texts: Catalogue, game: str, opening: str) -> str:
    """How an opening of a game goes."""
    return f"-# {texts.text(f'games.{game}.{opening}-rule')}"


def opening_line(view: MatchView, texts: Catalogue) -> str:
    """The same of a match's opening, until it is over."""
    opening = view.opening
    return "" if opening is None or opening.is_over else rule_line(texts, view.game, opening.name)


def choice_row(view: MatchView, texts: Catalogue) -> Row:
    """What may be chosen now; empty where nothing is to be chosen."""
    opening = view.opening
    if opening is None or not view.playing:
        return Row(())
    return Row(tuple(_button(view, texts, opening.name, option) for option in opening.options))


def _button(view: MatchView, texts: Catalogue, opening: str, option: str) -> Button:
    tag = Tag("opening", view.id, view.made, option)
    if option == MORE:
        return Button(texts.text(f"games.{view.game}.{opening}-more"), tag)
    side = SIDES.index(option)
    return Button(wording.side(texts, view.game, side), tag, "primary", emoji=CONTROLS[view.game].marks[side])
