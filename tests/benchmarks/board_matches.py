"""Whole matches of all games on the touchable board: python -m tests.benchmarks.board_matches

    python -m tests.benchmarks.board_matches
    python -m tests.benchmarks.board_matches --ways drag keys --games xiangqi checkers --pictures shots

The real bot in a playground, the board in Chromium: Alice at a desktop, Bob at 360 x 740. Each match is played to its
end once for each way: `drag` by mouse, `tap` by finger, `keys` by the keyboard, and `chat`, where Bob clicks in the
chat and Alice drags. After each move both boards are compared with the rules, and at the end the consoles must be
empty.

`own` is from the mover's last act (a key or finger that goes down or up) to the change of their own board, `other` to
the change of the opponent's, both by the clock of the browser's machine; medians and the slowest. `first board` is from
the first request of the frame to the pieces on the board, in a new browser profile and with the consent to tell the
page who the person is. `page` is the size of its files over the network, without pictures and boards. With `--pictures`
every board is kept as it was at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
from playwright.async_api import Browser, expect

from bot.activity import chat_boards
from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.webpage import mount
from bot.startup import activity_in
from tests.bot.activity.hosted import Hosted, open_board, steps_of
from tests.bot.activity.windows import drag, press_keys, tap
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import begin_against, board_at, match_of
from tests.bot.e2e.test_page_matches import GAMES, answer, start_of
from tests.browser import launched

WAYS = {"drag": drag, "tap": tap, "keys": press_keys, "chat": drag}
RECORDER = """{
    const seen = (window.seen = { acts: [], changes: [], first: 0 });
    const now = () => performance.timeOrigin + performance.now();
    for (const kind of ["pointerdown", "pointerup", "keydown"])
        addEventListener(kind, () => seen.acts.push(now()), true);
    new MutationObserver((changes) => {
        if (!changes.some(({ target }) => target.matches(".cell"))) return;
        seen.changes.push(now());
        seen.first ||= performance.now();
    }).observe(document, { subtree: true, attributeFilter: ["aria-label"] });
}"""


@dataclass
class Measured:
    """Milliseconds of every move."""

    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)


async def whole_match(way: str, game: str, boards: tuple[Hosted, Hosted], bob: DiscordUser, board: int) -> Measured:
    """Plays one match to its end; both boards must be right after every move."""
    measured = Measured()
    for ply, step in enumerate(steps_of(game, GAMES[game].split())):
        mover, other = boards[ply % 2], boards[1 - ply % 2]
        for each in boards:
            await each.board.evaluate("() => { seen.acts = []; seen.changes = []; }")
        if way == "chat" and ply % 2:
            await board_at(bob, board, ply)
            await answer(bob, board, start_of(game, step.move), step.move)
        else:
            await WAYS[way](mover, step.cells)
        for each in boards:
            await each.shows(step.standing)
        if way != "chat":
            await _measure(measured, mover, other)
    return measured


async def _measure(measured: Measured, mover: Hosted, other: Hosted) -> None:
    mine: dict[str, Any] = await mover.board.evaluate("() => seen")
    theirs: dict[str, Any] = await other.board.evaluate("() => seen")
    change = max(at for at in mine["changes"] if at <= min(theirs["changes"]))
    act = max(at for at in mine["acts"] if at <= change)
    measured.own += [change - act]
    measured.other += [min(theirs["changes"]) - act]


async def play_all(
    browser: Browser, here: Playground, ways: list[str], games: list[str], pictures: Path | None
) -> None:
    """Plays every match and prints a line for each."""
    alice, bob = here.add_person("Alice"), here.add_person("Bob")
    await begin_against(alice, bob, "tictactoe")
    one = await open_board(browser, here, alice, script=RECORDER)
    other = await open_board(browser, here, bob, phone=True, script=RECORDER)
    for name, board in (("desktop", one), ("phone", other)):
        print(f"first board on the {name}: {await board.board.evaluate('() => seen.first'):.0f} ms")
    everything = Measured()
    for way in ways:
        for game in games:
            board = (await begin_against(alice, bob, game)).id
            for person in (alice, bob):
                await person.click(person.look(board), "Open the board")
            number = match_of(alice.look(board))
            for each in (one, other):
                await expect(each.frame.locator(f'main[data-match="{number}"]')).to_be_visible()
            found = await whole_match(way, game, (one, other), bob, board)
            await board_at(alice, board, None)
            await _keep(pictures, f"{game}-{way}", one, other)
            everything.own += found.own
            everything.other += found.other
            print(f"{way:5} {game:10} {len(GAMES[game].split()):3} moves  {_line(found)}", flush=True)
    print(f"all together          {_line(everything)}")
    print("errors in the consoles:", one.problems + other.problems or "none")


async def _keep(pictures: Path | None, name: str, *boards: Hosted) -> None:
    if pictures:
        for where, board in zip(("desktop", "phone"), boards, strict=True):
            await board.settled()
            await board.page.screenshot(path=pictures / f"{name}-{where}.png")


def _line(found: Measured) -> str:
    if not found.own:
        return "both boards right after every move"
    return "  ".join(
        f"{name}: median {statistics.median(each):.1f} ms, slowest {max(each):.0f} ms"
        for name, each in (("own", found.own), ("other", found.other))
    )


async def page_bytes(here: Playground) -> tuple[int, int]:
    """The size of the page's files over the network, compressed, and their number."""
    sizes = []
    async with aiohttp.ClientSession(auto_decompress=False, headers={"Accept-Encoding": "gzip"}) as web:
        for file in await _files(web, here):
            async with web.get(f"{here.proxy.origin}/{file}") as answer:
                answer.raise_for_status()
                sizes.append(len(await answer.read()))
    return sum(sizes), len(sizes)


async def _files(web: aiohttp.ClientSession, here: Playground) -> list[str]:
    async with web.get(f"{here.proxy.origin}/", headers={"Accept-Encoding": "identity"}) as answer:
        build = (await answer.text()).split('data-build="')[1].split('"')[0]
    folder = Path("bot/activity/web")
    names = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and path.name != "index.html")
    return ["", *(f"web/{build}/{name}" for name in names)]


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--ways", nargs="+", choices=[*WAYS], default=[*WAYS])
    parser.add_argument("--games", nargs="+", choices=[*GAMES], default=[*GAMES])
    parser.add_argument("--pictures", type=Path)
    chosen = parser.parse_args()
    chat_boards.PAUSE = 0.0  # Bob clicks in the chat, though both have the board open
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Playground(own_thread=True, mount=mount) as here,
            bot_in(here, settings_for(Path(folder) / "qibot.sqlite3")) as bot,
            activity_in(here, bot),
            launched() as browser,
        ):
            size, files = await page_bytes(here)
            print(f"page: {size / 1000:.1f} kB in {files} files")
            await play_all(browser, here, chosen.ways, chosen.games, chosen.pictures)


if __name__ == "__main__":
    asyncio.run(main())
