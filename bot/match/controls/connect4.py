"""Connect Four: seven buttons, one for each column; that of a full column is disabled."""

from bot.match.controls import Controls, MoveEntry, Pick, Step

COLUMNS = "1234567"


def next_step(entry: MoveEntry) -> Step:
    """The columns from left to right, in rows of four and three; each makes a move."""
    legal = entry.view.legal
    return Step(tuple([Pick(column, column, column, taken=column not in legal) for column in COLUMNS]), width=4)


CONTROLS = Controls(next_step, ("🟡", "🔴"))
