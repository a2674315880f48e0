"""Buttons that lead through the positions of a game: first, back, next, last; and through the pages of a list."""

from dataclasses import replace

from bot.discord.controls import Button, Row, Tag
from bot.locales import Catalogue


def arrow_row(texts: Catalogue, here: Tag, last: int) -> Row:
    """From the position that a tag means, after so many moves of `last`. The buttons' tags are like it, with the moves
    and the name of the button at the end of the detail.
    """
    ply = here.ply
    steps = (("first", 0, "⏮️"), ("previous", ply - 1, "◀️"), ("next", ply + 1, "▶️"), ("last", last, "⏭️"))
    return Row(
        tuple(
            Button(
                texts[f"buttons.{role}"],
                replace(here, ply=min(max(to, 0), last), detail=here.detail + role),
                disabled=ply == (0 if role in ("first", "previous") else last),
                emoji=emoji,
            )
            for role, to, emoji in steps
        )
    )


def page_row(texts: Catalogue, here: Tag, last: int, roles: tuple[str, str]) -> Row:
    """To the page before that of a tag, and to the one after it, of `last` in all, counted from 1. Their tags are as
    those of arrows.
    """
    steps = zip(roles, (here.ply - 1, here.ply + 1), strict=True)
    return Row(
        tuple(
            Button(
                texts[f"buttons.{role}"],
                replace(here, ply=to, detail=here.detail + role),
                disabled=not 1 <= to <= last,
            )
            for role, to in steps
        )
    )
