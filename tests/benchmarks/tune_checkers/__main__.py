"""The command line: `play` games, `train` the network."""

import argparse

from engines.checkers.weights import WEIGHTS
from engines.cli.progress import Progress
from tests.benchmarks import tune_checkers
from tests.benchmarks.tune_checkers import games
from tests.benchmarks.tuning_arguments import add_play, add_train


def main() -> None:
    options = arguments()
    {"play": play, "train": teach}[options.command](options)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=tune_checkers.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    add_play(commands, 1_000, "games to add", 2_500)
    add_train(commands, 12)
    return parser.parse_args()


def play(options: argparse.Namespace) -> None:
    """Add the games to the file."""
    with options.file.open("ab") as stream, Progress() as progress:
        for number, records in enumerate(games.played(options.seed, options.nodes, options.games), 1):
            stream.write(records)
            stream.flush()
            progress.show(f"{number} of {options.games} games")


def teach(options: argparse.Namespace) -> None:
    """Train the network, print what each pass gives, and write the weights of the last."""
    import numpy as np  # only here: the other command does without

    from tests.benchmarks.tune_checkers import training

    positions, rng = training.load(options.files), np.random.default_rng(options.seed)
    network = training.Network(positions, rng)
    print(f"{len(positions.stage)} positions, {positions.kept.sum()} of them kept", flush=True)
    for number, (learned, kept) in enumerate(training.train(positions, network, options.passes, rng), 1):
        print(f"pass {number:3} learned {learned:.6f}  kept {kept:.6f}", flush=True)
    if options.write:
        network.write(WEIGHTS)


if __name__ == "__main__":
    main()
