"""The marks of games whose moves take a piece from one cell to others."""

from itertools import pairwise
from typing import ClassVar

from PIL import Image

from bot.render.canvas import BoardCanvas
from bot.render.marks import arrow, brackets, chosen_ring, dot, target_ring
from bot.render.renderer import Renderer
from bot.render.scene import Scene


class MovingRenderer(Renderer):
    """Marks the last two moves with brackets, the chosen piece with a ring and a hint with an arrow."""

    corners: ClassVar[int] = 4  # of the brackets
    free: ClassVar[float] = 0.3  # the part of its first cell that the arrow leaves free
    ring: ClassVar[int]  # the width of the ring in units
    captures: ClassVar[bool] = False  # a piece on a target is captured, and marked so

    def mark(self, picture: BoardCanvas, scene: Scene) -> None:
        taken = self.standing(scene.position) if self.captures else {}
        picture.stamp(brackets(self.cell, self.corners, earlier=True), scene.earlier)
        picture.stamp(brackets(self.cell, self.corners), self.lately(scene))
        if jumped := self.jumped():
            picture.stamp(jumped, scene.over)
        for cell in scene.targets:
            picture.stamp(target_ring(self.cell) if cell in taken else dot(self.cell), [cell])
        picture.stamp(chosen_ring(self.ring), filter(None, [scene.chosen]))
        for start, end in pairwise(picture.middle(cell) for cell in self.ends(scene.hint)):
            picture.put_between(lambda x, y: arrow(x, y, self.cell, self.cell * self.free), start, end)

    def lately(self, scene: Scene) -> tuple[str, ...]:
        """The cells of the last move and of a winning line."""
        return (*(scene.stops or self.ends(scene.last)), *scene.line)

    def jumped(self) -> Image.Image | None:
        """The mark for cells whose piece was jumped or turned over; None if the game has no such moves."""
        return None
