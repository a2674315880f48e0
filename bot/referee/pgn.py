"""Portable game notation: the seven tags of the standard, then the numbered moves, lines of at most 80 characters."""

from textwrap import wrap
from typing import Any

from bot.referee.state import MatchView, Seat
from engines.game import Game


def pgn(view: MatchView, game: Game[Any], moves: list[str]) -> str:
    """A match in PGN, from the game's own start. The tags of the players are the game's names of its sides."""
    tags = {
        "Event": "Casual game",
        "Site": "Discord",
        "Date": view.created_at.strftime("%Y.%m.%d"),
        "Round": "-",
        game.sides[0]: _name(view.seats[0]),
        game.sides[1]: _name(view.seats[1]),
        "Result": view.result or "*",
        "Game": game.title,
        "Termination": view.reason or "unterminated",
    }
    head = "\n".join(f'[{tag} "{_quoted(value)}"]' for tag, value in tags.items())
    body = " ".join([*_numbered(moves), view.result or "*"])
    return head + "\n\n" + "\n".join(wrap(body, 80, break_long_words=False, break_on_hyphens=False)) + "\n"


def _name(seat: Seat) -> str:
    return f"Qibot ({seat.level})" if seat.is_bot else seat.name


def _quoted(text: str) -> str:
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return printable.replace("\\", "\\\\").replace('"', '\\"')


def _numbered(moves: list[str]) -> list[str]:
    return [f"{ply // 2 + 1}. {move}" if ply % 2 == 0 else move for ply, move in enumerate(moves)]
