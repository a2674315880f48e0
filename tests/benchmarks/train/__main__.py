"""The command line: `play` games, `label` positions, `train` and `test` what the engines have learnt."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path

from engines.cli.progress import progress
from tests.benchmarks import train
from tests.benchmarks.train import games, positions
from tests.benchmarks.train.manifest import note, write_manifest

_TOGETHER = 100  # positions that are written at once
SUBJECTS = ("checkers", "gomoku", "gomoku-order", "xiangqi", "xiangqi-tables")


def main() -> None:
    options = arguments()
    {"play": play, "label": label, "train": teach, "test": test}[options.command](options)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=train.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    player = commands.add_parser("play", help="add the engine's own games to a file")
    player.add_argument("game", choices=games.STYLES)
    player.add_argument("file", type=Path)
    player.add_argument("--games", type=int, default=1_000, help="of the game that the file shall have (1000)")
    player.add_argument("--nodes", type=int, default=1_000, help="for each move (1000)")
    labeller = commands.add_parser("label", help="add positions to a file, with what a search says of them")
    labeller.add_argument("game", choices=games.STYLES)
    labeller.add_argument("games", type=Path)
    labeller.add_argument("file", type=Path)
    labeller.add_argument("--from", dest="source", choices=("games", *positions.SOURCES), default="games")
    labeller.add_argument("--positions", type=int, help="of the game that the file shall have (all of the games)")
    labeller.add_argument("--nodes", type=int, default=1_200, help="for each position that is none of a game (1200)")
    teacher = commands.add_parser("train", help="learn from positions")
    teacher.add_argument("--passes", type=int, help="over the positions (as is usual for the subject)")
    teacher.add_argument("--go-on", action="store_true", help="begin with what is shipped, by smaller steps")
    there = "put what is learnt, and a manifest, where the engine reads it or into FILE"
    teacher.add_argument("--write", type=Path, nargs="?", const=Path(), metavar="FILE", help=there)
    tester = commands.add_parser("test", help="how well what is shipped foretells positions")
    for each in (teacher, tester):
        each.add_argument("subject", choices=SUBJECTS)
        each.add_argument("files", type=Path, nargs="+")
    for each in (player, labeller, teacher):
        each.add_argument("--seed", type=int, default=1, help="of all that is left to chance (1)")
    options = parser.parse_args()
    if options.command == "label" and options.source != "games" and options.positions is None:
        parser.error("positions that are none of a game are without end: say how many by --positions")
    return options


def play(options: argparse.Namespace) -> None:
    """Plays until the file has as many games as asked for."""
    done = sum(known.game == options.game for known in games.load(options.file))
    note(options.file)
    with progress() as show:
        for game in games.played(options.game, options.seed, options.nodes, done, options.games):
            games.append(options.file, game)
            done += 1
            show(f"{done} of {options.games} games")


def label(options: argparse.Namespace) -> None:
    """Labels until the file has as many positions as asked for."""
    known = [game for game in games.load(options.games) if game.game == options.game]
    done = sum(entry.game == options.game for entry in positions.load(options.file))
    note(options.file, options.games)
    found = positions.labelled(known, options.source, options.nodes, options.seed, done, options.positions)
    with progress() as show:
        while some := list(islice(found, _TOGETHER)):
            games.append(options.file, *some)
            done += len(some)
            show(f"{done} positions")


def teach(options: argparse.Namespace) -> None:
    """Learns, prints the losses of each pass, and writes the result."""
    import numpy as np  # only here and in `test`: the other commands work without

    from tests.benchmarks.train import learning
    from tests.benchmarks.train.subjects import SUBJECTS, read

    subject = SUBJECTS[options.subject]
    with ProcessPoolExecutor() as pool:
        seen = list(pool.map(partial(read, options.subject), options.files))
    models = subject.models(seen, None if options.go_on else np.random.default_rng(options.seed))
    part = learning.GOING_ON if options.go_on else 1
    for name, model in models.items():
        print(f"{name}: {len(model.wanted)} positions", flush=True)
        passes = options.passes or subject.passes
        for number, losses in enumerate(learning.train(model, passes, options.seed, part)):
            print(f"pass {number:3} learned {losses.learned:.5f}  kept apart {losses.kept:.5f}", flush=True)
    if options.write is not None:
        file = subject.file if options.write == Path() else options.write
        file.write_bytes(subject.written(models.values()))
        write_manifest(file, options.files, {name: len(model.wanted) for name, model in models.items()})


def test(options: argparse.Namespace) -> None:
    """Prints the loss of the shipped weights."""
    import numpy as np

    from tests.benchmarks.train.subjects import SUBJECTS, read

    seen = [read(options.subject, file) for file in options.files]
    for name, model in SUBJECTS[options.subject].models(seen, None).items():
        everything = np.arange(len(model.wanted))
        print(f"{name}: {len(everything)} positions, loss {model.loss(everything):.5f}")


if __name__ == "__main__":
    main()
