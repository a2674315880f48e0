"""Opening protocols such as swap2: how two people find a fair start before sides are assigned.

One player makes the moves of both sides in the first stage. Then the other chooses a side, or makes the moves of the
next stage, after which the first one chooses; and so on. Gomoku's swap2 has two stages, of three moves and of two.

The player who must act always sits on the side to move: until a side is chosen, the players exchange seats as needed.
So code that asks whose turn it is need not know about openings.
"""

from dataclasses import dataclass, replace
from typing import Self

from bot.match.refusals import InOpening
from bot.match.time_control import is_first_move
from engines.registry import game_named
from storage.rows import Match

SIDES = ("first", "second")  # the options after each stage: the side to play
MORE = "more"  # another option, if a stage follows: to make its moves


@dataclass(frozen=True, slots=True)
class OpeningProtocol:
    """The state of an opening protocol in a match."""

    name: str
    stages: tuple[int, ...]  # how many moves each stage has
    chosen: tuple[str, ...] = ()  # the options chosen so far, one after each stage that is over
    ply: int = 0  # how many moves were made
    side: int = 0  # who is to move

    @classmethod
    def of(cls, match: Match) -> Self | None:
        """The opening of a match in its present state; None where it has none."""
        if match.opening is None:
            return None
        name, *chosen = match.opening.split()
        return cls(name, game_named(match.game).openings[name], tuple(chosen), match.ply, match.side)

    @property
    def is_over(self) -> bool:
        """Whether a side was chosen, which ends the opening."""
        return self.chosen[-1:] not in ((), (MORE,))

    @property
    def end(self) -> int:
        """How many moves the stages have in all, up to and including the present one."""
        return sum(self.stages[: self._stage + 1])

    @property
    def left(self) -> int:
        """How many moves are left in the present stage; 0 where a choice is due, or the opening is over."""
        return 0 if self.is_over else self.end - self.ply

    @property
    def following(self) -> int:
        """How many moves the next stage has; 0 where none follows."""
        return sum(self.stages[self._stage + 1 : self._stage + 2])

    @property
    def options(self) -> tuple[str, ...]:
        """The options that may be chosen now; empty where a move is due."""
        if self.is_over or self.left:
            return ()
        return (*SIDES, MORE) if self.following else SIDES

    @property
    def opener(self) -> int:
        """The side of the player who made the moves of the first stage."""
        makes_moves = self._stage % 2 == 0  # whether the opener makes those of the present stage
        if self.is_over:
            side = SIDES.index(self.chosen[-1])
            return 1 - side if makes_moves else side
        acts = makes_moves if self.left else not makes_moves
        return self.side if acts else 1 - self.side

    @property
    def maker(self) -> int | None:
        """The side of the player who may take back a move of the present stage; None where no move can be."""
        if self.is_over or self.left == self.stages[self._stage]:
            return None
        return self.side if self.left else 1 - self.side

    @property
    def _stage(self) -> int:
        return self.chosen.count(MORE)


def in_opening(match: Match) -> bool:
    """Whether the match is in its opening: nobody has chosen a side yet."""
    opening = OpeningProtocol.of(match)
    return opening is not None and not opening.is_over


def in_free_turn(match: Match) -> bool:
    """Whether the turn costs nothing in a live match: in an opening, and the first move of either side."""
    return in_opening(match) or is_first_move(match.ply, match.given)


def shared_moves(opening: OpeningProtocol | None, given: int | None) -> int:
    """How many moves at the start were not made by the players of their sides: those of an opening, or given ones."""
    return opening.end if opening else given or 0


def plies_back(match: Match, opening: OpeningProtocol | None, side: int) -> int:
    """How many plies undo a side's last move: 1, or 2 if the opponent has replied. In an opening it is 1, for the side
    that made the last moves of the present stage. 0 if the side has no move to take back.
    """
    if opening and not opening.is_over:
        return int(opening.maker == side)
    plies = 2 if match.side == side else 1
    return plies if match.ply - shared_moves(opening, match.given) >= plies else 0


def seated_after(before: Match, moves: int = 0, option: str = "") -> Match:
    """The match after this many moves more (fewer, if negative), or after the choice of an option: `ply`, `opening` and
    seats are up to date.
    """
    opening = f"{before.opening} {option}" if option else before.opening
    after = replace(before, ply=before.ply + moves, opening=opening)
    if after.opening is None:
        return after
    was, now = OpeningProtocol.of(before), OpeningProtocol.of(after)
    if not (was and now and was.opener != now.opener):
        return after
    return replace(after, first_player=before.second_player, second_player=before.first_player)


def require_settled(match: Match) -> None:
    """Raises InOpening while the match is in its opening."""
    if in_opening(match):
        raise InOpening
