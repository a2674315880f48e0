"""The menu entry of the bot over the real client."""

import asyncio

from tests.bot.e2e.playing import answer_to, answers_finished, challenge_menu


async def test_a_double_click_begins_one_match(here, bot):
    """As on the page of /help. No opening is offered, which is for two people."""
    alice = here.add_person("Alice")
    page = await challenge_menu(alice, bot.user.id)
    assert "Connect Four" in (labels := [each.label for each in page.buttons])
    assert "Swap2" not in " ".join(labels)
    answers = await asyncio.gather(*[answer_to(alice.click(page, "Connect Four")) for _ in range(2)])
    await answers_finished(bot)
    assert len(await bot.services.referee.stores.matches.open_of(alice.id)) == 1
    assert sum("Please try again in a moment" in each.text for each in answers) == 1
