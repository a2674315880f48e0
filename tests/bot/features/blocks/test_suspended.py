"""Block lists over the real client."""

from storage.servers import Suspension
from tests.bot.e2e.playing import use


async def test_a_suspended_person_is_protected_as_others(here, bot):
    """They block and unblock people in the server, too: nobody is left to harass them."""
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    suspension = Suspension(here.world.guild.id, alice.id, "rude", None)
    await use(alice, "help")
    await bot.services.referee.stores.suspensions.suspend(suspension)
    assert "rude" in (await use(alice, "play", game="tictactoe")).text
    assert "can no longer challenge you" in (await use(alice, "block", player=bob.id)).text
    assert "Bob" in (await use(alice, "block")).text
    assert "can challenge you again" in (await use(alice, "unblock", player=bob.id)).text
