"""The SPSA tuner finds the maximum of a noisy function, and resumes."""

import math
import random
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

import pytest

from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.terms import Limit, Margins
from tests.benchmarks.match import Player
from tests.benchmarks.spsa import USUAL, Games, Parameter, Tuning, parameter, tune

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PARAMETERS = {"futility": Parameter(40, 10, 0, 200), "bad_history": Parameter(3000, 300, 300, 6000)}
BEST = {"futility": 120, "bad_history": 1500}


def strength(settings):
    """The strength in hundreds of Elo, highest at BEST."""
    return -sum(((settings[name] - BEST[name]) / (5 * PARAMETERS[name].step)) ** 2 for name in BEST)


def noisy(number, first, second):
    """The points of two games between these settings, by chance."""
    rng = random.Random(number)
    share = 1 / (1 + math.exp((strength(second) - strength(first)) * 0.58))
    return sum(rng.random() < share for _ in range(2))


def distance(tuning):
    return max(abs(tuning.values[name] - BEST[name]) / PARAMETERS[name].step for name in BEST)


def silent(_text):
    pass


def test_it_finds_the_best_of_a_noisy_function(tmp_path):
    """It starts eight steps away and ends within one and a half, though a pair of games says next to nothing."""
    tuning = Tuning(PARAMETERS, 4000, 3)
    before = distance(tuning)
    tune(tuning, 4000, noisy, tmp_path / "journal", silent)
    assert before == 8
    assert distance(tuning) < 1.5


def test_it_goes_on_where_it_was_broken_off(tmp_path):
    """A torn journal is continued, and the end is the same as without a break."""
    journal, whole, seen = tmp_path / "broken", Tuning(PARAMETERS, 60, 1), []
    tune(whole, 60, noisy, tmp_path / "whole", silent)
    tune(Tuning(PARAMETERS, 60, 1), 25, noisy, journal, silent)
    journal.write_text(journal.read_text()[:-1])
    again = Tuning(PARAMETERS, 60, 1)

    def watched(number, first, second):
        seen.append(number)
        return noisy(number, first, second)

    tune(again, 60, watched, journal, silent)
    assert again.values == whole.values
    assert seen == list(range(24, 60))


def test_values_stay_within_their_bounds(tmp_path):
    """Values go up to the bound and no further; settings are whole numbers within the bounds."""
    tuning = Tuning({"late": Parameter(3, 1, 1, 5)}, 300, 1)

    def more_is_better(_number, first, second):
        assert min(first["late"], second["late"]) >= 1
        assert max(first["late"], second["late"]) <= 5
        return 2.0 if first["late"] > second["late"] else 0.0 if first["late"] < second["late"] else 1.0

    tune(tuning, 300, more_is_better, tmp_path / "journal", silent)
    assert tuning.values["late"] == 5


def test_what_it_starts_from_is_what_the_search_uses():
    """The usual parameters begin at the usual margins."""
    assert {name: each.start for name, each in USUAL.items()} == asdict(Margins())


def test_parameters_are_read_and_refused():
    """A parameter is a known name with four numbers and a start within the bounds."""
    assert parameter("late=3,1,1,8") == ("late", Parameter(3, 1, 1, 8))
    for text in ("latest=3,1,1,8", "late=3", "late=9,1,1,8", "late=3,0,1,8", "late"):
        with pytest.raises(ValueError, match=r".+"):
            parameter(text)


def test_margins_reach_the_search():
    board = Position(GAMES["xiangqi"]).board
    wide = Search(board, None, margins=Margins(futility=900)).think(Limit(depth=6))
    assert Search(board).think(Limit(depth=6)).nodes < wide.nodes


def test_margins_reach_the_players():
    """Without pruning and reductions a player sees less deep with as many nodes; equal players make a point each."""
    blunt = {"futility": 9000, "bad_history": 9000, "late": 99, "noisy_loss": 9000, "reductions": 1}
    with (
        closing(Player(str(ROOT), "xiangqi", 1500, 0.0, 0.0)) as one,
        closing(Player(str(ROOT), "xiangqi", 1500, 0.0, 0.0)) as other,
    ):
        one.margins = blunt
        start = Position(GAMES["xiangqi"]).text
        assert one.move(start, []).depth < other.move(start, []).depth
        assert Games((one, other), "xiangqi", 1).compare(0, blunt, blunt) == 1
        assert one.margins == other.margins == blunt
