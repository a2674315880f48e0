"""What becomes of tournaments whose channels nobody can read any more."""

from bot.playground.permissions import Permission
from tests.bot.conftest import eventually
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import look_until, until, use
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


async def test_no_round_begins_where_no_board_can_be_posted(here, bot):
    """Who presses Start is told why, and nothing begins; once the bot may post again, it does. So with the matches of a
    later round.
    """
    referee, tournaments = bot.services.referee, bot.services.referee.stores.tournaments
    hall = await here.moderation.add_channel("hall")
    people = [here.add_person(name).at(hall) for name in ("Alice", "Bob", "Lin")]
    await use(people[0], "tournament", game="tictactoe")
    table = next(each for each in people[0].reads() if not each.ephemeral)
    for person in people:
        await (await person.click(person.look(table), "Join")).settled()
    await look_until(people[0], table, lambda now: "Players: 3" in now.text)
    await here.moderation.deny(hall.id, Permission.SEND_MESSAGES)
    await people[0].click(people[0].look(table), "Start")
    await people[0].sees("I do not have permission to post here")
    assert "Players: 3" in people[0].look(table).text
    await here.moderation.deny(hall.id)
    await people[0].click(people[0].look(table), "Start")
    await look_until(people[0], table, lambda now: "Round 1 of 3" in now.text and "](" in now.text)
    number = int(table.text.split("Tournament ")[1].split(":")[0])
    (pairing,) = [each for each in (await tournaments.get(number)).current if each.match_id]
    await here.moderation.deny(hall.id, Permission.VIEW_CHANNEL)
    await use(people[0], "help")  # events come in order
    await referee.turns.resign(pairing.match_id, pairing.first_player)
    await until(lambda: tournaments.get(number), lambda found: found.round == 2)
    await referee.sweep()
    assert not [each for each in (await tournaments.get(number)).current if each.match_id]
    await here.moderation.deny(hall.id)
    await look_until(people[0], table, lambda now: "Round 2 of 3" in now.text and now.text.count("](") == 1)
