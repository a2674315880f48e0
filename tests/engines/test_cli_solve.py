"""`python -m engines solve connect4`: lines of columns in, exact scores out."""

import subprocess
from pathlib import Path

import pytest

from tests import programs

pytest.importorskip("engines.connect4.solver")

LATE = "466215661256771445411237"
LINES = [LATE, "12345671234567123456", "4463432556411115513715"]


def solve(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return programs.run("engines", "solve", "connect4", *arguments, typed=typed)


def test_each_line_is_answered_with_score_nodes_and_time() -> None:
    """One line has the columns, the score for the side to move, the nodes and the microseconds."""
    done = solve("--no-book", typed="\n".join(LINES).encode())
    rows = [line.split() for line in done.stdout.decode().splitlines()]
    assert [row[0] for row in rows] == LINES
    assert all(len(row) == 4 and int(row[2]) >= 0 and int(row[3]) >= 0 for row in rows)
    assert int(rows[1][1]) == 11  # the next stone wins: (43 - 20) // 2


def test_all_agrees_with_the_score() -> None:
    """The best column has the position's score, and a full column is marked."""
    for line in LINES:
        _, score, _, _, *columns = solve("--no-book", "--all", typed=line.encode()).stdout.decode().split()
        assert len(columns) == 7
        assert max(int(column) for column in columns if column != "-") == int(score)
        assert all((columns[i] == "-") == (line.count(str(i + 1)) == 6) for i in range(7))


def test_fresh_lines_take_the_same_nodes_again() -> None:
    """With `--fresh` a line takes as many nodes the second time; without it the table helps."""
    twice = f"{LINES[2]}\n{LINES[2]}\n".encode()
    nodes = [int(row.split()[2]) for row in solve("--no-book", "--fresh", typed=twice).stdout.splitlines()]
    kept = [int(row.split()[2]) for row in solve("--no-book", typed=twice).stdout.splitlines()]
    assert nodes[0] == nodes[1] == kept[0] >= kept[1]


def test_a_line_without_sense_is_told_of_and_skipped(tmp_path: Path) -> None:
    """Bad lines are named on standard error, the others are answered, and the exit code is 1. A file is read like
    standard input.
    """
    bad = [b"x", b"8", b"4141414", b"1" * 7, b"\xff", b"4" * 1_000_000]
    file = tmp_path / "lines.txt"
    file.write_bytes(b"\n".join([*bad, LATE.encode()]))
    done = solve(str(file), "--no-book")
    assert done.returncode == 1
    assert [line.split(":")[0] for line in done.stderr.decode().splitlines()] == [f"line {n}" for n in range(1, 7)]
    assert done.stdout.decode().split()[0] == LATE


def test_a_missing_file_is_one_clear_line() -> None:
    """A file that cannot be read ends the program with exit code 2."""
    done = solve("no such file", "--no-book")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"error: cannot go on with 'no such file'")
