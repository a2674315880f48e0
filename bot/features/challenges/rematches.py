"""What can follow a finished match: a rematch, or a match against another level of the bot."""

import asyncio
from dataclasses import replace
from datetime import datetime

from bot.discord.place import NOWHERE, Person, Place
from bot.match.beginning import new_match
from bot.match.fair_play import require_play_allowed
from bot.match.openings import OpeningProtocol
from bot.match.positions import replayed
from bot.match.referee import Service
from bot.match.refusals import BadChoice
from bot.match.requirements import require_finished, require_seat
from bot.match.state import MatchView
from bot.match.terms import GivenMoves, MatchTerms, lower_level, next_level
from storage.rows import Match, NewMatch, StoredGame


class Rematches(Service):
    """Begins what follows a match. Only one match at a time can follow another: while that is played, a second request
    raises RematchExists; once it is over, the request is for what follows the last of them.
    """

    async def rematch(
        self, match_id: int, person: Person, place: Place = NOWHERE, at: datetime | None = None
    ) -> MatchView:
        """Begins a rematch with sides exchanged: at once against the bot, as a challenge to a person. If the match had
        an opening, its first moves are now made by the other player.

        If the opponent has asked for a rematch, this accepts it. Raises RematchExists if the rematch has begun,
        ChallengePending, ChallengedAlready, MatchGoesOn, NotYourMatch, FormerPlayer, TooManyMatches, Blocked, SlowDown,
        and against the bot what `require_play_allowed` does.
        """
        record = await self._stores.matches.game(match_id)
        require_over(record.match, person.id)
        last = await self._last(record.match)
        if not last.against_bot:
            place = await self._where_asked(last, place, person.id)
        new = _again(record, last, person.id, place)
        if last.against_bot:
            position = await asyncio.to_thread(replayed, new.game, new.start, new.given or ())
            await require_play_allowed(self._stores, person.id, position)
        return await self._referee.challenges.begin_again(new, person, place, at)

    async def _where_asked(self, last: Match, place: Place, person: int) -> Place:
        """Where the opponent is asked: in the board's channel; from elsewhere only if the bot posts there by itself."""
        places = self._referee.places
        there = await places.where_both_are(last, place, person)
        return there if there.channel_id == place.channel_id else replace(there, takes_boards=places.posts_in(there))

    async def other_level(
        self, match_id: int, person: Person, place: Place = NOWHERE, *, lower: bool = False
    ) -> MatchView:
        """Begins a match of the same game against the next level of the bot (`lower`: the one below), with the same
        clock and sides exchanged. It takes the place of the rematch.

        Raises RematchExists, MatchGoesOn, NotYourMatch, TooManyMatches, and BadChoice if there is no such level.
        """
        old = await self._stores.matches.get(match_id)
        require_over(old, person.id)
        level = lower_level(old.level) if lower else next_level(old.level)
        if level is None:
            raise BadChoice("level", old.level or "")
        last = await self._last(old)
        terms = MatchTerms(old.game, clock=old.clock, level=level)
        new = new_match(terms, (last.second_player, last.first_player), person.id, place)
        return await self._referee.challenges.begin_again(replace(new, rematch_of=last.id), person, place)

    async def _last(self, match: Match) -> Match:
        """The last of the finished matches that followed one another from this one."""
        while (following := await self._stores.matches.rematch_of(match.id)) and following.status == "finished":
            match = following
        return match


def require_over(match: Match, person: int) -> None:
    """Raises NotYourMatch if the person did not play in the match, and MatchGoesOn if it is not finished."""
    require_seat(match, person)
    require_finished(match)


def _again(record: StoredGame, last: Match, challenger: int, place: Place) -> NewMatch:
    """The match of a record again, as the rematch of the `last` that followed it."""
    old, opening = record.match, OpeningProtocol.of(last)
    seats = (last.first_player, last.second_player)
    given = None if old.given is None else GivenMoves(old.start, record.moves[: old.given])
    terms = MatchTerms(
        old.game,
        clock=old.clock,
        opening=opening.name if opening else None,
        given=given,
        level=old.level,
        with_hints=old.with_hints,
    )
    return replace(
        new_match(terms, seats if opening and opening.opener else seats[::-1], challenger, place),
        status="playing" if old.against_bot else "challenged",
        rematch_of=last.id,
    )
