"""The coach warns of moves that lose or draw at once, or that one reply punishes, if another move is better."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from bot.match.fair_play import require_help_allowed
from bot.match.move_refused import MoveRefused
from bot.match.positions import Trial, outcome_after, replayed, taken_by, try_move, won_by
from bot.match.preferences import Preference
from bot.match.referee import Service
from bot.match.refusals import OwnMatch
from bot.match.state import MatchView
from engines.answer import Score
from engines.board import DRAW, MATE
from engines.game import Outcome, Position
from engines.levels import LEVEL_NAMES
from engines.pool import EngineError, Request, RequestKind
from engines.registry import game_named
from engines.review.chances import Verdict as Worth
from engines.review.chances import chance, verdict
from engines.search.terms import Line
from storage.rows import StoredGame

FIRST_MATCHES = 3  # of a game against the bot: in these a person who did not set the coach is warned
NODES = 4_000  # of each search: of the position, and of that after the move
SEARCH_SECONDS = 0.35  # of each: engines that are not compiled take all of it
LOOK_SECONDS = 1.0  # seconds for both, with the way there and back; after them the move is made without a warning
SOON = 3  # a reply wins soon if the opponent wins in this many of their moves


@dataclass(frozen=True, slots=True)
class AskedMove:
    """A move that a person asks for."""

    match: int
    text: str
    board_number: int | None  # as in `Turns.move`
    at: datetime | None = None  # as in `Turns.move`
    sure: bool = False  # no warning is wanted


@dataclass(frozen=True, slots=True)
class WarnedMove:
    """A warning: a move loses or draws at once, or the opponent's reply to it draws, takes pieces, or wins."""

    game: str
    start: str
    moves: tuple[str, ...]  # from the start; the last is the one that is warned of
    reply: str = ""  # empty if the move itself ends the game
    pieces: tuple[str, ...] = ()  # that the reply takes, as the letters of `Game.pieces`
    wins_in: int = 0  # moves of the opponent until they win; 0 if the reply does not
    ending: Outcome | None = None  # how the move itself ends the game, or the reply draws it

    @property
    def move(self) -> str:
        """The move that is warned of."""
        return self.moves[-1]

    def position(self) -> Position:
        """The position after the move."""
        return replayed(self.game, self.start, self.moves)


class Coach(Service):
    """Makes people's moves, and checks those against the bot first. A check never keeps anyone from moving: if the
    engines are busy or late, there is no warning. A match with a warning counts as one with help.
    """

    async def move(self, person: int, asked: AskedMove, preference: Preference) -> MatchView | WarnedMove:
        """Makes a person's move and returns the match after it; or returns a warning, and the move is not made. Takes
        at most LOOK_SECONDS longer than `Turns.move`, and raises what that raises.
        """
        warned = None if asked.sure else await self.warning(person, asked, preference)
        turns = self._referee.turns
        return warned or await turns.move(asked.match, person, asked.text, board_number=asked.board_number, at=asked.at)

    async def warning(self, person: int, asked: AskedMove, preference: Preference) -> WarnedMove | None:
        """The warning of a move; None if it is not checked, is good enough, or is one that `Turns.move` refuses."""
        record = await self._stores.matches.game(asked.match)
        is_old = asked.board_number not in (None, record.board_number)
        if is_old or not _is_wanted(record, person, preference):
            return None
        try:
            await require_help_allowed(self._stores, record, person)
            trial = try_move(await self._stores.positions.of(record), asked.text)
        except (OwnMatch, MoveRefused):
            return None
        if trial.finish and trial.finish.result == won_by(record.match.side):
            return None
        found = await self._looked_at(record, trial, person)
        if found:
            await self._stores.lessons.note_warning(asked.match)
        return found

    async def _looked_at(self, record: StoredGame, trial: Trial, person: int) -> WarnedMove | None:
        """The warning of a legal move that does not win at once. The position before it is searched only if there is
        something to warn of.
        """
        with suppress(TimeoutError, EngineError):
            async with asyncio.timeout(LOOK_SECONDS):
                threat, score = await self._threat(record, trial, person)
                if threat:
                    before = await self._stores.engine.search(_request(record, record.moves, person))
                    return threat if is_avoidable(threat, before.lines[0], score) else None
        return None

    async def _threat(self, record: StoredGame, trial: Trial, person: int) -> tuple[WarnedMove | None, int]:
        """What to warn of if it can be avoided, and the opponent's score after the move."""
        match, moves = record.match, (*record.moves, trial.text)
        if ending := outcome_after(await self._stores.positions.of(record), (trial.text,)):
            return WarnedMove(match.game, match.start, moves, ending=ending), DRAW if ending.winner is None else MATE
        after = await self._stores.engine.search(_request(record, moves, person))
        reply = after.lines[0]
        return threat_of(await self._stores.positions.of(record), trial.text, reply), reply.score


def _is_wanted(record: StoredGame, person: int, preference: Preference) -> bool:
    """Whether a person's move is checked: against the bot, without a live clock, and as they have set."""
    match = record.match
    is_due = match.playing and match.against_bot and not match.bot_to_move and person in match.people
    if not is_due or match.timing.left != (None, None) or preference.coach == "off":
        return False
    return preference.coach == "on" or record.practice.against_bot < FIRST_MATCHES


def _request(record: StoredGame, moves: tuple[str, ...], person: int) -> Request:
    what = (str(record.match.id), record.match.game, record.match.start, moves, LEVEL_NAMES[-1])
    return Request(*what, kind=RequestKind.HINT, user=person, nodes=NODES, seconds=SEARCH_SECONDS)


def threat_of(position: Position, move: str, reply: Line[str]) -> WarnedMove | None:
    """The warning of a move if the engines' best reply wins soon, draws at once or takes pieces; else None.

    The position, which is the one before the move, is unchanged.
    """
    wins_in = Score(reply.score).moves or 0 if _wins_soon(reply.score) else 0
    ending = None if wins_in else outcome_after(position, (move, reply.move))
    taken = () if wins_in or ending else taken_by(position, (move, reply.move))[1]
    if not (wins_in or ending or taken):
        return None
    moves = (*position.written(), move)
    return WarnedMove(position.game.key, position.start, moves, reply.move, taken, wins_in, ending)


def is_avoidable(threat: WarnedMove, best: Line[str], score: int) -> bool:
    """Whether `best`, the engines' line from the position before the move, is much better than the move, after which
    `score` is the opponent's.

    Where the opponent wins soon, another move must hold out longer; else the move must be a blunder. A move that is
    the best one itself, or the only one, is never avoidable.
    """
    if best.move == threat.move:
        return False
    if _wins_soon(score):
        return not _wins_soon(-best.score)
    game = game_named(threat.game)
    lost = chance(game, best.score) - (1 - chance(game, score))
    return verdict(lost, is_best=False) is Worth.BLUNDER


def _wins_soon(score: int) -> bool:
    """Whether a side wins on the board in SOON of its moves, or at once because the other side may not repeat."""
    found = Score(score)
    return score > 0 and found.plies is not None and (found.moves or 0) <= (1 if found.by_repetition else SOON)
