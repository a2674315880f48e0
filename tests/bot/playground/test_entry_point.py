"""The entry point of an Activity: a command that the portal makes and that no bulk update may remove."""

import aiohttp
import pytest

from bot.playground import Playground

PLAIN = {"type": 1, "name": "hello", "description": "Says hello"}


async def put(here: Playground, commands: list[dict]) -> tuple[int, dict | list]:
    """Replaces all commands; the status, and Discord's answer."""
    url = f"{here.url}/api/v10/applications/{here.world.bot.id}/commands"
    headers = {"Authorization": f"Bot {here.token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.put(url, json=commands) as response:
        return response.status, await response.json()


async def test_a_bulk_update_without_it_is_refused_as_a_whole(bot, here, alice):
    """It is answered with 400 and code 50240 and changes nothing; with the entry point it works. The bot
    gets an interaction only if it is the entry point's handler.
    """
    launch = await here.portal.enable_activities()
    before = here.world.commands
    status, told = await put(here, [PLAIN])
    assert (status, told["code"], here.world.commands) == (400, 50240, before)
    kept = {key: launch.body[key] for key in ("id", "type", "name", "handler", "integration_types", "contexts")}
    status, told = await put(here, [PLAIN, kept])
    assert (status, {each["name"] for each in told}) == (200, {"hello", "Launch"})
    assert int(next(each["id"] for each in told if each["name"] == "Launch")) == launch.id
    with pytest.raises(LookupError):
        await alice.slash("Launch")
    assert bot.seen["interactions"] == 0
