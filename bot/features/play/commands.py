"""During a match: /move, /hint, /resign, /draw, /takeback, /board, /games."""

import discord
from discord import app_commands

from bot.features.hints import actions as hints
from bot.features.offers import actions as offers
from bot.features.play import moves
from bot.features.records import list_actions as lists
from bot.handling.answering import answering
from bot.handling.choices import legal_moves, own_matches
from bot.handling.context import Context
from bot.handling.words import Commands, said
from bot.log_context import also_about
from bot.match.refusals import SeveralMatches

rename_match = app_commands.rename(match=said("commands.match.name"))
describe_match = app_commands.describe(match=said("commands.match.description"))


async def meant(context: Context, match: int | None, mine_to_act: bool = False) -> int | None:
    """The match that a command means, which the person may see; None, and they were shown a list, where it may mean
    several. Raises MatchNotFound, NoMatch.
    """
    if match is not None:
        also_about(match=match)
        await context.require_seen(match)
        return match
    try:
        found = await context.referee.queries.find(context.person.id, context.place.channel_id, mine_to_act)
    except SeveralMatches:
        await lists.show_progress(context, context.texts.text("refusal.several-matches"))
        return None
    also_about(match=found.id)
    return found.id


@app_commands.command(name=said("commands.move.name"), description=said("commands.move.description"))
@app_commands.rename(move=said("commands.move.move.name"), match=said("commands.match.name"))
@app_commands.describe(move=said("commands.move.move.description"), match=said("commands.match.description"))
@app_commands.autocomplete(move=legal_moves, match=own_matches)
async def move(interaction: discord.Interaction[discord.Client], move: str, match: int | None = None) -> None:
    """A move by typing or choosing."""
    async with answering(interaction) as context:
        if (number := await meant(context, match, mine_to_act=True)) is not None:
            await moves.play_typed(context, number, move)


@app_commands.command(name=said("commands.hint.name"), description=said("commands.hint.description"))
@rename_match
@describe_match
@app_commands.autocomplete(match=own_matches)
async def hint(interaction: discord.Interaction[discord.Client], match: int | None = None) -> None:
    """The next step of help."""
    async with answering(interaction) as context:
        if (number := await meant(context, match, mine_to_act=True)) is not None:
            await hints.give(context, number)


@app_commands.command(name=said("commands.resign.name"), description=said("commands.resign.description"))
@rename_match
@describe_match
@app_commands.autocomplete(match=own_matches)
async def resign(interaction: discord.Interaction[discord.Client], match: int | None = None) -> None:
    """Giving up, once it was confirmed."""
    async with answering(interaction) as context:
        if (number := await meant(context, match)) is not None:
            await offers.confirm_resign(context, await context.referee.queries.view(number))


@app_commands.command(name=said("commands.draw.name"), description=said("commands.draw.description"))
@rename_match
@describe_match
@app_commands.autocomplete(match=own_matches)
async def draw(interaction: discord.Interaction[discord.Client], match: int | None = None) -> None:
    """An offer of a draw."""
    async with answering(interaction) as context:
        if (number := await meant(context, match)) is not None:
            await offers.offer_draw(context, number)


@app_commands.command(name=said("commands.takeback.name"), description=said("commands.takeback.description"))
@rename_match
@describe_match
@app_commands.autocomplete(match=own_matches)
async def takeback(interaction: discord.Interaction[discord.Client], match: int | None = None) -> None:
    """The last move, back."""
    async with answering(interaction) as context:
        if (number := await meant(context, match)) is not None:
            await offers.take_back(context, number)


@app_commands.command(name=said("commands.board.name"), description=said("commands.board.description"))
@rename_match
@describe_match
@app_commands.autocomplete(match=own_matches)
async def board(interaction: discord.Interaction[discord.Client], match: int | None = None) -> None:
    """The board again, here."""
    async with answering(interaction, private=False) as context:
        if (number := await meant(context, match)) is not None:
            await lists.post_again(context, number)


@app_commands.command(name=said("commands.games.name"), description=said("commands.games.description"))
async def games(interaction: discord.Interaction[discord.Client]) -> None:
    """Matches in progress."""
    async with answering(interaction) as context:
        await lists.show_progress(context)


COMMANDS: Commands = (move, hint, resign, draw, takeback, board, games)
