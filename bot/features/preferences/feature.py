"""What a person wants of the bot."""

from bot.features.preferences import actions
from bot.features.preferences.commands import COMMANDS
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
)
