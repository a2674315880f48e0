"""Hopping, a made-up game that uses everything that a game may ask of the rest: 225 cells, compulsory captures of
several hops, moves that place and moves that move, two looks. It is registered for a test and removed after it.

A side that can jump straight over an enemy beside it, to the empty cell behind, must do so, and goes on while it can,
three hops at most; else it places a stone anywhere. The side that has taken five stones wins; a full board is a draw.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path as File
from typing import ClassVar
from unittest.mock import patch

from PIL import Image

from bot.locales import LANGUAGES, catalogue
from bot.locales.texts import Texts
from bot.match.controls import CONTROLS, Controls, MoveEntry, Pick, Step
from bot.match.pictures import Marked
from bot.render import RENDERERS, WORDS, Renderer, Scene
from bot.render.canvas import BoardCanvas, Pen, ramp, sprite
from bot.render.grid import Grid, lettered
from bot.render.marks import LAST, LIGHT, brackets, dot
from bot.render.words import BoardWords, prose
from engines.board import DRAW, MATE, ONGOING, Board
from engines.game import BadPosition, Game, IllegalMove, Outcome, Path, UnreadableMove
from engines.grid import EMPTY, SIGNS, cell_name, read_cell, read_cells, write_cells
from engines.registry import GAMES, registered
from engines.zobrist import keys
from tests.engines.boards import write_moves

SIZE, CELLS, PATHS, GOAL = 15, 225, 84, 5
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # columns and rows
KEYS = keys(2 * CELLS + 1 + 2 * 2 * CELLS, seed=77)


def way(number: int) -> tuple[int, ...]:
    """The directions of a capture, one to three, from its number (0 to 83)."""
    hops, first = (1, 0) if number < 4 else (2, 4) if number < 20 else (3, 20)
    return tuple((number - first) // 4**i % 4 for i in reversed(range(hops)))


WAYS = tuple(way(number) for number in range(PATHS))


class HoppingBoard(Board):
    """The stones by cell, the side to move, and how many each side has taken."""

    def __init__(self, cells: list[int], side: int, taken: list[int]) -> None:
        Board.__init__(self, max_moves=CELLS, history_slots=CELLS, eval_unit=0)
        self.cells, self.side, self.taken, self.past = cells, side, taken, []
        self.key = self.fresh_key()

    def hops(self, start: int, directions: tuple[int, ...]) -> list[tuple[int, int]] | None:
        """The cells jumped over and reached, hop by hop; None if a hop is impossible."""
        made, at = [], start
        for direction in directions:
            over, end = next_cell(at, direction), next_cell(at, direction, 2)
            gone = [each for each, _ in made]
            if end is None or over in gone or self.cells[over] != 1 - self.side:
                return None
            if self.cells[end] != EMPTY and end != start:
                return None
            made.append((over, end))
            at = end
        return made

    def captures(self) -> list[int]:
        own = [cell for cell in range(CELLS) if self.cells[cell] == self.side]
        found = {(cell, number): self.hops(cell, WAYS[number]) for cell in own for number in range(PATHS)}
        can = {WAYS[number] + (cell,) for (cell, number), made in found.items() if made}
        ends = [(c, n) for (c, n), made in found.items() if made and not any((*WAYS[n], d, c) in can for d in range(4))]
        return [CELLS + PATHS * cell + number for cell, number in ends]

    def pseudo_legal(self) -> list[int]:
        return self.captures() or [cell for cell in range(CELLS) if self.cells[cell] == EMPTY]

    def generate(self, at: int) -> int:
        return write_moves(self, self.pseudo_legal(), at)

    def generate_noisy(self, at: int) -> int:
        return write_moves(self, self.captures(), at)

    def can_stand_pat(self) -> bool:
        return not self.captures()

    def captured_value(self, move: int) -> int:
        return 100 * len(WAYS[(move - CELLS) % PATHS]) if move >= CELLS else 0

    def history_slot(self, move: int) -> int:
        return move if move < CELLS else (move - CELLS) // PATHS

    def make(self, move: int) -> bool:
        self.past.append((move, self.cells, list(self.taken), self.key))
        self.cells = list(self.cells)
        if move < CELLS:
            self.cells[move] = self.side
            self.key ^= KEYS[CELLS * self.side + move]
        else:
            start, number = divmod(move - CELLS, PATHS)
            made = self.hops(start, WAYS[number]) or []
            self.cells[start] = EMPTY
            for over, _ in made:
                self.cells[over] = EMPTY
            self.cells[made[-1][1]] = self.side
            self.taken[self.side] += len(made)
            self.key = self.fresh_key()
        self.side ^= 1
        self.key ^= KEYS[-1]
        self.ply += 1
        return True

    def unmake(self) -> int:
        move, self.cells, self.taken, self.key = self.past.pop()
        self.side ^= 1
        self.ply -= 1
        return move

    def verdict(self) -> int:
        if max(self.taken) >= GOAL:
            return MATE if self.taken[self.side] >= GOAL else -MATE
        return DRAW if EMPTY not in self.cells else ONGOING

    def evaluate(self) -> int:
        return 100 * (self.taken[self.side] - self.taken[1 - self.side])

    def fresh_key(self) -> int:
        key = KEYS[-1] if self.side else 0
        for cell, owner in enumerate(self.cells):
            key ^= KEYS[CELLS * owner + cell] if owner != EMPTY else 0
        for side in (0, 1):
            key ^= KEYS[2 * CELLS + 1 + 2 * CELLS * side + self.taken[side]]
        return key


def next_cell(cell: int, direction: int, far: int = 1) -> int | None:
    """The cell so far away, None beyond the edge."""
    column, row = cell % SIZE + far * STEPS[direction][0], cell // SIZE + far * STEPS[direction][1]
    return SIZE * row + column if 0 <= column < SIZE and 0 <= row < SIZE else None


class Hopping(Game[HoppingBoard]):
    """Positions as rows, the side to move, and the stones that each side has taken; moves as `h8` or `h8xh10xj10`."""

    key: ClassVar[str] = "hopping"
    title: ClassVar[str] = "Hopping"
    sides: ClassVar[tuple[str, str]] = ("One", "Two")
    endings: ClassVar[tuple[str, ...]] = ("five-taken", "no-room")
    notations: ClassVar[tuple[str, ...]] = ("hops",)
    looks: ClassVar[tuple[str, ...]] = ("plain", "fancy")
    move_codes: ClassVar[int] = CELLS + CELLS * PATHS
    longest_move: ClassVar[int] = 15
    start: ClassVar[str] = "/".join(["15"] * SIZE) + " x 0-0"

    def read(self, text: str) -> HoppingBoard:
        parts = text.split() if len(text) < 400 else []
        if len(parts) != 3 or parts[1] not in SIGNS or parts[2] not in {f"{a}-{b}" for a in range(9) for b in range(9)}:
            raise BadPosition(text, "form", "expected rows, a side, and what was taken")
        taken = [int(each) for each in parts[2].split("-")]
        return HoppingBoard(read_cells(text, parts[0], SIZE, SIZE), SIGNS.index(parts[1]), taken)

    def write(self, board: HoppingBoard) -> str:
        return f"{write_cells(board.cells, SIZE)} {SIGNS[board.side]} {board.taken[0]}-{board.taken[1]}"

    def read_move(self, board: HoppingBoard, text: str) -> int:
        names = text.strip().lower().split("x")[:9] if len(text) < 40 else []
        if not names or any(read_cell(name, SIZE, SIZE) is None for name in names):
            raise UnreadableMove(text, self.write(board), "is no hop")
        wanted = "x".join(names)
        for move in board.pseudo_legal():  # every pseudo-legal move of this game is legal
            if self.write_move(board, move) == wanted:
                return move
        raise IllegalMove(text, self.write(board), "cannot be played")

    def write_move(self, board: HoppingBoard, move: int, notation: str = "") -> str:
        path = self.path(board, move)
        return "x".join(filter(None, (path.start, *path.stops)))

    def path(self, board: HoppingBoard, move: int) -> Path:
        if move < CELLS:
            return Path("", (cell_name(move, SIZE),))
        start, number = divmod(move - CELLS, PATHS)
        made = board.hops(start, WAYS[number]) or []
        over, stops = ([cell_name(hop[i], SIZE) for hop in made] for i in (0, 1))
        return Path(cell_name(start, SIZE), tuple(stops), tuple(over))

    def pieces(self, board: HoppingBoard) -> tuple[Counter[str], Counter[str]]:
        return Counter(S=20 - board.taken[1]), Counter(S=20 - board.taken[0])

    def outcome(self, board: HoppingBoard) -> Outcome | None:
        if max(board.taken) >= GOAL:
            return Outcome(int(board.taken[1] >= GOAL), "five-taken")
        return None if EMPTY in board.cells else Outcome(None, "no-room")

    def diagram(self, board: HoppingBoard) -> str:
        return self.write(board)


class HoppingRenderer(Renderer):
    """Discs on a plain ground."""

    game = Hopping()
    accents = (LAST,)
    ground = "#c0c0c0"
    longest_position = 400
    most_cells = CELLS
    cell = lettering = 50
    corner = 25, 25

    def samples(self) -> tuple[Scene, ...]:
        return tuple(Scene("hopping", self.game.start, last="h8", look=look) for look in self.game.looks)

    def background(self, scene: Scene) -> Image.Image:
        ground = {"plain": "#c0c0c0", "fancy": "#80c0f0"}[scene.look or "plain"]
        return ramp(50 * SIZE, 50 * SIZE, ground, ground)

    def grid(self, flip: bool, notation: str) -> Grid:
        return lettered("abcdefghijklmno", range(1, SIZE + 1))

    def letters(self, board: HoppingBoard) -> dict[str, str]:
        return {cell_name(cell, SIZE): SIGNS[owner] for cell, owner in enumerate(board.cells) if owner != EMPTY}

    def ends(self, move: str) -> tuple[str, ...]:
        return tuple(map(self.known, move.split("x"))) if move else ()

    def piece(self, letter: str, scene: Scene) -> Image.Image:
        return sprite(50, 50, lambda pen: _disc(pen, SIGNS.index(letter)))

    def mark(self, picture: BoardCanvas, scene: Scene) -> None:
        marked = *self.ends(scene.last), *scene.stops, *scene.over, *scene.line, *self.ends(scene.hint)
        picture.stamp(brackets(50), marked)
        picture.stamp(dot(50), (*scene.targets, *filter(None, [scene.chosen])))


class HoppingWords(BoardWords[HoppingRenderer]):
    """The marks, and whose turn it is."""

    def describe(self, scene: Scene, language: str) -> str:
        board, words = self._renderer, prose(language, self._renderer.game.key)
        marks = words.marks(scene, lambda move: words.items(board.ends(move)), board.known)
        return words.text(*marks, words.to_move(board.read(scene.position)[1]))


def _disc(pen: Pen, owner: int) -> None:
    pen.disc(25, 25, 20, ("#101010", LIGHT)[owner])


def next_step(entry: MoveEntry) -> Step:
    """The captures if there are any; else one of nine parts of the board, then one of its cells."""
    if any(choice.path.start for choice in entry.choices):
        return Step(tuple(Pick(choice.move, choice.written, choice.move) for choice in entry.choices[:25]), "Take!")
    if not entry.chosen:
        free = {part_of(choice.path.end) for choice in entry.choices}
        parts = [column + row for row in "cba" for column in "abc"]
        return Step(tuple(Pick(part, part, taken=part not in free) for part in parts), width=3)
    inside = [choice for choice in entry.choices if part_of(choice.path.end) == entry.chosen[0]]
    picks = tuple(Pick(choice.path.end, choice.written, choice.move) for choice in inside)
    return Step(picks, "Where?", marked=Marked(targets=tuple(choice.path.end for choice in inside)))


def part_of(name: str) -> str:
    """The name of a cell's part: there are three columns and three rows of parts."""
    cell = read_cell(name, SIZE, SIZE) or 0
    return "abc"[cell % SIZE // 5] + "abc"[cell // SIZE // 5]


TEXTS = """
name = Hopping
first = One
second = Two
how = a cell such as h8
aim = Take five stones.
rules = Take five.
result-five-taken = { $winner } has taken five stones and wins.
result-no-room = Draw: no room.
reason-five-taken = five taken
reason-no-room = no room
notation-hops = Hops
look-plain = Plain
look-fancy = Fancy
pieces-S = { $n } stones
"""


@contextmanager
def hopping(folder: File) -> Iterator[Hopping]:
    """Registers the game everywhere, with its words in a file of `folder`."""
    words = folder / "hopping.ftl"
    words.write_text(TEXTS, encoding="utf-8")
    game = registered(Hopping())["hopping"]
    controls, renderer = Controls(next_step, ("◆", "◇"), typing=True), HoppingRenderer()
    with (
        patch.dict(GAMES, hopping=game),
        patch.dict(RENDERERS, hopping=renderer),
        patch.dict(WORDS, hopping=HoppingWords(renderer)),
        patch.dict(CONTROLS, hopping=controls),
    ):
        for language in LANGUAGES:
            catalogue(language).by_game["hopping"] = Texts(language, {}, [words])
        try:
            yield game
        finally:
            for language in LANGUAGES:
                del catalogue(language).by_game["hopping"]
