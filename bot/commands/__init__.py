"""The slash commands: thin. What they show and do is in `bot.actions`."""

from discord import app_commands

from bot.commands import (
    clocks,
    learn,
    match,
    play,
    preferences,
    puzzles,
    record,
    servers,
    share,
    studies,
    tournaments,
)
from bot.commands.words import Translator

__all__ = ["Translator", "install"]


def install(tree: app_commands.CommandTree) -> None:
    """Adds every command to a tree."""
    for module in (play, learn, puzzles, match, clocks, record, preferences, servers, studies, share, tournaments):
        for command in module.COMMANDS:
            tree.add_command(command)
