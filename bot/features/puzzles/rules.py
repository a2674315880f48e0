"""Puzzles: choosing one for a person, trying moves, and the ratings.

Ratings are Elo's (A. Elo, "The Rating of Chessplayers", 1978): a person rated r solves a puzzle rated p with
probability 1 / (1 + 10 ** ((p - r) / 400)). The surprise is the result (1 or 0) less that probability; the person's
rating rises by 32 times the surprise, the puzzle's falls by 4 times.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from bot.discord.place import Person
from bot.features.puzzles.daily_rules import Daily
from bot.locales import Catalogue
from bot.match.phrases import sentences
from bot.match.positions import try_move, written_line
from bot.match.referee import Referee, Service
from bot.match.refusals import Reader, Refused
from bot.match.state import BoardView
from bot.match.views import view_after
from bot.recent import Recent
from engines.review.puzzles import Puzzle, games_with_puzzles, puzzles
from storage.daily import DailyPuzzle
from storage.puzzles import PuzzleRecord

BEGINNER = 1_000.0
PERSON_STEP, PUZZLE_STEP = 32, 4
SUITABLE = 12  # puzzles nearest to a person's rating, of which one is drawn
ACTS_REMEMBERED = 1024


@dataclass(frozen=True, slots=True)
class RatedAttempt:
    """What a puzzle changed: the person's record after it, and how much their rating rose or fell."""

    solver: PuzzleRecord
    change: float


@dataclass(frozen=True, slots=True)
class RightMove:
    """A move of the solution that was found."""

    puzzle: Puzzle
    ply: int  # moves of the solution that are played now, the reply included
    rated: RatedAttempt | None  # what the puzzle changed, if it is solved and counted

    @property
    def is_last(self) -> bool:
        """Whether the puzzle is solved."""
        return self.ply == len(self.puzzle.moves)


class PuzzleGone(Refused):
    """The bot does not have the puzzle, or not any more."""

    key = "puzzle.gone"


@dataclass(eq=False)
class WrongMove(Refused):
    """A legal move that is not the solution; what it cost, if it counted."""

    puzzle: Puzzle
    ply: int  # moves of the line before it
    played: str
    rated: RatedAttempt | None

    def text_for(self, reader: Reader) -> str:
        """The text in the reader's language and notation."""
        move = written_move(self.puzzle, self.ply, self.played, reader)
        texts = reader.texts
        return sentences(texts, texts.text("puzzle.wrong", move=move), rated_words(texts, self.rated))


def rated_words(texts: Catalogue, rated: RatedAttempt | None) -> str:
    """The person's rating and streak after a result; empty if it did not count."""
    if rated is None:
        return ""
    rating = texts.text("puzzle.rating", rating=round(rated.solver.rating), change=f"{rated.change:+.0f}")
    return sentences(texts, rating, texts.text("puzzle.streak", n=rated.solver.streak))


def puzzle_view(puzzle: Puzzle, ply: int) -> BoardView:
    """The position after `ply` moves of the line, as it is shown."""
    return view_after(puzzle.game, puzzle.start, puzzle.line[:ply])


def shipped(key: str) -> Puzzle | None:
    """The puzzle with this key; None if the bot does not have it, or no longer has it."""
    each = (puzzle for game in games_with_puzzles() for puzzle in puzzles(game))
    return next((puzzle for puzzle in each if puzzle.key == key), None)


def require_puzzle(key: str) -> Puzzle:
    """The puzzle with this key, which is untrusted. Raises PuzzleGone."""
    if puzzle := shipped(key):
        return puzzle
    raise PuzzleGone


def written_move(puzzle: Puzzle, ply: int, move: str, reader: Reader) -> str:
    """A move from the position after `ply` moves of the line, in the reader's notation."""
    return written_line(puzzle.position(ply), (move,), reader.notation(puzzle.game))[0]


def rated(person: float, puzzle: float, solved: bool) -> tuple[float, float]:
    """The ratings of the person and of the puzzle after it."""
    surprise = solved - 1 / (1 + 10 ** ((puzzle - person) / 400))
    return person + PERSON_STEP * surprise, puzzle - PUZZLE_STEP * surprise


class Puzzles(Service):
    """Chooses and rates puzzles. Each counts once for a person, with its first result."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._rated: Recent[tuple[int, Hashable], RatedAttempt] = Recent(ACTS_REMEMBERED)  # by person and act

    async def choose(self, person: int, game: str | None = None) -> Puzzle:
        """A puzzle of a game (None: of any that they have played or learnt, else of any) near the person's rating; one
        that they have not tried, if there is any left.

        Raises PuzzleGone if the game has none.
        """
        games = games_with_puzzles()
        if not game:
            familiar = {tally.game for tally in (await self._stores.history.stats(person)).tallies}
            familiar |= (await self._stores.lessons.finished(person)).keys()
            game = self._referee.dice.choice([each for each in games if each in familiar] or games)
        if game not in games:
            raise PuzzleGone
        tried = await self._stores.puzzles.tried(person, game)
        known = await self._stores.puzzles.solver(person)
        rating = known.rating if known else BEGINNER
        fresh = [puzzle for puzzle in puzzles(game) if puzzle.key not in tried] or list(puzzles(game))
        return self._referee.dice.choice(sorted(fresh, key=lambda puzzle: abs(puzzle.rating - rating))[:SUITABLE])

    async def told_before(self, person: int, puzzle: Puzzle) -> tuple[str, ...]:
        """The keys of the texts for a person who opens a puzzle: what costs rating, or that it no longer counts."""
        tried = await self._stores.puzzles.tried(person, puzzle.game)
        return ("puzzle.counted" if puzzle.key in tried else "puzzle.counts",)

    async def begin_daily(self, daily: DailyPuzzle, person: Person) -> tuple[Puzzle, tuple[str, ...]]:
        """Opens a puzzle of the day for a person. Returns the puzzle, and the keys of what they are told: whether their
        result will not count for the day, and as `told_before`. Raises PuzzleGone.
        """
        puzzle = require_puzzle(daily.puzzle)
        counts = await self._referee.of(Daily).begin(daily.id, person)
        return puzzle, (*(() if counts else ("daily.counted",)), *await self.told_before(person.id, puzzle))

    async def tried(self, person: Person, puzzle: Puzzle, ply: int, text: str, act: Hashable = None) -> RightMove:
        """Tries a move after `ply` moves of the line. A wrong one and the last right one are the puzzle's result; `act`
        is as in `finish`. Raises MoveRefused, which says why the rules forbid the move, and WrongMove.
        """
        move = try_move(puzzle.position(ply), text).text
        if move != puzzle.moves[ply]:
            raise WrongMove(puzzle, ply, move, await self.finish(person, puzzle, False, act))
        is_last = ply + 1 == len(puzzle.moves)
        rated = await self.finish(person, puzzle, True, act) if is_last else None
        return RightMove(puzzle, min(ply + 2, len(puzzle.moves)), rated)

    async def finish(self, person: Person, puzzle: Puzzle, solved: bool, act: Hashable = None) -> RatedAttempt | None:
        """Stores and rates the result of a puzzle, and answers the puzzles of the day that it is and that they have
        begun; None if the person had one already. The same `act` again, as by a double tap, gets the same answer.
        """
        await self._stores.remember(person)
        before = BEGINNER

        def rate(own: float | None, other: float | None, solved: bool) -> tuple[float, float]:
            nonlocal before
            before = BEGINNER if own is None else own
            return rated(before, puzzle.rating if other is None else other, solved)

        after, answered = await self._stores.puzzles.record(person.id, puzzle.game, puzzle.key, solved, rate)
        for daily in answered:
            self._referee.of(Daily).listening.announce(daily)
        if after is None:
            return self._rated.get((person.id, act))
        attempt = RatedAttempt(after, after.rating - before)
        if act:
            self._rated.keep((person.id, act), attempt)
        return attempt
