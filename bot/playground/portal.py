"""The developer portal: what the owner of the application sets there, unknown to the bot."""

from __future__ import annotations

from .laws.commands import BY_DISCORD, ENTRY_POINT
from .records import Command
from .waiting import in_loop
from .world import World


class Portal:
    """May be used from any event loop."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def enable_activities(self, handler: int = BY_DISCORD) -> Command:
        """Tick "Enable Activities": Discord creates the entry point at once, a command of the application's own."""

        async def act() -> Command:
            world = self._world
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
            return world.put(Command(number, None, body))

        return await in_loop(self._world.loop, act())
