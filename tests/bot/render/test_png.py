"""Pictures are written pixel for pixel, and cached."""

import subprocess
import sys
from io import BytesIO

from PIL import Image

from bot.discord.drawing import Pictures
from bot.render.png import encoded
from tests.cases import for_each

WITHOUT_ISAL = """
import sys
sys.modules["isal"] = None
import bot.render.png, zlib
from PIL import Image
assert bot.render.png.compress is zlib.compress
sys.stdout.buffer.write(bot.render.png.encoded(Image.effect_noise((40, 30), 50).quantize(7)))
"""


@for_each("size", [(1, 1), (820, 770), (3, 500)])
@for_each("colours", [2, 17, 256])
def test_what_is_written_is_read_again(size: tuple[int, int], colours: int) -> None:
    """Another program's reader finds every pixel, every colour and every checksum right."""
    image = Image.effect_noise(size, 90).convert("RGB").quantize(colours)
    again = Image.open(BytesIO(encoded(image)))
    again.load()
    assert (again.mode, again.size) == ("P", size)
    assert again.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    Image.open(BytesIO(encoded(image))).verify()


def test_machines_without_igzip_write_pictures_too() -> None:
    """Without that library the interpreter's own zlib writes the same picture."""
    png = subprocess.run([sys.executable, "-c", WITHOUT_ISAL], capture_output=True, check=True).stdout
    assert Image.open(BytesIO(png)).size == (40, 30)


def test_past_the_limit_in_bytes_the_pictures_go_that_were_not_asked_for_longest() -> None:
    """Three pictures of ten bytes fit."""
    pictures = Pictures(most=30)
    missed = []
    for shown in "abacabdac":
        if pictures.get(shown) is None:
            missed.append(shown)
            pictures.keep(shown, shown.encode() * 10)
        assert pictures.get(shown) == shown.encode() * 10
    assert missed == list("abcdc")
