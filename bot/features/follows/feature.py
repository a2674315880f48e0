"""Hearing how a match ends."""

from bot.features.follows import actions
from bot.features.follows.followers import Followers
from bot.features.follows.rules import Follows
from bot.handling.feature import Feature

FEATURE = Feature(
    actions=(actions.ACTIONS,),
    services=(Follows,),
    posters=(Followers,),
)
