"""Which features the bot has."""

from discord import app_commands

from bot.features.blocks import actions as blocks
from bot.features.challenges import actions as challenges
from bot.features.challenges import commands as play
from bot.features.challenges import invitation_actions
from bot.features.clocks import actions as clocks
from bot.features.clocks import commands as clock_commands
from bot.features.help import actions as help
from bot.features.hints import actions as hints
from bot.features.learn import actions as learn
from bot.features.learn import commands as learn_commands
from bot.features.offers import actions as offers
from bot.features.play import commands as match
from bot.features.play import moves, openings
from bot.features.preferences import actions as preferences
from bot.features.preferences import commands as preference_commands
from bot.features.privacy import actions as privacy
from bot.features.puzzles import actions as puzzles
from bot.features.puzzles import commands as puzzle_commands
from bot.features.puzzles import daily_actions
from bot.features.records import commands as record
from bot.features.records import list_actions, replay_actions, stats_actions
from bot.features.reviews import actions as reviews
from bot.features.servers import commands as servers
from bot.features.servers import moderation_actions, setup_actions
from bot.features.sharing import actions as share
from bot.features.sharing import commands as share_commands
from bot.features.studies import actions as studies
from bot.features.studies import commands as study_commands
from bot.features.tournaments import actions as tournaments
from bot.features.tournaments import commands as tournament_commands

HANDLERS = (blocks, challenges, invitation_actions, clocks, help, hints, learn, offers, moves, openings, preferences,
            privacy, puzzles, daily_actions, list_actions, replay_actions, stats_actions, reviews, moderation_actions,
            setup_actions, share, studies, tournaments)  # fmt: skip
"""What answers clicks: each is registered when its module is read."""


def install(tree: app_commands.CommandTree) -> None:
    """Adds every command to a tree."""
    for module in (play, learn_commands, puzzle_commands, match, clock_commands, record, preference_commands, servers,
                   study_commands, share_commands, tournament_commands):  # fmt: skip
        for command in module.COMMANDS:
            tree.add_command(command)
