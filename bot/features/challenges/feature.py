"""Beginning a match: against the bot, a person, or anyone who joins; and rematches."""

from bot.features.challenges import actions
from bot.features.challenges.invitations import Invitations
from bot.features.challenges.rematches import Rematches
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=(actions.play, actions.anyone, actions.challenge),
    actions=(actions.ACTIONS,),
    services=(Invitations, Rematches),
)
