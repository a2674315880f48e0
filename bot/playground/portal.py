"""The developer portal: settings of the application, which its owner changes without the bot's knowledge."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .laws.commands import BY_DISCORD, ENTRY_POINT
from .records import Application, InstalledCommand
from .waiting import in_its_loop
from .world import World


class Portal:
    """Changes the application's settings. May be used from any event loop."""

    def __init__(self, world: World) -> None:
        self.world = world

    @in_its_loop
    async def enable_activities(self, handler: int = BY_DISCORD) -> InstalledCommand:
        """Enables Activities: the application is EMBEDDED, and Discord creates the entry point, a command, if there is
        none yet. Returns the entry point.
        """
        world = self.world
        world.put(replace(world.application, embedded=True))
        there = (each for each in world.all(InstalledCommand) if each.body["type"] == ENTRY_POINT)
        return next(there, None) or self._entry_point(handler)

    @in_its_loop
    async def change(self, /, **settings: Any) -> Application:
        """Changes settings (see `records.Application`), for example `mappings=(("/", "127.0.0.1:8080"),)`."""
        return self.world.put(replace(self.world.application, **settings))

    def _entry_point(self, handler: int) -> InstalledCommand:
        world = self.world
        number = world.snowflakes.next()
        body = {
            "id": str(number),
            "application_id": str(world.bot.id),
            "version": str(world.snowflakes.next()),
            "type": ENTRY_POINT,
            "name": "Launch",
            "description": "",
            "default_member_permissions": None,
            "integration_types": [0, 1],
            "contexts": [0, 1, 2],
            "nsfw": False,
            "handler": handler,
        }
        return world.put(InstalledCommand(number, body))
