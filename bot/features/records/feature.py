"""History, replays, stats, leaderboards."""

from bot.features.records import history_actions, replay_actions
from bot.features.records.commands import COMMANDS
from bot.features.records.leaderboards import Leaderboards
from bot.features.records.ratings import Ratings
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(history_actions.ACTIONS, replay_actions.ACTIONS),
    services=(Ratings, Leaderboards),
)
