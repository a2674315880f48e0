"""Laws of rates: edits of old messages, and busy channels."""

import time

import discord
import pytest

from bot.playground import Playground
from bot.playground.laws.rates import Rate, Rates
from bot.playground.records import ANNOUNCEMENT

from .conftest import running
from .small_bot import SmallBot


async def test_old_messages_are_edited_three_times_in_a_while():
    """The fourth edit gets 429 with code 30046 and the time to wait; new messages do not count."""
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


def test_three_in_six_seconds_is_what_discord_allows():
    """Edits count per channel; refused ones do not count."""
    rates = Rates()
    waits = [rates.old_edits.count(1, now) for now in (0.0, 1.0, 2.0, 3.0, 5.5)]
    assert waits == [0, 0, 0, 3.0, 0.5]
    assert [rates.old_edits.count(*each) for each in ((2, 3.0), (1, 6.5))] == [0, 0]


async def test_a_library_that_gives_up_tells_the_code():
    """After five tries the client raises 429 with 30046. An answer to a click is not limited."""
    async with Playground() as here, running(here, SmallBot()) as bot:
        alice = here.add_person("Alice")
        here.world.rates.old_seconds, here.world.rates.old_edits = -1.0, Rate(0, 0.01)
        message = await bot.get_partial_messageable(alice.place).send("at once old")
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="no")
        assert (refused.value.status, refused.value.code) == (429, 30046)
        assert "older than 1 hour" in refused.value.text
        message = (await alice.slash("tally")).message
        assert (await alice.click(message, "Tally 0")).message.button("Tally 1")


async def test_published_messages_are_edited_three_times_an_hour():
    """The next edit gets 429 with code 20028; other messages of the channel do not count."""
    async with Playground() as here, running(here, SmallBot()) as bot:
        news = await here.moderation.add_channel("news", ANNOUNCEMENT)
        published, other = [await bot.get_partial_messageable(news.id).send(text) for text in ("one", "two")]
        here.world.rates.published_edits = Rate(1, 0.3)
        await here.moderation.publish(published.id)
        for text in ("a", "b"):
            await other.edit(content=text)
        await published.edit(content="a")
        assert not here.transcript.said('"code": 20028')
        await published.edit(content="b")
        assert here.transcript.said('"code": 20028')


async def test_a_busy_channel_has_a_limit_of_its_own():
    """It gives 429 with code 20028; the client waits and tries again."""
    async with Playground() as here, running(here, SmallBot()) as bot:
        alice = here.add_person("Alice")
        here.world.rates.writes = Rate(1, 0.3)
        channel = bot.get_partial_messageable(alice.place)
        began = time.monotonic()
        await (await channel.send("one")).edit(content="two")
        assert time.monotonic() - began >= 0.3
        assert here.transcript.said('"code": 20028')
