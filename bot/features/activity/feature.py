"""Opening the board that one can touch."""

from bot.features.activity import actions
from bot.features.activity.wanted import Wanted
from bot.handling.feature import Feature

FEATURE = Feature(
    actions=(actions.ACTIONS,),
    services=(Wanted,),
)
