"""Games and positions that somebody brings along."""

from bot.features.studies import actions
from bot.features.studies.rules import Studies
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=(actions.import_,),
    actions=(actions.ACTIONS,),
    services=(Studies,),
)
