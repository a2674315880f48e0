"""How to play, and what the bot is."""

from bot.features.help import actions
from bot.features.help.commands import COMMANDS
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
)
