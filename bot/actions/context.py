"""Context: who asked, what, and in which language; and what they are told when it cannot be done."""

from __future__ import annotations

import logging
import time
from datetime import datetime

import discord

from bot.actions.running import Stopping
from bot.actions.services import Services, services_of
from bot.errors import answer_to, explain, is_fault
from bot.locales import Catalogue, catalogue
from bot.pages.names import global_name
from bot.pages.page import Page
from bot.publisher.answers import Answer, Sent, data_of
from bot.publisher.failures import Failure, classify
from bot.referee import BadChoice, MatchView, Person, Place, Referee

log = logging.getLogger(__name__)

TOLD = {
    Failure.FORBIDDEN: "trouble.cannot-post",
    Failure.UNREACHABLE: "trouble.cannot-post",
    Failure.NOT_EDITABLE: "trouble.message-gone",
    Failure.FILTERED: "trouble.filtered",
}
UNKNOWN = "unknown"  # what was used that nobody knows
MOST_DIGITS = 19  # of an id


class CannotPost(Exception):
    """The bot lacks a permission in this channel."""


class Context:
    """One interaction: who asked, in which language, and their `answer`."""

    def __init__(self, interaction: discord.Interaction[discord.Client], private: bool = True) -> None:
        self.interaction = interaction
        self.services: Services = services_of(interaction.client)
        self.answer = Answer(interaction, private)
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
        """Where they asked."""
        return self.answer.place

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu. Untrusted."""
        return [str(value) for value in data_of(self.interaction).get("values", ())]

    def chosen_ids(self) -> list[int]:
        """What was chosen in a menu of channels or roles. Raises BadChoice."""
        if wrong := [value for value in self.values if not (value.isdecimal() and len(value) <= MOST_DIGITS)]:
            raise BadChoice("setting", wrong[0][:40])
        return [int(value) for value in self.values]

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

    def require_place(self) -> None:
        """Raises CannotPost where a server lets the bot see or post too little to keep a board."""
        if self.interaction.guild_id is None or not self.interaction.is_guild_integration():
            return
        held = self.interaction.app_permissions
        posts = (
            held.send_messages_in_threads
            if isinstance(self.interaction.channel, discord.Thread)
            else held.send_messages
        )
        connects = held.connect or not isinstance(self.interaction.channel, discord.VoiceChannel | discord.StageChannel)
        if not (held.view_channel and posts and connects):
            raise CannotPost

    async def require_allowed(self) -> None:
        """Raises what stands against a board of this person's, here: CannotPost, WrongChannel, WrongRole."""
        self.require_place()
        interaction = self.interaction
        if interaction.guild_id is not None:
            channels, user = _enclosing(interaction), interaction.user
            roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
            await self.referee.servers.require_allowed(interaction.guild_id, channels, roles)

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
        """Sees to it that a click for which nothing was left to be said does not look as if it had failed."""
        if self.interaction.message is not None and not self.answer.is_dead:
            try:
                await self.answer.acknowledge()
            except Exception as error:
                log.info("an acknowledgement did not arrive: %r", error)

    def observe(self) -> None:
        """Tells whoever counts interactions how this one ended."""
        kind = "command" if self.interaction.type is discord.InteractionType.application_command else "component"
        took = time.monotonic() - self.answer.began
        self.services.observe(kind, self.doing, self.result, self.answer.first_after, took)

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
        failure = Failure.FORBIDDEN if isinstance(error, CannotPost) else classify(error)
        key = "trouble.stopping" if isinstance(error, Stopping) else TOLD.get(failure)
        if key:
            return self.texts.text(key)
        data = data_of(self.interaction)
        doing = str(data.get("custom_id") or data.get("name"))
        if failure is Failure.PASSES:
            log.warning("Discord could not be reached, in %s: %r", doing, error)
            return self.texts.text("trouble.apology")
        return answer_to(error, self.preference.language, doing, self.preference.notation)


def result_of(error: Exception) -> str:
    """How an interaction ended that raised an error, in one word."""
    if classify(error) is Failure.EXPIRED:
        return "too-late"
    if is_fault(error):
        return "not-stored"
    failure = Failure.FORBIDDEN if isinstance(error, CannotPost) else classify(error)
    if isinstance(error, Stopping) or failure is not Failure.BUG or explain(error, "en"):
        return "refused"
    return "error"


def introduced(user: discord.User | discord.Member, locale: str | None = None) -> Person:
    """Somebody of the chat as the referee wants them introduced."""
    return Person(user.id, global_name(user), locale, user.bot)


def _enclosing(interaction: discord.Interaction[discord.Client]) -> set[int]:
    """The channel where somebody asked, that which it belongs to if it is a thread, and their category."""
    channel = interaction.channel
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    found = (interaction.channel_id, parent, getattr(home, "category_id", None))
    return {each for each in found if each is not None}
