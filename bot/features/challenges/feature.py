"""Beginning a match: against the bot, a person, or whoever comes; and again."""

from bot.features.challenges import actions, invitation_actions
from bot.features.challenges.commands import COMMANDS
from bot.features.challenges.invitations import Invitations
from bot.features.challenges.rematches import Rematches
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(actions.ACTIONS, invitation_actions.ACTIONS),
    services=(Invitations, Rematches),
)
