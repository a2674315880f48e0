"""Matches as PGN (portable game notation)."""

from bot.match.state import MatchView, Seat
from engines.game import Position
from engines.pgn import record_of, write_record


def pgn(view: MatchView, position: Position, notation: str = "") -> str:
    """A match in PGN, its moves in a notation of the game (empty: canonical).

    The players' tags are the game's names of its sides. The tag Opening is the name of the opening protocol, such as
    swap2; it is absent where the match had none.
    """
    sides = position.game.sides
    tags = {
        "Event": "Casual game",
        "Site": "Discord",
        "Date": view.match.created_at.strftime("%Y.%m.%d"),
        "Round": "-",
        sides[0]: _name(view.seats[0]),
        sides[1]: _name(view.seats[1]),
        "Termination": view.match.reason or "unterminated",
        **({"Opening": view.opening.name} if view.opening else {}),
    }
    return write_record(record_of(position, tags, view.match.result or ""), notation)


def _name(seat: Seat) -> str:
    name = f"Qibot ({seat.level})" if seat.player is None else seat.name
    return "".join(letter if letter.isprintable() else " " for letter in name)
