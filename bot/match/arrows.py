"""Buttons that lead through the positions of a game: first, back, next, last."""

from bot.discord.page import Button, Row
from bot.discord.tags import Tag
from bot.locales import Catalogue


def arrow_row(texts: Catalogue, kind: str, match: int, ply: int, last: int, about: str = "") -> Row:
    """From the position after `ply` moves of `last`. The tags' details are `about` and which button it is."""
    steps = (("first", 0, "⏮️"), ("previous", ply - 1, "◀️"), ("next", ply + 1, "▶️"), ("last", last, "⏭️"))
    return Row(
        tuple(
            Button(
                texts.text(f"buttons.{role}"),
                Tag(kind, match, min(max(to, 0), last), about + role),
                disabled=ply == (0 if role in ("first", "previous") else last),
                emoji=emoji,
            )
            for role, to, emoji in steps
        )
    )
