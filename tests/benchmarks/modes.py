"""How much faster the compiled engines are: the same searches, interpreted and compiled, in CPU seconds.

python -m tests.benchmarks.modes [--nodes N]
"""

import argparse
import json
import tempfile
from pathlib import Path

from tests.engines.modes import ROOT, copy_sources, run_in

SEARCH = """
import json, sys
from time import process_time
from engines.registry import GAMES
from engines.search.root import Search
from engines.search.table import own_table
from engines.search.terms import Limit
rates = {}
for key, game in GAMES.items():
    nodes, seconds = 0, 0.0
    for start, _ in game.samples:
        search = Search(game.read(start), own_table(1 << 20))
        began = process_time()
        nodes += search.think(Limit(nodes=int(sys.argv[1]))).nodes
        seconds += process_time() - began
    rates[key] = nodes, seconds
print(json.dumps(rates))
"""


def measure(folder: Path, nodes: int) -> dict[str, tuple[int, float]]:
    """Nodes and CPU seconds of each game's samples, with the engines of `folder`."""
    return json.loads(run_in(folder, SEARCH, str(nodes), timeout=None))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=20_000, help="nodes per position, interpreted; compiled 20 times")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        slow = measure(Path(folder), options.nodes)
    fast = measure(ROOT, 20 * options.nodes)
    print("game        interpreted nodes/s  compiled nodes/s  ratio")
    for key in slow:
        rates = [nodes / seconds for nodes, seconds in (slow[key], fast[key])]
        print(f"{key:10} {rates[0]:20.0f} {rates[1]:17.0f} {rates[1] / rates[0]:6.0f}")


if __name__ == "__main__":
    main()
