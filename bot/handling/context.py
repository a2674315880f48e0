"""Context: one interaction as a handler sees it: who asked for what, in which language, and how to answer."""

from dataclasses import replace
from functools import cached_property

import discord
from discord.abc import GuildChannel

from bot.discord.access import Access
from bot.discord.answers import InteractionAnswer
from bot.discord.controls import number_in
from bot.discord.interaction_requests import Sent
from bot.discord.page import Page
from bot.discord.place import Person, Place
from bot.handling.services import Services, services_of
from bot.locales import Catalogue
from bot.match.known_servers import enclosing, roles_in, viewer_of
from bot.match.preferences import Preference
from bot.match.refusals import BadChoice
from bot.match.requirements import Viewer
from bot.match.wording import global_name

UNKNOWN = "unknown"  # the name of what was used, until it is known


class Context:
    """One interaction: the person, where they are, what they sent, and the `answer` to it."""

    def __init__(self, interaction: discord.Interaction[discord.Client], private: bool) -> None:
        self.interaction = interaction
        self.services: Services = services_of(interaction.client)
        self.access = self.services.access.of_interaction(interaction)
        self.referee = self.services.referee
        since, newest, is_quiet = self.services.time.since, self.services.newest_changes, self.referee.places.is_quiet
        self.answer = InteractionAnswer(interaction, since, newest, is_quiet, private)
        self.viewer = viewer_of(interaction)  # the person in this place: decides which matches they may see
        self.server = interaction.guild_id or 0  # 0 in private
        self.at = interaction.created_at  # by Discord's clock, so that no delay on the way costs a player time
        self.values = list(map(str, self.answer.data.get("values") or ()))  # chosen in a menu; untrusted
        self.match = 0  # the match that is acted on: a private message replaces the last one about the same match
        self.doing = interaction.command.qualified_name if interaction.command else UNKNOWN  # for the metrics
        self.result = "answered"  # how it ended, for the metrics

    @cached_property
    def person(self) -> Person:
        return person_of(self.interaction.user, self.interaction.locale.value)

    @cached_property
    def preference(self) -> Preference:
        """What the person chose in /settings; until `load_preference`, what their client's language suggests."""
        return self.referee.preferences.assumed(self.interaction.locale.value)

    @property
    def texts(self) -> Catalogue:
        return self.preference.texts

    @property
    def place(self) -> Place:
        """Where the person acted, and what decides whether they may begin something there."""
        interaction, user = self.interaction, self.interaction.user
        roles = roles_in(user) if isinstance(user, discord.Member) else None
        within = enclosing(interaction.channel_id, interaction.channel)
        takes_boards = self.access.posts or self.access.answers_only
        return replace(self.answer.place, within=within, roles=roles, takes_boards=takes_boards)

    def named(self, user: discord.User | discord.Member) -> Person:
        """A person who was named in this place. In a server that has the bot, one who is no member sees no channel."""
        person = person_of(user)
        is_outside = self.has_members and not isinstance(user, discord.Member)
        return replace(person, sees=False) if is_outside else person

    async def looked_up(self, person: int) -> Person:
        """A person by their id, as they are now. Raises PersonUnknown."""
        servers = self.services.channels.servers
        member = await servers.member(self.server, person) if self.has_members else None
        if member is None:
            return self.named(await servers.user(person))
        return replace(person_of(member), sees=may_view(self.interaction.channel, member))

    @property
    def has_members(self) -> bool:
        """Whether this is a server whose members Discord tells the bot."""
        return bool(self.server) and self.access is not Access.EXTERNAL

    @property
    def everyone(self) -> Viewer:
        """Everybody who can read a public message in this place; in direct messages with the bot the person alone."""
        alone = self.interaction.context.dm_channel
        return self.viewer if alone else self.services.channels.servers.everyone_at(self.place)

    def typed(self, field: str) -> str:
        """What was typed into a window's field, "" if nothing. Untrusted."""
        for component in self.answer.data.get("components", ()):
            inner = component.get("component", {})
            if inner.get("custom_id") == field:
                return str(inner.get("value", ""))
        return ""

    async def load_preference(self) -> None:
        """Loads what the person chose in /settings. If they used a command, stores their name, too."""
        if self.interaction.type is discord.InteractionType.application_command:
            await self.referee.stores.remember(self.person)
        self.preference = await self.referee.preferences.of(
            self.interaction.user.id, self.interaction.locale.value, self.interaction.guild_id
        )

    async def may_manage(self, server: int | None = None) -> bool:
        """Whether the person manages this server, which must be `server` if one is given. Tells the person if not."""
        if self.server and server in (None, self.server) and self.interaction.permissions.manage_guild:
            return True
        await self.tell_person(self.texts["settings.server_only"])
        return False

    async def show(self, page: Page) -> None:
        """Shows a page to the person: in this answer's message, the used one if it is private, or a new private one."""
        is_own = self.answer.has_said or (self.answer.used is not None and not self.answer.is_on_board)
        await (self.answer.update(page) if is_own else self.answer.say(page))

    async def dismiss(self) -> None:
        """Deletes the private message that was used: its question is answered."""
        if not self.answer.is_on_board:  # else the button is forged
            await self.answer.remove(self.answer.used)

    async def say(self, page: Page) -> None:
        """Sends a private message, which replaces the last one about the same match."""
        await self._replace(await self.answer.say(page))

    async def tell_person(self, text: str) -> None:
        """Sends a sentence privately."""
        await self.say(Page(text))

    async def promise(self, text: str) -> None:
        """Says a sentence privately; the next private message replaces it."""
        await self._replace(await self.answer.promise(text))

    async def _replace(self, sent: Sent) -> None:
        if self.match:
            await self.services.private.replace(self.match, self.answer, sent.message)

    async def open(self, window: discord.ui.Modal) -> None:
        """Opens a window to type in. If it is too late for one, asks the person to try again."""
        if not await self.answer.open(window):
            await self.tell_person(self.texts["trouble.late"])


async def chosen_match(context: Context) -> int:
    """The id of the match that was chosen in a menu. Raises MatchNotFound if the person may not see it."""
    match = number_in("".join(context.values))
    await context.referee.queries.require_seen(match, context.viewer)
    return match


def chosen_ids(context: Context) -> list[int]:
    """The ids that were chosen in a menu of channels or roles. Raises BadChoice if one is no id."""
    if wrong := [value for value in context.values if not number_in(value)]:
        raise BadChoice("setting", wrong[0])
    return [number_in(value) for value in context.values]


def person_of(user: discord.User | discord.Member, locale: str | None = None) -> Person:
    held = user.resolved_permissions if isinstance(user, discord.Member) else None
    sees = not held or held.view_channel  # nothing at all is no answer
    return Person(user.id, global_name(user), locale, user.bot, sees)


def may_view(channel: object, member: discord.Member) -> bool:
    """Whether a member may view a channel of a server, or the channel of a thread; True where that is not known."""
    try:
        return not isinstance(channel, GuildChannel | discord.Thread) or channel.permissions_for(member).view_channel
    except discord.ClientException:  # the bot does not know the thread's channel
        return True
