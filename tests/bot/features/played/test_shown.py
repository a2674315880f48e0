"""What is shown to a person in the end, though something is refused, lost or unknown at first."""

import pytest

from tests.bot.e2e.playing import answers_finished, look_until, use

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("no_faults_left")]


async def test_news_of_a_deletion_come_once(here, bot):
    """Discord posts them, and its answer is lost: they are sent again, and are the same message."""
    yan, privacy = here.add_person("Yan"), bot.services.referee.stores.privacy
    await use(yan, "privacy")
    sent = []

    def note(exchange):
        if exchange.method == "POST" and f"/channels/{yan.direct.place}/messages" in exchange.path:
            sent.append(exchange.status)

    here.transcript.on_exchange.append(note)
    here.faults.fail("POST /channels/*/messages", 503, after=True)
    await privacy.note_due(yan.id, True)
    await bot.services.referee.sweep()
    await here.until(lambda: len(sent) == 2)
    assert len(yan.direct.reads()) == 1


async def test_a_time_control_of_another_version_hides_no_challenge(bot, alice, bob):
    """An open invitation says what else there is to say."""
    database = bot.services.referee.stores.database
    asked = await use(alice, "anyone", game="gomoku", clock="live-60-5", hints="both")
    await answers_finished(bot)
    await database.change("UPDATE invitations SET clock = 'nosuch-5', message_id = NULL WHERE closed_at IS NULL")
    await bot.services.referee.sweep()
    await look_until(bob, asked, lambda now: "nosuch-5" in now.text and "no hints" in now.text)
