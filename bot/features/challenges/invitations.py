"""Challenges to whoever wants."""

from dataclasses import replace
from datetime import datetime

from bot.discord.place import NOWHERE, Person, Place
from bot.match.referee import Service
from bot.match.refusals import NotYours, Refused
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from storage.meeting import Invitation, NewInvitation


class OwnInvitation(Refused):
    """Whoever invited somebody cannot join."""

    key = "refusal.own-invitation"


class InvitationOpen(Refused):
    """The person has invited to this game already, and nobody has joined yet."""

    key = "refusal.invitation-open"


class Invitations(Service):
    """They are made, taken and withdrawn."""

    async def invite(self, terms: MatchTerms, person: Person, place: Place = NOWHERE) -> Invitation:
        """A challenge to whoever wants.

        Raises BadChoice, what `Admission.to_match` does, and InvitationOpen where the person has one in this game.
        """
        terms.require_known()
        now = self._stores.clock()
        async with self._referee.admission.to_match(person, place):
            if any(each.game == terms.game for each in await self._stores.invitations.open_of(person.id, now)):
                raise InvitationOpen
            expires_at = now + self._stores.times.challenge
            return await self._stores.invitations.make(_invitation(terms, person, place, expires_at))

    async def join(self, invitation_id: int, person: Person, place: Place) -> MatchView:
        """The match, begun at once. Raises OfferGone where somebody was faster, OwnInvitation, and what
        `Admission.to_match` does.
        """
        invitation = await self._stores.invitations.get(invitation_id)
        if invitation.person == person.id:
            raise OwnInvitation
        return await self._referee.challenges.join(invitation, person, place)

    async def open_in(self, place: Place) -> list[Invitation]:
        """Those of a channel that somebody can still join, the newest first."""
        if place.channel_id is None:
            return []
        return await self._stores.invitations.open_in(place.channel_id, self._stores.clock())

    async def expired(self, invitation_id: int) -> Invitation | None:
        """An invitation that nobody took in time; None where it stands, was taken or withdrawn. Raises OfferGone."""
        found = await self._stores.invitations.get(invitation_id)
        is_over = not found.closed and found.expires_at <= self._stores.clock()
        return replace(found, closed=True) if is_over else None

    async def withdraw(self, invitation_id: int, person: int) -> Invitation:
        """The one who made it thinks better of it. Raises NotYours, OfferGone."""
        if (await self._stores.invitations.get(invitation_id)).person != person:
            raise NotYours
        return await self._stores.invitations.close(invitation_id, self._stores.clock())


def _invitation(terms: MatchTerms, person: Person, place: Place, expires_at: datetime) -> NewInvitation:
    given = terms.given
    return NewInvitation(
        person.id,
        terms.game,
        terms.side,
        terms.clock,
        expires_at,
        start=given.start if given else "",
        moves=given.moves if given else None,
        opening=terms.opening,
        with_hints=terms.with_hints,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
    )
