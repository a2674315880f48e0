"""Positions of matches, cached so that a move costs one move; reading of moves; legal moves to choose from."""

import asyncio
import re
import unicodedata
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from bot.locales import LANGUAGES, catalogue
from bot.match.move_refused import MoveRefused
from bot.match.state import BoardView
from bot.recent import Recent
from engines.board import Board
from engines.game import AmbiguousMove, Game, IllegalMove, MoveError, Outcome, Path, Position, UnreadableMove
from engines.registry import game_named
from storage.rows import Finish, Result, StoredGame

POSITIONS_REMEMBERED = 256
# dashes of phones, the times sign, and letters of a Cyrillic keyboard, to the signs that they look like
LOOK_ALIKES = str.maketrans("‐‑‒–—―−×хХасеоАВСЕНКМО", "-------xxXaceoABCEHKMO")
ARROW = re.compile(r"(?<!\w)(\d+)\s*-?[→>]|-?[→>](?=\s*[a-zA-Z])")  # to a cell; in "R1→2" a dash would be a step back
BEHIND = re.compile(r"(?<![\s!?.,;。)])(?:\([^()]*\)|[\s!?.,;。])+$")  # (each sign is looked at once)
INVISIBLE = ("Cf", "Mn", "Me")  # categories of signs that format, or that stand on another
ON_THE_LOOP = 16  # the most moves that are replayed on the event loop


@dataclass(frozen=True, slots=True)
class Trial:
    """A legal move and its result."""

    text: str  # the canonical text, as it is stored
    finish: Finish | None  # how it ends the match; None: the match goes on


def won_by(side: int | None) -> Result:
    """The result of a match that `side` won; None: a draw."""
    return "1/2-1/2" if side is None else "0-1" if side else "1-0"


class Positions:
    """A bounded cache of positions by match, for the event loop's thread only.

    A position from `of` is valid until the caller's next await: use it at once, and leave it as it was.
    """

    def __init__(self, kept: int = POSITIONS_REMEMBERED) -> None:
        self._recent: Recent[int, tuple[Position, tuple[str, ...]]] = Recent(kept)

    async def of(self, record: StoredGame) -> Position:
        """The position of a match after its moves. If many moves have to be replayed, a thread does it."""
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
        """Removes the position of a match that is over."""
        self._recent.pop(match_id, None)


def replayed(game: str, start: str, moves: tuple[str, ...]) -> Position:
    """The position of a game after `moves` from `start` (empty: the game's own start)."""
    return Position(game_named(game), start, moves)


def try_move(position: Position, text: str) -> Trial:
    """Reads a typed or clicked move, and finds whether it ends the match. Raises MoveRefused. Changes nothing."""
    game, board = position.game, position.board
    if position.outcome():
        raise MoveRefused(game.key, text, "over")
    try:
        move = read_typed(game, board, text)
    except MoveError as error:
        raise refusal_of(game.key, text, error, position.side) from error
    canonical = game.write_move(board, move)
    position.push(move)
    outcome = position.outcome()
    position.undo()
    return Trial(canonical, Finish(won_by(outcome.winner), str(outcome.ending)) if outcome else None)


@contextmanager
def walked(position: Position, moves: tuple[str, ...]) -> Iterator[Iterator[int]]:
    """Gives an iterator over the moves, which yields each one and then makes it. After the block the position is as it
    was, whatever happened. The iterator raises MoveError at a move that is not legal.
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


def outcome_after(position: Position, moves: tuple[str, ...]) -> Outcome | None:
    """How the game has ended after a line of moves, or None if it goes on. The position is unchanged."""
    with walked(position, moves) as line:
        deque(line, maxlen=0)
        return position.outcome()


def taken_by(position: Position, moves: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The pieces that each move of a line takes, as the letters of `Game.pieces`. The position is unchanged."""
    game, board = position.game, position.board
    with walked(position, moves) as line:
        standing = [(game.pieces(board), 1 - board.side) for _ in line]
        standing.append((game.pieces(board), board.side))
    pairs = pairwise(standing)
    return tuple(tuple((before[other] - after[other]).elements()) for (before, other), (after, _) in pairs)


def written_line(position: Position, moves: tuple[str, ...], notation: str) -> tuple[str, ...]:
    """A line's moves in a notation (canonical where the game does not have it). The position is unchanged."""
    game = position.game
    notation = notation if notation in game.notations else ""
    with walked(position, moves) as line:
        return tuple([game.write_move(position.board, move, notation) for move in line])


def read_typed(game: Game[Any], board: Board, text: str) -> int:
    """The move, from the first spelling that can be read. If none can, raises the MoveError of the original text."""
    for spelling in _spellings(text):
        with suppress(UnreadableMove):
            return game.read_move(board, spelling)
    return game.read_move(board, text)


def _spellings(text: str) -> Iterable[str]:
    """A text and its other possible spellings: `plainly_spelled`, and without blanks. What ends a sentence is not read,
    nor are brackets: there the bot writes what a move takes, or its canonical text.
    """
    plain = plainly_spelled(text)
    words = BEHIND.sub("", plain).split()
    dash = "-" if "".join(words).isdecimal() else ""  # in "R1 2" it would be a step back
    return dict.fromkeys((text, plain, "".join(words), dash.join(words)))


def plainly_spelled(text: str) -> str:
    """A text of moves without fullwidth letters and digits (of Chinese input methods), signs that only look right,
    leading zeros, and invisible characters (of copied text and of emoji).
    """
    plain = unicodedata.normalize("NFKC", text)
    unseen = {ord(sign): None for sign in set(plain) if unicodedata.category(sign) in INVISIBLE}
    alike = plain.translate({**LOOK_ALIKES, **unseen})
    return re.sub(r"(?<!\d)0+(?=[1-9])", "", ARROW.sub(r"\1-", alike))


def refusal_of(game: str, text: str, error: MoveError, side: int = 0) -> MoveRefused:
    """The refusal to raise for an error of the engine about a move of `side`."""
    match error:
        case AmbiguousMove():
            return MoveRefused(game, text, "ambiguous", error.candidates, position=error.position)
        case UnreadableMove():
            return MoveRefused(game, text, "unreadable")
        case IllegalMove():
            return MoveRefused(game, text, "illegal", why=error.refusal, side=side)
    raise error


def _bring(position: Position, old: tuple[str, ...], new: tuple[str, ...]) -> None:
    """Takes a position from its `old` moves to `new` ones: undoes back to the last common move, then plays."""
    common = _common(old, new)
    for _ in range(len(old) - common):
        position.undo()
    for text in new[common:]:
        position.push(position.game.read_move(position.board, text))


def _common(old: tuple[str, ...], new: tuple[str, ...]) -> int:
    """The length of the common prefix of two lists of moves."""
    return next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move."""

    move: str  # canonical text
    written: str  # in a notation
    path: Path  # the cells that it touches
    piece: str = ""  # the letter of the piece that moves; empty in games whose pieces are all alike


def choices_of(view: BoardView, notation: str = "") -> tuple[Choice, ...]:
    """The legal moves of a view, in a notation of its game; canonical where the game does not have that notation."""
    if not view.legal:
        return ()
    game = game_named(view.game)
    board = game.read(view.position)
    notation = notation if notation in game.notations else ""
    choices, moves = [], {game.write_move(board, move): move for move in board.legal_moves()}
    for text in view.legal:
        move = moves[text]
        written = game.write_move(board, move, notation) if notation else text
        choices.append(Choice(text, written, game.path(board, move), game.mover(board, move)))
    return tuple(choices)


def matching(view: BoardView, typed: str, notation: str = "") -> tuple[Choice, ...]:
    """The legal moves of a view that fit the typed text, the likeliest first. It may be a move or a part of one in any
    notation, a piece's name in any language or its letter, or several of these. Width and case do not count.
    """
    words = _plain(typed).split()
    choices = choices_of(view, notation)
    known = _known(view)
    meant = _read(view, typed)
    ranked = [(_rank(choice, words, known[choice.move], meant), choice) for choice in choices]
    fits = [(rank, choice) for rank, choice in ranked if rank is not None]
    return tuple(choice for _, choice in sorted(fits, key=lambda pair: pair[0]))


def _known(view: BoardView) -> dict[str, tuple[str, ...]]:
    """For each move, what may be typed for it: its text in every notation, the letter and the names of its piece."""
    found: dict[str, tuple[str, ...]] = {}
    for notation in game_named(view.game).notations:
        for choice in choices_of(view, notation):
            known = found.get(choice.move, _names(view.game, choice.piece))
            found[choice.move] = (*known, _plain(choice.written))
    return found


@cache
def _names(game: str, letter: str) -> tuple[str, ...]:
    """The letter of a piece, and its name in every language."""
    key = f"games.{game}.piece.{letter}"
    names = (catalogue(language)[key] for language in LANGUAGES if key in catalogue(language))
    return (letter.casefold(), *sorted({_plain(name) for name in names})) if letter else ()


def _read(view: BoardView, typed: str) -> str:
    """The legal move that was typed in full, in any notation; empty if there is none."""
    game = game_named(view.game)
    board = game.read(view.position)
    try:
        return game.write_move(board, read_typed(game, board, typed))
    except MoveError:
        return ""


def _rank(choice: Choice, words: list[str], known: tuple[str, ...], meant: str) -> int | None:
    """The rank of a choice: the smaller, the likelier it is meant; None where some word does not fit at all."""
    if choice.move == meant:
        return 0
    if not all(any(word in text for text in known) for word in words):
        return None
    if all(_plain(choice.written).startswith(word) for word in words[:1]):
        return 1
    return 2 if all(any(text.startswith(word) for text in known) for word in words) else 3


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()
