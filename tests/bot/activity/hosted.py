"""The touch board in a window of the playground's page, with the real bot; and the steps of whole matches."""

from dataclasses import dataclass

from playwright.async_api import Browser, ConsoleMessage, FrameLocator, Page

from bot.activity.messages import LegalMove
from bot.activity.replay import Replay
from bot.playground import Playground
from bot.playground.people import DiscordUser
from tests.bot.activity.windows import DESKTOP, PATIENCE_MS, PHONE, BoardWindow

HEIGHT = 900  # of a desktop's window: the client's bar takes a part


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a match: its text, the cells to touch for it, and the pieces on the board afterwards."""

    move: str
    cells: list[str]
    standing: dict[str, str]


def steps_of(game: str, moves: list[str]) -> list[Step]:
    """The steps of a match, move by move, as the board shows it."""
    replay, steps = Replay(game), list[Step]()
    for ply, text in enumerate(moves, 1):
        legal = replay.moves()
        touched = cells_of(next(move for move in legal if move.move == text), legal)
        replay.follow(tuple(moves[:ply]))
        steps.append(Step(text, touched, dict(replay.standing)))
    return steps


def cells_of(move: LegalMove, legal: tuple[LegalMove, ...]) -> list[str]:
    """The cells to touch for a move: start and end, then the stop at which it differs from others with the same two."""
    alike = [each.stops for each in legal if (each.start, each.stops[-1]) == (move.start, move.stops[-1])]
    forks = [stop for i, stop in enumerate(move.stops) if any(stops[i] != stop for stops in alike)]
    return [cell for cell in (move.start, move.stops[-1]) if cell] + forks[:1]


class Hosted(BoardWindow):
    """A window of the playground's page in which the board is open; `problems` are errors in its console."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.problems: list[str] = []
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.problems.append(f"{error}"))

    @property
    def frame(self) -> FrameLocator:
        """The page of the board, in the part of the playground's page that is visible."""
        return self.page.locator("section.activity:visible iframe").content_frame

    def _note(self, message: ConsoleMessage) -> None:
        replaced = "/cdn/attachments/" in message.location.get("url", "")  # the chat's picture of the board before
        if message.type in ("error", "warning") and not replaced:
            self.problems.append(f"{message.text} {message.location.get('url', '')}")


async def open_board(
    browser: Browser, here: Playground, person: DiscordUser, phone: bool = False, script: str = ""
) -> Hosted:
    """Presses the button below the last match, and agrees that the page may identify the person."""
    width, height = PHONE if phone else (DESKTOP[0], HEIGHT)
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=phone, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    page = await context.new_page()
    if script:
        await page.add_init_script(script)
    hosted = Hosted(page)
    await page.goto(f"{here.page}#person={person.id}")
    await page.locator(".welcome").wait_for()
    await page.get_by_role("main").get_by_role("button", name="Open the board", exact=False).last.click()
    await page.get_by_role("dialog").get_by_role("button", name="Authorize").click()
    await hosted.frame.get_by_role("grid").wait_for()
    return hosted
