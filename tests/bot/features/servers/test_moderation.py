"""Moderation over the real client."""

from bot.playground.permissions import Permission
from tests.bot.e2e.playing import begin_against, match_of, use


async def test_the_reason_reaches_the_players_where_the_bot_may_not_post(here, bot):
    """As the moderator is told: in direct messages."""
    olga, hall = here.add_person("Olga", admin=True), await here.moderation.add_channel("hall")
    alice, bob = [here.add_person(name).at(hall) for name in ("Alice", "Bob")]
    board = await begin_against(alice, bob, "tictactoe")
    await here.moderation.deny(hall.id, Permission.SEND_MESSAGES)
    done = await use(olga, "end", match=match_of(board), reason="spoilers")
    assert "its players can read your reason" in done.text
    for person in (alice, bob):
        assert "Reason: spoilers" in (await person.direct.sees("was ended by a moderator")).text
