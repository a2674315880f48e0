"""Lessons on the page, served by the real bot, and the same lessons in the chat."""

import pytest

from bot.features.servers.rules import Servers
from tests.bot.activity.playing import Player
from tests.bot.activity.test_played_lobby import in_lobby
from tests.bot.e2e.playing import click, use

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("activity")]


def main_key(page: Player) -> str:
    """The key of the control that stands out."""
    return next(control["key"] for control in page.state["controls"] if control["main"])


async def test_a_game_is_learnt_by_touch(here, bot, alice):
    """From the lobby through all lessons to a first match. A wrong move is refused in the words of the chat, a lesson
    that is left comes last, and what is finished is marked in the lobby.
    """
    async with in_lobby(here, alice) as page:
        assert page.label("lessons:tictactoe") == "Tic-tac-toe 0/3"
        await page.go("lessons:tictactoe")
        assert "Put three of your marks in a row." in page.lines()[0]
        assert page.lobby["sections"][0]["lines"][-1]["controls"][0]["main"]
        assert (await page.go("lesson:tictactoe.row"))["board"]
        assert page.state["title"] == "Tic-tac-toe 1/3: Three in a row"
        assert page.state["status"] == "Your turn. Win with one move."
        assert page.state["notices"][0].startswith("You put your mark on an empty cell")
        assert page.state["marks"]["target"] == ["c1"]
        wrong = "c3 is possible, but it is not the move we are looking for."
        assert (await page.ask("move", move="c3"))["text"] == wrong
        assert "cannot read" in (await page.ask("move", move="z9"))["text"]
        await page.ask("control", key="learn:tictactoe.on")
        assert page.state["title"] == "Tic-tac-toe 2/3: Two of theirs"
        await page.ask("control", key="learn-show:tictactoe")
        assert (page.state["marks"]["hint"], page.state["status"][:12]) == (["b1"], "b1 is right.")
        for key, move in (("learn:tictactoe.on", "b1"), ("learn:tictactoe.on", "c1")):
            assert (await page.ask("move", move=move))["type"] == "accepted"
            assert (page.state["turn"], page.state["moves"]) == (None, [])
            assert main_key(page) == key
            await page.ask("control", key=key)
        assert page.state["title"] == "Tic-tac-toe 1/3: Three in a row"
        await page.ask("move", move="c1", board_number=1)  # outdated
        assert page.state["turn"] == 0
        await page.ask("move", move="c1")
        assert "Right!" in page.state["status"]
        assert "X wins with three in a row." in page.state["notices"]
        assert "Now play your first game" in page.state["notices"][-1]
        await page.ask("control", key="learn-all:")
        assert page.label("lessons:tictactoe") == "✅ Tic-tac-toe 3/3"
        await page.go("lessons:tictactoe")
        assert page.label("lesson:tictactoe.fork") == "✅ The fork"
        await page.go("lesson:tictactoe.fork")
        await page.ask("move", move="c1")
        assert (await page.ask("control", key="learn-play:tictactoe"))["type"] == "accepted"
        assert "Beginner" in " ".join(seat["name"] for seat in page.state["seats"])
        assert await bot.services.referee.stores.lessons.are_hints_free(page.state["match"])
        await page.open(0, "tictactoe.fork")  # the page heard of no match: what it asks for again begins no second one
        assert "learn-play:tictactoe" not in [each["key"] for each in (await page.hears("state"))["controls"]]


async def test_one_progress_in_chat_and_on_the_board(here, alice):
    """The button in the chat opens its lesson, also on a page that is open; the lesson comes back on another socket.
    What is finished on one side is finished on the other. A move that the rules forbid is refused by its rule.
    """
    chat = await click(alice, await use(alice, "learn", game="connect4"), "Begin")
    frame = (await alice.click(chat, "Open the board")).frame
    assert frame is not None
    async with Player(here, frame) as page:
        assert (await page.hears("state"))["title"] == "Connect Four 1/5: Discs fall"
        assert "Column 3 is full." in (await page.ask("move", move="3"))["text"]
        before = page.state
        await page.socket.close()
        await page.open(0, before["exercise"])
        assert await page.hears("state") == before
        await page.ask("move", move="5")
        chat = await use(alice, "learn", game="connect4")
        assert "2/5: Four in a row" in chat.text
        chat = await click(alice, chat, "2", "Next lesson")
        await alice.click(chat, "Open the board")
        assert (await page.hears("state"))["title"] == "Connect Four 3/5: Along a diagonal"
        await page.hears("accepted")
        await page.go("")
        assert page.label("lessons:connect4") == "Connect Four 2/5"
        for nonsense in ("lesson:connect4.gone", "lesson:chess.row", "lessons:chess", "first:chess"):
            assert (await page.go(nonsense))["type"] == "refused"
        await page.open(0, "connect4.gone")
        assert (await page.hears("state", "lobby"))["title"] == "Connect Four 3/5: Along a diagonal"


async def test_lessons_obey_the_rules_of_the_place(here, bot, alice):
    """As in the chat, the first match needs the role that the server asks for. The words, the notation and the
    direction are the person's. What a lesson marks stays when its answer is shown.
    """
    guild, services = here.world.guild.id, bot.services
    async with in_lobby(here, alice) as page:
        await page.go("lesson:checkers.step")
        await page.ask("control", key="learn-show:checkers")
        assert page.state["marks"]["target"] == ["18", "19"], "the illegal move that is offered is not marked"
        await services.referee.preferences.choose(alice.id, "language", "zh-CN")
        await page.go("lesson:renju.white")
        assert (page.state["side"], page.state["controls"][2]["label"]) == (1, "跳过")
        assert page.state["status"] == "轮到你了。一步取胜。"
        await page.go("lesson:xiangqi.chariot")
        assert page.state["chosen"] == "b2"
        assert "车八进一" in (await page.ask("move", move="b2b3"))["text"]
        role = await here.moderation.add_role(guild, "Club")
        await services.referee.of(Servers).choose(guild, "roles", [role])
        try:
            assert (await page.ask("move", move="b2b7"))["type"] == "accepted"
            assert "@Club" in (await page.go("first:xiangqi"))["text"]
        finally:
            await services.referee.of(Servers).choose(guild, "roles", [])
    assert set((await services.referee.stores.lessons.finished(alice.id))["xiangqi"]) == {"chariot"}
