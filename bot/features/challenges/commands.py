"""Beginning a match: /play, /anyone, and Challenge in the menu of a person."""

import discord
from discord import app_commands

from bot.features.challenges.actions import begin, choose_game
from bot.features.challenges.invitation_actions import invite
from bot.handling.commands import command, menu_entry
from bot.handling.context import Context
from bot.handling.options import NO_HINTS, ClockOption, GameOption, HintsOption, LevelOption, OpeningOption, SideOption
from bot.match.terms import MatchTerms


@command(private=False)
async def play(
    context: Context,
    game: GameOption,
    opponent: discord.User | None = None,
    level: LevelOption | None = None,
    side: SideOption = "drawn",
    clock: ClockOption | None = None,
    opening: OpeningOption | None = None,
    hints: HintsOption = NO_HINTS,
) -> None:
    """A match against the bot, or a challenge to a person."""
    clock = clock or context.preference.clock
    terms = MatchTerms(game, side, clock, opening, with_hints=hints != NO_HINTS)
    await begin(context, terms, opponent, level)


@menu_entry
async def challenge(context: Context, user: discord.User) -> None:
    """A person is challenged: to which game?"""
    await choose_game(context, user)


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=True)  # somebody else must be there
@command(private=False)
async def anyone(
    context: Context,
    game: GameOption,
    side: SideOption = "drawn",
    clock: ClockOption | None = None,
    opening: OpeningOption | None = None,
    hints: HintsOption = NO_HINTS,
) -> None:
    """A challenge to whoever wants."""
    clock = clock or context.preference.clock
    await invite(context, MatchTerms(game, side, clock, opening, with_hints=hints != NO_HINTS))


COMMANDS = (play, anyone, challenge)
