"""Connect Four: seven buttons, one under each column; a full column's is disabled."""

from bot.pages.games.controls import Controls, Setting
from bot.pages.page import Row, rows

COLUMNS = "1234567"


def column_rows(setting: Setting) -> tuple[Row, ...]:
    """The columns from left to right, four and three."""
    return rows(tuple(setting.press(column, column) for column in COLUMNS), 4)


CONTROLS = Controls(column_rows, ("🟡", "🔴"))
