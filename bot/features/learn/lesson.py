"""The form in which the lessons of the games are written."""

from dataclasses import KW_ONLY, dataclass

from bot.match.exercises import Goal, Lesson


@dataclass(frozen=True, slots=True)
class WrittenLesson:
    """A lesson with its moves and cells separated by blanks. The fields are those of `Lesson`."""

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
        """The same lesson with its moves and cells as tuples."""
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
