"""Puzzles, and the puzzle of the day."""

from bot.features.puzzles import actions, daily_actions
from bot.features.puzzles.daily_posts import DailyPosts
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.rules import Puzzles
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=(actions.puzzle,),
    actions=(actions.ACTIONS, daily_actions.ACTIONS),
    services=(Daily, Puzzles),
    posters=(DailyPosts,),
)
