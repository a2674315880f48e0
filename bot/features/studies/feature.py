"""Games and positions that somebody brings along."""

from bot.features.studies import actions
from bot.features.studies.commands import COMMANDS
from bot.features.studies.rules import Studies
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
    services=(Studies,),
)
