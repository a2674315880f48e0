"""Checkers: how men and kings move, compulsory captures, crowning, and how a game is won."""

from bot.features.learn.rules import lesson

LESSONS = (
    lesson("step", "step", "15-18 15-19", start="B:W28:B15", decoy=("15-11", "B:W28:BK15"), held="15", marks="18 19"),
    lesson("capture", "capture", "14x23", start="B:W18,31:B14", held="14", marks="23"),
    lesson("must", "capture", "14x23", start="B:W18,31:B10,14", decoy=("10-15", "B:W31:B10,14")),
    lesson("several", "most", "5x23", start="B:W9,18,32:B5", decoy=("5x14", "B:W9,32:B5")),
    lesson("crown", "crown", "27-31 27-32", start="B:W12:B27", held="27", marks="31 32"),
    lesson("king", "capture", "22x15", start="B:W18,32:BK22", held="22"),
    lesson("stop", "crown", "22x31", start="B:W12,26,27:B22", held="22", marks="31"),
    lesson("win", "win", "4-8", start="B:W12:B3,4"),
)
