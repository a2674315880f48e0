"""The boards of the matches last touched, so that a move costs one move and not the whole game again."""

import asyncio
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from bot.match.move_refused import MoveRefused
from bot.recent import Recent
from engines.game import AmbiguousMove, IllegalMove, MoveError, Position, UnreadableMove
from engines.registry import game_named
from storage.rows import Finish, Result, StoredGame

POSITIONS_REMEMBERED = 256
DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−"), "-")
ON_THE_LOOP = 16  # moves that may be played on the event loop


@dataclass(frozen=True, slots=True)
class Trial:
    """A legal move as it is stored, and how it ends the match, if it does."""

    text: str
    finish: Finish | None


def won_by(side: int | None) -> Result:
    """The result where `side` won; None: nobody."""
    return "1/2-1/2" if side is None else "0-1" if side else "1-0"


class Positions:
    """A bounded store of positions by match. Only the event loop's thread touches what is in it.

    A position from `of` is good until the next await of whoever asked: use it at once, leave it as it was.
    """

    def __init__(self, kept: int = POSITIONS_REMEMBERED) -> None:
        self._recent: Recent[int, tuple[Position, tuple[str, ...]]] = Recent(kept)

    async def of(self, record: StoredGame) -> Position:
        """The position of a match after its moves. What is far from the one at hand is played through in a thread."""
        match = record.match
        position, moves = self._recent.get(match.id, (None, ()))
        if moves == record.moves and position is not None:
            self._recent.move_to_end(match.id)
            return position
        if position is None or len(record.moves) - _common(moves, record.moves) > ON_THE_LOOP:
            position, moves = await asyncio.to_thread(replayed, match.game, match.start, record.moves), record.moves
        _bring(position, moves, record.moves)
        self._recent.keep(match.id, (position, record.moves))
        return position

    def drop(self, match_id: int) -> None:
        """The match is over."""
        self._recent.pop(match_id, None)


def replayed(game: str, start: str, moves: tuple[str, ...]) -> Position:
    """A position played through from its start."""
    return Position(game_named(game), start, moves)


def try_move(position: Position, text: str) -> Trial:
    """Reads a move that a person typed or clicked and sees where it leads. Raises MoveRefused. Changes nothing."""
    game, board = position.game, position.board
    try:
        move = _read(position, text)
    except MoveError as error:
        raise refusal_of(game.key, text, error, position.side) from error
    canonical = game.write_move(board, move)
    position.push(move)
    outcome = position.outcome()
    position.undo()
    return Trial(canonical, Finish(won_by(outcome.winner), str(outcome.ending)) if outcome else None)


@contextmanager
def walked(position: Position, moves: tuple[str, ...]) -> Iterator[Iterator[int]]:
    """Inside the block the moves can be gone through: each comes before it is made. In the end, whatever happens, the
    position is as it was. Going through them raises MoveError where one does not fit.
    """
    made = 0

    def walk() -> Iterator[int]:
        nonlocal made
        for text in moves:
            move = position.game.read_move(position.board, text)
            yield move
            position.push(move)
            made += 1

    try:
        yield walk()
    finally:
        for _ in range(made):
            position.undo()


def written_line(position: Position, moves: tuple[str, ...], notation: str) -> tuple[str, ...]:
    """Moves from a position on, each in a notation (canonical where the game has no such). Changes nothing."""
    game = position.game
    notation = notation if notation in game.notations else ""
    with walked(position, moves) as line:
        return tuple([game.write_move(position.board, move, notation) for move in line])


def _read(position: Position, text: str) -> int:
    """The move, in the first spelling that can be read. Raises what the text as it was typed raises."""
    for spelling in _spellings(text):
        with suppress(UnreadableMove):
            return position.game.read_move(position.board, spelling)
    return position.game.read_move(position.board, text)


def _spellings(text: str) -> Iterable[str]:
    """A text, and how else it may be meant: letters and digits are as wide as Chinese input methods write them, dashes
    as phones write them, there are blanks, and signs that show nothing come along with what is copied.
    """
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", text) if unicodedata.category(sign) != "Cf")
    plain = seen.translate(DASHES)
    return dict.fromkeys((text, plain, "".join(plain.split()), "-".join(plain.split())))


def refusal_of(game: str, text: str, error: MoveError, side: int = 0) -> MoveRefused:
    """What a person is told of a move of a game that was refused to a side."""
    short = text.strip()[:40]
    match error:
        case AmbiguousMove():
            return MoveRefused(game, short, "ambiguous", error.candidates)
        case UnreadableMove():
            return MoveRefused(game, short, "unreadable")
        case IllegalMove():
            return MoveRefused(game, short, "illegal", why=error.refusal, side=side)
    raise error


def _bring(position: Position, old: tuple[str, ...], new: tuple[str, ...]) -> None:
    """Leads a position from its moves to others, by way of what both have in common."""
    common = _common(old, new)
    for _ in range(len(old) - common):
        position.undo()
    for text in new[common:]:
        position.push(position.game.read_move(position.board, text))


def _common(old: tuple[str, ...], new: tuple[str, ...]) -> int:
    """How many moves two games have in common from the start."""
    return next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
