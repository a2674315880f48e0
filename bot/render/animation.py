"""A match as an animated picture: small enough to be sent anywhere, and to be made by any machine."""

from collections.abc import Sequence
from io import BytesIO
from math import sqrt

from PIL import Image

from bot.render import draw_scene
from bot.render.scene import Scene

WIDEST = 400  # pixels
MOST_FRAMES = 100
MOST_PIXELS = 12_000_000  # of all frames together: 36 MB of memory while they are encoded
MOST_BYTES = 1_000_000
FRAME, LAST = 900, 4_000  # milliseconds that a frame stands
_TRIES = ((1.0, 70), (0.8, 55), (0.6, 40), (0.45, 25))  # size and quality, one after another until it is small enough


def frame_plies(last: int) -> tuple[int, ...]:
    """Which positions of a match of `last` moves are its frames: all, or MOST_FRAMES of them, evenly spread, the first
    and the last among them.
    """
    steps = min(last, MOST_FRAMES - 1)
    return tuple(last * step // max(steps, 1) for step in range(steps + 1))


def draw_match(scenes: Sequence[Scene]) -> bytes:
    """The animation of these scenes, of one game and all alike. Raises ValueError where one makes no sense."""
    return animate([draw_scene(scene) for scene in scenes])


def animate(frames: Sequence[bytes]) -> bytes:
    """Pictures of one size as an animated WebP of at most MOST_BYTES, which begins anew after its end; the more there
    are, the smaller they become.

    Where even the smallest would be larger, every second frame is left out, the last one kept.
    """
    if not frames:
        raise ValueError("nothing to animate")
    pictures = [_small(frame, MOST_PIXELS // len(frames)) for frame in frames]
    while True:
        for scale, quality in _TRIES:
            data = _encoded(pictures, scale, quality)
            if len(data) <= MOST_BYTES:
                return data
        pictures = [*pictures[:-1:2], pictures[-1]]


def _small(frame: bytes, most: int) -> Image.Image:
    """A frame as wide as it may be, of at most so many pixels."""
    image = Image.open(BytesIO(frame)).convert("RGB")
    scale = min(1.0, WIDEST / image.width, sqrt(most / (image.width * image.height)))
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)


def _encoded(pictures: list[Image.Image], scale: float, quality: int) -> bytes:
    size = (round(pictures[0].width * scale), round(pictures[0].height * scale))
    first, *rest = (each if scale == 1 else each.resize(size, Image.Resampling.LANCZOS) for each in pictures)
    stream = BytesIO()
    durations = [*[FRAME] * len(rest), LAST]
    first.save(stream, "WEBP", save_all=True, append_images=rest, duration=durations, loop=0, quality=quality, method=2)
    return stream.getvalue()
