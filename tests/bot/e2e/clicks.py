"""How many clicks one move takes in each game, and how tall its message is on a phone: python -m tests.bot.e2e.clicks

A person plays through the page in a window of 390 by 844 pixels. Every press of a button, every opening of a menu and
every choice in a menu counts as one click. `board and controls` is the greatest distance from the top of the picture to
the lowest control that enters the move: it must fit into the `room` for messages, so that the board stays in sight.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Locator, Page, ViewportSize

from .guide import TITLES, Guide, browser, playground

PHONE: ViewportSize = {"width": 390, "height": 844}
SETTLED_MS = 700  # until the bot has shown what was chosen
ENTERS = '[data-custom^="move:"], [data-custom^="step:"], .menu-box button'
SPAN = """(board, enters) => {
    const top = board.querySelector(".gallery img").getBoundingClientRect().top;
    const bottoms = [...board.querySelectorAll(enters)].map((one) => one.getBoundingClientRect().bottom);
    return Math.round(Math.max(...bottoms) - top);
}"""


@dataclass
class Taken:
    """The clicks that one move took, and heights in pixels."""

    clicks: int = 0
    message: int = 0
    span: int = 0
    room: int = 0


async def measure() -> dict[str, Taken]:
    """The clicks and heights of one move of each game."""
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder)) as address, browser() as opened:
            alice = await Guide.arrives(opened, address, "Alice", Path(folder))
            await alice.page.set_viewport_size(PHONE)
            return {game: await _one_move(alice, game) for game in TITLES}


async def _one_move(alice: Guide, game: str) -> Taken:
    taken = Taken()
    board = await alice.use("play", game=game, level="Beginner", side="I move first")
    await board.locator("img").evaluate("(image) => image.decode()")
    ply = await _ply(board)
    while await _ply(board) == ply:
        await _look(board, taken)
        taken.clicks += await _step(alice.page, board)
    return taken


async def _ply(board: Locator) -> str | None:
    return await board.locator('[data-custom^="hint:"]').get_attribute("data-custom")


async def _look(board: Locator, taken: Taken) -> None:
    taken.message = max(taken.message, round(await board.evaluate("(one) => one.offsetHeight")))
    taken.span = max(taken.span, await board.evaluate(SPAN, ENTERS))
    taken.room = await board.page.locator(".scroller").evaluate("(one) => one.clientHeight")


async def _step(page: Page, board: Locator) -> int:
    """Takes the next step of a move: a button that moves, else one that leads on, else a menu. Returns the clicks."""
    for kind in ("move", "step"):
        button = board.locator(f'[data-custom^="{kind}:"]:not([disabled]):not([data-custom$=":"])')
        if count := await button.count():
            await button.nth(count // 2).click()
            await page.wait_for_timeout(SETTLED_MS)
            return 1
    await board.locator(".menu-box button").first.click()
    await page.locator(".listbox:popover-open").get_by_role("option").first.click()
    await page.wait_for_timeout(SETTLED_MS)
    return 2


def table(taken: dict[str, Taken]) -> str:
    """The figures as a Markdown table."""
    head = "| game | clicks | board and controls (px) | message (px) | room (px) |\n|---|---|---|---|---|"
    lines = (f"| {game} | {t.clicks} | {t.span} | {t.message} | {t.room} |" for game, t in taken.items())
    return "\n".join((head, *lines))


if __name__ == "__main__":
    print(table(asyncio.run(measure())))  # noqa: T201
