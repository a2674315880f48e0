"""REST, version 10: one module per noun, each a list of routes; `http` makes them answer HTTP requests."""

from __future__ import annotations

from . import activities, channels, commands, emojis, guilds, interactions, messages, oauth, threads, users
from .request import Route

ROUTES: tuple[Route, ...] = (
    *users.ROUTES,
    *oauth.ROUTES,
    *activities.ROUTES,
    *guilds.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *interactions.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
)
"""Everything that a bot may request."""
