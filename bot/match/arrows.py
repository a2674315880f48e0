"""Buttons that lead through the positions of a game (first, back, next, last) and through the pages of a list."""

from dataclasses import replace

from bot.discord.controls import Button, Row, Tag
from bot.locales import Catalogue


def arrow_row(texts: Catalogue, here: Tag, last: int) -> Row:
    """Buttons to the first, previous, next and last position, seen from the position after `here.ply` moves of `last`.

    Each button's tag is `here` with the target's ply, and with the button's name appended to the detail. They have no
    emoji: with them the row would need two lines on a phone.
    """
    ply = here.ply
    steps = (("first", 0), ("previous", ply - 1), ("next", ply + 1), ("last", last))
    return Row(
        *(
            Button(
                texts[f"buttons.{role}"],
                replace(here, ply=min(max(to, 0), last), detail=here.detail + role),
                disabled=ply == (0 if role in ("first", "previous") else last),
            )
            for role, to in steps
        )
    )


def page_row(texts: Catalogue, here: Tag, last: int, roles: tuple[str, str]) -> Row:
    """Buttons to the pages before and after page `here.ply`. Pages count from 1 to `last`.

    Each button's tag is `here` with the target's page as its ply, and with the button's role appended to the detail.
    """
    steps = zip(roles, (here.ply - 1, here.ply + 1), strict=True)
    return Row(
        *(
            Button(
                texts[f"buttons.{role}"],
                replace(here, ply=to, detail=here.detail + role),
                disabled=not 1 <= to <= last,
            )
            for role, to in steps
        )
    )
