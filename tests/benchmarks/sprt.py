"""A sequential probability ratio test: is engine folder NEW stronger than engine folder OLD?

    python -m tests.benchmarks.sprt . ../older --nodes 4000
    python -m tests.benchmarks.sprt . ../older --seconds 0.1 --elo0 0 --elo1 10
    python -m tests.benchmarks.sprt . .:singular=0 --nodes 4000 --elo0 -5 --elo1 5

Each opening is played twice, colours changed; a pair of games has one of five results, and the log-likelihood ratio of
"NEW is ELO1 stronger" to "NEW is ELO0 stronger" is computed over these five (pentanomial, generalized SPRT: M. Van den
Bergh, "A practical introduction to the GSPRT"). It ends above 2.94 (accepted) or below -2.94 (refused), errors 5 %.

Opening number n is eight random moves that a search of 2,000 nodes by OLD finds within 100 of equal. Every pair is
written to the journal as soon as it is played; the same command goes on after a stop. The verdict is added as a line to
the log, tests/benchmarks/sprt.md.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from threading import local

from engines.cli.progress import progress
from engines.journal import Journal
from engines.registry import GAMES
from tests.benchmarks.match import Player, elo, play, random_position

LOG = Path(__file__).with_name("sprt.md")
BOUND = math.log(0.95 / 0.05)  # of the log-likelihood ratio, for errors of 5 %
_PLIES = 8  # of an opening
_JUDGING = 2_000  # nodes
_BALANCED = 100


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tested: two engine folders, the limits of a move, and the two hypotheses in Elo."""

    new: str
    old: str
    game: str
    nodes: int
    seconds: float
    elo0: float
    elo1: float
    seed: int

    @property
    def name(self) -> str:
        """A file name of this trial alone."""
        parts = (Path(self.new).resolve().name + self.new.partition(":")[2], Path(self.old).resolve().name)
        parts += (self.old.partition(":")[2], self.game, str(self.nodes), str(self.seconds), str(self.seed))
        return "-".join(part.replace("=", "").replace(",", "+") for part in parts if part)


def share(elo_difference: float) -> float:
    """The expected share of the points at a difference in Elo."""
    return 1 / (1 + 10 ** (-elo_difference / 400))


def ratio(counts: list[int], elo0: float, elo1: float) -> float:
    """The log-likelihood ratio of `elo1` to `elo0`, for the numbers of pairs with 0, 1/2, 1, 3/2 and 2 points."""
    weights = [max(number, 1e-3) for number in counts]
    total = sum(weights)
    seen = [weight / total for weight in weights]
    first, second = _likeliest(seen, share(elo0)), _likeliest(seen, share(elo1))
    return total * sum(p * math.log(b / a) for p, a, b in zip(seen, first, second, strict=True))


def _likeliest(seen: list[float], mean: float) -> list[float]:
    """Of the distributions over 0, 1/4, 1/2, 3/4 and 1 with this mean, the likeliest for the results."""
    gaps = [i / 4 - mean for i in range(5)]
    low, high = -1 / gaps[4], -1 / gaps[0]  # bounds at which a probability would be infinite
    for _ in range(100):  # bisection: the slope falls from one end to the other
        middle = (low + high) / 2
        if sum(p * gap / (1 + middle * gap) for p, gap in zip(seen, gaps, strict=True)) > 0:
            low = middle
        else:
            high = middle
    return [p / (1 + low * gap) for p, gap in zip(seen, gaps, strict=True)]


def summary(counts: list[int], trial: Trial) -> str:
    """Pairs by result, Elo with its 95 % interval, and the ratio."""
    total = sum(counts)
    mean = sum(i / 4 * number for i, number in enumerate(counts)) / total
    spread = sum((i / 4 - mean) ** 2 * number for i, number in enumerate(counts)) / total
    error = 1.96 * math.sqrt(max(spread, 1e-6) / total)
    llr = ratio(counts, trial.elo0, trial.elo1)
    return (
        f"{total} pairs {counts}, Elo {elo(mean):+.0f} [{elo(mean - error):+.0f}, {elo(mean + error):+.0f}], "
        f"LLR {llr:+.2f} of {BOUND:.2f} for [{trial.elo0:g}, {trial.elo1:g}]"
    )


def verdict(counts: list[int], trial: Trial) -> str:
    """`accepted`, `refused`, or empty if more games are needed."""
    llr = ratio(counts, trial.elo0, trial.elo1)
    return "accepted" if llr >= BOUND else "refused" if llr <= -BOUND else ""


class Opponents:
    """Both engines, and the judge of openings."""

    def __init__(self, trial: Trial, stack: ExitStack) -> None:
        def started(spec: str, nodes: int, seconds: float) -> Player:
            return stack.enter_context(closing(Player(spec, trial.game, nodes, seconds, 0.0)))

        self._trial = trial
        self._new, self._old = (started(spec, trial.nodes, trial.seconds) for spec in (trial.new, trial.old))
        self._judge = started(trial.old, _JUDGING, 0.0)

    def pair(self, number: int) -> int:
        """The half points of NEW in two games from the opening with this number."""
        game, start = self._trial.game, self._opening(number)
        points = play(game, start, (self._new, self._old), [[], []])
        points += 1 - play(game, start, (self._old, self._new), [[], []])
        return round(2 * points)

    def _opening(self, number: int) -> str:
        rng = random.Random(f"{self._trial.seed} {number}")
        while True:
            text = random_position(self._trial.game, rng, _PLIES).text
            if abs(self._judge.move(text, []).score) <= _BALANCED:
                return text


def played(trial: Trial, numbers: Iterator[int], at_once: int) -> Iterator[tuple[int, int]]:
    """The openings' numbers with the half points of NEW, in order; `at_once` pairs are played at once."""
    with ExitStack() as stack, ThreadPoolExecutor(at_once) as threads:
        mine = local()

        def pair(number: int) -> tuple[int, int]:
            if not hasattr(mine, "opponents"):
                mine.opponents = Opponents(trial, stack)
            return number, mine.opponents.pair(number)

        waiting = [threads.submit(pair, number) for number in islice(numbers, at_once)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [threads.submit(pair, number) for number in islice(numbers, 1)]


def run(trial: Trial, journal: Path, most: int, at_once: int, tell: Callable[[str], None]) -> tuple[list[int], str]:
    """Plays until there is a verdict, or `most` pairs; the numbers of pairs by result, and the verdict."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    kept = Journal(journal)
    known = dict(map(json.loads, kept.lines))
    counts = [list(known.values()).count(result) for result in range(5)]
    numbers = islice((number for number in count() if number not in known), max(most - len(known), 0))
    if known and verdict(counts, trial):
        return counts, verdict(counts, trial)
    for number, result in played(trial, numbers, at_once):
        kept.add(json.dumps([number, result]))
        counts[result] += 1
        tell(summary(counts, trial))
        if verdict(counts, trial):
            break
    return counts, verdict(counts, trial)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("new", help="FOLDER, or FOLDER:part=0,part=0 with parts of the search switched off")
    parser.add_argument("old")
    parser.add_argument("--game", default="xiangqi", choices=list(GAMES))
    parser.add_argument("--nodes", type=int, default=0, help="for each move")
    parser.add_argument("--seconds", type=float, default=0.0, help="for each move")
    parser.add_argument("--elo0", type=float, default=0.0)
    parser.add_argument("--elo1", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1, help="of the openings (1)")
    parser.add_argument("--most", type=int, default=2_000, help="pairs of games at most (2000)")
    parser.add_argument("--at-once", type=int, default=2, help="pairs played at once (2)")
    parser.add_argument("--journal", type=Path, help="default: build/sprt/ and a name made of the test")
    parser.add_argument("--what", default="", help="what is tested, in words, for the log")
    options = parser.parse_args()
    limits = options.game, options.nodes, options.seconds
    trial = Trial(options.new, options.old, *limits, options.elo0, options.elo1, options.seed)
    if not options.nodes and not options.seconds:
        parser.error("say --nodes or --seconds")
    journal = options.journal or Path("build/sprt", f"{trial.name}.jsonl")
    with progress() as show:
        counts, found = run(trial, journal, options.most, options.at_once, show)
    if not sum(counts):
        return
    print(f"{found or 'undecided'}: {summary(counts, trial)}")
    log(LOG, trial, options.what, found, counts)


def log(path: Path, trial: Trial, what: str, found: str, counts: list[int]) -> None:
    """Adds a line to the log, which has refused and undecided tests, too."""
    limit = f"{trial.nodes} nodes" if trial.nodes else f"{trial.seconds} s"
    options = f"--elo0 {trial.elo0:g} --elo1 {trial.elo1:g} --seed {trial.seed}"
    with path.open("a") as stream:
        stream.write(
            f"| {what or f'{trial.new} against {trial.old}'} | {trial.game}, {limit} | {options} "
            f"| {summary(counts, trial)} | {found or 'undecided'} |\n"
        )


if __name__ == "__main__":
    main()
