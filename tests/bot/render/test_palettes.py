"""The shipped palettes fit the present pictures."""

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render import RENDERERS
from bot.render.canvas import palette_of
from bot.render.palettes import shipped

pytestmark = pytest.mark.slow


def error(samples: list[Image.Image], palette: Image.Image) -> float:
    """The mean error of the samples' pixels in a palette's colours."""
    pictures = [each.convert("RGB") for each in samples]
    drawn = [each.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB") for each in pictures]
    pairs = zip(pictures, drawn, strict=True)
    return sum(sum(ImageStat.Stat(ImageChops.difference(*pair)).mean) for pair in pairs) / len(pictures)


def test_a_shipped_palette_is_as_good_as_a_new_one() -> None:
    """Each shipped palette is nearly as good as a new one. After a change of a board: python -m bot.render."""
    wrong = {}
    for key, renderer in RENDERERS.items():
        palette = shipped(key)
        assert palette is not None, f"{key} has no palette: python -m bot.render"
        samples = [renderer.paint(scene).image for scene in renderer.samples()]
        new = palette_of(samples, renderer.accents, renderer.ground)
        found = error(samples, palette), error(samples, new)
        if found[0] > 1.05 * found[1]:
            wrong[key] = found
    assert not wrong
