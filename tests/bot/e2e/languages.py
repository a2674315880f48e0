"""Pictures of the bot in every language, to be looked at.

    python -m tests.bot.e2e.languages FOLDER      # /play, /help, /stats, a hint and /setup in each language

Each language is a person of the playground whose client speaks it; the page is photographed as that person sees it.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from pathlib import Path

from bot.locales import LANGUAGES, catalogue
from bot.playground import Playground
from bot.playground.people import DiscordUser
from bot.playground.records import LOCALES
from bot.playground.seen import ShownMessage
from bot.playground.webpage import mount
from tests.bot.playground.page.conftest import Window

from .conftest import bot_in, settings_for
from .guide import MESSAGE, Guide, browser
from .playing import after_answer, begin, drop, match_of, shown


async def photograph_all(folder: Path, languages: tuple[str, ...]) -> None:
    """Every picture, as LANGUAGE-what.png."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        settings = settings_for(Path(data) / "q.sqlite3")
        async with (
            Playground(own_thread=True, mount=mount, still=True) as here,
            bot_in(here, settings),
            browser() as opened,
        ):
            for language in languages:
                locale = next(each for each in LOCALES if each == language or each.startswith(f"{language}-"))
                person = here.add_person(f"Kim {language}", locale, admin=True)
                guide = Guide(Window(await opened()), folder)
                await photograph(guide, here.page, person, language, await act(person))


async def act(person: DiscordUser) -> dict[str, ShownMessage]:
    """What the person did, by name: the messages to photograph."""
    over = await begin(person, "tictactoe")
    question = shown(await (await person.slash("resign")).settled())
    await person.click(question, f"resign-yes:{match_of(over)}:0:")
    board = await begin(person, "connect4")
    await drop(person, board, "4")
    board = await after_answer(person, board, 1)
    await person.slash("hint", match=match_of(board))
    hint = await hint_of(person, 1)
    for step in (2, 3):
        await person.click(hint, next(each.custom_id for each in hint.buttons if "more:" in (each.custom_id or "")))
        hint = await hint_of(person, step)
    pages = {name: shown(await (await person.slash(name)).settled()) for name in ("stats", "help", "setup")}
    return {"play": person.look(board), "hint": hint, **pages}


async def hint_of(person: DiscordUser, step: int) -> ShownMessage:
    """The private message with that step of a hint, once it is there."""

    def found() -> ShownMessage | None:
        private = [each for each in person.reads() if each.ephemeral]
        return next((each for each in reversed(private) if re.match(rf"\D*{step}\D+3", each.text)), None)

    return await person.until(found)


async def photograph(
    guide: Guide, address: str, person: DiscordUser, language: str, seen: dict[str, ShownMessage]
) -> None:
    """The messages as the person sees them. The address names the person: else the page draws somebody else first."""
    await guide.page.goto(f"{address}#person={person.id}")
    for name, sight in seen.items():
        message = guide.page.locator(f'{MESSAGE}[data-id="{sight.id}"]')
        await message.wait_for()
        await guide.photograph(message, f"{language}-{name}")


def main() -> None:
    """Reads the folder, and languages where not all are meant."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.e2e.languages", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("language", nargs="*", default=list(LANGUAGES), metavar="LANGUAGE")
    chosen = parser.parse_args()
    assert all(catalogue(language) for language in chosen.language)
    asyncio.run(photograph_all(chosen.folder, tuple(chosen.language)))


if __name__ == "__main__":
    main()
