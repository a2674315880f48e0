"""Ratings, which the transaction that finishes a match stores. A pure function given to storage computes them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from storage.database import Store, Transaction
from storage.personal import REMOVED, Personal
from storage.rows import Match, RatingChange
from storage.stored import Stored, columns_of, now, to_text, to_time

PERSONAL = (Personal("ratings", ("player",), REMOVED), Personal("rating_changes", ("player",), REMOVED))

DAY = timedelta(days=1)
BOT = 0  # stands for the bot among ids; no id is 0

OF = "SELECT * FROM ratings WHERE player = :player AND game = coalesce(:game, game) ORDER BY game"

HISTORY = """
SELECT * FROM rating_changes WHERE player = :player AND game = :game ORDER BY rated_at DESC LIMIT :most"""

OF_TOURNAMENT = """
SELECT rating_changes.* FROM pairings
  JOIN matches ON matches.pairing = pairings.id
  JOIN rating_changes ON rating_changes.match_id = matches.id
 WHERE tournament = :id ORDER BY rated_at, rating_changes.match_id"""

SAME_PAIR = """
SELECT DISTINCT matches.* FROM rating_changes JOIN matches ON id = match_id
 WHERE player IN (:player, :other) AND rating_changes.game = :game AND rated_at > :since AND level IS :level
   AND :player IN (first_player, second_player)
   AND :other IN (ifnull(first_player, :bot), ifnull(second_player, :bot))
 ORDER BY rated_at DESC"""

# Whether the person of a row of `players` had help in the match of a row of `matches`. A warning before a move is help,
# and so is, against the bot, taking back and stopping the clocks.
HELPED = """
players.id IN (
    SELECT player FROM hints WHERE match_id = matches.id
    UNION SELECT players.id FROM guided_matches WHERE match_id = matches.id
    UNION SELECT player FROM offers WHERE match_id = matches.id AND state = 'accepted'
                                      AND (kind = 'takeback' OR kind = 'pause' AND matches.level IS NOT NULL)
    UNION SELECT players.id FROM moves
           WHERE match_id = matches.id AND matches.level IS NOT NULL AND taken_back_at IS NOT NULL)"""

HELPED_IN = f"""
SELECT players.id FROM matches JOIN players ON players.id IN (first_player, second_player)
 WHERE matches.id = :id AND {HELPED}"""  # noqa: S608 - ours


@dataclass(frozen=True, slots=True)
class Rating(Stored):
    """A player's rating in a game."""

    game: str
    rating: float
    deviation: float  # how uncertain the rating is
    volatility: float
    matches: int  # how many were rated
    rated_at: datetime  # the last time


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was just finished, with all that its rating depends on."""

    match: Match
    at: datetime
    ratings: tuple[Rating | None, Rating | None]  # of both sides; None: none yet, or the bot
    helped: frozenset[int]  # people who had hints or a takeback, or paused the clocks against the bot
    recent: tuple[Match, ...]  # rated matches of the same two in this game within a day, the newest first


Rate = Callable[[FinishedMatch], "tuple[Rating | None, Rating | None]"]


def unrated(bout: FinishedMatch) -> tuple[Rating | None, Rating | None]:
    """A `Rate` that rates no match."""
    return None, None


class RatingStore(Store):
    """Reads ratings."""

    async def of(self, player: int, game: str | None = None) -> list[Rating]:
        """A player's ratings, in one game or in all (None)."""
        return await self._db.all_as(Rating, OF, player=player, game=game)

    async def history(self, player: int, game: str, most: int = 100) -> list[RatingChange]:
        """The changes by a player's last rated matches in a game, at most `most`, the oldest first."""
        return (await self._db.all_as(RatingChange, HISTORY, player=player, game=game, most=most))[::-1]

    async def of_tournament(self, tournament: int) -> list[RatingChange]:
        """The changes of ratings by a tournament's matches, in the order of time."""
        return await self._db.all_as(RatingChange, OF_TOURNAMENT, id=tournament)


async def add_ratings(write: Transaction, match: Match, rate: Rate) -> None:
    """Rates a match inside the transaction that finished it. A player for whom `rate` gives None keeps their rating."""
    at = now()
    bout = await _bout(write, match, at)
    for player, before, after in zip((match.first_player, match.second_player), bout.ratings, rate(bout), strict=True):
        if player is not None and after is not None:
            values = columns_of(after) | {"player": player, "game": match.game, "rated_at": at}
            await write.insert("ratings", "REPLACE", **values)
            del values["volatility"], values["matches"]
            values |= {"match_id": match.id, "before": before.rating if before else None}
            await write.insert("rating_changes", **values)


async def _bout(write: Transaction, match: Match, at: str) -> FinishedMatch:
    first = await write.one_as(Rating, OF, player=match.first_player, game=match.game)
    second = await write.one_as(Rating, OF, player=match.second_player, game=match.game)
    person = match.first_player if match.first_player is not None else match.second_player
    other = match.opponent_of(person) if person is not None else None
    recent = await write.all_as(
        Match,
        SAME_PAIR,
        player=person,
        other=BOT if other is None else other,
        bot=BOT,
        game=match.game,
        level=match.level,
        since=to_text(to_time(at) - DAY),
    )
    helped = await write.column(HELPED_IN, id=match.id)
    return FinishedMatch(match, to_time(at), (first, second), frozenset(helped), tuple(recent))
