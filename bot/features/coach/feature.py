"""Warnings before a blunder."""

from bot.features.coach import actions
from bot.features.coach.rules import Coach
from bot.handling.feature import Feature

FEATURE = Feature(
    actions=(actions.ACTIONS,),
    services=(Coach,),
)
