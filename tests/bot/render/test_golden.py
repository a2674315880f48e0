"""The pictures look as they did when a person last checked them."""

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from tests.bot.render.scenes import GOLDEN, pictures
from tests.cases import for_each

NAMES = sorted(path.stem for path in GOLDEN.glob("*.png"))


def test_there_is_a_golden_picture_of_every_scene() -> None:
    """No scene goes unchecked because its file is missing."""
    assert sorted(pictures()) == NAMES


@for_each("name", NAMES)
def test_picture_is_as_it_was(name: str) -> None:
    """A picture differs from its golden file by no more than another font renderer's rounding."""
    drawn = Image.open(BytesIO(pictures()[name])).convert("RGB")
    golden = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    assert drawn.size == golden.size
    difference = ImageChops.difference(drawn, golden)
    assert max(ImageStat.Stat(difference).mean) < 0.8
    far_off = difference.convert("L").point(lambda value: 255 * (value > 60))
    assert ImageStat.Stat(far_off).mean[0] < 255 * 0.0002
