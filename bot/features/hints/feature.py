"""Help in three steps."""

from bot.features.hints import actions
from bot.features.hints.commands import COMMANDS
from bot.features.hints.rules import Hints
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
    services=(Hints,),
)
