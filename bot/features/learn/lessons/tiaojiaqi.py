"""Tiaojiaqi: the step, the clamp, the lift, both at once, and the last stone."""

from bot.features.learn.rules import lesson

LESSONS = (
    lesson("step", "step", "d7e8", held="d7", marks="e8"),
    lesson(
        "clamp", "capture", "g6f5", start="o1o1o1o1o1o1/12/11o/12/12/12/6x5/3xo7/12/x10x/12/x1x6x1x x 20", held="g6"
    ),
    lesson("lift", "most", "e5e6", start="2o1o1o1o1o1/12/11o/12/12/12/3o1o6/4x7/12/x10x/6x5/x1x6x1x x 20", held="e5"),
    lesson("most", "most", "f5f6", start="6o1o1o1/12/11o/12/4o2x4/6o5/3xo1o5/5x6/12/x10x/12/x1x8x x 20"),
    lesson("last", "win", "g6f5", start="4xx6/12/12/2xx8/8x3/12/6x3x1/3xo7/12/x6x3x/12/x1x6x1x x 88"),
)
