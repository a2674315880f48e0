"""Gomoku and renju positions with a win by threats: how many the search proves, or plays a known winning move in.

    python -m tests.benchmarks.threats --nodes 30000
    python -m tests.benchmarks.threats --seconds 0.1 --file FILE

A position of FILE (the tests' own by default) has its rule set, the moves so far, how it is won (`vcf` by fours, `vct`
by threes as well) and the known first moves. Other first moves may win, too. Prints every unproved position.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

from engines.board import PROVEN
from engines.game import Position
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit, Report

FILE = Path(__file__).parents[1] / "data" / "gomoku" / "threats.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--file", type=Path, default=FILE)
    options = parser.parse_args()
    if not options.nodes and not options.seconds:
        parser.error("say --nodes or --seconds")
    solve(json.loads(options.file.read_text()), Limit(nodes=options.nodes, seconds=options.seconds))


def solve(cases: list[dict[str, Any]], limit: Limit) -> None:
    """Searches every position and prints the counts."""
    known: Counter[str] = Counter()
    proved: Counter[str] = Counter()
    started = process_time()
    for case in cases:
        position = Position(GAMES[case["rule"]], moves=case["moves"].split())
        report = Search(position.board, own_table(1 << 24)).think(limit)
        move = position.game.write_move(position.board, report.move)
        kind = f"{case['rule']} {case['type']}"
        known[kind] += move in case["win"]
        proved[kind] += report.score >= PROVEN
        if report.score < PROVEN:
            print(_left_open(case, move, report))
    for kind, number in Counter(f"{case['rule']} {case['type']}" for case in cases).items():
        print(f"{kind}: {number} positions, {known[kind]} first moves known to win, {proved[kind]} proved")
    print(f"{process_time() - started:.1f} s of processor time")


def _left_open(case: dict[str, Any], move: str, report: Report) -> str:
    verdict = "wins" if move in case["win"] else "is not known to win"
    return f"{case['rule']}, {case['length']} moves: {move} {verdict}, score {report.score} at depth {report.depth}"


if __name__ == "__main__":
    main()
