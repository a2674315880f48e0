"""The graph of a review: a picture of fixed size, whatever it shows."""

from io import BytesIO

import pytest
from PIL import Image

from bot.render.graph import FIRST, HEIGHT, SECOND, WIDTH, Graph, draw, paint
from bot.render.lettering import NIGHT
from tests.cases import for_each


def test_the_share_of_the_first_side_is_the_light_part():
    """Below the line it is light, above it dark; a mark is in its place and covers both."""
    image = paint(Graph((0.5, 0.5, 0.5), (), ("X", "O")))
    assert image.getpixel((400, 240)) == colour(FIRST)
    assert image.getpixel((400, 100)) == colour(SECOND)
    marked = paint(Graph((0.5, 0.5, 0.5), ((1, "??"),), ("X", "O")))
    assert marked.getpixel((424, 160)) == colour(NIGHT) or marked.getpixel((424, 164)) != image.getpixel((424, 164))


def colour(text):
    return tuple(int(text[at : at + 2], 16) for at in (1, 3, 5))


@pytest.mark.slow
@for_each("plies", [1, 2, 9, 120, 20_200])
def test_games_of_any_length_fit(plies):
    """A graph has its size from one move to the longest, with marks at many moves, and names that the font lacks."""
    chances = tuple(each % 2 for each in range(plies + 1))
    marks = tuple((ply, "?") for ply in range(1, plies + 1, 1 + plies // 200))
    data = draw(Graph(chances, marks, ("红方", "\U0001f984")))
    assert Image.open(BytesIO(data)).size == (WIDTH, HEIGHT)
    assert len(data) < 100_000
