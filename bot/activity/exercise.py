"""Exercise: a position on the page in which one person looks for moves, on a board like a match's."""

import asyncio
import time
from abc import ABC, abstractmethod
from itertools import count
from typing import Any

from bot.activity.match_requests import Asker
from bot.activity.messages import BoardState, SeatState
from bot.activity.replay import Replay
from bot.activity.states import boards_of
from bot.match import wording
from bot.match.referee import Referee

EXERCISE = 0  # the match's number in requests about an exercise
_NUMBERS = count(time.time_ns() // 1_000_000)
"""Revisions, which rise over all exercises and restarts, so that the page can tell which state is newer."""


class Exercise(ABC):
    """One exercise for one person: a puzzle or a lesson, named by its `key`. Hold its `lock` to compare a request's
    `board_number` and to call `move` or `control`.
    """

    def __init__(self, key: str, game: str, start: str, side: int) -> None:
        self.key, self.game, self.side = key, game, side
        self.lock = asyncio.Lock()
        self._replay = Replay(game, start)
        self._renew()

    @abstractmethod
    def leads(self, asker: Asker, key: str) -> str | None:
        """Where a control leads: a key of the lobby. None if it acts on the exercise itself, or is unknown."""

    @abstractmethod
    async def move(self, referee: Referee, asker: Asker, text: str) -> None:
        """Tries a move. Raises MoveRefused if it is illegal, another refusal if it is not what is looked for."""

    @abstractmethod
    async def control(self, referee: Referee, asker: Asker, key: str) -> None:
        """Does what a control means that does not lead elsewhere. Raises UnknownControl."""

    @abstractmethod
    def state(self, asker: Asker) -> BoardState:
        """The state that the page shows to the person."""

    def _renew(self) -> None:
        """The exercise has changed: requests about its state before are outdated."""
        self.board_number = next(_NUMBERS)

    def _board(self, asker: Asker, played: tuple[str, ...], *, over: bool, **more: Any) -> BoardState:
        """The state after these moves from the start; `more` is what the exercise says and marks."""
        texts, replay, side = asker.likes.texts, self._replay, self.side
        replay.follow(played)
        own, other = (wording.side(texts, self.game, each) for each in (side, 1 - side))
        seats = SeatState(asker.person.name, own, acts=not over), SeatState("", other)
        shown: dict[str, Any] = {"moves": () if over else replay.moves(), "marks": replay.marks()} | more
        return BoardState(
            match=EXERCISE,
            exercise=self.key,
            revision=self.board_number,
            board_number=self.board_number,
            boards=boards_of(self.game, asker.likes),
            side=side,
            turn=None if over else side,
            over=over,
            standing=replay.standing,
            start=replay.start,
            seats=(seats[side], seats[1 - side]),
            hand=replay.hand(side),
            played=replay.played(asker.likes.notation(self.game)),
            pairs=replay.game.pairs,
            first_to_move=replay.position.first_to_move,
            **shown,
        )
