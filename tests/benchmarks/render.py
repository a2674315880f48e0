"""How long pictures take and how large they are: `python -m tests.benchmarks.render`.

Each is drawn anew every time; the bot draws equal ones once.
"""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from bot.render import RENDERERS, Scene, stats
from bot.render.palettes import palette
from tests.bot.render.scenes import CARD, SCENES

ROUNDS = 30


def drawn_anew(scene: Scene) -> bytes:
    """The picture of a scene."""
    renderer = RENDERERS[scene.game]
    return renderer.paint(scene).png(palette(renderer))


def timed(draw: Callable[[], bytes]) -> tuple[bytes, float]:
    """What was drawn, and its milliseconds."""
    start = perf_counter()
    return draw(), 1000 * (perf_counter() - start)


def report(name: str, draw: Callable[[], bytes]) -> None:
    """Prints the first time, which includes palette and sprites, and median and worst of the later rounds."""
    png, first = timed(draw)
    times = [timed(draw)[1] for _ in range(ROUNDS)]
    print(f"{name:16} {first:8.1f} {median(times):8.1f} {max(times):8.1f} {len(png):8}")


def main() -> None:
    """Prints a line for each golden scene and for the statistics card."""
    print(f"{'picture':16} {'first ms':>8} {'median':>8} {'worst':>8} {'bytes':>8}")
    for name, scene in SCENES.items():
        report(name, partial(drawn_anew, scene))
    report("stats", lambda: stats.draw(CARD))


if __name__ == "__main__":
    main()
