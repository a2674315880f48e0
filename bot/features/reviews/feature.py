"""Reviews of finished matches."""

from bot.features.reviews import actions
from bot.features.reviews.rules import Reviews
from bot.handling.feature import Feature

FEATURE = Feature(
    actions=(actions.ACTIONS,),
    services=(Reviews,),
)
