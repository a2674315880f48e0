"""The touch board in a real browser, opened from the playground's page, with the real bot.

A game of columns, and one in which pieces go and jump; each way to move in one of them.
Every game, and every way in each: QIBOT_LONG_TESTS=1.
"""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import expect

from bot.playground.people import DiscordUser
from tests.bot.activity.hosted import Hosted, Step, open_board, steps_of
from tests.bot.activity.playing import against_bot, between
from tests.bot.activity.windows import drag, press_keys, tap
from tests.bot.e2e.playing import begin_against, board_at, match_of
from tests.bot.e2e.test_page_matches import GAMES, answer, start_of
from tests.long import LONG

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.usefixtures("activity")]
PLIES = 6 if LONG else 4  # plies of a match that are played here; whole: python -m tests.benchmarks.board_matches
Way = Callable[[Hosted, list[str]], Awaitable[None]] | None
WAYS: tuple[Way, ...] = (drag, tap, press_keys, None, tap, drag)  # one's and the other's in turn; None: in the chat
PLAYED = GAMES if LONG else {game: GAMES[game] for game in ("connect4", "checkers")}


async def test_a_move_by_touch_changes_the_message(browser, here):
    """The button opens the page, one press makes the move, the bot answers on both; the console has no error."""
    alice = here.add_person("Alice")
    board = await against_bot(alice)
    hosted = await open_board(browser, here, alice)
    await hosted.cell("b2").click()
    await expect(hosted.frame.locator(".board .field img:not(.pale, .ghost)")).to_have_count(2)
    await board_at(alice, board, 2)
    assert hosted.problems == []
    await hosted.page.context.close()


@pytest.mark.slow
async def test_games_in_two_windows_and_the_chat(browser, here):
    """Alice uses mouse, keys and finger at a desktop; Bob finger and mouse at 360 x 740, and a click in the chat.

    Each match opens on both boards; after every move both show the same, and so does the message at the end.
    """
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    await between(alice, bob)
    one, other = await open_board(browser, here, alice), await open_board(browser, here, bob, phone=True)
    for number_of_game, (game, moves) in enumerate(PLAYED.items()):
        board = (await begin_against(alice, bob, game)).id
        for person in (alice, bob):
            await person.click(person.look(board), "Open the board")
        number = match_of(alice.look(board))
        for window in (one, other):
            await expect(window.locator(f'main[data-match="{number}"]')).to_be_visible()
        ways = WAYS if LONG else WAYS[2 * number_of_game :] + WAYS[: 2 * number_of_game]
        await play(game, steps_of(game, moves.split())[:PLIES], ways, (one, other), bob, board)
        for window in (one, other):
            await expect(window.locator(".moves button")).to_have_count(min(PLIES, len(moves.split())))
        over = len(moves.split()) <= PLIES
        await board_at(alice, board, None if over else PLIES)
    assert (one.problems, other.problems) == ([], [])
    for window in (one, other):
        await window.page.context.close()


async def play(
    game: str, steps: list[Step], ways: tuple[Way, ...], windows: tuple[Hosted, Hosted], bob: DiscordUser, board: int
) -> None:
    """Both play by turns, each move in another way."""
    for ply, (step, way) in enumerate(zip(steps, ways, strict=False)):
        if way is None:
            await board_at(bob, board, ply)
            await answer(bob, board, start_of(game, step.move), step.move)
        else:
            await way(windows[ply % 2], step.cells)
        for window in windows:
            await window.shows(step.standing)
