"""Pictures of matches for others."""

from bot.features.sharing import actions
from bot.features.sharing.animations import Animations
from bot.features.sharing.commands import COMMANDS
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS,),
    posters=(Animations,),
)
