"""Pictures of xiangqi (象棋): a wooden board; red's pieces are ivory, black's ebony, so brightness tells them apart.

9 r n b a k a b n r      Points are named by file and rank; a0 is the corner at red's left.
8 . . . . . . . . .      Upper case is red. `flip` puts black at the bottom.
7 . c . . . . . c .
6 p . p . p . p . p
5 . . . . . . . . .
  楚河       漢界
4 . . . . . . . . .
3 P . P . P . P . P
2 . C . . . . . C .
1 . . . . . . . . .
0 R N B A K A B N R
  a b c d e f g h i
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PIL import Image

from bot.render.canvas import BoardCanvas, Canvas, Pen, drawn_once, ramp, sprite
from bot.render.fonts import SERIF
from bot.render.glyphs import draw_glyph
from bot.render.grid import Grid, lettered
from bot.render.layers import edge_names, grain, shaded_disc, shadow
from bot.render.marks import CHECK, EARLIER, HINT, LAST, MOVE, MovingRenderer, sunburst
from bot.render.renderer import Scene
from bot.render.words import BoardWords, Prose, prose, where
from engines.xiangqi import Xiangqi
from engines.xiangqi.fen import letter_of
from engines.xiangqi.geometry import EMPTY

GAME = Xiangqi()
FILES, RANKS = "abcdefghi", "0123456789"
POINTS = tuple(file + rank for rank in RANKS for file in FILES)
CELL, LEFT, TOP, RIGHT, BOTTOM = 84, 78, 70, 52, 82
WIDTH, HEIGHT = LEFT + 8 * CELL + RIGHT, TOP + 9 * CELL + BOTTOM
RADIUS, NAMES_SIZE = 38, 31
WOOD_TOP, WOOD_BOTTOM, LINES, LETTERS = "#f3d9a6", "#e4bd7f", "#6a4320", "#6a4320"
CHINESE = dict(zip("KABNRCPkabnrcp", "帥仕相傌俥炮兵將士象馬車砲卒", strict=True))
TRADITIONAL = {"c": "包"}  # in place of these in the traditional notation: as it writes them, and as pieces in Taiwan
GRID = lettered(FILES, range(10))
WXF = str.maketrans("BNbn", "EHeh")  # from FEN's letters to those of WXF: elephant and horse
POSTS = ("b2", "h2", "b7", "h7", *(file + rank for rank in "36" for file in "acegi"))  # of cannons and soldiers


class XiangqiRenderer(MovingRenderer):
    """Draws xiangqi; the pieces have Chinese characters or the silhouettes of `glyphs`."""

    game = GAME
    accents = (LAST, EARLIER, MOVE, HINT, CHECK, "#b0161b", "#f8e9c8")
    ground = "#ecca92"
    cell = CELL
    corner = LEFT, TOP
    ring = CELL + 10
    free = 0.4
    captures = True
    lettering = NAMES_SIZE
    pieces = ("KABNRCP", "kabnrcp")

    def samples(self) -> tuple[Scene, ...]:
        scene = Scene(GAME.key, GAME.start, pieces="chinese")
        marked = replace(scene, last="h9g7", chosen="h2", targets=("h9", "h5", "e2"), hint="b2e2")
        return marked, replace(scene, check=True, pieces="western", flip=True)

    def grid(self, flip: bool, notation: str) -> Grid:
        """The layout. In notations that count files, their labels are digits: Chinese numerals are twice as wide."""
        grid = GRID.turned() if flip else GRID
        if GAME.counted("a0", 0, notation) is None:
            return grid
        digits = tuple("987654321")
        return replace(grid, left=("",) * 10, bottom=digits, top=digits[::-1])

    def letters(self, board: Any) -> Mapping[str, str]:
        """The pieces by FEN's letters."""
        found = ((point, board.piece_at(square)) for square, point in enumerate(POINTS))
        return {point: letter_of(piece) for point, piece in found if piece != EMPTY}

    def background(self, scene: Scene) -> Image.Image:
        return self._board(scene.flip, scene.notation)

    @drawn_once
    def _board(self, flip: bool, notation: str) -> Image.Image:
        picture = Canvas(ramp(WIDTH, HEIGHT, WOOD_TOP, WOOD_BOTTOM))
        for layer in (self._lines(), sprite(WIDTH, HEIGHT, lambda pen: self._draw_edges(pen, flip, notation), fine=2)):
            picture.put(layer, WIDTH / 2, HEIGHT / 2)
        return picture.image

    @drawn_once
    def _lines(self) -> Image.Image:
        return sprite(WIDTH, HEIGHT, grain("#9c6a2f22"), _draw_grid, self._draw_places, fine=2)

    def _draw_places(self, pen: Pen) -> None:
        """Draws the palaces, the marks where cannons and soldiers start, and the river's name."""
        left, right = LEFT + 3 * CELL, LEFT + 5 * CELL
        for top in (TOP, TOP + 7 * CELL):
            pen.line([(left, top), (right, top + 2 * CELL)], 2, LINES)
            pen.line([(right, top), (left, top + 2 * CELL)], 2, LINES)
        for point in POSTS:
            _draw_post(pen, *self.middles(False)[point])
        for column, sign in zip((1.5, 2.5, 5.5, 6.5), "楚河漢界", strict=True):
            pen.sign((LEFT + column * CELL, TOP + 4.5 * CELL), sign, 50, LINES + "d0", SERIF)

    def _draw_edges(self, pen: Pen, flip: bool, notation: str) -> None:
        """Draws the labels: files as each side counts them from its right, or letters and digits at two edges."""
        if GAME.counted("a0", 0, notation) is None:
            edge_names(self.grid(flip, notation), (20, HEIGHT - 20), self.corner, CELL, NAMES_SIZE, LETTERS)(pen)
            return
        for file in FILES:
            for side, y in ((int(flip), HEIGHT - 20), (int(not flip), 16)):
                if found := GAME.counted(file + "0", side, notation):
                    pen.text((self.middles(flip)[file + "0"][0], y), found[0], NAMES_SIZE, LETTERS)

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        style = scene.pieces or GAME.piece_sets[0]
        written = TRADITIONAL if scene.notation == "traditional" else {}
        return _piece(letter, "" if style == "western" else written.get(letter, CHINESE[letter]))

    def attacked(self, position: str) -> str:
        pieces, side = self.read(position)
        return where(pieces, "Kk"[side])[0]

    def mark_below(self, picture: BoardCanvas, scene: Scene) -> None:
        if scene.check:
            picture.stamp(sunburst(CELL + 34), [self.attacked(scene.position)])

    def ends(self, move: str) -> tuple[str, ...]:
        return (self.known(move[:2]), self.known(move[2:])) if move else ()


class XiangqiWords(BoardWords[XiangqiRenderer]):
    """Describes xiangqi."""

    def piece(self, letter: str, language: str) -> str:
        words = prose(language, GAME.key)
        return words.items((super().piece(letter, language), words.own(f"piece-{letter}")))

    def cell(self, name: str, scene: Scene, language: str) -> str:
        return self._place(name, int(scene.flip), scene.notation)

    def labels(self, scene: Scene) -> Mapping[str, str]:
        return {point: letter.translate(WXF) for point, letter in super().labels(scene).items()}

    def sketch(self, scene: Scene) -> str:
        lines = super().sketch(scene).split("\n")
        lines.insert(len(lines) - 6, "~" * len(lines[-1]))  # the river
        return "\n".join(lines)

    def legend(self, language: str) -> str:
        """Says that capitals are red, and what each letter stands for."""
        words = prose(language, GAME.key)
        kinds = ", ".join(f"{kind.translate(WXF)} {words.own(f'piece-{kind}')}" for kind in "KABNRCP")
        return f"ABC {words.side(0)} · abc {words.side(1)} · {kinds}"

    def describe(self, scene: Scene, language: str) -> str:
        board, words = self._renderer, prose(language, GAME.key)
        pieces, side = board.read(scene.position)

        def place(counting: int) -> Callable[[str], str]:
            return lambda point: self._place(point, counting, scene.notation)

        def mover(move: str) -> int:
            return side if move == scene.hint else 1 - side

        return words.text(
            *words.of_sides(_inventory(pieces, kinds, words, place(at)) for at, kinds in enumerate(board.pieces)),
            *words.marks(scene, lambda move: words.step(*map(place(mover(move)), board.ends(move))), place(side)),
            words.own("check") if scene.check else "",
            words.to_move(side),
        )

    def _place(self, point: str, side: int, notation: str) -> str:
        """The name of a point. In notations that name no points, its file and row counted from a side, such as 二-3."""
        found = GAME.counted(self._renderer.known(point), side, notation)
        return "-".join(found) if found else point


def _inventory(pieces: Mapping[str, str], kinds: str, words: Prose, place: Callable[[str], str]) -> str:
    """The pieces of a side in words, kind by kind with their points."""
    held = {kind: [place(point) for point in where(pieces, kind)] for kind in kinds}
    return words.clauses(f"{words.own(f'piece-{kind}')} {words.items(held[kind])}" for kind in kinds if held[kind])


def _draw_grid(pen: Pen) -> None:
    right, bottom, bank = LEFT + 8 * CELL, TOP + 9 * CELL, TOP + 4 * CELL
    pen.frame((LEFT - 9, TOP - 9, right + 9, bottom + 9), 4, LINES)
    for row in range(10):
        pen.line([(LEFT, TOP + row * CELL), (right, TOP + row * CELL)], 2, LINES)
    for column in range(9):
        x, edge = LEFT + column * CELL, column in (0, 8)
        pen.line([(x, TOP), (x, bottom if edge else bank)], 2, LINES)
        pen.line([(x, bank + CELL), (x, bottom)], 2, LINES)


def _draw_post(pen: Pen, x: float, y: float) -> None:
    for side in (-1, 1):
        if not LEFT < x + side * CELL / 2 < LEFT + 8 * CELL:
            continue
        for up in (-1, 1):
            near_x, near_y = x + side * 7, y + up * 7
            pen.line([(near_x + side * 13, near_y), (near_x, near_y), (near_x, near_y + up * 13)], 2, LINES)


@drawn_once
def _piece(piece: str, character: str) -> Image.Image:
    """A piece with its Chinese character; with its silhouette if there is none."""
    red = piece.isupper()
    size, ink = CELL + 10, "#b0161b" if red else "#f8e9c8"
    rim = ("#e8cf9c", "#9c6f3a") if red else ("#6b5d53", "#0e0b0a")
    face = ("#fffaf0", "#f4e3bf") if red else ("#4a403a", "#2a2320")

    def engraving(pen: Pen) -> None:
        pen.ring(*pen.middle, RADIUS - 7, 2.2, ink)
        if character:
            pen.sign(pen.middle, character, 48, ink, SERIF)
        else:
            draw_glyph(pen, piece.lower(), pen.middle, 46, (ink, "#00000000"))

    layers = shadow(RADIUS, 4, "#2a140090"), shaded_disc(RADIUS, *rim), shaded_disc(RADIUS - 3, *face), engraving
    return sprite(size, size, *layers)


RENDERER = XiangqiRenderer()
WORDS = XiangqiWords(RENDERER)
