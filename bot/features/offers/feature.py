"""Draw offers, takebacks, pauses, and resigning."""

from bot.features.offers import actions
from bot.features.offers.commands import COMMANDS
from bot.features.offers.rules import Offers
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
    services=(Offers,),
)
