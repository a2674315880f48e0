"""Context: who asked, what, and in which language; and what they are told when it cannot be done."""

from __future__ import annotations

import logging
import time
from dataclasses import replace
from datetime import datetime

import discord

from bot.discord.access import Access
from bot.discord.answers import InteractionAnswer, data_of
from bot.discord.failures import Failure, classify
from bot.discord.interaction_requests import Sent
from bot.discord.page import Page
from bot.discord.place import Person, Place
from bot.handling.errors import answer_to, is_expected, is_fault
from bot.handling.running import Stopping
from bot.handling.services import Services, services_of
from bot.locales import Catalogue, catalogue
from bot.match.names import global_name
from bot.match.readers import everyone_at, viewer_of
from bot.match.referee import Referee
from bot.match.refusals import BadChoice
from bot.match.state import MatchView
from bot.match.viewers import Viewer

log = logging.getLogger(__name__)

TOLD = {
    Failure.FORBIDDEN: "trouble.cannot-post",
    Failure.UNREACHABLE: "trouble.cannot-post",
    Failure.NOT_EDITABLE: "trouble.message-gone",
    Failure.FILTERED: "trouble.filtered",
}
UNKNOWN = "unknown"  # what was used that nobody knows
MOST_DIGITS = 19  # of an id


class Context:
    """One interaction: who asked, in which language, and their `answer`."""

    def __init__(self, interaction: discord.Interaction[discord.Client], private: bool = True) -> None:
        self.interaction = interaction
        self.services: Services = services_of(interaction.client)
        self.access = self.services.places.of_interaction(interaction)
        self.answer = InteractionAnswer(interaction, self.services.time.since, private)
        self.match = 0  # what is said privately about a match takes the place of what was said about it before
        self.preference = self.referee.preferences.assumed(interaction.locale.value)
        self.doing = interaction.command.qualified_name if interaction.command else UNKNOWN
        self.result = "answered"

    @property
    def referee(self) -> Referee:
        """The service behind."""
        return self.services.referee

    @property
    def texts(self) -> Catalogue:
        """What to say, in the person's language."""
        return catalogue(self.preference.language)

    @property
    def person(self) -> Person:
        """Who asked."""
        return introduced(self.interaction.user, self.interaction.locale.value)

    @property
    def at(self) -> datetime:
        """When they asked, by Discord's clock: neither the line nor the bot costs a player time."""
        return self.interaction.created_at

    @property
    def place(self) -> Place:
        """Where they asked, and what decides whether they may begin something there."""
        interaction, user = self.interaction, self.interaction.user
        roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else ()
        return replace(
            self.answer.place,
            within=_enclosing(interaction),
            roles=frozenset(roles),
            takes_boards=self.access.posts or self.access.answers_only,
        )

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu. Untrusted."""
        return [str(value) for value in data_of(self.interaction).get("values", ())]

    @property
    def viewer(self) -> Viewer:
        """The person, where they ask."""
        return viewer_of(self.interaction)

    @property
    def everyone(self) -> Viewer:
        """All who read what is said here for everybody: in direct messages with the bot the person alone."""
        alone = self.interaction.context.dm_channel
        return self.viewer if alone else everyone_at(self.interaction.client, self.place)

    async def require_seen(self, match_id: int) -> None:
        """Raises MatchNotFound unless the person may see a match from here: everything that is asked about one by its
        number comes by here first, so that nobody learns of others.
        """
        await self.referee.queries.require_seen(match_id, self.viewer)

    async def chosen_match(self) -> int:
        """The match that was chosen in a menu. Raises MatchNotFound."""
        value = "".join(self.values)
        match = int(value) if value.isdecimal() and len(value) <= MOST_DIGITS else 0
        await self.require_seen(match)
        return match

    def chosen_ids(self) -> list[int]:
        """What was chosen in a menu of channels or roles. Raises BadChoice."""
        if wrong := [value for value in self.values if not (value.isdecimal() and len(value) <= MOST_DIGITS)]:
            raise BadChoice("setting", wrong[0][:40])
        return [int(value) for value in self.values]

    def existing(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these channels or roles that the server still has; all, where it is not known what it has."""
        guild = self.interaction.client.get_guild(self.server)
        if guild is None:
            return ids
        return tuple(each for each in ids if guild.get_channel_or_thread(each) or guild.get_role(each))

    def typed(self, field: str) -> str:
        """What was typed into a field of a window. Untrusted."""
        for component in data_of(self.interaction).get("components", ()):
            inner = component.get("component", {})
            if inner.get("custom_id") == field:
                return str(inner.get("value", ""))
        return ""

    async def load_preference(self) -> None:
        """Looks up what the person chose in /settings, and keeps the name of whoever uses commands."""
        if self.interaction.type is discord.InteractionType.application_command:
            await self.referee.remember(self.person.id, self.person.name, self.person.locale)
        self.preference = await self.referee.preferences.of(
            self.interaction.user.id, self.interaction.locale.value, self.interaction.guild_id
        )

    def has_board(self, view: MatchView) -> bool:
        """Whether the answer to this interaction is the match's message."""
        return self.answer.can_edit(self.services.publisher.placed(view).message_id)

    async def known_name(self, person: int) -> str:
        """The name that somebody is known by; their number where nobody knows them."""
        known = await self.referee.queries.person(person)
        return known.name if known else str(person)

    @property
    def server(self) -> int:
        """The server where they asked; 0 in private."""
        return self.interaction.guild_id or 0

    async def may_manage(self, server: int | None = None) -> bool:
        """Whether the person manages the server where they asked, which must be `server` where one is named; who does
        not is told so.
        """
        if self.server and server in (None, self.server) and self.interaction.permissions.manage_guild:
            return True
        await self.tell(self.texts.text("settings.server_only"))
        return False

    async def show(self, page: Page) -> None:
        """On the message that was used or promised; where everybody sees that one, in another for the person's eyes."""
        is_own = self.answer.has_said or (self.answer.used is not None and not self.answer.is_on_board)
        await (self.answer.update(page) if is_own else self.answer.say(page))

    async def say(self, page: Page) -> None:
        """A message for the person's eyes only, in the place of the last one about the same match."""
        await self._replace(await self.answer.say(page))

    async def tell(self, text: str) -> None:
        """A sentence for the person's eyes only."""
        await self.say(Page((text,)))

    async def promise(self, text: str) -> None:
        """A sentence for the person's eyes that stands until what is said next takes its place."""
        await self._replace(await self.answer.promise(text))

    async def _replace(self, sent: Sent) -> None:
        if self.match:
            await self.services.private.replace(self.match, self.answer, sent.message)

    async def open(self, window: discord.ui.Modal) -> None:
        """A window to type in; where it is too late for one the person is asked to try again."""
        if not await self.answer.open(window):
            await self.tell(self.texts.text("trouble.late"))

    async def finish(self) -> None:
        """Sees to it that a click for which nothing was left to be said does not look as if it had failed, and that who
        had something posted by command in a private thread without the bot knows how to let it in.
        """
        is_command = self.interaction.type is discord.InteractionType.application_command
        if self.access is Access.UNINVITED and self.answer.has_posted and is_command:
            me = f"<@{self.interaction.application_id}>"
            await self.answer.say(Page((self.texts.text("trouble.uninvited", bot=me),)))
        if self.interaction.message is not None and not self.answer.is_dead:
            try:
                await self.answer.acknowledge()
            except Exception as error:
                log.info("an acknowledgement did not arrive: %r", error)

    def observe(self) -> None:
        """Tells whoever counts interactions how this one ended."""
        kind = "command" if self.interaction.type is discord.InteractionType.application_command else "component"
        took = time.monotonic() - self.answer.requests.began
        self.services.observe(kind, self.doing, self.result, self.answer.requests.first_after, took)

    async def refuse(self, error: Exception) -> None:
        """Tells the person why not, whatever happened."""
        self.result = result_of(error)
        if classify(error) is Failure.EXPIRED:
            log.info("an answer came too late: %r", error)
            return
        try:
            await self.tell(self._explained(error))
        except Exception as trouble:
            log.warning("nobody could be told about a %s: %r", type(error).__name__, trouble)

    def _explained(self, error: Exception) -> str:
        failure = classify(error)
        key = "trouble.stopping" if isinstance(error, Stopping) else TOLD.get(failure)
        if key:
            return self.texts.text(key)
        data = data_of(self.interaction)
        doing = str(data.get("custom_id") or data.get("name"))
        if failure is Failure.PASSES:
            log.warning("Discord could not be reached, in %s: %r", doing, error)
            return self.texts.text("trouble.apology")
        return answer_to(error, self.preference, doing)


def result_of(error: Exception) -> str:
    """How an interaction ended that raised an error, in one word."""
    if classify(error) is Failure.EXPIRED:
        return "too-late"
    if is_fault(error):
        return "not-stored"
    if isinstance(error, Stopping) or classify(error) is not Failure.BUG or is_expected(error):
        return "refused"
    return "error"


def introduced(user: discord.User | discord.Member, locale: str | None = None) -> Person:
    """Somebody of the chat as the referee wants them introduced."""
    return Person(user.id, global_name(user), locale, user.bot)


def _enclosing(interaction: discord.Interaction[discord.Client]) -> frozenset[int]:
    """The channel where somebody asked, that which it belongs to if it is a thread, and their category."""
    channel = interaction.channel
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    found = (interaction.channel_id, parent, getattr(home, "category_id", None))
    return frozenset(each for each in found if each is not None)
