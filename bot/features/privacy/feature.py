"""What is kept about a person, to be had or deleted."""

from bot.features.privacy import actions
from bot.features.privacy.commands import COMMANDS
from bot.features.privacy.rules import Privacy
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
    services=(Privacy,),
)
