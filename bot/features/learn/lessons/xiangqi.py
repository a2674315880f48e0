"""Xiangqi: the seven pieces and what blocks them, check and mate, the facing generals, stalemate and repetition."""

from bot.features.learn.rules import lesson

LESSONS = (
    lesson("general", "capture", "e0e1", start="3k5/9/9/9/9/9/9/9/4n4/4K4 w", held="e0", marks="e1 f0"),
    lesson("advisor", "capture", "d0e1", start="3k5/9/9/9/9/9/9/9/4p4/3A1K3 w", held="d0", marks="e1"),
    lesson("elephant", "capture", "c0e2", start="3k5/9/9/9/9/9/9/4c4/9/2B2K3 w", held="c0", marks="a2 e2"),
    lesson(
        "eye",
        "capture",
        "c0e2",
        start="3k5/9/9/9/9/9/9/n3c4/1N7/2B2K3 w",
        decoy=("c0a2", "3k5/9/9/9/9/9/9/n3c4/9/2B2K3 w"),
        held="c0",
    ),
    lesson("chariot", "capture", "b2b7 b2g2", start="3k5/9/1n7/9/9/9/9/1R4p2/9/5K3 w", held="b2"),
    lesson(
        "horse", "capture", "e4f6", start="3k5/9/9/5c3/9/4N4/9/9/9/4K4 w", held="e4", marks="d6 f6 g5 g3 f2 d2 c3 c5"
    ),
    lesson(
        "leg",
        "capture",
        "e3g4",
        start="3k5/9/9/9/5r3/4P1c2/4N4/9/9/4K4 w",
        decoy=("e3f5", "3k5/9/9/9/5r3/6c2/4N4/9/9/4K4 w"),
        held="e3",
    ),
    lesson(
        "cannon",
        "capture",
        "h2h9",
        start="3k3r1/9/9/9/7n1/9/9/7C1/9/5K3 w",
        decoy=("h2h5", "3k3r1/9/9/9/7n1/7N1/9/7C1/9/5K3 w"),
        held="h2",
    ),
    lesson("soldier", "capture", "c5d5", start="3k5/9/9/9/2Pn5/9/6P2/9/9/5K3 w", held="c5", marks="b5 c6 d5"),
    lesson("check", "check", "a2d2", start="3k5/9/9/9/9/p8/9/R8/9/5K3 w"),
    lesson("escape", "capture", "a5e5", start="3k5/9/9/9/R3r4/9/9/2C6/9/4K4 w"),
    lesson(
        "facing",
        "capture",
        "f2f6",
        start="4k4/9/9/5c3/9/4N4/9/5R3/9/4K4 w",
        decoy=("e4f6", "3k5/9/9/5c3/9/4N4/9/5R3/9/4K4 w"),
    ),
    lesson("mate", "win", "a0a9", start="3k5/1R7/9/8p/9/9/9/9/9/R4K3 w"),
    lesson("stalemate", "win", "b0b8", start="3k5/9/9/9/9/9/9/9/9/1RB1K4 w"),
    lesson(
        "repetition",
        "win",
        "h0h9",
        start="4k4/9/R8/9/9/9/9/3A5/9/3K3R1 w",
        # back and forth until the position is repeated
        moves="a7a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9",
    ),
)
