"""The scenes of the golden pictures. `python -m tests.bot.render.scenes` draws them anew: look before you commit."""

from functools import cache
from pathlib import Path

from bot.render import Scene, draw_scene, stats
from bot.render.stats import GameStats, Results, StatsCard

GOLDEN = Path(__file__).parents[2] / "data" / "render"

START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
MIDGAME = "2bak1b2/4a4/2n1c1n2/p1p1R3p/6p2/2P6/P3P1P1P/1CN1C1N2/9/R1BAKAB2 b"
TURNED = "12/4o7/2oo5x2/3x5x2/12/3x8/5xo1o3/6x5/2o4x4/9x2/1o6x3/12 o 9"
CHECKED = "3ak4/4a4/4C4/9/9/9/9/4C4/9/3AKA3 b"

FORBIDDEN = "12o2/15/4o10/3o6o4/15/15/15/15/6o4o3/6xx7/6x1x5o/6x8/5x1xx1o4/15/15 x"
FIVE = "15/15/15/15/15/15/7oo6/7xo6/7xo6/7x7/7x7/7x7/15/15/15 o"

SCENES = {
    "checkers": Scene(
        "checkers", "W:W18,21,K22,25,30:B1,2,K3,14,26", last="5x14", stops=("5", "14"), over=("9",), targets=("17",)
    ),
    "checkers-night": Scene("checkers", "B:W31,K32:BK7,13,16", hint="16-19", chosen="16", flip=True, look="night"),
    "tictactoe": Scene("tictactoe", "x1o/1xo/2x o", last="c1", line=("a3", "b2", "c1")),
    "connect4": Scene("connect4", "7/7/7/7/2xoxo1/1oxxoxo x", last="7", hint="4"),
    "connect4-won": Scene("connect4", "7/7/7/7/2oo3/1oxxxx1 o", last="6", line=("c1", "d1", "e1", "f1")),
    "tiaojiaqi": Scene(
        "tiaojiaqi", TURNED, last="h3h4", stops=("h3", "h4"), over=("g5",), chosen="c10", targets=("b9", "c9")
    ),
    "tiaojiaqi-night": Scene("tiaojiaqi", TURNED, last="h3h4", over=("g5",), hint="c10c9", flip=True, look="night"),
    "gomoku-won": Scene("gomoku", FIVE, last="h4", line=("h4", "h5", "h6", "h7", "h8"), look="night"),
    "renju": Scene("renju", FORBIDDEN, last="g7", hint="h7"),
    "xiangqi": Scene(
        "xiangqi", MIDGAME, last="e3e6", flip=True, chosen="e7", targets=("e6", "d7", "f7"), pieces="chinese"
    ),
    "xiangqi-western": Scene("xiangqi", CHECKED, last="e4e7", check=True, hint="e8d7", pieces="western"),
}

CARD = StatsCard(
    name="小明 Zoë",
    subtitle="128 games",
    legend=("Wins", "Draws", "Losses"),
    games=(
        GameStats(Results("Xiangqi", 18, 7, 23), (Results("Beginner", 9, 1, 0), Results("Master", 0, 0, 3))),
        GameStats(Results("Tic-tac-toe", 0, 0, 0)),
    ),
    facts=(("Current streak", "5 wins"), ("Longest streak", "11 wins")),
)


@cache
def pictures() -> dict[str, bytes]:
    """Every golden picture, drawn now, once for each process."""
    boards = {name: draw_scene(scene) for name, scene in SCENES.items()}
    return boards | {"stats": stats.draw(CARD)}


if __name__ == "__main__":
    for name, png in pictures().items():
        (GOLDEN / f"{name}.png").write_bytes(png)
