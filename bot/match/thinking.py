"""Plays the bot's turns, each once, no matter how many callers wait for it; and finds its moves."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass

from bot.background import stop
from bot.log_context import about
from bot.match.failure_log import log_failure
from bot.match.state import Cause, MatchView
from bot.match.stores import Stores
from bot.match.time_control import thinking_time
from engines.board import ONGOING
from engines.game import Position
from engines.pool import EngineBusy, EngineError, EngineFailed, EngineStopped, Request
from storage.errors import DatabaseFault
from storage.rows import StoredGame

log = logging.getLogger(__name__)

BUSY_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds between attempts while the engines have too much to do
BACKGROUND = 32  # turns without a caller that wait for the engines at a time: a start must not fill their queue
Gate = AbstractAsyncContextManager[object]
NO_GATE: Gate = nullcontext()


@dataclass(slots=True)
class Thought:
    """A turn of the bot that is under way."""

    task: asyncio.Task[MatchView]
    callers: int = 0  # how many wait to show it


class Thinking:
    """Plays the bot's turns, at most one task for each match.

    `play` makes the bot's move in a match where one is due, and returns the match after it. It holds the gate that it
    is given while the engines think.
    """

    def __init__(self, stores: Stores, play: Callable[[int, Gate], Awaitable[MatchView]]) -> None:
        self._stores, self._play = stores, play
        self._thoughts: dict[int, Thought] = {}
        self._background = asyncio.Semaphore(BACKGROUND)
        self._broken: set[int] = set()

    async def answer(self, match_id: int) -> MatchView:
        """Waits for the bot's move and returns the match after it, or as it is if it is not the bot's turn. Any number
        may wait, and a cancelled caller does not stop it; if nobody does, the sweep plays it. Raises EngineStopped, or
        a DatabaseFault.
        """
        thought = self._thoughts.get(match_id) or self._begin(match_id)
        thought.callers += 1
        try:
            await asyncio.wait({thought.task})
        except asyncio.CancelledError:
            thought.callers -= 1
            if thought.task.done():
                self._report(match_id, thought)
            raise
        return await self._stores.view(match_id) if thought.task.cancelled() else thought.task.result()

    async def await_briefly(self, view: MatchView, seconds: float) -> MatchView:
        """The match after the bot's move, if one is due and made within `seconds`; else the view as it is. Raises
        nothing, so that the view can be shown whatever happens: who awaits the `answer` then gets the error.
        """
        if view.match.bot_to_move:
            with suppress(Exception):
                async with asyncio.timeout(seconds):
                    return await self.answer(view.id)
        return view

    def others(self, besides: int) -> int:
        """How many matches other than `besides` the bot is thinking about or waits to think about."""
        return len(self._thoughts.keys() - {besides})

    def resume(self, match_id: int) -> None:
        """Plays the bot's turn in the background, at most BACKGROUND of them at a time; the listener is told."""
        if match_id not in self._thoughts:
            self._begin(match_id, self._background)

    def is_left_behind(self, match_id: int) -> bool:
        """Whether nothing plays the bot's turn, except where it failed for a reason that will not pass by itself."""
        return match_id not in self._thoughts and match_id not in self._broken

    def abandon(self, match_id: int) -> None:
        """Cancels the bot's turn, because the board has changed; its callers get the match as it is. A turn that has
        changed the board itself goes on to its end.
        """
        thought = self._thoughts.get(match_id)
        if thought and thought.task is not asyncio.current_task():
            del self._thoughts[match_id]
            thought.task.cancel()

    async def close(self) -> None:
        """Stops thinking; the matches go on at the next start."""
        await stop(*(thought.task for thought in self._thoughts.values()))

    def _begin(self, match_id: int, gate: Gate = NO_GATE) -> Thought:
        thought = Thought(asyncio.create_task(self._think(match_id, gate)))
        self._thoughts[match_id] = thought
        thought.task.add_done_callback(lambda _: self._done(match_id, thought))
        return thought

    def _done(self, match_id: int, thought: Thought) -> None:
        if self._thoughts.get(match_id) is thought:
            del self._thoughts[match_id]
        if not thought.callers:
            self._report(match_id, thought)

    def _report(self, match_id: int, thought: Thought) -> None:
        if thought.task.cancelled():
            return
        error = thought.task.exception()
        if isinstance(error, EngineStopped):
            log.info("match %s: the bot moves after the next start", match_id)
        elif isinstance(error, DatabaseFault):
            log_failure(log, error, "match %s: the bot could not move", match_id)
        elif isinstance(error, EngineError):
            log.error("match %s: the bot could not move: %s", match_id, error)
        elif error:
            self._broken.add(match_id)
            log.error("match %s: the bot cannot move", match_id, exc_info=error)
            self._stores.background.spawn(self._show_unanswered(match_id))
        else:
            self._stores.announce(thought.task.result(), Cause.MOVED)

    async def _show_unanswered(self, match_id: int) -> None:
        """Has a match shown that waits for the bot in vain: its message may be behind."""
        try:
            self._stores.announce(await self._stores.view(match_id), Cause.RESUMED)
        except Exception as error:
            log.info("match %s: nor can it be shown: %r", match_id, error)

    async def _think(self, match_id: int, gate: Gate) -> MatchView:
        with about(match=match_id):
            return await self._play(match_id, gate)


async def bot_move(stores: Stores, record: StoredGame) -> str:
    """The engine's move; where the engines fail, the move of `quick_move`, so that the game goes on."""
    match = record.match
    level, seconds = match.level or "", thinking_time(match.clock, match.timing.left[match.side])
    request = Request(
        str(match.id), match.game, match.start, record.moves, level, user=match.challenger, seconds=seconds
    )
    for pause in BUSY_PAUSES:
        try:
            return (await stores.engine.search(request)).move
        except EngineBusy:
            await asyncio.sleep(pause)
        except EngineFailed:
            break
    log.warning("match %s, ply %s: no answer from the engines; playing at first sight", match.id, match.ply)
    return quick_move(await stores.positions.of(record))


def quick_move(position: Position) -> str:
    """The legal move with the best static evaluation, without a search. Takes microseconds; changes nothing."""
    board = position.board

    def glance(move: int) -> int:
        board.make(move)
        verdict = board.verdict()
        score = board.evaluate() if verdict == ONGOING else verdict
        board.unmake()
        return score

    return position.game.write_move(board, min(position.legal_moves(), key=glance))
