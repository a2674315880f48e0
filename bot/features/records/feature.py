"""History, replays, stats, leaderboards."""

from bot.features.records import actions
from bot.features.records.leaderboards import Leaderboards, Ratings
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=(actions.history, actions.stats, actions.top),
    actions=(actions.ACTIONS,),
    services=(Ratings, Leaderboards),
)
