"""The features of the bot, and what is collected from them."""

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
"""Each is a folder in `bot/features/`, whose `feature.py` has its FEATURE."""
FEATURES: tuple[Feature, ...] = tuple(import_module(f"bot.features.{name}.feature").FEATURE for name in NAMES)


def install(tree: app_commands.CommandTree) -> None:
    """Adds the commands of all features to a tree."""
    for feature in FEATURES:
        for each in feature.commands:
            tree.add_command(each)


def actions() -> Actions:
    """The actions of all features. Raises ValueError if two features have one for the same kind of tag."""
    found = Actions()
    for feature in FEATURES:
        for each in feature.actions:
            for kind, known in each.items():
                found.add(kind, known)
    return found


def services() -> list[type[Service]]:
    """The services of all features: their rules."""
    return [kind for feature in FEATURES for kind in feature.services]


def posters() -> list[type[Poster]]:
    """The posters of all features: what they post without being asked."""
    return [kind for feature in FEATURES for kind in feature.posters]
