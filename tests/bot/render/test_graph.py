"""The graph of a review: a picture of fixed size, whatever it shows."""

from io import BytesIO

import pytest
from PIL import Image

from bot.render import graph, history
from tests.bot.render.test_legible import PHONE, SMALLEST
from tests.cases import for_each


def test_the_share_of_the_first_side_is_the_light_part():
    """Below the line it is light, above it dark; a mark is in its place and covers both."""
    image = graph.paint(graph.Graph((0.5, 0.5, 0.5), (), ("X", "O")))
    assert image.getpixel((400, 240)) == colour(graph.FIRST)
    assert image.getpixel((400, 100)) == colour(graph.SECOND)
    marked = graph.paint(graph.Graph((0.5, 0.5, 0.5), ((1, "??"),), ("X", "O")))
    middle = (graph.LEFT + graph.RIGHT) // 2 + graph.RADIUS - 4, (graph.TOP + graph.BOTTOM) // 2
    assert marked.getpixel(middle) == colour(graph.MARKS["??"]) != image.getpixel(middle)


def test_the_gravest_mark_is_on_top():
    chances = (0.5,) * 200
    picture = graph.paint(graph.Graph(chances, ((100, "??"), (101, "?!")), ("X", "O")))
    x = round(graph.LEFT + (graph.RIGHT - graph.LEFT) * 100 / 199) + graph.RADIUS - 5
    assert picture.getpixel((x, (graph.TOP + graph.BOTTOM) // 2)) == colour(graph.MARKS["??"])


def test_numbers_are_read_on_a_phone():
    """The smallest letters, at the width of a message on a phone."""
    assert min(graph.NUMBERS_SIZE, graph.NAMES_SIZE) * PHONE / graph.WIDTH >= SMALLEST
    assert history.SIZE * PHONE / history.WIDTH >= SMALLEST


def colour(text):
    return tuple(int(text[at : at + 2], 16) for at in (1, 3, 5))


@pytest.mark.slow
@for_each("plies", [1, 2, 9, 120, 20_200])
def test_games_of_any_length_fit(plies):
    """A graph has its size from one move to the longest, with marks at many moves, and names that the font lacks."""
    chances = tuple(each % 2 for each in range(plies + 1))
    marks = tuple((ply, "?") for ply in range(1, plies + 1, 1 + plies // 200))
    data = graph.draw(graph.Graph(chances, marks, ("红方", "\U0001f984")))
    assert Image.open(BytesIO(data)).size == (graph.WIDTH, graph.HEIGHT)
    assert len(data) < 100_000
