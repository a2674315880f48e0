"""Buttons that lead through the positions of a game: first, back, next, last."""

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
