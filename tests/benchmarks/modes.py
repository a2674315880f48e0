"""How much faster the compiled engines are: the same searches, interpreted and compiled, in CPU seconds.

python -m tests.benchmarks.modes [--nodes N]
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]

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
    done = subprocess.run(
        [sys.executable, "-c", SEARCH, str(nodes)],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return json.loads(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=20_000, help="nodes per position, interpreted; compiled 20 times")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
        shutil.copytree(ROOT / "engines", Path(folder) / "engines", ignore=ignore)
        slow = measure(Path(folder), options.nodes)
    fast = measure(ROOT, 20 * options.nodes)
    print("game        interpreted nodes/s  compiled nodes/s  ratio")
    for key in slow:
        rates = [nodes / seconds for nodes, seconds in (slow[key], fast[key])]
        print(f"{key:10} {rates[0]:20.0f} {rates[1]:17.0f} {rates[1] / rates[0]:6.0f}")


if __name__ == "__main__":
    main()
