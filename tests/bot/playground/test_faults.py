"""Faults on demand, and laws of rates."""

import asyncio
import contextlib
import time

import aiohttp
import discord

from bot.playground import Playground
from bot.playground.laws.rates import Rate, Rates
from bot.playground.records import ANNOUNCEMENT

from .conftest import refused, running
from .small_bot import SmallBot


async def test_faults_of_a_request(bot, here, alice):
    """After a 429 the client tries again when it may, and the person gets the answer. A delayed route answers late, any
    code of Discord's can be given, and a cleared fault does nothing.
    """
    fault = here.faults.too_many("POST /interactions/*/callback", retry_after=0.05)
    assert (await alice.slash("greet", name="a")).message.text == "Hello a (en-US)"
    assert fault.met == 1
    here.faults.delay("POST /interactions/*/callback", 0.05)
    began = time.monotonic()
    await alice.slash("greet", name="a")
    assert time.monotonic() - began >= 0.05
    fault = here.faults.fail("POST /interactions/*/callback", 500)
    here.faults.clear()
    assert (await alice.slash("greet", name="a")).state == "answered"
    assert fault.met == 0
    said, place = len(alice.reads()), bot.get_partial_messageable(alice.place)
    here.faults.refuse("POST /channels/*/messages", 400, 200000, "Message was blocked by automatic moderation")
    assert await refused(place.send("no")) == (400, 200000)
    assert len(alice.reads()) == said
    here.faults.too_many("POST /channels/*/messages", retry_after=0.05, is_global=True)
    await place.send("after a while")
    assert here.transcript.said("You are being rate limited.")


async def test_limits_and_bans_have_discords_headers(here, alice):
    """A request beyond the limit is told when to come back; each path has its own count, but all messages of a channel
    count together. During a ban Cloudflare answers in Discord's place, without JSON and without `Via`.
    """
    here.faults.limit("GET *", 1, 60)
    answers = []
    said = [(await alice.says(text)).id for text in "ab"]
    messages = [f"/channels/{alice.place}/messages/{each}" for each in said]
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {here.token}"}) as session:
        for path in ("/users/@me", "/users/@me", f"/users/{here.world.bot.id}", *messages):
            async with session.get(f"{here.url}/api/v10{path}") as response:
                answers.append((response.status, response.headers.get("X-RateLimit-Remaining")))
                left = float(response.headers.get("X-RateLimit-Reset-After") or response.headers["Retry-After"])
                assert 50 < left <= 60
    assert answers == [(200, "0"), (429, None), (200, "0"), (200, "0"), (429, None)]
    here.faults.clear()
    here.faults.ban(60)
    answers = []
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {here.token}"}) as session:
        for seconds in (0, 59, 2):
            await here.advance(seconds)
            async with session.get(f"{here.url}/api/v10/users/@me") as response:
                answers.append((response.status, response.headers.get("Via"), "Retry-After" in response.headers))
    assert answers == [(429, None, True), (429, None, True), (200, "1.1 google", False)]


async def test_message_update_before_or_after_the_answer(here, alice):
    """The gateway's event of an edit comes before its HTTP answer, or after it on request."""
    order: list[str] = []
    async with running(here, SmallBot(discord.Intents(guilds=True, guild_messages=True))) as bot:
        message = await bot.get_partial_messageable(alice.place).send("old")
        here.transcript.on_event.append(lambda kind, data: order.append(kind))
        here.transcript.on_exchange.append(lambda exchange: order.append(exchange.method))
        for last in (False, True):
            here.faults.events_last = last
            order.clear()
            await message.edit(content=f"new {last}")
            await here.until(lambda: len(order) == 2)
            assert order == (["PATCH", "MESSAGE_UPDATE"] if last else ["MESSAGE_UPDATE", "PATCH"])


async def test_a_request_that_never_ends_holds_no_events_back(here):
    """If events come after answers, those of a request wait for its own answer only, and READY waits for none."""
    here.faults.events_last = True
    async with running(here, SmallBot()) as bot:
        fault = here.faults.seize("POST /channels/*/messages", after=True)
        stuck = asyncio.create_task(bot.get_partial_messageable(here.add_person("Alice").place).send("never answered"))
        await here.until(lambda: fault.met)
        here.faults.refuse_resume()
        here.faults.cut()
        await bot.until(lambda: bot.seen["ready"] == 2)
        here.faults.release()
        with contextlib.suppress(discord.HTTPException):
            await stuck


async def test_old_messages_are_edited_three_times_in_a_while():
    """The fourth edit gets 429 with code 30046 and the time to wait; new messages and clicks do not count."""
    async with Playground() as here, running(here, SmallBot()) as bot:
        here.world.rates.old_edits = Rate(3, 0.5)
        alice = here.add_person("Alice")
        channel = bot.get_partial_messageable(alice.place)
        old = [await channel.send(str(number)) for number in range(2)]
        await here.advance(3601)
        new = await channel.send("new")
        began = time.monotonic()
        for number in range(3):
            await old[number % 2].edit(content=f"edit {number}")
        await new.edit(content="as often as it likes")
        assert not here.transcript.said('"code": 30046')
        await old[0].edit(content="waited")
        assert time.monotonic() - began >= 0.5
        assert here.transcript.said('"code": 30046')
        assert alice.look(old[0].id).text == "waited"
        here.world.rates.old_seconds, here.world.rates.old_edits = -1.0, Rate(0, 60)
        message = (await alice.slash("board")).message
        assert (await alice.click(message, "Move 0")).message.button("Move 1")


def test_three_in_six_seconds_is_what_discord_allows():
    """Edits count per channel; refused ones do not count."""
    rates = Rates()
    waits = [rates.old_edits.count(1, now) for now in (0.0, 1.0, 2.0, 3.0, 5.5)]
    assert waits == [0, 0, 0, 3.0, 0.5]
    assert [rates.old_edits.count(*each) for each in ((2, 3.0), (1, 6.5))] == [0, 0]


async def test_published_messages_and_busy_channels():
    """Published messages are edited three times an hour: the next edit gets 429 with code 20028, other messages of the
    channel do not count. So does whatever is one too many in a busy channel. The client waits and tries again.
    """
    async with Playground() as here, running(here, SmallBot()) as bot:
        news = await here.moderation.add_channel("news", ANNOUNCEMENT)
        published, other = [await bot.get_partial_messageable(news.id).send(text) for text in ("one", "two")]
        here.world.rates.published_edits = Rate(1, 0.3)
        await here.moderation.publish(published.id)
        for message in (other, other, published):
            await message.edit(content="a")
        assert not here.transcript.said('"code": 20028')
        await published.edit(content="b")
        assert here.transcript.said('"code": 20028')
        here.world.rates.writes = Rate(1, 0.3)
        began = time.monotonic()
        await (await bot.get_partial_messageable(news.id).send("one")).edit(content="two")
        assert time.monotonic() - began >= 0.3
