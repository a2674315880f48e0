"""Renju: the three moves forbidden to Black, each offered and refused, and the overline, which wins for White."""

from bot.features.learn.rules import lesson

EMPTY = "/".join(["15"] * 15) + " x"

LESSONS = (
    lesson("overline", "win", "e8", moves="f8 f9 g8 g9 h8 h9 i8 d4 k8 k11", decoy=("j8", EMPTY)),
    lesson("threes", "fork", "i4", moves="g8 d4 h8 l12 i9 e11 i10 d12 f4 m3 g4 n9 h4 c14", decoy=("i8", EMPTY)),
    lesson(
        "fours",
        "double",
        "i8",
        moves="f8 e8 g8 f6 h8 l12 i9 e11 i10 d12 c2 b2 d2 d6 e2 m6 f3 m10 f4 n13 f5 b14",
        decoy=("f2", EMPTY),
    ),
    lesson("white", "win", "j8", moves="a1 f8 c1 g8 e8 h8 g1 i8 l1 k8 o15"),
)
