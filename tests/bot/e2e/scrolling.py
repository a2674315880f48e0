"""Whether moves ever scroll the board away: python -m tests.bot.e2e.scrolling [moves [game...]]

A person plays through the page while every picture arrives late, and scrolls up a little before half of the moves. In
every frame the whole picture of the board must stay in sight.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from playwright.async_api import Locator, Page, Route, ViewportSize
from playwright.async_api import TimeoutError as PlaywrightTimeout

from .guide import TITLES, Guide, Opener, browser, playground

CROSSED = ("/act",)  # a click may cross the edit that removes its button
LATE = 0.15  # seconds that each picture takes
SIZE: ViewportSize = {"width": 980, "height": 900}
SCROLL_UP = '(pixels) => { document.querySelector(".scroller").scrollTop -= pixels; }'
RECORD = """(board) => {
    window.hidden = 0;
    const frame = document.querySelector(".scroller").getBoundingClientRect();
    const look = () => {
        // what stands below the board is news, which is to be seen
        const picture = document.querySelector(`[data-id="${board.dataset.id}"]:last-child .gallery img`);
        if (picture) {
            const { top, bottom, height } = picture.getBoundingClientRect();
            const out = height < 100 ? 1000 : Math.max(frame.top - top, bottom - frame.bottom);
            window.hidden = Math.max(window.hidden, Math.round(out));
        }
        window.watching = requestAnimationFrame(look);
    };
    cancelAnimationFrame(window.watching);
    look();
}"""


async def late(route: Route) -> None:
    """Serves a picture late."""
    await asyncio.sleep(LATE)
    await route.continue_()


async def measure(address: str, opened: Opener, moves: int, games: Sequence[str] = TITLES) -> list[str]:
    """Plays `moves` moves of each game. Returns a sentence for each time that the board went out of sight."""
    alice = await Guide.arrives(opened, address, "Alice", None)
    await alice.page.set_viewport_size(SIZE)
    await alice.page.route("**/cdn/attachments/**", late)
    return [jump for game in games for jump in await _play(alice, game, moves)]


async def _play(alice: Guide, game: str, moves: int) -> list[str]:
    jumps: list[str] = []
    board = await _begin(alice, game)
    for move in range(moves):
        if await board.locator('[data-custom^="rematch:"]').count():
            board = await _begin(alice, game)
        if move % 2:
            await alice.page.evaluate(SCROLL_UP, 60)
        jumps += await _one_move(alice.page, board, f"{game}, move {move}")
    return jumps


async def _begin(alice: Guide, game: str) -> Locator:
    board = await alice.use("play", game=game, level="Beginner", side="I move first")
    await board.evaluate("(board) => board.scrollIntoView({block: 'end'})")
    await board.locator("img").evaluate("(image) => image.decode()")
    return board


async def _one_move(page: Page, board: Locator, what: str) -> list[str]:
    """Makes the first possible move and waits for the bot's answer. Returns by how much the board was out of sight."""
    await _dismiss(page)
    await board.evaluate(RECORD)
    ply = await _ply(board)
    while await _ply(board) == ply and not await board.locator('[data-custom^="rematch:"]').count():
        await _step(page, board)
    await page.wait_for_timeout(1000 * 2 * LATE)
    hidden = await page.evaluate("window.hidden")
    return [f"{what}: {hidden} pixels of the board were out of sight"] if hidden > 0 else []


async def _dismiss(page: Page) -> None:
    """Dismisses the private messages of the bot, for example that a click was for an earlier board."""
    told = page.locator(".message.private .only-you button")
    while await told.count():
        with suppress(PlaywrightTimeout):
            await told.first.click(timeout=1000)


async def _ply(board: Locator) -> str | None:
    hints = board.locator('[data-custom^="hint:"]')
    return next(iter(await hints.evaluate_all("(all) => all.map((one) => one.dataset.custom)")), None)


async def _step(page: Page, board: Locator) -> None:
    """Clicks once: the coach's "Play it all the same", else a button that moves, else one that chooses a piece."""
    for kind, where in (("sure", page), ("move", board), ("step", board)):
        button = where.locator(f'[data-custom^="{kind}:"]:not([disabled], .busy, [data-custom$=":"])')
        if count := await button.count():
            with suppress(PlaywrightTimeout):  # it was replaced meanwhile: the next call finds what is there now
                await button.nth(count // 2).click(no_wait_after=True, timeout=1000)
            break
    await page.wait_for_timeout(120)


async def main() -> int:
    """Prints the sentences. Returns 1 if there were any."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    games = sys.argv[2:] or TITLES
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder)) as address, browser(CROSSED) as opened:
            jumps = await measure(address, opened, moves, games)
    print("\n".join(jumps) or f"{moves} moves of each of {', '.join(games)}: the board was always in sight")  # noqa: T201
    return bool(jumps)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
