"""Following a match to hear how it ends: the bell under its board, and the message in the channel of the board."""

from collections.abc import Iterable
from functools import partial

from bot.discord.controls import Button, Row, Tag
from bot.discord.failures import ALL, Failure, Refusable, result_or_failure, with_less
from bot.discord.page import Page
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.feature import Feature
from bot.handling.services import Poster, Services
from bot.match import wording
from bot.match.channels import nonce
from bot.match.outbox import without_names
from bot.match.referee import Service
from bot.match.state import Cause, Change, MatchView
from bot.match.summary import board_link
from bot.match.wording import names_of
from storage.errors import WrongStatus

ACTIONS = Actions()

MOST_PINGED = 20  # people who are pinged in one message


@ACTIONS.on("follow")
async def follow(context: Context, tag: Tag) -> None:
    """Follows the match; the answer has a button that stops it. Where the bot cannot post it refuses: older boards have
    the bell there, too.
    """
    if not context.access.posts:
        await context.tell_person(context.texts["follow.nowhere"])
        return
    stores = context.referee.stores
    match = (await stores.matches.game(tag.match)).match
    if not match.playing:
        raise WrongStatus(match.id, match.status)
    await stores.remember(context.person)
    await stores.follows.follow(match.id, context.person.id)
    stop = Button(context.texts["follow.stop"], Tag("unfollow", match.id), emoji="🔕")
    await context.say(Page(context.texts["follow.on"], Row(stop)))


@ACTIONS.on("unfollow")
async def unfollow(context: Context, tag: Tag) -> None:
    """Follows the match no longer."""
    await context.referee.stores.follows.stop(tag.match, context.person.id)
    await context.show(Page(context.texts["follow.off"]))


class Follows(Service):
    """Makes people follow nothing where they may not use the bot any more."""

    async def person_leaves(self, person: int, guild_id: int | None = None) -> None:
        """Makes the person follow no match of a server any more. A deletion removes all that they follow."""
        if guild_id is not None:
            await self._stores.follows.leave(person, guild_id)


class Followers(Poster):
    """Posts how a match ended, in as many messages as its followers need. If a failure may pass, the next sweep tries
    again; else they are told once the channel takes messages again.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._unstored: dict[int, set[int]] = {}  # by match: the people who were told, while that is not stored

    async def match_changed(self, change: Change) -> bool:
        """Tells the followers of a match that is over who were not told yet. True if some are left to the next sweep.
        Raises a DatabaseFault.
        """
        if change.cause is not Cause.FOLLOWED:
            return False
        view, follows = self._services.publisher.newest_view(change.view), self._referee.stores.follows
        if view.id in self._unstored:
            await self._note_told(view.id, ())
        people = await follows.untold(view.id)
        for first in range(0, len(people), MOST_PINGED):
            some = people[first : first + MOST_PINGED]
            if view.match.channel_id is not None:
                what, page = f"match {view.id}, who follows it", partial(self._page, view, some)
                send = partial(with_less, what, await page(ALL), page, partial(self._send, view, some))
                result = await result_or_failure(what, send)
                if result is Failure.PASSES:
                    return True
                if isinstance(result, Failure):
                    await follows.give_up(view.id)
                    return False
            await self._note_told(view.id, some)
        return False

    async def _note_told(self, match_id: int, people: Iterable[int]) -> None:
        told = self._unstored.setdefault(match_id, set())
        told.update(people)
        await self._referee.stores.follows.note_told(match_id, told)
        del self._unstored[match_id]

    async def _page(self, view: MatchView, people: list[int], has: Refusable) -> Page:
        view = view if has.names else without_names(view)
        texts = (await self._referee.preferences.of_server(view.match.guild_id)).texts
        names = names_of(texts, view)
        said = texts.text(
            "follow.ended",
            people=" ".join(f"<@{person}>" for person in people),
            match=wording.title(texts, view, names),
            end=wording.state(texts, view, names),
        )
        return Page(said, board_link(texts, view))

    async def _send(self, view: MatchView, people: list[int], page: Page) -> None:
        number = nonce(view.id, people[0], view.match.ended_at or view.match.created_at)
        await self._channels.send(view.place, page, number, people)


FEATURE = Feature(actions=(ACTIONS,), services=(Follows,), posters=(Followers,))
