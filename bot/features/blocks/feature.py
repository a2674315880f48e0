"""The commands of a person's block list: /block, /unblock."""

import discord

from bot.handling.commands import command
from bot.handling.context import Context, person_of
from bot.handling.feature import Feature
from bot.match.phrases import first_of
from bot.match.refusals import Refused
from bot.match.state import Cause
from bot.match.wording import escaped_name

MOST_NAMED = 30  # by /block, the latest first


class BotBlock(Refused):
    """A bot cannot be blocked: bots challenge nobody."""


@command(always=True)
async def block(context: Context, player: discord.User | None = None) -> None:
    """Blocks challenges from a person and ends those that are open between the two; without a person, shows the block
    list.
    """
    if player is None:
        await _show_list(context)
        return
    if player.bot:
        raise BotBlock
    person, referee = person_of(player), context.referee
    ended = await referee.blocks.block(context.person.id, person)
    await context.tell_person(context.texts.text("block.done", name=escaped_name(person.name)))
    for match in ended:
        await referee.stores.announce_present(match.id, Cause.RESUMED)


@command(always=True)
async def unblock(context: Context, player: discord.User) -> None:
    """Takes a person off the block list."""
    person = person_of(player)
    was = await context.referee.stores.blocks.remove(context.person.id, person.id)
    key = "block.undone" if was else "block.was-not"
    await context.tell_person(context.texts.text(key, name=escaped_name(person.name)))


async def _show_list(context: Context) -> None:
    blocked = await context.referee.stores.blocks.of(context.person.id)
    names = [escaped_name(player.name) or context.texts["bot.former-player"] for player in blocked]
    told = context.texts.text("block.list", names=first_of(context.texts, names, MOST_NAMED))
    await context.tell_person(told if names else context.texts["block.none"])


FEATURE = Feature(commands=(block, unblock))
