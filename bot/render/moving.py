"""Games whose moves lead a piece from one cell to others: what is marked, and how."""

from itertools import pairwise
from typing import ClassVar

from PIL import Image

from bot.render.canvas import Canvas
from bot.render.marks import arrow, brackets, chosen_ring, dot, earlier_brackets, target_ring
from bot.render.renderer import Renderer
from bot.render.scene import Scene


class MovingRenderer(Renderer):
    """Marks the last two moves by brackets with so many `corners`, and a hint by an arrow that leaves `free` of its
    first cell; `ring` is the width in units of the ring around the piece in hand, `captures` whether a piece that can
    be moved to is marked as one that is captured.
    """

    corners: ClassVar[int] = 4
    free: ClassVar[float] = 0.3
    ring: ClassVar[int]
    captures: ClassVar[bool] = False

    def mark(self, picture: Canvas, scene: Scene) -> None:
        taken = self.standing(scene.position) if self.captures else {}
        self.put(picture, scene, earlier_brackets(self.cell, self.corners), scene.earlier)
        self.put(picture, scene, brackets(self.cell, self.corners), self.lately(scene))
        if jumped := self.jumped():
            self.put(picture, scene, jumped, scene.over)
        for cell in scene.targets:
            self.put(picture, scene, target_ring(self.cell) if cell in taken else dot(self.cell), [cell])
        self.put(picture, scene, chosen_ring(self.ring), filter(None, [scene.chosen]))
        for start, end in pairwise(self.middle(cell, scene) for cell in self.ends(scene.hint)):
            picture.put_between(lambda x, y: arrow(x, y, self.cell, self.cell * self.free), start, end)

    def lately(self, scene: Scene) -> tuple[str, ...]:
        """The cells of the last move, and those of a line that won."""
        return (*(scene.stops or self.ends(scene.last)), *scene.line)

    def jumped(self) -> Image.Image | None:
        """What marks a cell whose piece was jumped or turned over, where such moves there are."""
        return None
