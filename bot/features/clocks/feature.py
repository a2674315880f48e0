"""Days off the clock."""

from bot.features.clocks.commands import COMMANDS
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
)
