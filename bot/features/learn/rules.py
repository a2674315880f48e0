"""Lessons: positions with goals and right moves; which of them a person has finished, and the match that follows."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from bot.discord.place import Person, Place
from bot.locales import Catalogue
from bot.match import wording
from bot.match.phrases import sentences
from bot.match.positions import Choice, choices_of, replayed, try_move
from bot.match.referee import Referee, Service
from bot.match.refusals import Reader, Refused
from bot.match.state import BoardView, MatchView
from bot.match.terms import MatchTerms
from bot.match.views import view_after, view_of_position
from engines.game import Outcome, Position
from engines.levels import LEVEL_NAMES

Goal = Literal["step", "win", "block", "stop", "fork", "double", "capture", "most", "check", "crown"]
Decoy = tuple[str, str]  # an illegal move that is offered as a choice, and a position in which it is legal


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position of a game, a goal, and the right moves.

    The position is the one after `moves` from `start` (empty: the game's own start). `goal` is what the `answers`
    achieve: `step`: the step that the text asks for; `win`: a win at once; `block`: prevents a win by the opponent's
    next move; `stop`: prevents a threat that could not be blocked later; `fork`: two threats to win; `double`: a fork
    next move whatever the answer; `capture`; `most`: the largest capture; `check`; `crown`: a piece is crowned.

    `held` and `marks` are cells that the picture marks as the chosen piece and its targets.
    """

    key: str
    goal: Goal
    answers: tuple[str, ...]
    game: str = ""
    start: str = ""
    moves: tuple[str, ...] = ()
    decoy: Decoy | None = None
    held: str = ""
    marks: tuple[str, ...] = ()

    def position(self) -> Position:
        """The position of the lesson."""
        return replayed(self.game, self.start, self.moves)


def lesson(key: str, goal: Goal, answers: str, *, decoy: Decoy | None = None, **others: str) -> Lesson:
    """The lesson of texts in which moves and cells are separated by blanks; `others` are fields by their names."""
    moves, marks = (tuple(others.pop(name, "").split()) for name in ("moves", "marks"))
    return Lesson(key, goal, tuple(answers.split()), moves=moves, decoy=decoy, marks=marks, **others)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A legal move that was tried."""

    view: BoardView  # after the move
    outcome: Outcome | None  # None: the game goes on

    def ending(self, texts: Catalogue) -> str:
        """How the move ended the game, with the game's own names of the sides; empty if it did not."""
        if self.outcome is None:
            return ""
        game, outcome = self.view.game, self.outcome
        return wording.ending(texts, game, outcome.ending, outcome.winner, wording.sides(texts, game))


@dataclass(eq=False)
class NotIt(Refused):
    """A legal move that is not the one asked for."""

    key = "learn.not-it"
    tried: Attempt

    def text_for(self, reader: Reader) -> str:
        """The text in the reader's language and notation, and how the move ended the game if it did."""
        view = self.tried.view
        move = view.last.read_in(reader.notation(view.game)) if view.last else ""
        texts = reader.texts
        return sentences(texts, texts.text(self.key, move=move), self.tried.ending(texts))


def lesson_view(lesson: Lesson) -> BoardView:
    """The board of a lesson; its legal moves include the decoy."""
    view = view_after(lesson.game, lesson.start, lesson.moves)
    return replace(view, legal=(*view.legal, lesson.decoy[0])) if lesson.decoy else view


def lesson_choices(lesson: Lesson, notation: str = "") -> tuple[Choice, ...]:
    """The legal moves and the decoy, ready to be chosen from, in a notation of the game."""
    view = view_after(lesson.game, lesson.start, lesson.moves)
    choices = choices_of(view, notation)
    if lesson.decoy is None:
        return choices
    move, position = lesson.decoy
    return choices + choices_of(replace(view, position=position, legal=(move,)), notation)


def attempt(lesson: Lesson, text: str) -> Attempt:
    """Makes a right move that a person typed or clicked. Raises NotIt for another legal move, and MoveRefused, which
    says why the rules forbid the move.
    """
    position = lesson.position()
    move = try_move(position, text).text
    position.play(move)
    tried = Attempt(view_of_position(position, (*lesson.moves, move)), position.outcome())
    if move not in lesson.answers:
        raise NotIt(tried)
    return tried


class Lessons(Service):
    """The lessons that people have finished, and the first match: against the weakest level, with hints that are not
    counted.

    A person is stored with their first finished lesson. `on_finished` is called with each who finished a lesson.
    """

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self.on_finished: Callable[[int], None] = lambda person: None

    async def tried(self, person: Person, lesson: Lesson, text: str) -> Attempt:
        """Makes a right move as `attempt` does, which finishes the lesson."""
        tried = attempt(lesson, text)
        await self._stores.remember(person)
        await self._stores.lessons.finish(person.id, lesson.game, lesson.key)
        self.on_finished(person.id)
        return tried

    async def finished(self, person: int, game: str) -> frozenset[str]:
        """The keys of a game's lessons that a person has finished."""
        return (await self._stores.lessons.finished(person)).get(game, frozenset())

    async def first_match(self, game: str, person: Person, place: Place) -> MatchView:
        """Begins a match against the weakest level, in which the person moves first. Raises what `play_bot` raises."""
        terms = MatchTerms(game, "first", level=LEVEL_NAMES[0], guided=True)
        return await self._referee.challenges.play_bot(terms, person, place)
