"""What becomes of open invitations over the real client."""

from tests.bot.e2e.playing import until, use


async def test_a_deleted_channel_takes_its_invitations_with_it(here, bot):
    """Nobody can join them any more; so they are in nobody's way elsewhere. Those of other channels stay open."""
    alice, gone = here.add_person("Alice"), await here.moderation.add_channel("gone")
    await use(alice, "anyone", game="connect4")
    await use(alice.at(gone), "anyone", game="tictactoe")
    stores = bot.services.referee.stores
    await here.moderation.remove(gone.id)
    (left,) = await until(lambda: stores.invitations.open_of(alice.id, stores.clock()), lambda found: len(found) == 1)
    assert left.game == "connect4"
    assert "Who joins?" in (await use(alice, "anyone", game="tictactoe")).text
