"""The sequential probability ratio test of two engines: its numbers, and that it resumes."""

from pathlib import Path

import pytest

from tests.benchmarks.sprt import BOUND, Trial, log, ratio, run, share, verdict
from tests.cases import for_each

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
TRIAL = Trial(str(ROOT), f"{ROOT}:null_move=0", "tictactoe", 50, 0.0, 0.0, 10.0, 1)


def by_variance(counts: list[int], elo0: float, elo1: float) -> float:
    """The log-likelihood ratio by the normal approximation, which is near the exact one for small differences."""
    total, low, high = sum(counts), share(elo0), share(elo1)
    mean = sum(i / 4 * number for i, number in enumerate(counts)) / total
    variance = sum((i / 4 - mean) ** 2 * number for i, number in enumerate(counts)) / total
    return total * (high - low) * (2 * mean - low - high) / (2 * variance)


@for_each("counts", [[20, 60, 120, 80, 30], [5, 50, 200, 40, 9], [100, 200, 300, 220, 110]])
def test_the_ratio_is_near_that_of_a_normal_distribution(counts):
    """With close hypotheses the exact ratio and its usual approximation agree."""
    assert ratio(counts, 0, 5) == pytest.approx(by_variance(counts, 0, 5), rel=0.03, abs=0.03)


def test_results_that_favour_nobody_favour_no_hypothesis():
    """With as many wins as losses -5 and 5 Elo are equally likely; reversed results reverse the sign."""
    assert ratio([10, 30, 90, 30, 10], -5, 5) == pytest.approx(0, abs=1e-6)
    assert ratio([10, 30, 90, 50, 20], -5, 5) == pytest.approx(-ratio([20, 50, 90, 30, 10], -5, 5))


def test_a_verdict_needs_enough_games():
    """Few pairs decide nothing; many decide in either direction."""
    assert verdict([0, 0, 1, 2, 1], TRIAL) == ""
    assert verdict([10, 60, 200, 160, 60], TRIAL) == "accepted"
    assert verdict([60, 160, 200, 60, 10], TRIAL) == "refused"
    assert pytest.approx(2.944, abs=0.001) == BOUND


def test_a_test_goes_on_where_it_was_broken_off(tmp_path):
    """Pairs in the journal are not played again; a torn line is."""
    journal = tmp_path / "journal.jsonl"
    said = []
    counts, found = run(TRIAL, journal, 3, 2, said.append)
    assert (sum(counts), found, len(said)) == (3, "", 3)
    whole = journal.read_text()
    journal.write_text(whole[:-3])
    again, _ = run(TRIAL, journal, 3, 1, said.append)
    assert (again, len(said)) == (counts, 4)
    assert sorted(journal.read_text().split("\n")) == sorted(whole.split("\n"))


def test_every_test_leaves_a_line(tmp_path):
    """The log has the trial, its bounds and the verdict."""
    path = tmp_path / "log.md"
    log(path, TRIAL, "null move", "", [0, 1, 2, 1, 0])
    assert path.read_text().startswith("| null move | tictactoe, 50 nodes | --elo0 0 --elo1 10 --seed 1 | 4 pairs ")
    assert path.read_text().endswith("| undecided |\n")
