"""A feature is its folder, a file in storage with a migration, and one line: shown with a made-up one.

`made_up_feature/` is put into a copy of the bot, and its name is added to the list of features. A child process runs
that copy in a playground: the command, the button, the refusal, the person's data and their deletion all work.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLAYED = ROOT / "tests" / "made_up_feature"

CHILD = """
import asyncio, io, json, sys, zipfile
from pathlib import Path
import bot.features.bell
from bot.playground import Playground
from tests.bot.e2e.conftest import bot_in, settings_for
from tests.bot.e2e.playing import look_until, shown
from tests.bot.e2e.test_privacy import content_of

async def rows(here, alice):
    told = shown(await (await alice.slash("privacy")).settled())
    answer = await (await alice.click(told, "Send me my data")).settled()
    message = await look_until(alice, answer.message, lambda now: "Everything that I keep" in now.text)
    return json.loads(zipfile.ZipFile(io.BytesIO(content_of(here, message))).read("data.json")).get("bells")

async def main():
    async with Playground(own_thread=True) as here:
        async with bot_in(here, settings_for(Path(sys.argv[1]) / "q.sqlite3")):
            alice = here.add_person("Alice")
            board = shown(await (await alice.slash("bell")).settled())
            print(board.text)
            for _ in range(2):
                board = shown(await (await alice.click(board, "Ring again")).settled())
            print(board.text)
            print((await (await alice.click(board, "Ring again")).settled()).message.text)
            print([(row["person"] == str(alice.id), row["rung"]) for row in await rows(here, alice) or []])
            told = shown(await (await alice.slash("privacy")).settled())
            question = shown(await (await alice.click(told, "Delete my data")).settled())
            await (await alice.click(question, "Yes, delete everything")).settled()
            print(shown(await (await alice.slash("bell")).settled()).text)

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the bot with the feature."""
    house = tmp_path_factory.mktemp("house")
    for top in ("bot", "engines", "storage"):
        shutil.copytree(ROOT / top, house / top, ignore=shutil.ignore_patterns("*.c"))  # with bytecode, which is slow
    shutil.copytree(PLAYED / "bell", house / "bot/features/bell")
    shutil.copy(PLAYED / "storage/bells.py", house / "storage")
    newest = max(int(path.name[:4]) for path in (house / "storage/migrations").glob("*.sql"))
    shutil.copy(PLAYED / "storage/bells.sql", house / "storage/migrations" / f"{newest + 1:04}_bells.sql")
    installed = house / "bot/installed.py"
    installed.write_text(re.sub(r"(?m)^NAMES = \($", 'NAMES = (\n    "bell",', installed.read_text()))
    return house


@pytest.mark.timeout(600)
def test_a_feature_is_a_folder_a_table_and_a_line(copy: Path, tmp_path: Path) -> None:
    """The feature works although no other file of the bot mentions it."""
    child = subprocess.run(
        [sys.executable, "-c", CHILD, str(tmp_path)],
        env={"PYTHONPATH": f"{copy}:{ROOT}"},
        cwd=copy,
        capture_output=True,
        text=True,
        timeout=500,
    )
    assert child.stdout.splitlines() == [
        "You have rung the bell once.",
        "You have rung the bell 3 times.",
        "3 rings are enough.",
        "[(True, 3)]",
        "You have rung the bell once.",
    ], child.stderr[-3000:]
