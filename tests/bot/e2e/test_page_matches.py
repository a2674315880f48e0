"""Matches through the page: each game by keyboard alone, and a whole one on a phone.

Alice uses the page, Bob answers over the sockets. The games are the shortest that were found; both sides help. By
keyboard a whole match of tic-tac-toe is played, and the beginning of the others; all of them to their ends:
QIBOT_LONG_TESTS=1.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.playground import Playground
from bot.playground.people import DiscordUser
from tests.bot.playground.page.conftest import playground_at
from tests.browser import Windows, usual_port
from tests.long import LONG

from .conftest import own_bot
from .playing import begin_against, board_at, drop, enter, open_moves

bot = own_bot
DESKTOP, PHONE = (1200, 900), (390, 844)
GAMES = {
    "tictactoe": "a1 b1 a2 b2 a3",
    "connect4": "1 2 1 2 1 2 1",
    "xiangqi": "b2b5 h7h0 b5g5 h0f0 e0f0 d9e8 g5g9",
    "gomoku": "h8 a1 h9 b1 h10 c1 h11 d1 h12",
    "renju": "h8 a1 h9 b1 h10 c1 h11 d1 h12",
    "checkers": "9-13 23-19 12-16 19x12 10-14 24-20 13-17 22x13 6-9 13x6 1x10 26-22 14-18 22x6 2x9 25-22 11-16 20x2 "
    "3-7 12x3 9-14 2x11 5-9 3-8 14-17 21x5",
    "tiaojiaqi": "h3g2 c10b11 i3h3 e10d11 j9i9 c3b2 g2h2 d11e10 i9i8 d10e11 h2i1 i6i5 h3g4 i5j4 g4h5 j4i4 e7e6 b2b3 "
    "j10k10 h6h7 f7g7 g6f7 i1h2 c4d5 k10j9 b3b2 j9j8 e11f11 h2g3 b2a2 g3h4 i4h3 j8i7 h5i6 d7e7 f7e8",
}
Opener = Callable[[DiscordUser, tuple[int, int]], Awaitable[Page]]
PLIES = 50 if LONG else 5  # the most plies of a match that are played by keyboard: all of the shortest
BEGUN = 50 if LONG else 3  # and of a longer one
WAY_TO = """(wanted) => {
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, iframe, [tabindex]")].filter(
        (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility()
    );
    const focused = document.activeElement;
    const back = focused.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
    const [start, end] = back ? [wanted, focused] : [focused, wanted];
    const between = stops.filter(
        (each) =>
            start.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING &&
            end.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING
    );
    return focused === wanted ? [] : Array(between.length + 1).fill(back ? "Shift+Tab" : "Tab");
}"""
IN_SIGHT = """(part) => {
    const frame = document.querySelector(".scroller").getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    return top >= frame.top - 1 && bottom <= frame.bottom + 1;
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def here() -> AsyncIterator[Playground]:
    """A playground with its page."""
    async with playground_at(usual_port(), own_thread=True) as playground:
        yield playground


@pytest_asyncio.fixture(loop_scope="session")
async def at_the_page(windows: Windows, here: Playground) -> AsyncIterator[Opener]:
    """A function that opens a window for a person."""

    async def opened(person: DiscordUser, size: tuple[int, int]) -> Page:
        page = await windows.open(size)
        await page.emulate_media(reduced_motion="reduce")
        await page.goto(f"{here.page}#person={person.id}")
        await page.locator(".welcome").wait_for()
        return page

    yield opened
    await windows.put_back()


def start_of(game: str, move: str) -> str:
    """The first button of the move: the piece, or the part of the board that contains the point."""
    if game in ("gomoku", "renju"):
        column, row = "abcdefghijklmno".index(move[0]), int(move[1:]) - 1
        return f"{'aeim'[column // 4]}{row // 4 * 4 + 1}"
    return re.split("[-x]", move)[0] if game == "checkers" else re.sub(r"(\d)[a-z].*", r"\1", move)


async def answer(person: DiscordUser, board: int, start: str, move: str) -> None:
    """Makes Bob's move."""
    now = person.look(board)
    if any(each.endswith(f":{move}") for each in open_moves(now)):
        await drop(person, now, move)
    else:
        await enter(person, now, start, move)


def able(page: Page, kind: str, ply: int, ends: str) -> Locator:
    """The enabled button that makes a move, or leads to one; the last of them, which is on a private board."""
    return page.locator(f'button[data-custom^="{kind}:"][data-custom$=":{ply}:{ends}"]:not([disabled], .busy)').last


async def step(page: Page, ply: int, start: str, move: str, press: Callable[[Locator], Awaitable[None]]) -> None:
    """Makes a move by one button, or by two: which, is known only when the page shows the board after the last move."""
    made, begun = able(page, "move", ply, move), able(page, "step", ply, start)
    await made.or_(begun).first.wait_for()
    if not await made.count():
        await press(begun)
    await made.wait_for()
    await press(made)


async def press_by_key(target: Locator) -> None:
    """Reaches a button with the Tab key and presses it."""
    keyboard = target.page.keyboard
    while keys := await target.evaluate(WAY_TO):
        for key in keys:
            await keyboard.press(key)
    await keyboard.press("Enter")


async def play(
    game: str, page: Page, alice: DiscordUser, bob: DiscordUser, press: Callable[[Locator], Awaitable[None]], plies: int
) -> str:
    """Plays the match, or its first `plies`. Returns the text of its board at the end."""
    board = (await begin_against(alice, bob, game)).id
    await page.locator(f'.message[data-id="{board}"] .gallery img').wait_for()
    moves = GAMES[game].split()
    for ply, move in enumerate(moves[:plies]):
        if ply % 2:
            await answer(bob, board, start_of(game, move), move)
        else:
            await step(page, ply, start_of(game, move), move, press)
        seen = await board_at(bob, board, ply + 1 if ply + 1 < len(moves) else None)
    if len(moves) <= plies:
        await expect(page.locator(f'.message[data-id="{board}"] button', has_text="Rematch")).to_be_visible()
    return seen.text


# Renju has gomoku's buttons; tiaojiaqi has a piece and its target, as xiangqi.
@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if LONG or game not in ("renju", "tiaojiaqi")])
async def test_a_match_by_keyboard_alone(bot, alice, bob, at_the_page, game):
    """From the first move on only the Tab and Enter keys are used on the page."""
    page, length = await at_the_page(alice, DESKTOP), len(GAMES[game].split())
    plies = PLIES if length <= PLIES else BEGUN
    assert ("wins" in await play(game, page, alice, bob, press_by_key, plies)) == (length <= plies)


@pytest.mark.slow
async def test_the_focus_goes_on_to_the_next_choice(bot, alice, bob, at_the_page):
    """After a piece is chosen the focus is on its first target; after the move it is on the board again."""
    page = await at_the_page(alice, DESKTOP)
    board = (await begin_against(alice, bob, "xiangqi")).id
    await able(page, "step", 0, "b2").wait_for()
    await press_by_key(able(page, "step", 0, "b2"))
    await expect(able(page, "move", 0, "b2a2")).to_be_focused()
    await page.keyboard.press("Enter")
    await board_at(bob, board, 1)
    message = f'.message[data-id="{board}"]'
    await expect(page.locator(f"{message} :focus, {message}:focus")).to_have_count(1)


async def test_a_whole_match_on_a_phone(bot, alice, bob, at_the_page):
    """In a window of 390 pixels nothing is wider than the screen, and the whole board is in sight with each button
    pressed.
    """
    page = await at_the_page(alice, PHONE)

    async def tap(target: Locator) -> None:
        message = page.locator(".message", has=target).last
        picture = message.locator(".gallery img")
        await picture.evaluate("(image) => image.decode()")
        await picture.evaluate("(image) => image.scrollIntoView({block: 'start'})")
        assert await picture.evaluate(IN_SIGHT)
        assert await target.evaluate(IN_SIGHT)
        assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        await target.click()

    assert "Checkmate! Alice wins." in await play("xiangqi", page, alice, bob, tap, 50)


@pytest.mark.slow
async def test_somebody_is_challenged_by_right_click(bot, alice, bob, at_the_page):
    """The menu opens on a name in the list of members, and on the picture beside a message."""
    await bob.says("Who wants to play?")
    page = await at_the_page(alice, DESKTOP)
    for place in (page.locator(f'.sidebar [data-person="{bob.id}"]'), page.locator(".message .portrait").last):
        await place.click(button="right")
        await page.get_by_role("menuitem", name="Challenge to a game").click()
        asked = page.locator(".message", has_text="Which game do you want to play with Bob?").last
        await expect(asked.get_by_role("button", name="Gomoku", exact=True)).to_be_visible()
        await asked.get_by_role("button", name="Dismiss").click()
        await expect(asked).to_have_count(0)
