"""An SPSA tuner: moves the margins of the search's selectivity to stronger values, by games against itself.

    python -m tests.benchmarks.spsa --nodes 3000 --iterations 2000
    python -m tests.benchmarks.spsa --nodes 3000 --iterations 2000 futility=100,20,20,300 late=3,1,1,8

A parameter is NAME=START,STEP,LEAST,MOST, with a name of `Margins`; without any, all of USUAL are tuned. Each iteration
moves all of them at once by about a step, up or down at random, plays the two settings against each other, two games
from one opening, and shifts each a little towards the side that did better (simultaneous perturbation: J. C. Spall,
"Implementation of the simultaneous perturbation algorithm", 1998; in the last iteration by the step itself). The result
is a guess, to be decided by `python -m tests.benchmarks.sprt`.

Every iteration is written to the journal as soon as it is played; the same command goes on after a stop.
"""

import argparse
import json
import random
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from math import floor
from pathlib import Path

from engines.cli.progress import progress
from engines.journal import Journal
from engines.registry import GAMES
from engines.search.terms import Margins
from tests.benchmarks.match import Player, play, random_position

_ALPHA, _GAMMA = 0.602, 0.101  # how fast gains and steps fall, as Spall advises
_STEADY = 0.1  # of the iterations, during which the gain hardly falls
_LAST_SHIFT = 0.05  # of a step, for a won pair in the last iteration
_PLIES = 8  # of an opening

Settings = dict[str, int]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number to tune: its start, the distance of both settings from it, and its bounds."""

    start: float
    step: float
    least: float
    most: float

    def __post_init__(self) -> None:
        if not self.least <= self.start <= self.most or self.step <= 0:
            raise ValueError(f"a start within the bounds and a step above 0 are needed, not {self}")

    def within(self, value: float) -> float:
        """The nearest value that the bounds allow."""
        return min(max(value, self.least), self.most)


USUAL = {
    "reverse_futility": Parameter(80, 15, 30, 200),
    "futility": Parameter(100, 25, 0, 300),
    "futility_ply": Parameter(100, 20, 30, 250),
    "bad_history": Parameter(1500, 300, 300, 6000),
    "late": Parameter(3, 1, 1, 10),
    "noisy_loss": Parameter(100, 25, 20, 300),
    "least_reduction": Parameter(60, 12, 0, 150),
    "reductions": Parameter(100, 8, 50, 160),
}


class Tuning:
    """The values of the parameters after some of `total` iterations; they depend on the results and `seed` only."""

    def __init__(self, parameters: Mapping[str, Parameter], total: int, seed: int) -> None:
        self._parameters = dict(parameters)
        self._total = total
        self._seed = seed
        self.iteration = 0
        self.values = {name: parameter.start for name, parameter in self._parameters.items()}

    def settings(self) -> tuple[Settings, Settings]:
        """The two settings of the next iteration: each parameter is a step up in one of them and down in the other."""
        signs = self._signs()
        return self._moved(signs, 1), self._moved(signs, -1)

    def learn(self, points: float) -> None:
        """Learns that the first setting made so many points, 0 to 2, in the two games, and goes on to the next
        iteration.
        """
        signs, wide = self._signs(), self._wide()
        for name, parameter in self._parameters.items():
            shift = self._gain() * parameter.step * (points - 1) * signs[name] / wide
            self.values[name] = parameter.within(self.values[name] + shift)
        self.iteration += 1

    def _signs(self) -> dict[str, int]:
        rng = random.Random(f"{self._seed} {self.iteration}")
        return {name: rng.choice((-1, 1)) for name in self._parameters}

    def _moved(self, signs: dict[str, int], way: int) -> Settings:
        """Whole numbers, rounded at random by their fractions, alike in both settings."""
        rng = random.Random(f"{self._seed} {self.iteration} round")
        found = {}
        for name, parameter in self._parameters.items():
            value = self.values[name] + way * signs[name] * parameter.step * self._wide()
            found[name] = floor(parameter.within(value) + rng.random())
        return found

    def _wide(self) -> float:
        """How many steps the settings are from the values: more than one at first, one at the end."""
        return float((self._total / (self.iteration + 1)) ** _GAMMA)

    def _gain(self) -> float:
        steady = _STEADY * self._total
        return float(_LAST_SHIFT * ((steady + self._total) / (steady + self.iteration + 1)) ** _ALPHA)


def tune(
    tuning: Tuning,
    total: int,
    compare: Callable[[int, Settings, Settings], float],
    journal: Path,
    tell: Callable[[str], None],
) -> None:
    """Goes on to iteration `total`; `compare` gives the points of the first setting, 0 to 2, in an iteration's
    games.
    """
    journal.parent.mkdir(parents=True, exist_ok=True)
    kept = Journal(journal)
    for line in kept.lines[:total]:
        tuning.learn(json.loads(line))
    while tuning.iteration < total:
        points = compare(tuning.iteration, *tuning.settings())
        kept.add(json.dumps(points))
        tuning.learn(points)
        tell(f"{tuning.iteration} of {total}: {summary(tuning)}")


def summary(tuning: Tuning) -> str:
    """Every parameter's name and value."""
    return ", ".join(f"{name} {value:.1f}" for name, value in tuning.values.items())


class Games:
    """Two players of the same engine folder, to compare two settings."""

    def __init__(self, players: tuple[Player, Player], game: str, seed: int) -> None:
        self._players = players
        self._game = game
        self._seed = seed

    def compare(self, number: int, first: Settings, second: Settings) -> float:
        """The points of the first setting in two games from one opening, with both colours."""
        one, other = self._players
        one.margins, other.margins = first, second
        start = random_position(self._game, random.Random(f"{self._seed} {number}"), _PLIES).text
        points = play(self._game, start, (one, other), [[], []])
        return points + 1 - play(self._game, start, (other, one), [[], []])


def parameter(text: str) -> tuple[str, Parameter]:
    """Reads NAME=START,STEP,LEAST,MOST. Raises ValueError."""
    name, _, numbers = text.partition("=")
    if name not in Margins.__dataclass_fields__:
        raise ValueError(f"{name} is none of {', '.join(Margins.__dataclass_fields__)}")
    start, step, least, most = (float(number) for number in numbers.split(","))
    return name, Parameter(start, step, least, most)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parameters", nargs="*", type=parameter, metavar="NAME=START,STEP,LEAST,MOST")
    parser.add_argument("--folder", default=".", help="of the engine (this one)")
    parser.add_argument("--game", default="xiangqi", choices=list(GAMES))
    parser.add_argument("--nodes", type=int, default=3_000, help="for each move (3000)")
    parser.add_argument("--iterations", type=int, default=2_000, help="pairs of games (2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", type=Path, default=Path("build/spsa.jsonl"))
    options = parser.parse_args()
    tuning = Tuning(dict(options.parameters) or USUAL, options.iterations, options.seed)
    specs = [Player(options.folder, options.game, options.nodes, 0.0, 0.0) for _ in range(2)]
    with closing(specs[0]) as one, closing(specs[1]) as other, progress() as show:
        games = Games((one, other), options.game, options.seed)
        tune(tuning, options.iterations, games.compare, options.journal, show)
    print(summary(tuning))


if __name__ == "__main__":
    main()
