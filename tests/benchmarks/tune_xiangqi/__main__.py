"""The command line: `play` games, `train` the network, `fit` the tables."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from engines.cli.progress import Progress
from engines.xiangqi import Xiangqi, parameters
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.weights import WEIGHTS
from tests.benchmarks import tune_xiangqi
from tests.benchmarks.tune_xiangqi import games
from tests.benchmarks.tune_xiangqi.features import features, plain
from tests.benchmarks.tune_xiangqi.fit import Sample, Step, best_k, fit, loss
from tests.benchmarks.tune_xiangqi.numbers import Slot, places, rewritten
from tests.benchmarks.tuning_arguments import add_play, add_train

_READER = Xiangqi()
_KEPT = 5  # one game in so many is kept out of the fit
_DECIDED = 1_200  # hundredths: beyond it a position teaches nothing about small numbers


def main() -> None:
    options = arguments()
    {"play": play, "train": teach, "fit": tune}[options.command](options)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=tune_xiangqi.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    add_play(commands, 600, "games that the file shall have", 1_200)
    add_train(commands, 8)
    fitter = commands.add_parser("fit", help="fit the tables to the games of files")
    fitter.add_argument("files", type=Path, nargs="+")
    fitter.add_argument("--passes", type=int, default=10, help="passes over the positions (10)")
    fitter.add_argument("--prior", type=float, default=1.0, help="how firmly numbers stay where they are (1)")
    fitter.add_argument("--seed", type=int, default=1, help="of the order of the positions (1)")
    fitter.add_argument("--write", action="store_true", help="put the best numbers into parameters.py")
    return parser.parse_args()


def play(options: argparse.Namespace) -> None:
    """Play until the file has as many games as asked for."""
    done = len(games.load(options.file))
    with Progress() as progress:
        for game in games.played(options.seed, options.nodes, done, options.games):
            games.append(options.file, game)
            progress.show(f"{game.number + 1} of {options.games} games")


def teach(options: argparse.Namespace) -> None:
    """Train the network, print what each pass gives, and write the weights of the last."""
    import numpy as np  # only here: the other commands do without

    from tests.benchmarks.tune_xiangqi import positions, training

    known = positions.load(options.files)
    weights = training.Weights.random(np.random.default_rng(options.seed))
    print(f"{len(known.score)} positions, {known.kept.sum()} of them kept", flush=True)
    for number, step in enumerate(training.train(known, weights, options.passes, options.seed), 1):
        print(f"pass {number:3} learned {step.learned:.5f}  kept {step.kept:.5f}", flush=True)
    if options.write:
        weights.write(WEIGHTS)


def tune(options: argparse.Namespace) -> None:
    """Fit, print what each pass gives, and write the numbers of the pass that foretells the kept games best."""
    source = Path(str(parameters.__file__))
    text = source.read_text()
    numbers = places(text)
    slots = list(numbers)
    start = [float(numbers[slot].value) for slot in slots]
    learned, kept = samples(options.files, slots)
    k = best_k(learned, start)
    print(f"{len(learned)} positions to learn from, {len(kept)} kept; K {k:.5f}")
    print(f"before   learned {loss(learned, start, k):.5f}  kept {loss(kept, start, k):.5f}", flush=True)
    best: Step | None = None
    for number, step in enumerate(fit(learned, kept, start, k, options.passes, options.prior, options.seed), 1):
        print(f"pass {number:3} learned {step.learned:.5f}  kept {step.kept:.5f}", flush=True)
        if best is None or step.kept < best.kept:
            best = step
    if options.write and best is not None:
        values = {slot: round(value) for slot, value in zip(slots, best.values, strict=True)}
        source.write_text(rewritten(text, values))


def samples(files: list[Path], slots: list[Slot]) -> tuple[list[Sample], list[Sample]]:
    """The quiet positions of the files, those of every fifth game apart."""
    index = {slot: i for i, slot in enumerate(slots)}
    parts: tuple[list[Sample], list[Sample]] = [], []
    for file in files:
        for game in games.load(file):
            found = [features(board) for board in _quiet(game)]
            made = [Sample(tuple(index[s] for s in each), tuple(each.values()), game.points) for each in found]
            parts[game.number % _KEPT == 0].extend(made)
    return parts


def _quiet(game: games.Game) -> Iterator[XiangqiBoard]:
    """The positions where nothing is to be won by an exchange, and no advantage is so large that it decides."""
    for text, score in zip(game.positions, game.scores, strict=True):
        board = _READER.read(text)
        if abs(score) < _DECIDED and plain(board) and all(board.see(move) <= 0 for move in board.noisy_moves()):
            yield board


if __name__ == "__main__":
    main()
