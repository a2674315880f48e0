"""Positions that one person plays alone: of lessons, puzzles, reviews and studies."""

from dataclasses import dataclass, replace
from typing import Literal

from bot.match.choices import Choice, choices_of
from bot.match.positions import replayed, try_move
from bot.match.state import BoardView
from bot.match.views import board_facts
from engines.game import Outcome, Position

Goal = Literal["step", "win", "block", "stop", "fork", "double", "capture", "most", "check", "crown"]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position of a game, what to look for there, and the moves that are right.

    The position is that after `moves` from `start` (empty: the game's own). `goal` is what the `answers` achieve: to
    make the `step` that the text asks for, to `win` at once, to `block` a win of the opponent's next move or to `stop`
    one that could not be blocked any more, to threaten two wins (`fork`) or what leads to that whatever is answered
    (`double`), to `capture`, to capture the `most`, to give `check`, to `crown` a piece.

    `decoys` are moves against the rules that are offered all the same, each with a position in which it is legal.
    `held` and `marks` are cells that the picture marks as a piece in hand and where it can go.
    """

    key: str
    game: str
    goal: Goal
    answers: tuple[str, ...]
    start: str = ""
    moves: tuple[str, ...] = ()
    decoys: tuple[tuple[str, str], ...] = ()
    held: str = ""
    marks: tuple[str, ...] = ()

    def position(self) -> Position:
        """The position to try."""
        return replayed(self.game, self.start, self.moves)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A legal move that was tried: what stands then, how the game ended by it, and whether it was looked for."""

    view: BoardView
    outcome: Outcome | None
    right: bool


def view_after(game: str, start: str = "", moves: tuple[str, ...] = ()) -> BoardView:
    """The position of a game after `moves` from `start` (empty: the game's own), as it is shown."""
    return _view(replayed(game, start, moves), moves)


def lesson_view(lesson: Lesson) -> BoardView:
    """The position as it is shown; the decoys are among its legal moves."""
    view = view_after(lesson.game, lesson.start, lesson.moves)
    return replace(view, legal=(*view.legal, *(move for move, _ in lesson.decoys)))


def lesson_choices(lesson: Lesson, notation: str = "") -> tuple[Choice, ...]:
    """The legal moves and the decoys, ready to be chosen from, in a notation of the game."""
    view = view_after(lesson.game, lesson.start, lesson.moves)
    return (*choices_of(view, notation), *(_decoy(view, decoy, notation) for decoy in lesson.decoys))


def attempt(lesson: Lesson, text: str) -> Attempt:
    """Tries a move that a person typed or clicked. Raises MoveRefused, which says why the rules forbid it."""
    position = lesson.position()
    move = try_move(position, text).text
    position.play(move)
    return Attempt(_view(position, (*lesson.moves, move)), position.outcome(), move in lesson.answers)


def _decoy(view: BoardView, decoy: tuple[str, str], notation: str) -> Choice:
    move, position = decoy
    return choices_of(replace(view, position=position, legal=(move,)), notation)[0]


def _view(position: Position, moves: tuple[str, ...]) -> BoardView:
    return BoardView(ply=len(moves), **board_facts(position, moves))
