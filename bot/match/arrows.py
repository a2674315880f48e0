"""Buttons that lead through the positions of a game (first, back, next, last) and through the pages of a list."""

from dataclasses import replace

from bot.discord.controls import Button, Row, Tag
from bot.locales import Catalogue


def arrow_row(texts: Catalogue, here: Tag, last: int) -> Row:
    """Buttons to the first, previous, next and last position, seen from the position after `here.ply` moves of `last`.

    Each button's tag is `here` with the target's ply, and with the button's name appended to the detail. They have no
    emoji: with them the row would need two lines on a phone.
    """
    steps = {"first": 0, "previous": max(here.ply - 1, 0), "next": min(here.ply + 1, last), "last": last}
    return Row(*(_button(texts, here, role, to, disabled=to == here.ply) for role, to in steps.items()))


def page_row(texts: Catalogue, here: Tag, last: int, roles: tuple[str, str]) -> Row:
    """Buttons to the pages before and after page `here.ply`. Pages count from 1 to `last`. Each button's tag is `here`
    with the target's page as its ply, and with the button's role appended to the detail.
    """
    steps = zip(roles, (here.ply - 1, here.ply + 1), strict=True)
    return Row(*(_button(texts, here, role, to, disabled=not 1 <= to <= last) for role, to in steps))


def _button(texts: Catalogue, here: Tag, role: str, to: int, *, disabled: bool) -> Button:
    return Button(texts[f"buttons.{role}"], replace(here, ply=to, detail=here.detail + role), disabled=disabled)
