"""python -m tests.bot.e2e.crash_points [act ...]: a line for each crash; exit status 1 if one left something wrong.

An act has 4 to 40 crash points, each of which takes some fifteen seconds.
"""

import argparse
import asyncio
import sys
import tempfile
from itertools import count
from pathlib import Path

from .acts import ACTS
from .dying import PLACES, Place
from .trial import Trial, crash_at


def main() -> int:
    """Tries all crash points of the acts that are named, or of all acts. Returns the exit status."""
    parser = argparse.ArgumentParser("python -m tests.bot.e2e.crash_points", description=__doc__)
    parser.add_argument("acts", nargs="*", choices=[[], *ACTS], metavar="act", help=", ".join(ACTS))
    tried = wrong = 0
    for act in parser.parse_args().acts or ACTS:
        for place in PLACES:
            for number in count(1):
                trial = one(act, place, number)
                if not trial.crash:
                    break
                line = f"{'WRONG' if trial.wrong else 'held '} {act}, {trial.crash}"
                print(line, *trial.wrong, sep="\n    ", flush=True)
                tried, wrong = tried + 1, wrong + bool(trial.wrong)
    print(f"{tried} crash points, {wrong} with something wrong")
    return 1 if wrong else 0


def one(act: str, place: Place, number: int) -> Trial:
    """One crash in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(crash_at(place, number, ACTS[act], Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
