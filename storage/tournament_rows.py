"""A tournament and what belongs to it, as they are stored."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Self

from storage.rows import Result
from storage.stored import Row, Stored, read_row

TournamentKind = Literal["robin", "swiss"]
TournamentStatus = Literal["open", "playing", "finished", "cancelled"]


@dataclass(frozen=True, slots=True)
class NewTournament:
    """What is decided when a tournament is made. `rounds` 0: as many as its kind has for its players."""

    person: int
    guild_id: int
    channel_id: int
    game: str
    kind: TournamentKind
    rounds: int
    most: int
    clock: str
    opening: str | None = None  # the name of one of the game's, with which every match begins


@dataclass(frozen=True, slots=True)
class TournamentPlayer(Stored):
    """Somebody who takes part, or did; the best have the lowest `seed`."""

    person: int
    name: str
    seed: int
    has_left: bool


@dataclass(frozen=True, slots=True)
class Pairing(Stored):
    """Two who meet in a round, or one who has a bye (no second player).

    `points` were given without a match; else `match_id` is the match once it was begun, `result` how it ended for the
    two in the order of the pairing, whoever played which side in the end: None while it goes on, and where it ended
    (`is_over`) without a result that counts.
    """

    id: int
    round: int
    number: int
    first_player: int
    second_player: int | None
    points: tuple[float, float] | None
    match_id: int | None
    is_over: bool
    result: Result | None
    channel_id: int | None
    message_id: int | None

    @classmethod
    def from_row(cls, row: Row) -> Self:
        given = None if row["first_points"] is None else (row["first_points"], row["second_points"])
        return read_row(cls, row, points=given)


@dataclass(frozen=True, slots=True)
class NewPairing:
    """A pairing of the next round, in the order of its boards; `points` as in `Pairing`."""

    first_player: int
    second_player: int | None
    points: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Tournament(Stored):
    """A tournament with its players and all its pairings, of one moment."""

    id: int
    person: int
    guild_id: int
    channel_id: int
    message_id: int | None
    game: str
    kind: TournamentKind
    rounds: int
    most: int
    clock: str
    status: TournamentStatus
    round: int
    revision: int
    shown: int
    created_at: datetime
    ended_at: datetime | None
    opening: str | None
    players: tuple[TournamentPlayer, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    @classmethod
    def from_row(cls, row: Row, players: tuple[TournamentPlayer, ...] = (), pairings: tuple[Pairing, ...] = ()) -> Self:
        return read_row(cls, row, players=players, pairings=pairings)

    @property
    def present(self) -> tuple[TournamentPlayer, ...]:
        """Who takes part."""
        return tuple(player for player in self.players if not player.has_left)

    @property
    def gone(self) -> frozenset[int]:
        """Who took part and has left."""
        return frozenset(player.person for player in self.players if player.has_left)

    @property
    def current(self) -> tuple[Pairing, ...]:
        """The pairings of the round that is played."""
        return tuple(each for each in self.pairings if each.round == self.round)
