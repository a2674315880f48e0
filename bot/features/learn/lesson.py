"""A lesson as it stands in the tables of the games."""

from dataclasses import KW_ONLY, dataclass

from bot.match.exercises import Goal, Lesson


@dataclass(frozen=True, slots=True)
class WrittenLesson:
    """A lesson of a game, whose moves and cells are written with blanks between them."""

    game: str
    key: str
    goal: Goal
    answers: str
    _: KW_ONLY
    start: str = ""
    moves: str = ""
    decoy: tuple[str, str] | None = None
    held: str = ""
    marks: str = ""

    def read(self) -> Lesson:
        """The lesson."""
        return Lesson(
            self.key,
            self.game,
            self.goal,
            answers=tuple(self.answers.split()),
            start=self.start,
            moves=tuple(self.moves.split()),
            decoys=(self.decoy,) if self.decoy else (),
            held=self.held,
            marks=tuple(self.marks.split()),
        )
