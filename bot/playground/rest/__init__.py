"""The REST API, version 10: each module has the routes of one kind of object; `http` serves them."""

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
"""All routes."""
