"""Tables and podiums as pictures."""

from io import BytesIO

from PIL import Image

from bot.render import podium, tables
from bot.render.podium import PodiumPicture
from bot.render.tables import MOST_ROWS, Column, TablePicture

NAMES = ("Ann", "W" * 32, "李小龙", "🦊", "", "‮evil", "Łukasz")


def test_any_names_draw() -> None:
    """Whatever the names, a table with few columns and one with many is 800 pixels wide."""
    for others in (1, 4, 20):
        columns = (Column(), Column("", True), *[Column("11")] * others)
        rows = tuple((str(at), name, *["½"] * others) for at, name in enumerate(NAMES))
        table = TablePicture("Tournament 1", "Standings", columns, rows, best=3)
        assert Image.open(BytesIO(tables.draw(table))).width == 800
        assert all(name in tables.describe(table) for name in NAMES)


def test_a_table_in_words_names_its_columns() -> None:
    """A number without its heading says nothing; empty cells are left out."""
    columns = (Column(), Column("", True), Column("1"), Column("2"), Column("Points"))
    table = TablePicture("Tournament 1", "Standings", columns, (("1", "Ann", "", "½", "2½"),))
    assert tables.describe(table) == "Tournament 1. Standings. 1, Ann, 2: ½, Points: 2½"


def test_columns_keep_their_places() -> None:
    """Any number of columns exactly fills the table, and names have room."""
    for others in (1, 5, 19):
        columns = (Column(), Column("", True), *[Column("11")] * others)
        row = ("1", "Ann", *["½"] * others)
        _, widths = tables._widths(TablePicture("", "", columns, (row,) * MOST_ROWS))
        assert round(sum(widths)) == tables.WIDTH - 2 * tables.MARGIN
        assert widths[1] > 60
        assert others > 5 or widths[1] >= tables.LEAST_NAME


def test_a_podium_has_the_best_in_the_middle() -> None:
    """The second is to the left of the first, the third to the right; shared places can be drawn, too."""
    people = ((1, "Ann", "3"), (2, "Ben", "2½"), (3, "Cleo", "2"))
    assert [name for _, name, _ in podium._seated(people)] == ["Ben", "Ann", "Cleo"]
    for count in range(1, podium.MOST + 1):
        shared = tuple((1 + at // 2, name, "3½") for at, name in enumerate(NAMES[:count]))
        assert Image.open(BytesIO(podium.draw(PodiumPicture("T", "W", shared)))).size == (800, 440)


def test_nobody_is_called_by_another_name() -> None:
    """A name whose letters the font lacks is on the podium and in a table in Latin ones; the words have the name."""
    omar, latin, other = (PodiumPicture("T", "W", ((1, name, "3"),)) for name in ("عمر", "mr", "?"))
    assert podium.draw(omar) == podium.draw(latin) != podium.draw(other)
    assert "عمر" in podium.describe(omar)
    columns = (Column("", holds_names=True),)
    drawn, meant = (tables.draw(TablePicture("T", "", columns, ((name,),))) for name in ("عمر", "mr"))
    assert drawn == meant
