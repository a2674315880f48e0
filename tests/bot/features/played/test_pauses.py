"""/pause over the real client."""

import pytest

from tests.bot.e2e.playing import begin_against, use

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_who_both_resume_the_clocks_ask_for_no_other_pause(alice, bob):
    """Each types /pause while the clocks stand, before seeing that the other has: whoever is second hears that they
    run.
    """
    await begin_against(alice, bob, "connect4", clock="move-86400")
    for person in (alice, bob):
        stopped = await use(person, "pause")
    assert "The clocks are stopped" in stopped.text
    for person in (alice, bob):
        running = await use(person, "pause")
        assert "⏳ <t:" in running.text
        assert "stop" not in running.text
