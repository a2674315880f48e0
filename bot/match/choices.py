"""The legal moves of a match, ready to be chosen from."""

import unicodedata
from dataclasses import dataclass
from functools import cache

from bot.locales import LANGUAGES, catalogue
from bot.match.positions import read_typed
from bot.match.state import BoardView
from engines.game import MoveError, Path
from engines.registry import game_named


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
    """The legal moves of a view that match the typed text, in a notation of its game, the likeliest first.

    The text may be a move or a part of one in any notation, a piece's name in any language or its letter, or several of
    these with blanks between them. Width and case of letters do not count.
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
