"""A bell that people ring: made up, to show what a new feature is."""

from bot.features.bell import actions
from bot.features.bell.commands import COMMANDS
from bot.features.bell.rules import Bell

from bot.handling.feature import Feature

FEATURE = Feature(commands=COMMANDS, actions=(actions.ACTIONS,), services=(Bell,))
