"""Turns: moves of people and of the bot, choices in an opening, and endings such as resignation and timeout."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TypeVar

from bot.match.clocks import Clocks
from bot.match.openings import seated_after
from bot.match.positions import try_move, won_by
from bot.match.requirements import require_player, require_to_choose, require_to_move
from bot.match.state import MatchView, Reason
from bot.match.stores import Stores
from bot.match.thinking import Gate, Thinking, bot_move
from bot.recent import Recent
from storage.errors import NotYourTurn, StaleMatch, WrongStatus
from storage.rows import Finish, Match, NewMove, StoredGame

T = TypeVar("T")

TURNS_REMEMBERED = 1024


class Turns:
    """Makes the moves and choices of a match, checks whose turn it is, and ends matches."""

    def __init__(self, stores: Stores, clocks: Clocks) -> None:
        self._stores, self._clocks = stores, clocks
        self.thinking = Thinking(stores, self._reply)
        self._committed: Recent[int, StoredGame] = Recent(TURNS_REMEMBERED)  # by match: games that wait for the bot

    async def ready(self, match_id: int, person: int, board_number: int | None = None) -> MatchView:
        """The match, if this person may move on the board that they saw. Raises what `move` does before reading the
        text.
        """
        record = await self._stores.matches.game(match_id)
        require_to_move(record, person, board_number)
        return await self._stores.view_of(record)

    async def move(
        self, match_id: int, person: int, text: str, board_number: int | None = None, at: datetime | None = None
    ) -> MatchView:
        """Makes a person's move, `text` in any notation, on the board that they saw.

        That board has the number `board_number` (None: the present one). `at` is when they moved, by the chat's own
        clock (None: now); if their time was over by then, the match ends instead. When this returns, the move is
        stored. If it is then the bot's turn, show the view and await `Thinking.answer`.

        Raises MoveRefused, NotYourTurn, ChoiceDue, BotIsThinking, StaleMatch, NotYourMatch, WrongStatus, MatchNotFound.
        """
        allowed = partial(require_to_move, person=person, board_number=board_number)
        return await self.in_time(match_id, at, allowed, lambda record, at: self._commit(record, text, person, at))

    async def choose(
        self, match_id: int, person: int, option: str, board_number: int | None = None, at: datetime | None = None
    ) -> MatchView:
        """Makes a person's choice in an opening, one of its options. `board_number` and `at` are as for `move`. Raises
        ChoiceMade, BadChoice, NotYourTurn, StaleMatch, NotYourMatch, WrongStatus, MatchNotFound.
        """
        allowed = partial(require_to_choose, person=person, option=option, board_number=board_number)
        return await self.in_time(
            match_id, at, allowed, lambda record, at: self._commit_choice(record, option, person, at)
        )

    async def in_time(
        self,
        match_id: int,
        at: datetime | None,
        require: Callable[[StoredGame], None],
        make: Callable[[StoredGame, datetime], Awaitable[T]],
    ) -> T | MatchView:
        """Awaits `make`, which does what a player asked for, with the match, of which it holds the lock, and the time
        at which it is done; returns what that returns. `require` raises if it is not allowed. If the time of the side
        to move was over `at` that time (None: now), the match ends instead, and is returned.

        A look at the clocks comes later, because a click that was made in time may be on its way until then.
        """
        async with self._stores.locks.of(match_id):
            while True:
                record = await self._stores.matches.game(match_id)
                require(record)
                with suppress(StaleMatch):  # its clocks have changed since it was read
                    if (made_at := self._clocks.in_time(record.match, at)) is None:
                        return await self._end_on_time(record)
                    return await make(record, made_at)

    async def _commit(self, record: StoredGame, text: str, by: int | None, at: datetime) -> MatchView:
        stores, match = self._stores, record.match
        was_paused = match.timing.paused_at is not None
        trial = try_move(await stores.positions.of(record), text)
        cost, then = await self._clocks.after_move(match, seated_after(match, moves=1), at)
        move = NewMove(trial.text, trial.finish, at, cost)
        match = await stores.matches.record_move(match.id, match.ply, move, by=by, after=then)
        record = record.after(match, (*record.moves, trial.text))
        if trial.finish:
            return await self._finished(match.id)
        if match.bot_to_move:
            self._committed.keep(match.id, record)
        return await stores.view_of(record, resumed=was_paused)

    async def _commit_choice(self, record: StoredGame, option: str, by: int, at: datetime) -> MatchView:
        after = seated_after(record.match, option=option)
        _, then = await self._clocks.after_move(record.match, after, at)
        match = await self._stores.matches.choose(record.match, after.opening or "", by=by, after=then)
        was_paused = record.match.timing.paused_at is not None
        return await self._stores.view_of(record.after(match, record.moves), resumed=was_paused)

    async def _finished(self, match_id: int) -> MatchView:
        """Releases a match that was just finished, and returns its view with the changes of ratings."""
        try:
            return await self._stores.view(match_id)
        finally:  # also if the caller is cancelled, or this version cannot read the match
            self._stores.closed(match_id)

    async def resign(self, match_id: int, person: int, at: datetime | None = None) -> MatchView:
        """Resigns on either side's turn; `at` as for `move`. Raises NotYourMatch, WrongStatus, MatchNotFound."""
        return await self.in_time(
            match_id,
            at,
            lambda record: require_player(record.match, person),
            lambda record, _: self.end(record, int(record.match.first_player == person), Reason.RESIGNATION),
        )

    async def lose_on_time(self, match: Match) -> MatchView | None:
        """Ends a match whose time is over; None if its clocks changed after `match` was read. Raises WrongStatus."""
        async with self._stores.locks.of(match.id):
            record = await self._stores.matches.game(match.id)
            if record.match.timing == match.timing:
                with suppress(StaleMatch):
                    return await self._end_on_time(record)
        return None

    async def _end_on_time(self, record: StoredGame) -> MatchView:
        """Ends the match on time: the side to move loses, or it is a draw if the other side could not win any more."""
        position, other = await self._stores.positions.of(record), 1 - record.match.side
        if position.game.can_win(position.board, other):
            return await self.end(record, other, Reason.TIMEOUT)
        return await self.end(record, None, Reason.TIMEOUT_DRAW)

    async def warn(self, match: Match) -> MatchView | None:
        """Notes that the side to move is warned of its time; None if the clocks changed after `match` was read."""
        async with self._stores.locks.of(match.id):
            with suppress(StaleMatch):
                await self._stores.clocks.retime(match, replace(match.timing, warn_at=None))
                return await self._stores.view(match.id)
        return None

    async def end(
        self, record: StoredGame, winner: int | None, reason: Reason, offer_id: int | None = None
    ) -> MatchView:
        """Ends a match for a reason other than the game's rules; `winner` None is a draw. The caller holds its lock."""
        stores, match = self._stores, record.match
        finish = Finish(won_by(winner), str(reason), reason.is_counted)
        timing = match.timing if reason.is_on_time else None
        await stores.matches.finish(match.id, match.ply, finish, offer_id=offer_id, timing=timing)
        self.thinking.abandon(match.id)
        return await self._finished(match.id)

    async def _reply(self, match_id: int, gate: Gate) -> MatchView:
        """Makes the bot's move where one is due; `gate` is held while the engines think. Where the match changed
        meanwhile the move is not made, and the bot thinks again if it is still its turn.
        """
        stores = self._stores
        record = self._committed.pop(match_id, None) or await stores.matches.game(match_id)
        while record.match.bot_to_move:
            async with gate:
                text = await bot_move(stores, record)
            with suppress(StaleMatch, NotYourTurn, WrongStatus):
                if (at := self._clocks.in_time(record.match, None)) is None:
                    if ended := await self.lose_on_time(record.match):
                        return ended
                else:
                    async with stores.locks.of(match_id):
                        return await self._commit(record, text, None, at)
            record = await stores.matches.game(match_id)
        return await stores.view_of(record)
