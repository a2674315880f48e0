"""The maker of the opening book: nothing found is lost, nothing is solved twice, a wrong entry is refused."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engines.connect4.book import Book, pack
from engines.connect4.solver import SMALLEST_TABLE, Solver
from tests.benchmarks.make import connect4_book
from tests.benchmarks.make.connect4_book import (
    BookPosition,
    Finding,
    Findings,
    Maker,
    canonical_position,
    check_book,
    copy_book,
    is_won,
    positions,
    replies,
    wins_at_once,
)
from tests.engines.connect4.test_solver import stones_of, unfinished

pytestmark = pytest.mark.slow

RUN = """
import sys
from pathlib import Path
from tests.benchmarks.make.connect4_book import Findings, Maker
from engines.connect4.solver import SMALLEST_TABLE
from tests.engines.connect4.test_book_maker import quiet_positions
Maker(Findings(Path(sys.argv[1])), 1, SMALLEST_TABLE).solve("some", quiet_positions(18, 300), with_move=True)
"""


def quiet_positions(stones: int, count: int) -> list[BookPosition]:
    """Canonical positions in play, each once."""
    found = (canonical_position(*stones_of(columns)) for columns in unfinished(stones, count, seed=31))
    return list(dict.fromkeys(found))


def solve(what: str, findings: Findings, wanted: list[BookPosition], with_move: bool) -> None:
    """Runs the maker over these positions."""
    with closing(Maker(findings, 1, SMALLEST_TABLE)) as maker:
        maker.solve(what, wanted, with_move)


def test_a_torn_last_line_is_dropped_and_the_rest_stays(tmp_path: Path) -> None:
    """A journal with a torn last line keeps its whole lines and grows on from there."""
    path = tmp_path / "journal.txt"
    path.write_text("0 0 1 3\n0 200000 -1 -\n200000 6000")
    findings = Findings(path)
    assert findings == {BookPosition(0, 0): Finding(1, 3), BookPosition(0, 0x200000): Finding(-1, None)}
    findings.add(BookPosition(0, 1), Finding(2, 3))
    assert path.read_text() == "0 0 1 3\n0 200000 -1 -\n0 1 2 3\n"
    assert Findings(path) == findings


def test_what_the_journal_holds_is_not_solved_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A second run has nothing to solve; a missing move is found when it is wanted."""
    wanted, path = quiet_positions(26, 30), tmp_path / "journal.txt"
    solve("first", Findings(path), wanted, with_move=False)
    solved = len(path.read_text().splitlines())
    assert 0 < solved <= len(wanted)
    findings = Findings(path)
    solve("again", findings, wanted, with_move=False)
    assert len(path.read_text().splitlines()) == solved
    solve("moves", findings, wanted, with_move=True)
    assert f"again: {len(wanted)}, to solve: 0" in capsys.readouterr().out
    solver = Solver(SMALLEST_TABLE)
    assert all(found == solver.best(p) for p, found in Findings(path).items())


def test_what_is_known_of_the_positions_before_changes_no_score(tmp_path: Path) -> None:
    """With bounds from the positions one stone before, the scores are those without."""
    before, findings = quiet_positions(20, 40), Findings(tmp_path / "journal.txt")
    solve("before", findings, before, with_move=False)
    after = [canonical_position(*reply) for position in before for reply in replies(position) if not is_won(reply)]
    solve("after", findings, after, with_move=False)
    solver = Solver(SMALLEST_TABLE)
    found = {position: findings[position].score for position in after if not wins_at_once(position)}
    assert len(found) > 100
    assert found == {position: solver.solve(position) for position in found}


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """After SIGKILL every written line is there, and the next run solves only the others."""
    path, wanted = tmp_path / "journal.txt", quiet_positions(18, 80)
    command = [sys.executable, "-c", RUN, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as run:
        assert run.stdout
        while "/" not in (shown := run.stdout.read(60)):  # the first progress: a batch is in the journal
            assert shown
        os.killpg(run.pid, signal.SIGKILL)
    written = path.read_text().count("\n")
    kept = Findings(path)
    findings = Findings(path)
    assert findings == kept
    assert len(kept) == written > 0
    solve("rest", findings, wanted, with_move=True)
    lines = path.read_text().splitlines()
    assert len(lines) == len(findings)
    assert {p: findings[p] for p in kept} == kept
    missing = [p for p in wanted if p not in findings]
    solver = Solver(SMALLEST_TABLE)
    assert all(solver.solve(p) == (43 - p.mask.bit_count()) // 2 for p in missing)


def test_a_new_journal_begins_with_the_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new journal holds everything from a book, its tree and its complete part."""
    monkeypatch.setattr(connect4_book, "DENSE_PLIES", 6)  # of eleven stones there are 400 times as many positions
    late = positions(6)[-1]
    findings = {
        BookPosition(0, 0): Finding(1, 3),
        canonical_position(0, 1 << 7): Finding(-1, None),
        late: Finding(2, None),
    }
    book, path = tmp_path / "some.book", tmp_path / "journal.txt"
    book.write_bytes(pack([(*p, f.score) for p, f in findings.items()], [(0, 0, 1, 3)]))
    copy_book(Book(book), Findings(path))
    assert Findings(path) == findings


def test_the_check_finds_a_wrong_score(tmp_path: Path) -> None:
    """A finding that the solver does not confirm, and a book that differs from the findings, are refused."""
    position = quiet_positions(12, 1)[0]
    score, move = Solver(SMALLEST_TABLE).best(position)
    book = tmp_path / "some.book"
    book.write_bytes(pack([], [(*position, score, move)]))
    check_book({position: Finding(score, move)}, book, 1)
    with pytest.raises(AssertionError, match="the book says"):
        check_book({position: Finding(score + 1, move)}, book, 1)
    book.write_bytes(pack([], [(*position, score + 1, move)]))
    with pytest.raises(AssertionError, match="solved again"):
        check_book({position: Finding(score + 1, move)}, book, 1)
