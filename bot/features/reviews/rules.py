"""Reviews of finished matches: each is made once, in the background, position by position, and stored."""

import asyncio
import json
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace

from bot.background import stop
from bot.locks import Locks
from bot.match.fair_play import played_by, require_not_told, told_by
from bot.match.openings import OpeningProtocol, shared_moves
from bot.match.positions import replayed, walked, written_line
from bot.match.prospects import Prospect, prospect
from bot.match.referee import Referee, Service
from bot.match.refusals import MatchGoesOn, Refused, TooMuchAsked
from bot.match.state import MatchView
from bot.recent import Recent
from engines.game import Position
from engines.levels import LEVEL_NAMES
from engines.pool import Answer, EngineBusy, Request, RequestKind
from engines.registry import game_named
from engines.review.budget import Budget
from engines.review.chances import outlook
from engines.review.review import NODES, Judgement, Review, ended, judgement, reviewed
from engines.search.terms import Line
from storage.errors import WrongStatus
from storage.rows import StoredGame

REVIEWS_REMEMBERED = 64
LONGEST_LINE = 8  # moves of a line that are stored
SHOWN_LINE = 5  # and shown
MOST_UNDER_WAY, MOST_OF_ONE_PERSON = 40, 3  # reviews under way, of all people and of one
BUSY = 1.0  # seconds until a search is asked for again if too many requests wait
LINE_SECONDS = 0.1  # for each search that lengthens a shorter line
AS_GOOD = 0.05  # of the outlook: a move that loses less is as good as the best


class NothingToReview(Refused):
    """No move was made in the match."""

    key = "review.no-moves"


@dataclass(frozen=True, slots=True)
class BestMove:
    """The best move of a position."""

    move: str
    line: tuple[str, ...]  # this move and how the game may go on, in a notation
    prospect: Prospect  # what the line leads to
    chance: float  # of the side to move, 0 to 1


@dataclass(frozen=True, slots=True)
class GameReview:
    """A finished match and its review."""

    view: MatchView
    start: str  # the text of the position that the match began from
    judgements: tuple[Judgement, ...]  # of the position before each move, and of that at the end
    review: Review

    def position(self, ply: int) -> Position:
        """The position after `ply` moves."""
        return replayed(self.view.game, self.start, self.view.moves[:ply])

    def best(self, ply: int, notation: str = "") -> BestMove | None:
        """The best move after `ply` moves; None if the game is over."""
        judged = self.judgements[ply]
        if not judged.line:
            return None
        line = Line(judged.line[0], judged.score, judged.line, 0)
        return best_of(self.position(ply), Answer(line.move, (line,), 0, 0, 0.0, 0, judged.exact), notation)


def best_of(position: Position, answer: Answer, notation: str) -> BestMove:
    """The best move of a position by an answer of the engines."""
    line = answer.lines[0]
    return BestMove(
        line.move,
        written_line(position, line.moves[:SHOWN_LINE], notation),
        prospect(position, answer),
        outlook(position.game, line.score),
    )


class ReviewInProgress:
    """A review in progress, which a person asked for: `done` of `total` positions. Several callers can `wait`."""

    def __init__(self, total: int, person: int) -> None:
        self.done, self.total, self.person = 0, total, person
        self.task: asyncio.Task[GameReview] | None = None

    async def wait(self, seconds: float) -> GameReview | None:
        """The review if it is there within `seconds`, else None. Raises what stopped it."""
        assert self.task is not None  # noqa: S101 - `Reviews.begin` has set it
        await asyncio.wait({self.task}, timeout=seconds)
        return await self.task if self.task.done() else None


class Reviews(Service):
    """Makes reviews. Each position is a separate request of the least urgent kind, so that people take turns; the
    reviews of one person are made one after another.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._works: dict[int, ReviewInProgress] = {}
        self._recent: Recent[int, GameReview] = Recent(REVIEWS_REMEMBERED)
        self._locks = Locks()

    async def of(self, match_id: int) -> GameReview | None:
        """The review of a match; None if none was made that this version can read. Raises MatchNotFound,
        MatchGoesOn, WrongStatus of a challenge, NothingToReview.
        """
        record = await self._finished(match_id)
        found = self._recent.get(match_id)
        if found is None:
            kept = _read(await self._stores.reviews.get(match_id) or "")
            if len(kept) != len(record.moves) + 1:
                return None
            found = await self._review_of(record, kept)
        else:  # the names in its view may be those of people who were deleted since
            found = replace(found, view=await self._stores.view_of(record))
        self._recent.keep(match_id, found)
        return found

    async def begin(self, match_id: int, person: int) -> ReviewInProgress:
        """Begins a review, or returns the one in progress. It goes on even if nobody waits for it.

        Raises what `of` does, TooMuchAsked, and EngineBusy if too many are in progress.
        """
        record = await self._finished(match_id)
        work = self._works.get(match_id)
        if work is None:
            if sum(each.person == person for each in self._works.values()) >= MOST_OF_ONE_PERSON:
                raise TooMuchAsked
            if len(self._works) >= MOST_UNDER_WAY:
                raise EngineBusy(f"{MOST_UNDER_WAY} reviews are under way")
            work = self._works[match_id] = ReviewInProgress(len(record.moves) + 1, person)
            work.task = asyncio.create_task(self._make(record, work))
            work.task.add_done_callback(lambda task: self._ended(match_id, task))
        return work

    async def require_no_help(self, found: GameReview, ply: int, person: int) -> None:
        """Raises OwnMatch if the best line after `ply` moves would be a hint in a match that the person is playing."""
        line = found.judgements[ply].line[:SHOWN_LINE]
        await require_not_told(self._stores, person, found.view.game, lambda: found.position(ply), line)

    async def helping(self, found: GameReview, plies: Collection[int], person: int) -> list[int]:
        """Those of these plies, in ascending order, after which `require_no_help` raises OwnMatch."""
        keys: set[int] = set()
        async for _, present in played_by(self._stores, person, found.view.game):
            keys |= told_by(present)
        return await asyncio.to_thread(_telling, found, sorted(plies), keys) if keys else []

    async def is_as_good(self, found: GameReview, ply: int, move: str, person: int) -> bool:
        """Whether a legal move after `ply` moves is the best one, or about as good. Raises EngineError."""
        judged = found.judgements[ply]
        if judged.line and move == judged.line[0]:
            return True
        game = game_named(found.view.game)
        if judged.scores:
            return outlook(game, judged.score) - outlook(game, judged.scores[move]) < AS_GOOD
        moves = (*found.view.moves[:ply], move)
        position = replayed(found.view.game, found.start, moves)
        request = _request(found.view, found.start, moves, person, RequestKind.STUDY)
        after = ended(position) or _judged(await self._stores.engine.search(request))
        return outlook(game, judged.score) - (1 - outlook(game, after.score)) < AS_GOOD

    async def close(self) -> None:
        """Stops the reviews in progress. They begin again when somebody asks for them."""
        await stop(*(work.task for work in self._works.values()))

    def _ended(self, match_id: int, task: "asyncio.Task[GameReview]") -> None:
        self._works.pop(match_id, None)
        if not task.cancelled():
            task.exception()  # retrieved in case nobody waits; `wait` raises it to those who do

    async def _finished(self, match_id: int) -> StoredGame:
        record = await self._stores.matches.game(match_id)
        if record.match.playing:
            raise MatchGoesOn(match_id)
        if record.match.status != "finished":
            raise WrongStatus(match_id, record.match.status)
        if not record.moves:
            raise NothingToReview
        return record

    async def _make(self, record: StoredGame, work: ReviewInProgress) -> GameReview:
        """Makes a review, the last position first: what is learnt of later moves serves the earlier ones."""
        judged: list[Judgement] = []
        budget, person = Budget(work.total), work.person
        async with self._locks.of(person):  # at once, so that a person's reviews are made in the order of asking
            view = await self._stores.view_of(record)
            for ply in range(len(record.moves), -1, -1):
                over = ended(replayed(view.game, record.match.start, record.moves)) if not judged else None
                judged.append(over or await self._judge(view, record, ply, person, budget))
                work.done += 1
        judgements = await self._with_lines(await self._review_of(record, judged[::-1]), person)
        found = await self._review_of(await self._finished(view.id), judgements)
        self._stores.engine.forget(_table(view.id))
        text = json.dumps([asdict(judged) for judged in found.judgements], separators=(",", ":"))
        self._recent.keep(view.id, found)  # first: if it cannot be stored, whoever asks again need not wait again
        await self._stores.reviews.keep(view.id, text)
        return found

    async def _judge(self, view: MatchView, record: StoredGame, ply: int, person: int, budget: Budget) -> Judgement:
        request = _request(view, record.match.start, record.moves[:ply], person, RequestKind.REVIEW)
        answer = await self._search_with_retry(replace(request, seconds=budget.share()))
        budget.spend(answer.seconds)
        return _judged(answer)

    async def _search_with_retry(self, request: Request) -> Answer:
        while True:
            with suppress(EngineBusy):
                return await self._stores.engine.search(request)
            await asyncio.sleep(BUSY)

    async def _with_lines(self, found: GameReview, person: int) -> list[Judgement]:
        """The judgements, with the best lines of the worst moments lengthened to SHOWN_LINE moves."""
        judged = list(found.judgements)
        for move in (*found.review.moments(0), *found.review.moments(1)):
            line = await self._lengthened(found, move.ply, person)
            judged[move.ply] = replace(judged[move.ply], line=line)
        return judged

    async def _lengthened(self, found: GameReview, ply: int, person: int) -> tuple[str, ...]:
        line = found.judgements[ply].line
        while len(line) < SHOWN_LINE:
            moves = (*found.view.moves[:ply], *line)
            if ended(replayed(found.view.game, found.start, moves)):
                break
            request = _request(found.view, found.start, moves, person, RequestKind.REVIEW)
            answer = await self._search_with_retry(replace(request, seconds=LINE_SECONDS))
            line += answer.lines[0].moves[: SHOWN_LINE - len(line)]
        return line

    async def _review_of(self, record: StoredGame, judged: list[Judgement]) -> GameReview:
        view = await self._stores.view_of(record)
        start = record.match.start
        given = shared_moves(OpeningProtocol.of(record.match), record.match.given)
        review = await asyncio.to_thread(lambda: reviewed(replayed(view.game, start, record.moves), judged, given))
        return GameReview(view, start, tuple(judged), review)


def _read(text: str) -> list[Judgement]:
    """The judgements of a text as `Reviews` stores it; empty if another version stored it otherwise, or for none."""
    with suppress(ValueError, TypeError, KeyError):
        return [Judgement(**each | {"line": tuple(each["line"])}) for each in json.loads(text)]
    return []


def _telling(found: GameReview, plies: Iterable[int], keys: set[int]) -> list[int]:
    """Those of these ascending plies whose best lines go through a position with one of the keys."""
    position, telling = found.position(0), []
    for ply in plies:
        for text in found.view.moves[len(position.moves) : ply]:
            position.play(text)
        with walked(position, found.judgements[ply].line[:SHOWN_LINE]) as moves:
            if any(position.board.key in keys for _ in moves):
                telling.append(ply)
    return telling


def _request(view: MatchView, start: str, moves: tuple[str, ...], person: int, kind: RequestKind) -> Request:
    """The request for what is best after these moves of a match."""
    return Request(_table(view.id), view.game, start, moves, LEVEL_NAMES[-1], kind=kind, user=person, nodes=NODES)


def _judged(answer: Answer) -> Judgement:
    """The judgement that an answer gives, with its line cut to what is stored."""
    found = judgement(answer)
    return replace(found, line=found.line[:LONGEST_LINE])


def _table(match_id: int) -> str:
    return f"review-{match_id}"
