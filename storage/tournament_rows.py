"""The stored rows of a tournament and of what belongs to it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Self

from storage.rows import Result
from storage.stored import Row, Stored, read_row

TournamentKind = Literal["robin", "swiss"]
TournamentStatus = Literal["open", "playing", "finished", "cancelled"]


@dataclass(frozen=True, slots=True)
class NewTournament:
    """A tournament that is about to be stored."""

    person: int  # who makes it
    guild_id: int
    channel_id: int
    game: str
    kind: TournamentKind
    rounds: int  # 0: as many as its kind has for the number of players
    most: int  # the most players
    clock: str
    opening: str | None = None  # the name of an opening protocol of the game, for every match


@dataclass(frozen=True, slots=True)
class TournamentPlayer(Stored):
    """A person who takes part, or has left; the best have the lowest `seed`."""

    person: int
    name: str
    seed: int
    left_at: datetime | None

    @property
    def has_left(self) -> bool:
        """Whether the person has left."""
        return self.left_at is not None


@dataclass(frozen=True, slots=True)
class Pairing(Stored):
    """Two players who meet in a round, or one who has a bye."""

    id: int
    round: int
    number: int  # within the round, from 1
    first_player: int
    second_player: int | None  # None: a bye
    points: tuple[float, float] | None  # given without a match; None: there is or will be a match
    match_id: int | None  # None until the match is begun
    ended_at: datetime | None  # None while the match goes on
    # Of the match, in the order of the pairing even if the players have exchanged seats. None while it goes on, and if
    # it ended without a result that counts.
    result: Result | None
    channel_id: int | None
    message_id: int | None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.ended_at is not None

    @classmethod
    def from_row(cls, row: Row) -> Self:
        given = None if row["first_points"] is None else (row["first_points"], row["second_points"])
        return read_row(cls, row, points=given)


@dataclass(frozen=True, slots=True)
class NewPairing:
    """A pairing that is about to be stored; `points` as in `Pairing`."""

    first_player: int
    second_player: int | None
    points: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament(NewTournament, Stored):
    """A tournament with its players and all its pairings, read at one moment."""

    id: int
    message_id: int | None
    status: TournamentStatus
    round: int
    revision: int
    shown: int
    created_at: datetime
    ended_at: datetime | None
    players: tuple[TournamentPlayer, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    @classmethod
    def from_row(cls, row: Row, players: tuple[TournamentPlayer, ...] = (), pairings: tuple[Pairing, ...] = ()) -> Self:
        return read_row(cls, row, players=players, pairings=pairings)

    @property
    def present(self) -> tuple[TournamentPlayer, ...]:
        """The players who have not left."""
        return tuple(player for player in self.players if not player.has_left)

    @property
    def gone(self) -> frozenset[int]:
        """The ids of the players who have left."""
        return frozenset(player.person for player in self.players if player.has_left)

    def gone_by(self, at: datetime) -> frozenset[int]:
        """The ids of the players who had left at a time."""
        return frozenset(player.person for player in self.players if player.left_at and player.left_at <= at)

    @property
    def current(self) -> tuple[Pairing, ...]:
        """The pairings of the present round."""
        return tuple(each for each in self.pairings if each.round == self.round)
