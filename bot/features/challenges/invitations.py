"""Open invitations: challenges that anyone can accept."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime

from bot.discord.place import NOWHERE, Person, Place
from bot.listening import Listening, itself
from bot.match.beginning import clock_between
from bot.match.referee import Referee, Service
from bot.match.refusals import NotYours, Reader, Refused
from bot.match.state import MatchView
from bot.match.summary import message_url
from bot.match.terms import MatchTerms
from storage.errors import OfferGone
from storage.invitations import Invitation, NewInvitation


class OwnInvitation(Refused):
    """A person cannot join their own invitation."""


@dataclass(eq=False)
class InvitationOpen(Refused):
    """The person already has an open invitation to this game."""

    invitation: Invitation

    def text_for(self, reader: Reader) -> str:
        """The text with a link to the message."""
        found = self.invitation
        return f"{reader.texts[self.key]} {message_url(found.guild_id, found.channel_id, found.message_id)}".rstrip()


class Invitations(Service):
    """Makes, fills and withdraws open invitations. `on_changed` is called with the channel of one that was made or
    withdrawn. `unshown` tells its listener of those that an earlier process left without a message, and of those that
    are over and whose message may not say so.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self.on_changed: Callable[[int | None], None] = lambda channel: None
        self.unshown = Listening(self._stores.background, "invitation", itself)
        self._posting: list[tuple[int, str]] = []  # person and game of those that their callers are about to post

    @contextmanager
    def posting(self, person: int, game: str) -> Iterator[None]:
        """The block makes an invitation of a person to a game and posts it: no sweep does it meanwhile."""
        self._posting.append((person, game))
        try:
            yield
        finally:
            self._posting.remove((person, game))

    async def invite(self, terms: MatchTerms, person: Person, place: Place = NOWHERE) -> Invitation:
        """Makes an open invitation. In the same block of `posting` the caller posts it and notes its message, or calls
        `withdraw`.

        Raises BadChoice, what `Admission.to_match` raises, and InvitationOpen if the person has one to this game.
        """
        terms.require_known()
        now = self._stores.clock()
        async with self._referee.admission.to_match(person, place):
            for each in await self._stores.invitations.open_of(person.id, now):
                if each.game == terms.game:
                    raise InvitationOpen(each)
            expires_at = now + self._stores.defaults.challenge
            terms = replace(terms, clock=clock_between(terms.clock, self._stores))
            made = await self._stores.invitations.make(_invitation(terms, person, place, expires_at))
        self.on_changed(made.channel_id)
        return made

    async def note_message(self, invitation_id: int, message: int) -> Invitation | None:
        """Notes the message that shows an invitation. Returns the invitation if the message must say that it is closed:
        somebody has joined meanwhile, and another message is the board.
        """
        if await self._stores.invitations.note_message(invitation_id, message):
            return None
        found = await self._stores.invitations.get(invitation_id)
        played = await self._stores.history.page(found.person, found.game)  # the match may be over by now
        is_board = any(match.message_id == message for match in played.entries)
        return None if is_board else found

    async def do_due_work(self) -> None:
        """Has the open invitations posted that no caller posts, and messages brought up to date."""
        for number, *asked in await self._stores.invitations.unshown(self._stores.clock()):
            if tuple(asked) not in self._posting:
                self.unshown.remind(number)

    def made_at(self, invitation: Invitation) -> datetime:
        """When an open invitation was made."""
        return invitation.expires_at - self._stores.defaults.challenge

    async def join(self, invitation_id: int, person: Person, place: Place, message: int | None = None) -> MatchView:
        """Begins the match of an invitation in the place of its `message`, which is known even if nobody noted it.
        Raises OwnInvitation, OfferGone if the invitation is closed, has expired or is in another channel, and what
        `Admission.to_match` raises.
        """
        found = await self._stores.invitations.get(invitation_id)
        if found.channel_id != place.channel_id:
            raise OfferGone(invitation_id)
        if found.person == person.id:
            raise OwnInvitation
        found = replace(found, message_id=found.message_id or message)
        return await self._referee.challenges.join(found, person, place)

    async def open_in(self, place: Place) -> list[Invitation]:
        """The invitations of a channel that can still be joined, the newest first."""
        if place.channel_id is None:
            return []
        return await self._stores.invitations.open_in(place.channel_id, self._stores.clock())

    async def over(self, invitation_id: int) -> Invitation | None:
        """The invitation, marked as closed, if it expired or was withdrawn; None if it is open or somebody has joined.
        Raises OfferGone.
        """
        found = await self._stores.invitations.get(invitation_id)
        is_over = found.message_id is not None if found.closed else found.expires_at <= self._stores.clock()
        return replace(found, closed=True) if is_over else None

    async def withdraw(self, invitation_id: int, person: int) -> Invitation:
        """Withdraws the person's own invitation. Raises NotYours, and OfferGone if it is closed or has expired."""
        if (await self._stores.invitations.get(invitation_id)).person != person:
            raise NotYours
        return await self.expire(invitation_id)

    async def expire(self, invitation_id: int) -> Invitation:
        """Ends an invitation, whoever made it. Raises OfferGone if it is closed or has expired."""
        withdrawn = await self._stores.invitations.withdraw(invitation_id, self._stores.clock())
        self.on_changed(withdrawn.channel_id)
        return replace(withdrawn, closed=True)

    async def person_leaves(self, person: int, guild_id: int | None = None) -> None:
        """Withdraws the person's invitations in a server, or all of them."""
        await self._expire(person=person, guild=guild_id)

    async def channels_leave(self, guild_id: int, channel_id: int | None) -> None:
        """Withdraws the invitations in a channel, or (None) a server: nobody can join them, and they count as open."""
        await self._expire(guild=guild_id, channel=channel_id)

    async def _expire(self, **where: int | None) -> None:
        for channel in await self._stores.invitations.expire(self._stores.clock(), **where):
            self.on_changed(channel)


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
