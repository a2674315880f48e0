"""A match as the page needs it: the board after every move, and what each legal move touches and changes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.activity.messages import LegalMove, PlayedMove
from bot.match.controls import CONTROLS, Material
from bot.render import RENDERERS
from engines.game import Game, Path, Position
from engines.registry import GAMES

Standing = Mapping[str, str]  # the letters of pieces by cell


@dataclass(frozen=True, slots=True)
class _Ply:
    text: str
    played: Mapping[str, PlayedMove]  # by notation
    path: Path
    standing: Standing
    material: tuple[Material, Material] | None


class Replay:
    """The moves of one match, played on a board. `follow` replays only the moves that are new; results are cached."""

    def __init__(self, game: str, start: str = "") -> None:
        """`game` is a key of GAMES; `start` is a position of the game as text, empty for the usual one."""
        self.game: Game[Any] = GAMES[game]
        self.renderer = RENDERERS[game]
        self.position = Position(self.game, start)
        self.start: Standing = self._standing()
        self._at_first = self._material(self.start)
        self._plies: list[_Ply] = []
        self._moves: tuple[LegalMove, ...] | None = None
        self._marks: Mapping[str, tuple[str, ...]] | None = None

    def follow(self, moves: tuple[str, ...]) -> None:
        """Goes to the position after these moves, given as canonical texts. Raises MoveError or GameOver if they cannot
        be played.
        """
        pairs = zip(self._plies, moves, strict=False)
        same = next((at for at, (ply, text) in enumerate(pairs) if ply.text != text), min(len(self._plies), len(moves)))
        if same < max(len(self._plies), len(moves)):
            self._moves = self._marks = None
        for _ in self._plies[same:]:
            self.position.undo()
        del self._plies[same:]
        for text in moves[same:]:
            self._play(text)

    @property
    def standing(self) -> Standing:
        """The pieces on the board now."""
        return self._plies[-1].standing if self._plies else self.start

    def hand(self, side: int) -> str:
        """The letter of the piece that a side's moves put on the board; empty if they move pieces."""
        return self.renderer.pieces[side][0] if _places(self.game) else ""

    def moves(self) -> tuple[LegalMove, ...]:
        """The legal moves of the side to move."""
        if self._moves is None:
            self._moves = tuple(self._move(move) for move in self.position.legal_moves())
        return self._moves

    def offered(self) -> tuple[LegalMove, ...]:
        """The legal moves, and moves to the forbidden cells: who tries one is told the rule that forbids it."""
        return (*self.moves(), *(LegalMove(cell, "", (cell,)) for cell in self.marks().get("barred", ())))

    def played(self, notation: str = "") -> tuple[PlayedMove, ...]:
        """The moves so far, written in a notation of the game (the canonical one if unknown or empty)."""
        known = notation if notation in self.game.notations else self.game.notations[0]
        return tuple(ply.played[known] for ply in self._plies)

    def material(self) -> Mapping[str, tuple[Material, Material]]:
        """The `material` of BoardState."""
        found: dict[str, tuple[Material, Material]] = {}
        before = None
        for ply, pair in enumerate((self._at_first, *(each.material for each in self._plies))):
            if pair and pair != before:
                found[str(ply)] = before = pair
        return found

    def marks(self) -> Mapping[str, tuple[str, ...]]:
        """The marks of BoardState that follow from the position and the last moves."""
        if self._marks is None:
            self._marks = self._marked()
        return self._marks

    def _marked(self) -> Mapping[str, tuple[str, ...]]:
        board, text = self.position.board, self.position.text
        found = {"line": self.game.line(board), "barred": () if self.position.outcome() else self.renderer.barred(text)}
        if board.in_check():
            found["check"] = (self.renderer.attacked(text),)
        if self._plies:
            found |= {"last": touched(self._plies[-1].path), "over": self._plies[-1].path.over}
        if len(self._plies) > 1:
            found["earlier"] = touched(self._plies[-2].path)
        return {kind: cells for kind, cells in found.items() if any(cells)}

    def _play(self, text: str) -> None:
        board = self.position.board
        move = self.game.read_move(board, text)
        written = {name: self.game.write_move(board, move, name) for name in self.game.notations}
        path, before = self.game.path(board, move), self.standing
        self.position.play(text)
        standing = self._standing()
        after, cells = _changes(before, standing), touched(path)
        played = {name: PlayedMove(each, cells, path.over, after) for name, each in written.items()}
        self._plies.append(_Ply(text, played, path, standing, self._material(standing)))

    def _move(self, move: int) -> LegalMove:
        board = self.position.board
        path, text = self.game.path(board, move), self.game.write_move(board, move)
        return LegalMove(text, path.start, path.stops, self._after(move) if path.over else {})

    def _after(self, move: int) -> Standing:
        self.position.push(move)
        after = self._standing()
        self.position.undo()
        return _changes(self.standing, after)

    def _standing(self) -> Standing:
        return self.renderer.standing(self.position.text)

    def _material(self, standing: Standing) -> tuple[Material, Material] | None:
        count = CONTROLS[self.game.key].material
        return count(standing, self.start) if count else None


@cache
def _places(game: Game[Any]) -> bool:
    """Whether a game's moves put a piece on the board instead of moving one."""
    board = game.read(game.start)
    return not game.path(board, board.legal_moves()[0]).start


def touched(path: Path) -> tuple[str, ...]:
    """The cells that a move leads over, from its start if it moves a piece."""
    return (path.start, *path.stops) if path.start else path.stops


def pointed(cells: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The cells and the arrows that point a move out, given what it touches: where it puts a piece, or its way."""
    return (cells, ()) if len(cells) == 1 else ((), (cells,))


def _changes(before: Standing, after: Standing) -> Standing:
    """The cells that differ, with the pieces there afterwards ("": none)."""
    cells = {**before, **after}
    return {cell: after.get(cell, "") for cell in cells if before.get(cell) != after.get(cell)}
