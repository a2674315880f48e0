"""What people do: one module for each thing, with what its buttons, menus and windows do.

`registry` finds the action of a click, `answering` surrounds every action, `context` is who asked and how they are
answered, `services` what all of them use.
"""

from bot.actions import (
    blocks,
    challenges,
    clocks,
    daily,
    help,
    hints,
    learn,
    lists,
    meeting,
    moderation,
    moves,
    offers,
    openings,
    preferences,
    privacy,
    puzzles,
    replays,
    reviews,
    setup,
    share,
    stats,
    studies,
    tournaments,
)
from bot.actions.answering import NothingToDo, answering, context_of, unwatch, watch
from bot.actions.context import Context
from bot.actions.registry import act
from bot.actions.services import Services, services_of

__all__ = [
    "Context",
    "NothingToDo",
    "Services",
    "act",
    "answering",
    "blocks",
    "challenges",
    "clocks",
    "context_of",
    "daily",
    "help",
    "hints",
    "learn",
    "lists",
    "meeting",
    "moderation",
    "moves",
    "offers",
    "openings",
    "preferences",
    "privacy",
    "puzzles",
    "replays",
    "reviews",
    "services_of",
    "setup",
    "share",
    "stats",
    "studies",
    "tournaments",
    "unwatch",
    "watch",
]
