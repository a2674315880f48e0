"""Lessons."""

from bot.features.learn import actions
from bot.features.learn.commands import COMMANDS
from bot.features.learn.rules import Lessons
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
    services=(Lessons,),
)
