"""The core once more in SimCord, an independent simulation of Discord.

It runs inside the process, so the engines are those of the referee's tests, which search in a thread. What SimCord
cannot play (dropped sockets, 429s, several people at once) is left to the other tests here.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot import installed
from bot.client import Qibot
from bot.discord.clock import DiscordTime
from bot.match.referee import Referee
from bot.monitoring.run import Monitoring
from storage.database import Database
from tests.bot.local_engine import LocalEngine

pytestmark = pytest.mark.slow

simcord = pytest.importorskip("simcord")


class Club:
    """A server with a channel and two people."""

    def __init__(self, env) -> None:
        guild = env.create_guild()
        self.channel = guild.create_text_channel("games")
        self.alice = guild.add_member(env.create_user("alice"))
        self.bob = guild.add_member(env.create_user("bob"))

    async def play(self, **options):
        """The message that answers Alice's /play."""
        return (await self.alice.slash(self.channel, "play", **options)).response

    async def between(self, game: str):
        """Begins a match between Alice, who moves first, and Bob."""
        message = await self.play(game=game, opponent=self.bob, side="first")
        await self.bob.click(message, label="Accept")
        return message


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def env(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[object]:
    """The bot in SimCord, shared by all tests."""
    path: Path = tmp_path_factory.mktemp("simcord") / "q.sqlite3"
    with pytest.MonkeyPatch.context() as patch:  # SimCord stops at every moment at which something is due
        patch.setattr("bot.handling.services.INTERVAL", 3600.0)
        async with started(path) as env:
            yield env


@asynccontextmanager
async def started(path: Path) -> AsyncIterator[object]:
    """SimCord with the bot in it."""
    async with (
        Database.open(path) as database,
        Referee(database, LocalEngine(), installed.services(), sweep=3600) as referee,
        Qibot(referee, Monitoring().interaction, DiscordTime()) as client,
    ):
        env = simcord.Env(client, shard_count=1, settle_timeout=100.0)
        await env.start()
        client.services.lateness.stop()  # SimCord waits until nothing is due any more
        yield env
        await env.shutdown()


@pytest.fixture
def club(env) -> Club:
    """New people for each test."""
    return Club(env)


def parts(message) -> list[dict]:
    """Every component of a message as it is now."""
    return list(simcord.components.walk_components(message.components))


def text(message) -> str:
    """The whole text of a message."""
    return "\n".join(part["content"] for part in parts(message) if part.get("content"))


def tag(message, start: str) -> str:
    """The first custom_id that begins with `start`."""
    return next(part["custom_id"] for part in parts(message) if part.get("custom_id", "").startswith(start))


def told(result) -> str:
    """The text of a private answer."""
    answer = result.followups[-1] if result.followups else result.response
    assert answer.ephemeral
    return text(answer)


async def test_a_game_against_the_bot(club):
    """One message serves from the first move to the end."""
    board = await club.play(game="tictactoe", level="beginner", side="first")
    while open_cells := [part for part in parts(board) if part.get("custom_id", "").startswith("move:")]:
        cell = next(part for part in open_cells if not part.get("disabled"))
        await club.alice.click(board, custom_id=cell["custom_id"])
    assert "wins" in text(board) or "Draw" in text(board)


async def test_two_people(club):
    """An accepted challenge becomes the board; both play on it. A takeback and a draw by agreement."""
    board = await club.between("tictactoe")
    for ply, cell in enumerate(("b2", "a1", "a3", "c1", "c3", "b1")):
        await (club.alice, club.bob)[ply % 2].click(board, custom_id=tag(board, f"move:{match(board)}:{ply}:{cell}"))
    assert "bob wins with three in a row." in text(board)
    board = await club.between("connect4")
    await club.alice.click(board, label="4")
    asked = (await club.alice.click(board, label="Take back")).followups[-1]
    await club.bob.click(asked, label="Allow the takeback")
    assert tag(board, f"hint:{match(board)}:2:")
    asked = (await club.bob.click(board, label="Offer a draw")).followups[-1]
    await club.alice.click(asked, label="Accept the draw")
    assert "Draw by agreement." in text(board)


def match(board) -> str:
    """The number of a board's match."""
    return tag(board, "hint:").split(":")[1]


async def test_pieces_a_window_and_suggestions(club):
    """Xiangqi by piece and target, by typing, and by /move, which suggests legal moves while a person types."""
    board = await club.play(game="xiangqi", side="first", level="beginner")
    await club.alice.click(board, label="h2")
    await club.alice.click(board, label="e2")
    assert "alice (Red) to move" in text(board)
    window = await club.alice.click(board, label="Type a move")
    assert told(await club.alice.submit_modal(window, {"move": "nonsense"})).startswith("I cannot read")
    window = await club.alice.click(board, label="Type a move")
    await club.alice.submit_modal(window, {"move": "h0g2"})
    assert tag(board, f"hint:{match(board)}:4:")
    offered = await club.alice.autocomplete(club.channel, "move", "move", "i0h")
    assert [choice["value"] for choice in offered] == ["i0h0"]
    assert (await club.alice.slash(club.channel, "move", move="i0h0")).ephemeral
    assert tag(board, f"hint:{match(board)}:6:")


async def test_settings_and_help(club):
    """The panel is shown in the language that is chosen in it."""
    panel = (await club.alice.slash(club.channel, "settings")).response
    await club.alice.select(panel, ["zh-CN"], custom_id="set:0:0:language")
    assert "语言" in text(panel)
    assert "/play" in text((await club.bob.slash(club.channel, "help")).response)
