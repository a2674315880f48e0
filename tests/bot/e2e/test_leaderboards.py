"""Leaderboards and records over the real client: /top, /stats against a person, /stats of the bot."""

import re

from engines.registry import GAMES

from .conftest import own_bot, own_here
from .playing import FIRST_WINS, begin, begin_against, choose_setting, play_moves, resign, use

bot, here = own_bot, own_here


async def play(first, second):
    """Plays a match that the first side wins."""
    await play_moves((first, second), await begin_against(first, second, "tictactoe"), FIRST_WINS)


async def test_the_best_of_a_server(here, alice, bob, lin):
    """Listed after three rated matches, without a place while the rating is provisional; not if the person opted out;
    not in another game.
    """
    assert "Nobody yet" in (await use(alice, "top", game="tictactoe")).text
    for _ in range(3):
        await play(alice, bob)
    listed = await use(bob, "top", game="tictactoe", when="week")
    assert re.search(r"Not settled yet.*\n\*\*Alice\*\* 1\d{3}\? .*\n\*\*Bob\*\* 1\d{3}\? ", listed.text)
    assert "In this server · Active in the last 7 days" in listed.text
    assert "Alice, Rating: 1" in listed.pictures[0].description
    await choose_setting(bob, "listed", "off")
    assert "Bob" not in (await use(lin, "top", game="tictactoe", where="everywhere")).text
    assert "还没有人" in (await use(lin, "top", game="connect4")).text


async def test_direct_messages_are_no_server(alice):
    """Who asks there for the best of this server is told so; without a choice the best of all servers are shown."""
    assert "This is not a server" in (await use(alice.direct, "top", game="renju", where="server")).text
    assert "Everywhere" in (await use(alice.direct, "top", game="renju")).text
    assert "In this server" in (await use(alice, "top", game="renju")).text


async def test_records_against_somebody(here, alice, bob, lin):
    """The record is told from the side of the first; two people who never met have none. The bot has a record of
    itself, and against a person. Each page names the game if it is limited to one.
    """
    bot = here.world.bot.id
    for options, told in (
        ({"player": bot}, "Record of Qibot · Renju\nNo finished match that counts yet"),
        ({"against": bot}, "Alice against Qibot · Renju\nNo finished match between them"),
        ({"against": bob.id}, "Alice against Bob · Renju\nNo finished match between them"),
    ):
        assert (await use(alice, "stats", game="renju", **options)).text.startswith(f"### {told}")
    await play(bob, alice)
    told = (await use(lin, "stats", player=alice.id, against=bob.id)).text
    assert "Alice 0 : 1 Bob" in told
    assert "No finished match" in (await use(alice, "stats", against=lin.id)).text
    assert (await use(alice, "stats", against=alice.id)).text == (await use(alice, "stats")).text
    await resign(alice, await begin(alice, "renju"))
    told = (await use(alice, "stats", player=bot)).text
    assert "**Renju · Beginner**: 1 won" in told
    assert f"Rating: {GAMES['renju'].level_ratings['beginner']}" in told
    against = (await use(alice, "stats", against=bot)).text
    assert "**Renju · Beginner**: 0 won, 0 drawn, 1 lost" in against
    assert (await use(bob, "stats", player=bot, against=alice.id)).text == against
