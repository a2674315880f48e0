"""Laws of interactions: an answer within three seconds, once, and a token for fifteen minutes."""

import asyncio
from typing import Any

from bot.playground.permissions import Permission
from bot.playground.records import Interaction

from .conftest import running
from .small_bot import SmallBot


async def test_a_deferred_answer_is_seen_thinking_and_then_filled(bot, here, alice, bob):
    """The first follow-up becomes the deferred answer, the next one a message of its own. Of a private one nobody else
    sees the thinking or the answer. A token lives fifteen minutes: later follow-ups are refused (50027).
    """
    seen = await alice.slash("think")
    assert (seen.state, seen.message.thinking, seen.message.text) == ("thinking", True, "")
    bot.gate.set()
    settled = await seen.settled()
    assert (settled.state, settled.message.id, settled.message.text) == ("answered", seen.message.id, "Thought")
    assert await alice.until(lambda: [each.text for each in seen.followups]) == ["And more"]
    seen = await (await alice.slash("think", private=True)).settled()
    assert seen.message.ephemeral
    assert [each.text for each in bob.reads()] == ["Thought", "And more"]
    bot.gate.clear()
    seen = await alice.slash("think")
    await here.advance(15 * 60 + 1)
    bot.gate.set()
    await alice.until(lambda: here.transcript.said("Invalid Webhook Token"))
    assert alice.look(seen.message).thinking


async def test_no_answer_within_three_seconds_is_a_failure(bot, here, alice):
    """The person sees the interaction fail, whether the handler does not answer or answers late, which is refused as
    unknown (10062).
    """
    message = (await alice.slash("count")).message
    click = asyncio.create_task(alice.click(message, "Ignore"))
    await bot.until(lambda: bot.seen["interactions"] == 2)
    await here.advance(2.9)
    assert [each.state for each in here.world.all(Interaction)] == ["acknowledged", "pending"]
    await here.advance(0.2)
    assert [each.state for each in here.world.all(Interaction)] == ["acknowledged", "failed"]
    assert (await click).state == "failed"
    click = asyncio.create_task(alice.click(message, "Too late"))
    await bot.until(lambda: bot.seen["interactions"] == 3)
    await here.advance(3)
    assert (await click).state == "failed"
    bot.gate.set()
    assert (await bot.error()).code == 10062


async def test_without_a_bot_everything_fails(here, alice):
    """Messages of a bot that is not running stay, but do not answer."""
    async with running(here, SmallBot()):
        message = (await alice.slash("count")).message
    click = asyncio.create_task(alice.click(message, "Press"))
    await alice.until(lambda: any(each.state == "pending" for each in here.world.all(Interaction)))
    await here.advance(3)
    assert (await click).state == "failed"


async def test_a_second_answer_is_refused(bot, alice):
    """An interaction is acknowledged once, also by an empty message, which is refused; a second callback gets 40060."""
    for what in ("twice", "modal after defer", "after empty"):
        await alice.slash("broken", what=what)
        assert (await bot.error()).code == 40060, what
        bot.errors.clear()


async def test_what_the_bot_does_not_see(bot, here, alice):
    """The bot's own requests neither find nor edit an ephemeral message. A place is told without its overwrites: what
    the person may do there is told instead.
    """
    answer = await alice.click((await alice.slash("count")).message, "Press")
    seen = await alice.slash("broken", what=f"fetch {answer.message.id}")
    assert seen.message.text == "Refused"
    assert bot.errors[0].code == 10008
    told: list[dict[str, Any]] = []
    here.transcript.on_event.append(lambda kind, data: told.append(data) if kind == "INTERACTION_CREATE" else None)
    await here.moderation.deny(alice.place, Permission.ATTACH_FILES)
    await alice.slash("count")
    [asked] = told
    assert "permission_overwrites" not in asked["channel"]
    assert asked["channel"]["permissions"] == asked["member"]["permissions"]


async def test_an_answer_can_be_withdrawn(bot, alice):
    """The original answer disappears for everyone when the bot deletes it. If the bot deletes a deferred answer and
    sends another message, the person's wait ends with that one.
    """
    await alice.slash("broken", what="withdraw")
    await alice.until(lambda: alice.reads() == [])
    seen = await (await alice.slash("broken", what="another")).settled()
    assert (seen.state, seen.message.text) == ("answered", "Instead")
