"""Pictures of xiangqi (象棋): a wooden board; red's pieces are ivory, black's ebony: brightness tells the sides apart.

9 r n b a k a b n r      Points are named file and rank; a0 is the corner at red's left hand.
8 . . . . . . . . .      Upper case is red. `flip` turns the board by half, black at the bottom.
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
from functools import cache
from random import Random

from PIL import Image

from bot.render.canvas import Canvas, Pen, Point, blur, drawn_once, ramp, shade, sprite
from bot.render.fonts import SERIF
from bot.render.glyphs import draw_glyph
from bot.render.grid import EMPTY, Grid
from bot.render.marks import (
    CHECK,
    EARLIER,
    HINT,
    LAST,
    LIGHT,
    MOVE,
    arrow,
    brackets,
    chosen_ring,
    dot,
    earlier_brackets,
    sunburst,
    target_ring,
)
from bot.render.renderer import Renderer
from bot.render.scene import Scene, remembered
from bot.render.wording import Prose, prose
from engines.xiangqi import Xiangqi
from engines.xiangqi.fen import letter_of
from engines.xiangqi.geometry import EMPTY as NOBODY

GAME = Xiangqi()
FILES, RANKS = "abcdefghi", "0123456789"
POINTS = tuple(file + rank for rank in RANKS for file in FILES)
CELL, LEFT, TOP, RIGHT, BOTTOM = 84, 78, 70, 52, 74
WIDTH, HEIGHT = LEFT + 8 * CELL + RIGHT, TOP + 9 * CELL + BOTTOM
RADIUS, NAMES_SIZE = 38, 31
WOOD_TOP, WOOD_BOTTOM, LINES, LETTERS = "#f3d9a6", "#e4bd7f", "#6a4320", "#6a4320"
CHINESE = dict(zip("KABNRCPkabnrcp", "帥仕相傌俥炮兵將士象馬車砲卒", strict=True))
POSTS = ("b2", "h2", "b7", "h7", *(file + rank for rank in "36" for file in "acegi"))  # of cannons and soldiers


class XiangqiRenderer(Renderer):
    """The board in wood, the pieces with Chinese characters or as the silhouettes of `glyphs`."""

    game = GAME
    accents = (LAST, EARLIER, MOVE, HINT, CHECK, "#b0161b", "#f8e9c8")
    ground = "#ecca92"
    cell = CELL
    lettering = NAMES_SIZE
    pieces = ("KABNRCP", "kabnrcp")

    def samples(self) -> tuple[Scene, ...]:
        return (
            Scene(
                GAME.key,
                GAME.start,
                last="h9g7",
                chosen="h2",
                targets=("h9", "h5", "e2"),
                hint="b2e2",
                pieces="chinese",
            ),
            Scene(GAME.key, GAME.start, check=True, pieces="western", flip=True),
        )

    def background(self, scene: Scene) -> Image.Image:
        return _background(scene.flip, scene.notation)

    def middles(self, scene: Scene) -> Mapping[str, Point]:
        return _middles(scene.flip)

    def standing(self, position: str) -> Mapping[str, str]:
        return read_pieces(position)[0]

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return _piece(letter, scene.pieces or GAME.piece_sets[0])

    def attacked(self, position: str) -> str:
        return _general(*read_pieces(position))

    def piece_name(self, letter: str, language: str) -> str:
        words = prose(language, GAME.key)
        return words.items((super().piece_name(letter, language), words.own(f"piece-{letter}")))

    def cell_name(self, cell: str, scene: Scene, language: str) -> str:
        return _place(cell, int(scene.flip), scene.notation)

    def mark_below(self, picture: Canvas, scene: Scene) -> None:
        if scene.check:
            picture.put(sunburst(CELL + 34), *XiangqiView(scene.flip).at(self.attacked(scene.position)))

    def mark(self, picture: Canvas, scene: Scene) -> None:
        _mark(picture, XiangqiView(scene.flip), scene, self.standing(scene.position))

    def sketch(self, scene: Scene) -> str:
        pieces, _ = read_pieces(scene.position)
        last = _ends(scene.last) if scene.last else ()
        chosen = (scene.chosen, *scene.targets, *(_ends(scene.hint) if scene.hint else ()))
        drawn = _grid(scene.flip, scene.notation).drawn(lambda point: _letter(pieces.get(point, EMPTY)), last, chosen)
        lines = drawn.split("\n")
        lines.insert(len(lines) - 6, "~" * len(lines[-1]))  # the river
        return "\n".join(lines)

    def legend(self, language: str) -> str:
        """Capitals are red's; and what each letter stands for."""
        words = prose(language, GAME.key)
        kinds = ", ".join(f"{_letter(kind)} {words.own(f'piece-{kind}')}" for kind in "KABNRCP")
        return f"ABC {words.side(0)} · abc {words.side(1)} · {kinds}"

    def tell(self, scene: Scene, language: str) -> str:
        pieces, side = read_pieces(scene.position)
        words = prose(language, GAME.key)

        def place(counting: int) -> Callable[[str], str]:
            return lambda point: _place(point, counting, scene.notation)

        def mover(move: str) -> int:
            return side if move == scene.hint else 1 - side

        return words.text(
            words.labelled(words.side(0), _inventory(pieces, "KABNRCP", words, place(0))),
            words.labelled(words.side(1), _inventory(pieces, "kabnrcp", words, place(1))),
            *words.marks(scene, lambda move: words.step(*map(place(mover(move)), _ends(move))), place(side)),
            words.own("check") if scene.check else "",
            words.to_move(side),
        )


@remembered
def read_pieces(position: str) -> tuple[Mapping[str, str], int]:
    """The FEN letter of the piece on each point that is taken, and the side to move (0 red). Raises BadPosition."""
    board = GAME.read(position)
    found = ((point, board.piece_at(square)) for square, point in enumerate(POINTS))
    return {point: letter_of(piece) for point, piece in found if piece != NOBODY}, board.side


def _letter(piece: str) -> str:
    """A piece as WXF calls it, which is as in English."""
    return piece.translate(str.maketrans("BNbn", "EHeh"))


def _grid(flip: bool, notation: str) -> Grid:
    """The points as they lie, with names at the edges as the notation has them, but for numerals that are digits."""
    files, ranks = (FILES[::-1], RANKS) if flip else (FILES, RANKS[::-1])
    rows = tuple(tuple(file + rank for file in files) for rank in ranks)
    if GAME.counted("a0", 0, notation) is None:
        return Grid(rows, tuple(ranks), tuple(files))
    digits = tuple("987654321")
    return Grid(rows, ("",) * len(ranks), digits, digits[::-1])


def _general(pieces: Mapping[str, str], side: int) -> str:
    return next(point for point, piece in pieces.items() if piece == "Kk"[side])


def _checked(point: str) -> str:
    if point not in POINTS:
        raise ValueError(f"{point!r} is not a point from a0 to i9")
    return point


def _place(point: str, side: int, notation: str) -> str:
    """A point by its name; where the notation has no names for points its file and row, counted from a side: 二-3."""
    found = GAME.counted(_checked(point), side, notation)
    return "-".join(found) if found else point


def _ends(move: str) -> tuple[str, str]:
    return _checked(move[:2]), _checked(move[2:])


class XiangqiView:
    """Where the points lie in the picture."""

    def __init__(self, flip: bool) -> None:
        self.flip = flip

    def at(self, point: str) -> Point:
        """The pixels of a point. Raises ValueError where there is none of that name."""
        _checked(point)
        column, row = FILES.index(point[0]), 9 - RANKS.index(point[1])
        if self.flip:
            column, row = 8 - column, 9 - row
        return LEFT + CELL * column, TOP + CELL * row


def _mark(picture: Canvas, view: XiangqiView, scene: Scene, pieces: Mapping[str, str]) -> None:
    for point in scene.earlier:
        picture.put(earlier_brackets(CELL), *view.at(point))
    for point in (*(_ends(scene.last) if scene.last else ()), *scene.line):
        picture.put(brackets(CELL), *view.at(point))
    for point in scene.targets:
        picture.put(target_ring(CELL) if point in pieces else dot(CELL), *view.at(point))
    if scene.chosen:
        picture.put(chosen_ring(CELL + 10), *view.at(scene.chosen))
    if scene.hint:
        (x, y), (to_x, to_y) = (view.at(point) for point in _ends(scene.hint))
        picture.put(arrow(round(to_x - x), round(to_y - y), CELL, CELL * 0.4), (x + to_x) / 2, (y + to_y) / 2)


def _inventory(pieces: Mapping[str, str], kinds: str, words: Prose, place: Callable[[str], str]) -> str:
    """The points of each kind of piece."""
    held = {kind: [place(point) for point, piece in pieces.items() if piece == kind] for kind in kinds}
    return words.clauses(f"{words.own(f'piece-{kind}')} {words.items(held[kind])}" for kind in kinds if held[kind])


@cache
def _middles(flip: bool) -> Mapping[str, Point]:
    view = XiangqiView(flip)
    return {point: view.at(point) for point in POINTS}


@drawn_once
def _background(flip: bool, notation: str) -> Image.Image:
    picture = Canvas(ramp(WIDTH, HEIGHT, WOOD_TOP, WOOD_BOTTOM))
    picture.put(_lines(), WIDTH / 2, HEIGHT / 2)
    picture.put(sprite(WIDTH, HEIGHT, lambda pen: _draw_names(pen, flip, notation), fine=2), WIDTH / 2, HEIGHT / 2)
    return picture.image


@drawn_once
def _lines() -> Image.Image:
    return sprite(WIDTH, HEIGHT, _grain, _draw_grid, _draw_places, fine=2)


def _grain(pen: Pen) -> None:
    chance = Random(9)
    for _ in range(22):
        x, lean = chance.uniform(0, WIDTH), chance.uniform(-14, 14)
        pen.line([(x, -5), (x + lean, HEIGHT / 2), (x + lean / 2, HEIGHT + 5)], chance.uniform(0.8, 3), "#9c6a2f22")


def _draw_grid(pen: Pen) -> None:
    right, bottom, bank = LEFT + 8 * CELL, TOP + 9 * CELL, TOP + 4 * CELL
    pen.frame((LEFT - 9, TOP - 9, right + 9, bottom + 9), 4, LINES)
    for row in range(10):
        pen.line([(LEFT, TOP + row * CELL), (right, TOP + row * CELL)], 2, LINES)
    for column in range(9):
        x, edge = LEFT + column * CELL, column in (0, 8)
        pen.line([(x, TOP), (x, bottom if edge else bank)], 2, LINES)
        pen.line([(x, bank + CELL), (x, bottom)], 2, LINES)


def _draw_places(pen: Pen) -> None:
    """The palaces, the posts and the river's name."""
    left, right = LEFT + 3 * CELL, LEFT + 5 * CELL
    for top in (TOP, TOP + 7 * CELL):
        pen.line([(left, top), (right, top + 2 * CELL)], 2, LINES)
        pen.line([(right, top), (left, top + 2 * CELL)], 2, LINES)
    for point in POSTS:
        _draw_post(pen, *XiangqiView(False).at(point))
    for column, sign in zip((1.5, 2.5, 5.5, 6.5), "楚河漢界", strict=True):
        pen.sign((LEFT + column * CELL, TOP + 4.5 * CELL), sign, 50, LINES + "d0", SERIF)


def _draw_post(pen: Pen, x: float, y: float) -> None:
    for side in (-1, 1):
        if not LEFT < x + side * CELL / 2 < LEFT + 8 * CELL:
            continue
        for up in (-1, 1):
            near_x, near_y = x + side * 7, y + up * 7
            pen.line([(near_x + side * 13, near_y), (near_x, near_y), (near_x, near_y + up * 13)], 2, LINES)


def _draw_names(pen: Pen, flip: bool, notation: str) -> None:
    """The files as each side counts them from its right; or letters and digits at two edges."""
    view = XiangqiView(flip)
    for file in FILES:
        x = view.at(file + "0")[0]
        for side, y in ((int(flip), HEIGHT - 18), (int(not flip), 16)):
            found = GAME.counted(file + "0", side, notation)
            if found:
                pen.text((x, y), found[0], NAMES_SIZE, LETTERS)
    if GAME.counted("a0", 0, notation) is None:
        _draw_coordinates(pen, view)


def _draw_coordinates(pen: Pen, view: "XiangqiView") -> None:
    for file in FILES:
        pen.text((view.at(file + "0")[0], HEIGHT - 18), file, NAMES_SIZE, LETTERS)
    for rank in RANKS:
        pen.text((20, view.at("a" + rank)[1]), rank, NAMES_SIZE, LETTERS)


@drawn_once
def _piece(piece: str, style: str) -> Image.Image:
    red = piece.isupper()
    size, ink = CELL + 10, "#b0161b" if red else "#f8e9c8"
    middle = size / 2
    face_top, face_bottom = ("#fffaf0", "#f4e3bf") if red else ("#4a403a", "#2a2320")

    def shadow(pen: Pen) -> None:
        pen.disc(middle + 1, middle + 4, RADIUS, "#2a140090")
        blur(pen, 2)

    def rim(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS, LIGHT)
        shade(pen, *(("#e8cf9c", "#9c6f3a") if red else ("#6b5d53", "#0e0b0a")))

    def face(pen: Pen) -> None:
        pen.disc(middle, middle, RADIUS - 3, LIGHT)
        shade(pen, face_top, face_bottom)

    def engraving(pen: Pen) -> None:
        pen.ring(middle, middle, RADIUS - 7, 2.2, ink)
        if style == "western":
            draw_glyph(pen, piece.lower(), (middle, middle), 46, (ink, "#00000000"))
        else:
            pen.sign((middle, middle), CHINESE[piece], 48, ink, SERIF)

    return sprite(size, size, shadow, rim, face, engraving)


RENDERER = XiangqiRenderer()
