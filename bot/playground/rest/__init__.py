"""REST, version 10: one module per noun, each a list of routes; `wire` turns them into HTTP."""

from __future__ import annotations

from . import channels, commands, emojis, guilds, interactions, messages, threads, users
from .wire import Route

ROUTES: tuple[Route, ...] = (
    *users.ROUTES,
    *guilds.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *interactions.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
)
"""Everything that a bot may call."""
