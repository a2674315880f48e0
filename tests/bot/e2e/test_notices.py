"""Calling whoever has been away when it is their turn."""

import pytest

from bot.views import notices

from .playing import begin_against, board_at, drop

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def _everybody_is_away(monkeypatch):
    """As if nobody had done anything for a while."""
    monkeypatch.setattr(notices, "AWAY", 0.0)


def calls(person):
    """The calls that a person sees standing."""
    return [message for message in person.reads() if "it is your turn" in message.text or "轮到您走了" in message.text]


@pytest.mark.usefixtures("_everybody_is_away")
async def test_who_is_away_is_called(alice, lin):
    """The call mentions them, in their language, leads to the board, and goes when they have moved."""
    board = await begin_against(alice, lin, "connect4")
    before = len(calls(alice))
    await drop(alice, board, "4")
    call = await lin.sees(f"{lin.mention}，轮到您走了。")
    assert [user["id"] for user in call.json["mentions"]] == [str(lin.id)]
    assert call.buttons[0].url.endswith(f"/{board.id}")
    await drop(lin, board.id, "4")
    await alice.sees(f"{alice.mention}, it is your turn.")
    assert call.id not in [message.id for message in lin.reads()]
    assert len(calls(alice)) == before + 1


async def test_who_is_here_is_not_called(alice, bob):
    """Two people who look at the board get no message for each move."""
    board = await begin_against(alice, bob, "connect4")
    before = len(calls(bob))
    for ply in range(4):
        await drop((alice, bob)[ply % 2], board.id, "4")
        await board_at(alice, board, ply + 1)
    assert len(calls(bob)) == before


@pytest.mark.usefixtures("_everybody_is_away")
async def test_who_does_not_want_to_be_called(alice, bob):
    """/settings switches calls off."""
    panel = (await (await bob.slash("settings")).settled()).message
    await bob.select(panel, "set:0:0:notices", "off")
    board = await begin_against(alice, bob, "connect4")
    before = len(calls(bob))
    await drop(alice, board, "4")
    await (await alice.slash("about")).settled()
    assert len(calls(bob)) == before


@pytest.mark.usefixtures("_everybody_is_away")
async def test_where_the_bot_may_not_post(here, alice, bob):
    """Nobody is called, and the game goes on."""
    channel = here.world.add_channel("soon-closed")
    here_alice, here_bob = alice.at(channel), bob.at(channel)
    board = await begin_against(here_alice, here_bob, "connect4")

    async def close():
        here.world.deny(channel.id, 1 << 11)

    await here.call(close)
    assert (await drop(here_alice, board, "4")).state == "updated"
    assert (await drop(here_bob, board.id, "4")).state == "updated"
