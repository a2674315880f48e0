"""Whom a person wants no challenges from."""

from bot.features.blocks.commands import COMMANDS
from bot.features.blocks.rules import BlockList
from bot.handling.feature import Feature

FEATURE = Feature(
    commands=COMMANDS,
    services=(BlockList,),
)
