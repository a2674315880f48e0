"""Two processes on one database, and processes that are killed: more often with QIBOT_LONG_TESTS=1."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from storage.check import problems_of
from storage.database import Database
from storage.errors import DatabaseInUse
from storage.matches import MatchStore
from tests.long import LONG
from tests.moves import moves_of

ROOT = Path(__file__).parents[2]

# Plays four matches at once. Prints each accepted move: the match, how many were made in it, the text.
PLAYER = """
import asyncio, sys
from storage.database import Database
from storage.matches import MatchStore
from storage.players import PlayerStore
from storage.rows import NewMatch, NewMove

async def play(matches, match):
    made = 0
    while True:
        if match.ply > 5:
            match = await matches.take_back(match.id, match.ply, 4)
        text = f"m{made}"
        match = await matches.record_move(match.id, match.ply, NewMove(text), by=match.turn)
        made += 1
        print(match.id, made, text, flush=True)

async def main():
    async with Database.open(sys.argv[1]) as db:
        await PlayerStore(db).remember(1, "Ann")
        matches = MatchStore(db)
        new = NewMatch("connect4", "", 1, None, challenger=1, level="easy")
        print("open", flush=True)
        await asyncio.gather(*[play(matches, await matches.create(new)) for _ in range(4)])

asyncio.run(main())
"""


@contextmanager
def playing(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the database open and plays until it is killed."""
    command = [sys.executable, "-c", PLAYER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert line_of(process) == ["open"]
            yield process
        finally:
            process.kill()


def line_of(process: subprocess.Popen[str]) -> list[str]:
    assert process.stdout is not None
    return process.stdout.readline().split()


@pytest.mark.parametrize("moves", [1, 37, 200] if LONG else [37])
async def test_what_was_accepted_survives_a_kill(path: Path, moves: int) -> None:
    """After SIGKILL in the middle of writing every reported move is there, and the file is sound."""
    with playing(path) as process:
        reported = [line_of(process) for _ in range(moves)]
        process.send_signal(signal.SIGKILL)
        rest = process.communicate()[0].splitlines(keepends=True)
        reported += [line.split() for line in rest if line.endswith("\n")]
    async with Database.open(path) as db:
        stored = {str(match.id): await moves_of(db, match.id) for match in await MatchStore(db).open_of(1)}
    for match, made, text in reported:
        assert stored[match][int(made) - 1].text == text
    assert problems_of(path) == []


async def test_a_second_process_is_refused_and_takes_over_after_a_kill(path: Path) -> None:
    """While one bot runs another is refused with a named error; once the first is killed the database opens at once."""
    with playing(path) as process:
        line_of(process)
        with pytest.raises(DatabaseInUse, match=str(process.pid)):
            async with Database.open(path):
                pass
        process.kill()
        process.wait()
        async with Database.open(path) as db:
            assert await MatchStore(db).open_of(1)


def test_a_backup_while_the_bot_plays(path: Path, tmp_path: Path) -> None:
    """It is whole and sound, with every move that was reported before it."""
    copy = tmp_path / "copy.sqlite3"
    with playing(path) as process:
        reported = [line_of(process) for _ in range(50)]
        command = [sys.executable, "-m", "storage", "backup", str(path), str(copy)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60, check=False)
        assert process.poll() is None
    assert (done.returncode, done.stderr) == (0, "")
    assert problems_of(copy) == []
    with closing(sqlite3.connect(copy)) as shell:
        stored = set(shell.execute("SELECT match_id, number, text FROM moves"))
    assert stored >= {(int(match), int(made), text) for match, made, text in reported}
