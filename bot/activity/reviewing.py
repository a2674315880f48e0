"""A review as the page shows it: a graph, mistakes with their signs, and better moves."""

import asyncio
from collections.abc import Collection

from bot.activity.messages import Reviewed
from bot.activity.plain_text import plain, texts_on
from bot.activity.replay import Replay
from bot.features.reviews.page import SIGNS, ReviewPages, step_page
from bot.features.reviews.rules import GameReview
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.preferences import Preference
from bot.match.wording import names_of


class ShownReview:
    """A review that a person asked for, without the best moves after `untold` numbers of moves. `written` is what the
    page shows of it, in the language and the notation that the person read last; None before `write`.
    """

    def __init__(self, found: GameReview, untold: Collection[int]) -> None:
        self._found, self._untold = found, untold
        self._reader: Preference | None = None
        self.written: Reviewed | None = None

    async def write(self, reader: Preference) -> None:
        """Writes it for a reader, unless it is written like that."""
        if reader != self._reader:
            self.written = await asyncio.to_thread(reviewed, self._found, reader, self._untold)
            self._reader = reader


def reviewed(found: GameReview, reader: Preference, untold: Collection[int] = ()) -> Reviewed:
    """The review for a reader, without the best moves after `untold` numbers of moves. Replays the match many times, so
    call it in a thread.
    """
    texts, mistakes = catalogue(reader.language), found.review.mistakes
    replay = Replay(found.view.game, found.start)  # one for all, since it plays only the moves that are new
    return Reviewed(
        chances=tuple(round(chance, 3) for chance in found.review.chances),
        signs={str(move.ply + 1): SIGNS[move.verdict] for move in mistakes},
        told={str(move.ply + 1): _comment_on(found, move.ply + 1, reader, move.ply not in untold) for move in mistakes},
        better={
            str(move.ply): _cells(replay, found.view.moves[: move.ply], move.best)
            for move in mistakes
            if move.ply not in untold
        },
        accuracies=_accuracies(found, texts),
    )


def _comment_on(found: GameReview, ply: int, reader: Preference, tells: bool) -> tuple[str, ...]:
    """What the chat says about the move that led to this ply."""
    texts = reader.texts
    lines = texts_on(step_page(ReviewPages(found, reader, None), ply, tells=tells), texts)
    head = plain(wording.position(texts, found.view, ply, found.view.ply), texts)
    return tuple(lines[lines.index(head) + 1 :])


def _cells(replay: Replay, moves: tuple[str, ...], move: str) -> tuple[str, ...]:
    """The cells that a move after these moves would have touched; empty if it is not legal there."""
    replay.follow(moves)
    meant = next((each for each in replay.moves() if each.move == move), None)
    return tuple(cell for cell in (meant.start, *meant.stops) if cell) if meant else ()


def _accuracies(found: GameReview, texts: Catalogue) -> tuple[str, ...]:
    pairs = zip(names_of(texts, found.view), found.review.accuracies, strict=True)
    return tuple(
        plain(texts.text("review.accuracy", name=name, value=round(value)), texts)
        for name, value in pairs
        if value is not None
    )
