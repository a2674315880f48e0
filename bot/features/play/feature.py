"""Making moves, posting the board again, and the list of matches in progress."""

from bot.features.play import lists, moves, openings
from bot.features.play.commands import COMMANDS
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    actions=(moves.ACTIONS, openings.ACTIONS, lists.ACTIONS),
)
