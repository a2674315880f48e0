"""REST, version 10: one module per noun, each a list of routes; `http` makes them answer HTTP requests."""

from __future__ import annotations

from . import channels, commands, emojis, guilds, interactions, messages, threads, users
from .request import Route

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
"""Everything that a bot may request."""
