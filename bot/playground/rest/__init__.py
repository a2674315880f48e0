"""The REST API, version 10: each module has the routes of one kind of object; `http` serves them."""

from __future__ import annotations

from . import activities, channels, commands, guilds, interactions, messages, users
from .request import Route

ROUTES: tuple[Route, ...] = (
    *users.ROUTES,
    *activities.ROUTES,
    *guilds.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
)
"""All routes."""
