"""A match as an animated picture: one frame a move, small enough to be sent anywhere."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

WIDEST = 400  # pixels
MOST_BYTES = 1_000_000
FRAME, LAST = 900, 4_000  # milliseconds that a frame stands
_TRIES = ((1.0, 70), (0.8, 55), (0.6, 40), (0.45, 25))  # size and quality, one after another until it is small enough


def animate(frames: Sequence[bytes]) -> bytes:
    """Pictures of one size as an animated WebP of at most MOST_BYTES, which begins anew after its end.

    Where even the smallest would be larger, every second frame is left out, the last one kept.
    """
    if not frames:
        raise ValueError("nothing to animate")
    pictures = [_small(frame) for frame in frames]
    while True:
        for scale, quality in _TRIES:
            data = _encoded(pictures, scale, quality)
            if len(data) <= MOST_BYTES:
                return data
        pictures = [*pictures[:-1:2], pictures[-1]]


def _small(frame: bytes) -> Image.Image:
    image = Image.open(BytesIO(frame)).convert("RGB")
    width = min(WIDEST, image.width)
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def _encoded(pictures: list[Image.Image], scale: float, quality: int) -> bytes:
    size = (round(pictures[0].width * scale), round(pictures[0].height * scale))
    first, *rest = (each if scale == 1 else each.resize(size, Image.Resampling.LANCZOS) for each in pictures)
    stream = BytesIO()
    durations = [*[FRAME] * len(rest), LAST]
    first.save(stream, "WEBP", save_all=True, append_images=rest, duration=durations, loop=0, quality=quality, method=2)
    return stream.getvalue()
