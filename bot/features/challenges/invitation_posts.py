"""Posts the open invitations that an earlier process left without a message."""

from __future__ import annotations

from functools import partial

from bot.discord.controls import Tag
from bot.discord.failures import Failure
from bot.discord.place import Place
from bot.features.challenges.invitations import Invitations
from bot.features.challenges.page import JOIN, invitation_page
from bot.handling.services import Poster, Services
from bot.match.posts import Post, PostPages, Posts


class InvitationPosts(Poster):
    """Posts an invitation without an interaction, unless its channel has its message: the answer to the command may
    have arrived though nobody noted that. If a failure may pass, the next sweep tries again.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._invitations = self._referee.of(Invitations)
        self._posts = Posts(self._channels, self._invitations)
        self._invitations.unshown.listen(self.show)

    async def show(self, invitation: int) -> bool:
        """Posts an invitation. True if it is left to the next sweep. Raises a DatabaseFault."""
        found = await self._referee.stores.invitations.get(invitation)
        if found.closed or found.message_id is not None:
            return False
        place, own = Place(found.guild_id, found.channel_id), Tag(JOIN, detail=str(found.id))
        post = Post("i", found.id, 0, place, None, self._invitations.made_at(found), own)
        page = partial(invitation_page, invitation=found)
        reader = await self._referee.preferences.of_server(found.guild_id)
        return await self._posts.show(post, PostPages(page, page), reader) is Failure.PASSES
