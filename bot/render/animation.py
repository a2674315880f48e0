"""A match as an animated picture, with limits on its size in bytes and on the memory to make it."""

from collections.abc import Sequence
from io import BytesIO
from math import sqrt

from PIL import Image

from bot.render import draw_scene
from bot.render.renderer import Scene

WIDEST = 400  # pixels
MOST_FRAMES = 100
MOST_PIXELS = 12_000_000  # of all frames together: 36 MB of memory while they are encoded
MOST_BYTES = 1_000_000
ANIMATION_SECONDS = 150.0  # for one animation where the machine is slow and busy; usually it takes two to five
FRAME, LAST = 900, 4_000  # milliseconds for which a frame, and the last one, is shown
_TRIES = ((1.0, 70), (0.8, 55), (0.6, 40), (0.45, 25))  # scale and quality, tried in order until it is small enough


def frame_plies(last: int) -> tuple[int, ...]:
    """The plies of `last` moves that become frames: all, or MOST_FRAMES evenly spread from the first to the last."""
    steps = min(last, MOST_FRAMES - 1)
    return tuple(last * step // max(steps, 1) for step in range(steps + 1))


def draw_match(scenes: Sequence[Scene]) -> bytes:
    """The animation of scenes of one game in one look, as WebP. Raises ValueError if one is not valid."""
    return animate([draw_scene(scene) for scene in scenes])


def animate(frames: Sequence[bytes]) -> bytes:
    """Pictures of equal size as an animated WebP of at most MOST_BYTES, which loops. The more pictures there are, the
    smaller they become. If the smallest version is still too large, every second frame is left out, but not the last.

    Raises ValueError if there are no frames.
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
    """A frame scaled down to at most WIDEST pixels of width and `most` pixels in all."""
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
