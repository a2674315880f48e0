"""Which features the bot has."""

from discord import app_commands

from bot.features.blocks import commands as blocks
from bot.features.challenges import commands as challenges
from bot.features.challenges import invitation_actions
from bot.features.clocks import commands as clocks
from bot.features.help import commands as help_commands
from bot.features.hints import commands as hints
from bot.features.learn import commands as learn
from bot.features.offers import commands as offers
from bot.features.play import commands as play
from bot.features.play import openings
from bot.features.preferences import commands as preferences
from bot.features.privacy import commands as privacy
from bot.features.puzzles import commands as puzzles
from bot.features.puzzles import daily_actions
from bot.features.records import commands as records
from bot.features.reviews import actions as reviews
from bot.features.servers import commands as servers
from bot.features.sharing import commands as sharing
from bot.features.studies import commands as studies
from bot.features.tournaments import commands as tournaments

WITHOUT_COMMANDS = (invitation_actions, openings, daily_actions, reviews)


def install(tree: app_commands.CommandTree) -> None:
    """Adds every command to a tree."""
    for module in (challenges, learn, puzzles, play, hints, offers, clocks, records, preferences, blocks, privacy,
                   help_commands, servers, studies, sharing, tournaments):  # fmt: skip
        for each in module.COMMANDS:
            tree.add_command(each)
