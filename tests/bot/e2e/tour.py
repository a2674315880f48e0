"""A tour of the real bot on its own page.

    python -m tests.bot.e2e.tour docs      # takes the tour and writes the README's pictures into docs/

Each step checks what is on the screen, as a person would, and photographs its message.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Locator, expect

from .guide import Guide, Opener, browser, playground

README = Path(__file__).parents[3] / "README.md"
COLUMNS, CELLS = "4352617", ("b2", "a1", "c3", "a3", "c1", "b1", "b3", "a2", "c2")


async def take(address: str, opened: Opener, pictures: Path | None, whole: bool = True) -> None:
    """Takes the tour; saves its pictures in the folder `pictures` (None: nowhere). Raises AssertionError.

    Unless it is `whole`, it shows a match that goes on, a hint, a challenge and Chinese only.
    """
    alice = await Guide.arrives(opened, address, "Alice", pictures)
    await no_warnings(alice)
    board = await connect_four_with_a_hint(alice)
    await a_challenge(alice, await Guide.arrives(opened, address, "Bob", pictures))
    if whole:
        await the_end_of_it(alice, board)
        await tic_tac_toe(alice)
        await on_the_touch_board(alice, await xiangqi_by_buttons_and_typing(alice))
        await history_and_replay(alice)
        await the_record(alice)
        await a_lesson(alice)
        await help_and_the_rest(alice)
    await in_chinese(await Guide.arrives(opened, address, "小林", pictures))


async def take_alone(pictures: Path) -> None:
    """Takes the whole tour, with its own bot and browser."""
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder)) as address, browser() as opened:
            await take(address, opened, pictures)


async def no_warnings(alice: Guide) -> None:
    """Switches Alice's warnings off: she plays whatever comes."""
    settings = await alice.use("settings")
    await alice.choose(settings, "Warnings before a blunder", "Never")
    await expect(settings).to_contain_text("Saved.")


async def connect_four_with_a_hint(alice: Guide) -> Locator:
    """One command begins, buttons play, a private hint helps in three steps. Returns the board."""
    board = await alice.use("play", game="Connect Four", level="Beginner", side="I move first")
    await expect(board).to_contain_text("Alice (🟡 Yellow)")
    await expect(board).to_contain_text("Qibot (Beginner) (🔴 Red)")
    await expect(board).to_contain_text("Alice (Yellow) to move")
    for ply, column in enumerate("435", start=1):
        await alice.press(board, column)
        await alice.reaches(board, 2 * ply)
    await alice.photograph(board, "connect4")
    await three_steps_of_help(alice, board)
    return board


async def the_end_of_it(alice: Guide, board: Locator) -> None:
    """The match ends, and says how, and that a hint was used."""
    await play_to_the_end(alice, board, COLUMNS, 6)
    await expect(board).to_contain_text("Alice used 1 hint")
    await expect(board).to_contain_text(re.compile("wins with four in a row|Draw"))
    await alice.photograph(board, "connect4-over")


async def three_steps_of_help(alice: Guide, board: Locator) -> None:
    """Shows where to look, the move, and its consequences."""
    hint = await alice.answer_to(alice.press(board, "Hint"))
    await expect(hint).to_contain_text("Only you can see this")
    for step in (1, 2):
        await expect(hint).to_contain_text(f"Hint {step} of 3")
        await alice.press(hint, "More help")
    await expect(hint).to_contain_text("Hint 3 of 3")
    await expect(hint).to_contain_text("Play ")
    await expect(hint.get_by_role("button", name="More help")).to_have_count(0)
    await alice.photograph(hint, "hint")


async def play_to_the_end(alice: Guide, board: Locator, moves: str | tuple[str, ...], ply: int = 0) -> None:
    """Presses the first of `moves` that can be pressed, until the match is over."""
    goes_on = True
    while goes_on:
        free = board.locator('[data-custom^="move:"]:not([disabled])')
        open_moves = await free.evaluate_all("buttons => buttons.map((one) => one.textContent)")
        await alice.press(board, next(move for move in moves if move in open_moves))
        ply += 2
        goes_on = await alice.reaches(board, ply)


async def tic_tac_toe(alice: Guide) -> None:
    """Plays on nine buttons, laid out as the board is."""
    board = await alice.use("play", game="Tic-tac-toe", level="Medium", side="I move first")
    await play_to_the_end(alice, board, CELLS)
    await expect(board).to_contain_text(re.compile("three in a row|the board is full"))
    await alice.photograph(board, "tictactoe")


async def xiangqi_by_buttons_and_typing(alice: Guide) -> Locator:
    """Chooses a piece and its target, marked on the board; then types a move in WXF notation in a window. Returns the
    board.
    """
    board = await alice.use("play", game="Xiangqi", level="Medium", side="I move first")
    await alice.press(board, "h2")
    await expect(board.get_by_role("button", name="Choose again")).to_be_visible()
    await alice.photograph(board, "xiangqi-targets")
    await alice.press(board, "e2")
    await alice.reaches(board, 2)
    await alice.press(board, "Type a move")
    await alice.page.get_by_role("dialog").get_by_role("textbox").fill("H2+3")
    await alice.page.get_by_role("dialog").get_by_role("button", name="Submit").click()
    await alice.reaches(board, 4)
    await expect(board).to_contain_text("Last move: ")
    await capture(alice, board, "e2", "e6")
    await alice.photograph(board, "xiangqi")
    return board


async def capture(alice: Guide, board: Locator, start: str, end: str) -> None:
    """Captures on `end`, if the bot left a piece there: the captured piece is listed above the board."""
    await alice.press(board, start)
    await expect(board.get_by_role("button", name="Choose again")).to_be_visible()
    target = board.get_by_role("button", name=re.compile(f"{end} ×"))
    if await target.count():
        await target.click()
        await alice.reaches(board, 6)
        await expect(board).to_contain_text(" · captured ")
    else:
        await alice.press(board, "Choose again")


async def on_the_touch_board(alice: Guide, board: Locator) -> None:
    """Opens the match on the board that one can touch; a piece that is touched shows where it can go."""
    await alice.press(board, "Open the board")
    await alice.page.get_by_role("button", name="Authorize").click()
    activity = alice.page.locator("section.activity:visible")
    frame = activity.frame_locator("iframe")
    await frame.locator('[data-cell="a0"]').click()
    await expect(frame.locator(".mark.chosen").first).to_be_visible()
    await alice.photograph_page(activity, frame, "touch")
    await activity.get_by_role("button", name="Leave").click()


async def a_challenge(alice: Guide, bob: Guide) -> None:
    """A challenge calls the opponent, who accepts; both see every move at once; a click out of turn is refused. Alice
    wins.
    """
    asked = await alice.use("play", game="Connect Four", opponent="Bob", side="I move first")
    seen = await bob.newest()
    await expect(seen).to_contain_text("challenges @Bob to a game of Connect Four")
    await bob.photograph(seen, "challenge")
    await bob.press(seen, "Accept")
    await bob.reaches(seen, 0)
    early = await bob.answer_to(bob.press(seen, "4"))
    await expect(early).to_contain_text("It is not your turn yet.")
    for ply in range(5):
        guide, board, column = ((alice, asked, "4"), (bob, seen, "5"))[ply % 2]
        await guide.press(board, column)
        await alice.reaches(asked, ply + 1)
        await bob.reaches(seen, ply + 1)
    await expect(asked).to_contain_text("Bob (Red) to move")
    await expect(asked).not_to_contain_text("Check")
    await alice.photograph(asked, "two-people")
    await bob.press(seen, "1")
    await alice.reaches(asked, 6)
    await alice.press(asked, "4")
    await expect(seen).to_contain_text("Alice wins with four in a row")


async def history_and_replay(alice: Guide) -> None:
    """Every match is listed, with its result; one is replayed move by move."""
    history = await alice.use("history")
    for game in ("Connect Four", "Tic-tac-toe", "Xiangqi"):
        await expect(history).to_contain_text(game)
    await expect(history).to_contain_text("In progress")
    await alice.photograph(history, "history")
    replay = await alice.answer_to(alice.choose(history, "Which match do you want to see?", "#1 "))
    await expect(replay).to_contain_text("Replay of match 1")
    await expect(replay).to_contain_text("The start")
    for ply in (1, 2, 3):
        await alice.press(replay, "Next")
        await expect(replay).to_contain_text(f"Move {ply} of ")
    await alice.press(replay, "Back")
    await expect(replay).to_contain_text("Move 2 of ")
    await alice.press(replay, "Last")
    await expect(replay.get_by_role("button", name="Next")).to_be_disabled()
    await alice.photograph(replay, "replay")


async def the_record(alice: Guide) -> None:
    """Shows wins, draws and losses as one picture and as text."""
    stats = await alice.use("stats")
    await expect(stats).to_contain_text("Record of Alice")
    await expect(stats.locator("img").first).to_have_attribute("alt", re.compile("Alice"))
    await alice.photograph(stats, "stats")


async def a_lesson(alice: Guide) -> None:
    """Shows a rule, a position, and the move that it asks for."""
    lesson = await alice.use("learn", game="Xiangqi")
    await expect(lesson).to_contain_text("Checkmate the enemy general.")
    await alice.press(lesson, "Begin")
    await expect(lesson).to_contain_text("1/15: The general")
    await alice.photograph(lesson, "learn")


async def help_and_the_rest(alice: Guide) -> None:
    """Shows help, settings, the state of the bot and the matches in progress, each in one message."""
    for command, said in (
        ("help", "How to play with me"),
        ("settings", "Your settings"),
        ("about", "Engines: "),
        ("games", "Your matches in progress"),
    ):
        answer = await alice.use(command)
        await expect(answer).to_contain_text(said)
        await alice.photograph(answer, command)


async def in_chinese(lin: Guide) -> None:
    """A Chinese speaker sees Chinese commands, words, pieces and moves, and no English."""
    board = await lin.use("对局", 棋种="象棋", 难度="入门", 先后="我先手")
    await lin.press(board, "炮二")
    await expect(board.get_by_role("button", name="重新选择")).to_be_visible()
    await lin.press(board, "平五")
    await lin.reaches(board, 2)
    hint = await lin.answer_to(lin.press(board, "提示"))
    await expect(hint).to_contain_text("提示 1/3")
    for message in (board, hint):
        words = set(re.findall("[A-Za-z]{3,}", await message.locator(".container").inner_text()))
        assert words <= {"Qibot", "ALT"}, words  # the page itself marks pictures with ALT
    await lin.photograph(board, "chinese")
    await lin.photograph(hint, "chinese-hint")


def keep(picture: Path, folder: Path) -> None:
    """Stores a picture in 256 colours: a third of its size, with hardly a visible difference."""
    Image.open(picture).convert("RGB").quantize(256).save(folder / picture.name, optimize=True)


def main(folder: Path) -> None:
    """Takes the tour and puts the pictures that the README shows into `folder`."""
    shown = re.findall(r"docs/([\w-]+)\.png", README.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as taken:
        asyncio.run(take_alone(Path(taken)))
        for name in shown:
            keep(Path(taken) / f"{name}.png", folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
