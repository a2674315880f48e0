"""Positions in which one person tries moves alone: of lessons, puzzles, reviews and studies."""

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
    """A position of a game, a goal, and the right moves.

    The position is the one after `moves` from `start` (empty: the game's own start). `goal` is what the `answers`
    achieve: `step`: the step that the text asks for; `win`: a win at once; `block`: prevents a win by the opponent's
    next move; `stop`: prevents a threat that could not be blocked later; `fork`: two threats to win; `double`: a fork
    next move whatever the answer; `capture`; `most`: the largest capture; `check`; `crown`: a piece is crowned.

    `decoys` are illegal moves that are offered as choices, each with a position in which it is legal.
    `held` and `marks` are cells that the picture marks as the chosen piece and its targets.
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
        """The position of the exercise."""
        return replayed(self.game, self.start, self.moves)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A legal move that was tried."""

    view: BoardView  # after the move
    outcome: Outcome | None  # None: the game goes on
    right: bool  # whether it is one of the answers


def view_after(game: str, start: str = "", moves: tuple[str, ...] = ()) -> BoardView:
    """The board of a game after `moves` from `start` (empty: the game's own start)."""
    return _view(replayed(game, start, moves), moves)


def lesson_view(lesson: Lesson) -> BoardView:
    """The board of a lesson; its legal moves include the decoys."""
    view = view_after(lesson.game, lesson.start, lesson.moves)
    return replace(view, legal=(*view.legal, *(move for move, _ in lesson.decoys)))


def lesson_choices(lesson: Lesson, notation: str = "") -> tuple[Choice, ...]:
    """The legal moves and the decoys, ready to be chosen from, in a notation of the game."""
    view = view_after(lesson.game, lesson.start, lesson.moves)
    return (*choices_of(view, notation), *(_decoy(view, decoy, notation) for decoy in lesson.decoys))


def attempt(lesson: Lesson, text: str) -> Attempt:
    """Tries a move that a person typed or clicked. Raises MoveRefused, which says why it is illegal."""
    position = lesson.position()
    move = try_move(position, text).text
    position.play(move)
    return Attempt(_view(position, (*lesson.moves, move)), position.outcome(), move in lesson.answers)


def _decoy(view: BoardView, decoy: tuple[str, str], notation: str) -> Choice:
    move, position = decoy
    return choices_of(replace(view, position=position, legal=(move,)), notation)[0]


def _view(position: Position, moves: tuple[str, ...]) -> BoardView:
    return BoardView(ply=len(moves), **board_facts(position, moves))
