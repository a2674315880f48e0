"""When the chat shows moves that were made on open boards."""

import pytest

from bot.activity import chat_boards
from bot.match import recovery
from bot.playground import Playground
from bot.playground.events import Event
from bot.playground.people import DiscordUser
from bot.playground.seen import ShownMessage
from tests.bot.activity.playing import at_board, at_match, between, take_turns
from tests.bot.e2e.playing import board_at, number_of

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("activity")]


@pytest.fixture(autouse=True)
def no_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the sweep from showing what is behind."""
    monkeypatch.setattr(recovery, "SIGHTS_NEEDED", 1 << 30)


def noted(here: Playground, person: DiscordUser, board: ShownMessage) -> list[int | None]:
    """The numbers of moves that the message shows, appended whenever it changes; None: the match is over."""
    seen: list[int | None] = []

    def listen(event: Event) -> None:
        if event.type == "MESSAGE_UPDATE" and int(event.data["id"]) == board.id:
            seen.append(number_of(person.look(board.id)))

    here.world.listeners.append(listen)
    return seen


async def test_moves_that_both_see_on_boards_are_drawn_together(here, alice, bob, monkeypatch):
    """While many boards wait, the first move is drawn at once; those during the pause are skipped if something follows
    that is shown at once.
    """
    monkeypatch.setattr(chat_boards, "MANY_BEHIND", 0)
    monkeypatch.setattr(chat_boards, "PAUSE", 3600.0)
    async with at_board(here, alice, bob) as (board, one, other):
        seen = noted(here, alice, board)
        await take_turns((one, other), "a1")
        await board_at(alice, board, 1)
        await take_turns((one, other), "b2", "c3", begun=1)
        await other.until_made(3)
        await other.ask("control", key="resign")
        await board_at(alice, board, None)
    assert set(seen) == {1, None}


async def test_moves_are_drawn_at_once_where_no_boards_wait(here, alice, bob, monkeypatch):
    """The chat shows every move then, though both see it on their boards. While many wait the last move is drawn after
    the pause, without a further act.
    """
    monkeypatch.setattr(chat_boards, "PAUSE", 3600.0)
    async with at_board(here, alice, bob) as (board, one, other):
        for made, move in enumerate(("a1", "b2", "c3")):
            await take_turns((one, other), move, begun=made)
            await board_at(alice, board, made + 1)
        monkeypatch.setattr(chat_boards, "MANY_BEHIND", 0)
        monkeypatch.setattr(chat_boards, "PAUSE", 0.5)
        await take_turns((one, other), "a2", "b1", begun=3)
        await board_at(alice, board, 5)


async def test_who_is_not_at_a_board_sees_each_move_at_once(here, alice, bob, monkeypatch):
    """A match in which one plays in the chat, and the end of any match, are shown without a pause."""
    monkeypatch.setattr(chat_boards, "MANY_BEHIND", 0)
    monkeypatch.setattr(chat_boards, "PAUSE", 3600.0)
    board = await between(alice, bob)
    async with at_match(here, alice, board) as one:
        await one.ask("move", move="a1")
        await board_at(alice, board, 1)
        await bob.click(alice.look(board), "b2")
        await one.until_made(2)
        await one.ask("move", move="a2")
        await board_at(alice, board, 3)
        await bob.click(alice.look(board), "c3")
        await one.until_made(4)
        async with at_match(here, bob, board):
            await one.ask("move", move="a3")
            await board_at(alice, board, None)
