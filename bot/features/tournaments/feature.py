"""Tournaments."""

from bot.features.tournaments import actions
from bot.features.tournaments.commands import COMMANDS
from bot.features.tournaments.round_posts import RoundPosts
from bot.features.tournaments.rounds import Rounds
from bot.features.tournaments.rules import Tournaments
from bot.features.tournaments.tables import TournamentMessages
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
    services=(Rounds, Tournaments),
    posters=(TournamentMessages, RoundPosts),
)
