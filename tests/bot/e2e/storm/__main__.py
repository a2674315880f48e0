"""python -m tests.bot.e2e.storm --seconds 120 --seed 7: a storm and a short report; exit status 1 if a law broke."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from .campaign import Campaign
from .storm import Plan, run


def main() -> int:
    """Runs a storm or a campaign and prints its report. Returns the exit status."""
    parser = argparse.ArgumentParser("python -m tests.bot.e2e.storm", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=Plan.pause, help="seconds between two acts of one person")
    parser.add_argument("--blows", type=float, default=Plan.blows, help="seconds between two blows")
    parser.add_argument("--boards", type=int, default=4, help="pages with a board that one can touch")
    parser.add_argument("--workers", type=int, default=1, help="engine processes")
    parser.add_argument("--only", nargs="+", default=(), metavar="BLOW", help="no other blows than these")
    parser.add_argument("--late", action="store_true", help="a slow machine: late acknowledgements are forgiven")
    parser.add_argument("--kills", type=int, help="a campaign of short storms until the bot was killed so often")
    parser.add_argument("--record", type=Path, help="where a campaign notes each storm, and goes on from")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log, to be looked at afterwards")
    asked = parser.parse_args()
    if asked.kills:
        campaign = Campaign(asked.kills, asked.seed, asked.record, tuple(asked.only))
        for line in campaign:
            print(line, flush=True)
        return 1 if campaign.broken else 0
    plan = Plan(
        asked.seconds,
        asked.seed,
        asked.pause,
        asked.blows,
        asked.workers,
        tuple(asked.only),
        strict=not asked.late,
        boards=asked.boards,
    )
    with tempfile.TemporaryDirectory() as folder:
        if asked.keep:
            asked.keep.mkdir(parents=True, exist_ok=True)
        report = asyncio.run(run(asked.keep or Path(folder), plan))
    print(report)
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
