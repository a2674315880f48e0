"""Matches as animated pictures: every position in order, and never too large."""

from io import BytesIO
from itertools import pairwise
from os import urandom

import pytest
from PIL import Image

from bot.render import animation
from bot.render.animation import LAST, MOST_FRAMES, MOST_PIXELS, WIDEST, animate, frame_plies
from tests.cases import for_each


def frame(colour, size=(600, 300)):
    stream = BytesIO()
    Image.new("RGB", size, colour).save(stream, "PNG")
    return stream.getvalue()


def frames_of(data):
    image = Image.open(BytesIO(data))
    for number in range(image.n_frames):
        image.seek(number)
        yield image.convert("RGB").getpixel((5, 5)), image.info["duration"]


def test_every_frame_comes_in_its_order():
    """All frames, at the greatest width, the last one the longest; the animation loops for ever."""
    data = animate([frame("#ff0000"), frame("#00ff00"), frame("#0000ff")])
    image = Image.open(BytesIO(data))
    assert (image.size, image.info["loop"]) == ((WIDEST, WIDEST // 2), 0)
    found = list(frames_of(data))
    assert [max(range(3), key=colour.__getitem__) for colour, _ in found] == [0, 1, 2]
    assert found[-1][1] == LAST


def test_what_would_be_too_large_is_made_smaller(monkeypatch):
    """Noise, which no codec can shrink, first gives smaller pictures, then fewer of them; the last one stays."""
    monkeypatch.setattr(animation, "MOST_BYTES", 20_000)
    noise = [BytesIO() for _ in range(6)]
    for stream in noise:
        Image.frombytes("RGB", (200, 100), urandom(60_000)).save(stream, "PNG")
    data = animate([*(stream.getvalue() for stream in noise), frame("#00ff00", (200, 100))])
    assert len(data) <= 20_000
    colour, _ = list(frames_of(data))[-1]
    assert colour[1] > 200 > 60 > colour[0]


@for_each("plies", [0, 1, 9, MOST_FRAMES - 1, MOST_FRAMES, 230, 1000])
def test_a_long_match_has_no_more_frames(plies):
    """Every position, or as many as allowed at about equal steps, with the first and the last."""
    found = frame_plies(plies)
    assert len(found) == min(plies + 1, MOST_FRAMES)
    assert (found[0], found[-1]) == (0, plies)
    steps = {later - earlier for earlier, later in pairwise(found)}
    assert not steps or max(steps) - min(steps) <= 1


@pytest.mark.slow
def test_the_more_frames_the_smaller_they_are():
    """All of them together have a bounded number of pixels, in their original shape."""
    image = Image.open(BytesIO(animate([frame("#ff0000", (400, 800))] * MOST_FRAMES)))
    assert 0.9 * MOST_PIXELS < image.width * image.height * MOST_FRAMES <= 1.02 * MOST_PIXELS
    assert image.height / image.width == pytest.approx(2, rel=0.01)


def test_nothing_is_nothing():
    """A match without positions cannot be shown."""
    with pytest.raises(ValueError, match="nothing"):
        animate([])
