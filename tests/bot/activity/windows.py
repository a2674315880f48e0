"""A browser window in which a person touches the board: what it shows, and the three ways to enter a move."""

from asyncio import Event
from collections.abc import Awaitable, Callable
from typing import Literal

from playwright.async_api import Frame, FrameLocator, Locator, Page, Route

from tests.browser import PATIENCE_MS

PHONE = (360, 740)
DESKTOP = (1280, 800)
SHOWN = """(board) => {
    const box = board.getBoundingClientRect();
    const cells = [...board.querySelectorAll(".cell")].map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return [cell.dataset.cell, left + width / 2, top + height / 2];
    });
    const found = {};
    for (const img of board.querySelectorAll(".field img:not(.pale, .ghost)")) {
        const [x, y] = [parseFloat(img.style.left) / 100, parseFloat(img.style.top) / 100];
        const at = [box.left + x * box.width, box.top + y * box.height];
        const [name] = cells.find(([, cx, cy]) => Math.hypot(cx - at[0], cy - at[1]) < 2);
        found[name] = new URL(img.src).searchParams.get("letter");
    }
    return found;
}"""
LIE = """(board) => Object.fromEntries([...board.querySelectorAll(".cell")].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [cell.dataset.cell, [left + width / 2, top + height / 2]];
}))"""
KEY = """(board, to) => {
    const at = (name) => board.querySelector(`[data-cell="${name}"]`).getBoundingClientRect();
    const now = document.activeElement.dataset.cell;
    const [down, right] = [at(to).top - at(now).top, at(to).left - at(now).left];
    if (Math.abs(down) > 2) return down > 0 ? "ArrowDown" : "ArrowUp";
    return to === now ? "" : right > 0 ? "ArrowRight" : "ArrowLeft";
}"""


class BoardWindow:
    """A browser window with the page in a frame."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def frame(self) -> Frame | FrameLocator:
        """The page of the board: the only frame of its host."""
        return self.page.frames[1]

    @property
    def board(self) -> Locator:
        """The board itself."""
        return self.frame.locator(".board")

    def locator(self, selector: str) -> Locator:
        """What a selector means in the page of the board."""
        return self.frame.locator(selector)

    def button(self, name: str, exact: bool = False) -> Locator:
        """A button, by its name or a part of it."""
        return self.frame.get_by_role("button", name=name, exact=exact)

    def cell(self, name: str) -> Locator:
        """A cell of the board."""
        return self.frame.locator(f'[data-cell="{name}"]')

    async def point(self, name: str) -> tuple[float, float]:
        """The middle of a cell in the window."""
        box = await self.cell(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def standing(self) -> dict[str, str]:
        """The pieces that the board shows, by cell: the letter in each picture's address."""
        seen: dict[str, str] = await self.board.evaluate(SHOWN)
        return seen

    async def shows(self, standing: dict[str, str]) -> None:
        """Waits until the board shows these pieces. Fails with what it shows."""
        for _ in range(PATIENCE_MS // 50):
            if await self.standing() == standing:
                return
            await self.page.wait_for_timeout(50)
        assert await self.standing() == standing

    async def hold(self, start: str, end: str, button: Literal["left", "right"] = "left") -> None:
        """Presses the mouse on a cell, and moves it in steps to another."""
        await self.page.mouse.move(*await self.point(start))
        await self.page.mouse.down(button=button)
        await self.page.mouse.move(*await self.point(end), steps=4)

    async def drag(self, start: str, end: str, button: Literal["left", "right"] = "left") -> None:
        """Presses the mouse on a cell, moves it in steps and releases it on another."""
        await self.hold(start, end, button)
        await self.page.mouse.up(button=button)

    async def click(self, name: str) -> None:
        """Presses the mouse on a cell and lets it go."""
        await self.page.mouse.click(*await self.point(name))

    async def tap(self, name: str) -> None:
        """Touches a cell with a finger."""
        await self.page.touchscreen.tap(*await self.point(name))

    async def press_keys(self, name: str) -> None:
        """Moves the focus to a cell by arrows, and presses Enter."""
        await self.go_to(name)
        await self.page.keyboard.press("Enter")

    async def go_to(self, name: str) -> None:
        """Moves the focus to a cell by arrows: row by row, then along the row."""
        if not await self.frame.locator(".cell:focus").count():
            await self.frame.locator('.cell[tabindex="0"]').focus()
        for _ in range(60):
            key = await self.board.evaluate(KEY, name)
            if not key:
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"the arrows do not lead to {name}")

    async def with_motion(self) -> None:
        """From now on pieces go over the board; otherwise they are at once where they belong, which costs less."""
        await self.page.emulate_media(reduced_motion="no-preference")

    async def settled(self) -> None:
        """Waits until all animations are over."""
        await self.board.evaluate(
            "(board) => Promise.all(board.getAnimations({subtree: true}).map((each) => each.finished.catch(() => 0)))"
        )


def after(event: Event) -> Callable[[Route], Awaitable[None]]:
    """Lets a request of the browser go on once the event is set."""

    async def late(route: Route) -> None:
        await event.wait()
        await route.continue_()

    return late


async def drag(window: BoardWindow, cells: list[str]) -> None:
    """Enters a move by the mouse: drags a piece from its cell, or a new one from a cell beside its target."""
    if len(cells) == 1:
        cells = [await beside(window, cells[0]), *cells]
    await window.drag(cells[0], cells[1])
    for cell in cells[2:]:
        await window.click(cell)


async def beside(window: BoardWindow, cell: str) -> str:
    """A free cell near another, or that cell if there is none."""
    lie, taken = await window.board.evaluate(LIE), await window.standing()
    x, y = lie[cell]
    near = sorted(lie, key=lambda name: abs(lie[name][0] - x) + abs(lie[name][1] - y))
    return next((name for name in near[1:] if name not in taken), cell)


async def tap(window: BoardWindow, cells: list[str]) -> None:
    """Enters a move by a finger: one tap, or two."""
    for cell in cells:
        await window.tap(cell)


async def press_keys(window: BoardWindow, cells: list[str]) -> None:
    """Enters a move by the keyboard alone."""
    for cell in cells:
        await window.press_keys(cell)


WAYS = (drag, tap, press_keys)
