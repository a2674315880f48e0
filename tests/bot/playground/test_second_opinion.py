"""The same scenarios here and in SimCord, an independent simulation: the answers must be the same.

SimCord simulates Discord inside discord.py, without sockets. Other tests have what it cannot play: RESUME, 429s, races,
groups.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from operator import methodcaller
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.seen import Response, walk

from .conftest import running
from .small_bot import SmallBot

pytestmark = pytest.mark.slow

simcord = pytest.importorskip("simcord")

Facts = dict[str, Any]


def facts(text: str, flags: int, embeds: list[Any], components: list[Any], attachments: list[Any]) -> Facts:
    """What a person can see of a message.

    Pictures are counted wherever they are: SimCord lists an embed's or component's picture among the attachments as
    well, Discord does not (discord-api-docs, pull request 8279).
    """
    media = [each.get(part) or {} for each in embeds for part in ("image", "thumbnail")]
    media += [each.get(part) or {} for each in walk(components) for part in ("media", "file")]
    media += [item["media"] for each in walk(components) for item in each.get("items", [])]
    named = {each["url"].split("?")[0].rsplit("/", 1)[-1] for each in media if "url" in each}
    return {
        "text": text,
        "flags": flags & (1 << 6 | 1 << 15),
        "embeds": [(each.get("title"), each.get("description"), len(each.get("fields", []))) for each in embeds],
        "components": [
            (each["type"], each.get("custom_id"), each.get("label"), each.get("content"), bool(each.get("disabled")))
            for each in walk(components)
        ],
        "pictures": sorted(named | {each["filename"] for each in attachments}),
    }


class Here:
    """A scenario over real sockets. The next click is on the message of the last action."""

    def __init__(self, alice: DiscordUser, bob: DiscordUser, bot: SmallBot) -> None:
        self.alice, self.bob, self.bot = alice, bob, bot
        self._last: Response | None = None

    async def slash(self, name: str, /, **options: Any) -> Facts:
        return await self._note(await self.alice.slash(name, **options))

    async def click(self, label: str) -> Facts:
        return await self._note(await self.alice.click(self._last.message, label))

    async def select(self, custom_id: str, *values: str) -> Facts:
        return await self._note(await self.alice.select(self._last.message, custom_id, *values))

    async def submit(self, **fields: Any) -> Facts:
        return await self._note(await self.alice.submit(self._last, **fields))

    async def autocomplete(self, name: str, option: str, typed: str) -> list[Any]:
        return await self.alice.autocomplete(name, option, typed)

    async def challenge(self) -> Facts:
        return await self._note(await self.alice.context_menu("Challenge", self.bob))

    async def _note(self, seen: Response) -> Facts:
        if seen.state == "modal":
            self._last = seen
            return {"modal": seen.modal.title, "fields": [each["custom_id"] for each in seen.modal.fields]}
        settled = await seen.settled() if self.bot.gate.is_set() else seen
        self._last = settled
        json = settled.message.json
        return facts(json["content"], json["flags"], json["embeds"], json["components"], json["attachments"])


class InSimCord:
    """The same scenario in SimCord."""

    def __init__(self, alice: Any, bob: Any, channel: Any, bot: SmallBot) -> None:
        self.alice, self.bob, self.channel, self.bot = alice, bob, channel, bot
        self._last: Any = None

    async def slash(self, name: str, /, **options: Any) -> Facts:
        return self._note(await self.alice.slash(self.channel, name, **options))

    async def click(self, label: str) -> Facts:
        return self._note(await self.alice.click(self._last.response.message, label=label))

    async def select(self, custom_id: str, *values: str) -> Facts:
        return self._note(await self.alice.select(self._last.response.message, values, custom_id=custom_id))

    async def submit(self, **fields: Any) -> Facts:
        return self._note(await self.alice.submit_modal(self._last, fields))

    async def autocomplete(self, name: str, option: str, typed: str) -> list[Any]:
        return await self.alice.autocomplete(self.channel, name, option, typed)

    async def challenge(self) -> Facts:
        return self._note(await self.alice.context_menu(self.channel, "Challenge", self.bob))

    def _note(self, result: Any) -> Facts:
        self._last = result
        if result.modal:
            fields = [each["custom_id"] for each in walk(result.modal["components"]) if "custom_id" in each]
            return {"modal": result.modal["title"], "fields": fields}
        shown = result.response
        embeds = [embed.to_dict() for embed in shown.embeds]
        attachments = [{"filename": each.filename} for each in shown.attachments]
        return facts(shown.content, shown.flags.value, embeds, shown.components, attachments)


Stage = Here | InSimCord


@asynccontextmanager
async def here_stage() -> AsyncIterator[Stage]:
    async with Playground() as here, running(here, SmallBot()) as bot:
        yield Here(here.add_person("alice"), here.add_person("bob"), bot)


@asynccontextmanager
async def simcord_stage() -> AsyncIterator[Stage]:
    bot = SmallBot()
    async with simcord.run(bot, check_errors=False) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        alice, bob = (guild.add_member(env.create_user(name)) for name in ("alice", "bob"))
        yield InSimCord(alice, bob, channel, bot)


slash, click = partial(methodcaller, "slash"), partial(methodcaller, "click")
SCENARIOS = {
    "greeting": (slash("greet", name="World"), slash("greet", name="all", loud=True)),
    "counting": (slash("count"), click("Press")),
    "changing in place": (slash("tally"), click("Tally 0"), click("Tally 1")),
    "choosing": (slash("menus"), methodcaller("select", "fruit", "a", "p")),
    "a V2 board": (slash("board"), click("Move 0"), click("Move 1")),
    "an embed": (slash("card"),),
    "a form": (slash("form"), methodcaller("submit", words="hi", level=["hard"], side="black", rated=True)),
    "thinking": (slash("think"), slash("think", private=True)),
    "typing": (methodcaller("autocomplete", "move", "to", "c"),),
    "challenging": (methodcaller("challenge"),),
    "subcommands": (slash("settings theme", theme="dark"),),
}
LAWS = ["too long", "label", "same ids", "embeds", "title", "twice", "modal after defer", "v2 text"]
LAWS += ["v2 downgrade", "no media"]
# Not "empty": Discord's code for it is 50006 (as many bots report), SimCord's is 50035.


async def both(scenario: Callable[[Stage], Awaitable[list[Any]]]) -> tuple[list[Any], list[Any]]:
    async with here_stage() as stage:
        ours = await scenario(stage)
    async with simcord_stage() as stage:
        theirs = await scenario(stage)
    return ours, theirs


@pytest.mark.parametrize("scenario", SCENARIOS)
async def test_simcord_gives_the_same_answers(scenario):
    """Texts, privacy, components, pictures and choices are the same in both."""

    async def played(stage: Stage) -> list[Any]:
        stage.bot.gate.set()
        return [await step(stage) for step in SCENARIOS[scenario]]

    ours, theirs = await both(played)
    assert ours == theirs


@pytest.mark.parametrize("what", LAWS)
async def test_simcord_refuses_the_same(what):
    async def broken(stage: Stage) -> list[Any]:
        try:
            await stage.slash("broken", what=what)
        finally:
            error = await stage.bot.error()
        return [(error.status, error.code)]

    ours, theirs = await both(broken)
    assert ours == theirs
