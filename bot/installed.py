"""Which features the bot has, and what derives from them."""

from importlib import import_module

from discord import app_commands

from bot.handling.actions import Actions
from bot.handling.feature import Feature
from bot.handling.services import Poster
from bot.match.referee import Service

NAMES = (
    "challenges",
    "learn",
    "puzzles",
    "coach",
    "play",
    "hints",
    "offers",
    "activity",
    "clocks",
    "follows",
    "records",
    "reviews",
    "sharing",
    "preferences",
    "blocks",
    "privacy",
    "help",
    "servers",
    "studies",
    "tournaments",
)
"""A folder in `bot/features/` each; its `feature.py` says what it is."""
FEATURES: tuple[Feature, ...] = tuple(import_module(f"bot.features.{name}.feature").FEATURE for name in NAMES)


def install(tree: app_commands.CommandTree) -> None:
    """Adds every command to a tree."""
    for feature in FEATURES:
        for each in feature.commands:
            tree.add_command(each)


def actions() -> Actions:
    """What all features' buttons, menus and windows do. Raises ValueError where two do something for one kind."""
    found = Actions()
    for feature in FEATURES:
        for each in feature.actions:
            for kind, known in each.items():
                found.add(kind, known)
    return found


def services() -> list[type[Service]]:
    """The rules of all features."""
    return [kind for feature in FEATURES for kind in feature.services]


def posters() -> list[type[Poster]]:
    """What all features show where nobody asked."""
    return [kind for feature in FEATURES for kind in feature.posters]
