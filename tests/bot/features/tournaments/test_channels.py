"""What becomes of tournaments whose channels nobody can read any more."""

from bot.playground.permissions import Permission
from tests.bot.conftest import eventually
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import use
from tests.bot.features.acts import settled


async def test_a_channel_that_was_deleted_while_the_bot_was_off_ends_its_tournaments(here, tmp_path):
    """The next start finds it out. Those of an archived thread, which Discord does not list either, go on, and those of
    a channel that is hidden from the bot.
    """
    settings, alice, bob = settings_for(tmp_path / "q.sqlite3"), here.add_person("Alice"), here.add_person("Bob")
    gone, hidden, hall = [await here.moderation.add_channel(name) for name in ("gone", "hidden", "hall")]
    deleted, archived = [await here.moderation.begin_thread(hall.id) for _ in range(2)]
    async with bot_in(here, settings):
        for person, place in ((alice, gone), (alice, deleted), (bob, archived), (bob, hidden)):
            await use(person.at(place), "tournament", game="tictactoe")
    for place in (gone, deleted):
        await here.moderation.remove(place.id)
    await here.moderation.archive(archived.id)
    await here.moderation.deny(hidden.id, Permission.VIEW_CHANNEL)
    async with bot_in(here, settings) as bot:
        asked = [f"GET /api/v10/channels/{each.id} " for each in (gone, deleted, archived)]
        await eventually(lambda: all(map(here.transcript.said, asked)))
        await settled(bot.services.referee)
        found = [await bot.services.referee.stores.tournaments.get(number) for number in (1, 2, 3, 4)]
        assert [each.status for each in found] == ["cancelled", "cancelled", "open", "open"]
