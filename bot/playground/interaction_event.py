"""INTERACTION_CREATE: the event that tells the bot what a person did."""

from __future__ import annotations

from . import shapes
from .laws.messages import FILE_BYTES
from .permissions import announced, is_installed, rights
from .records import Channel, Guild, Interaction, Json, Message, User
from .world import World

GUILD_CONTEXT, BOT_DM_CONTEXT, PRIVATE_CONTEXT = 0, 1, 2


def context(channel: Channel) -> int:
    """Where an interaction happens: a server, the bot's direct messages, or those of people without the bot."""
    if channel.guild_id:
        return GUILD_CONTEXT
    return PRIVATE_CONTEXT if channel.is_among_people else BOT_DM_CONTEXT


def owners(world: World, interaction: Interaction) -> Json:
    """Whose installation makes the bot available here: the server's ("0") or the person's ("1"), of whoever used the
    command to which the message belongs. There are never both: people install it here only where the server has not.
    """
    channel, message = world.tables[Channel][interaction.channel_id], world.get(Message, interaction.message_id)
    if message and message.cause:
        found: Json = message.cause["authorizing_integration_owners"]
        return found
    return {"0": str(channel.guild_id or 0)} if is_installed(world, channel) else {"1": str(interaction.person_id)}


def payload(world: World, interaction: Interaction) -> Json:
    """The event's data."""
    channel = world.tables[Channel][interaction.channel_id]
    person = world.tables[User][interaction.person_id]
    shaped: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": shapes.partial_channel(world, channel, int(rights(world, channel, person.id))),
        "context": context(channel),
        "authorizing_integration_owners": owners(world, interaction),
        "locale": person.locale,
        "entitlements": [],
        "app_permissions": str(int(announced(world, channel))),
        "attachment_size_limit": FILE_BYTES,
    }
    message = world.get(Message, interaction.message_id)
    if message is not None:
        shaped["message"] = shapes.message(world, message)
    return shaped | (_in_guild(world, channel, person) if channel.guild_id else {"user": shapes.user(person)})


def _in_guild(world: World, channel: Channel, person: User) -> Json:
    guild = world.tables[Guild][channel.guild_id or 0]
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": shapes.member(person, int(rights(world, channel, person.id)), guild.id),
    }


def metadata(world: World, interaction: Interaction) -> Json:
    """The `interaction_metadata` of messages that answer this interaction."""
    shaped: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": shapes.user(world.tables[User][interaction.person_id]),
        "authorizing_integration_owners": owners(world, interaction),
    }
    if interaction.cause is not None:
        return shaped | {"triggering_interaction_metadata": interaction.cause}
    if interaction.message_id is not None:
        return shaped | {"interacted_message_id": str(interaction.message_id)}
    return shaped
