"""A lesson as it stands in the tables of the games."""

from bot.match.exercises import Goal, Lesson


def written_lesson(
    game: str,
    key: str,
    goal: Goal,
    answers: str,
    *,
    start: str = "",
    moves: str = "",
    decoy: tuple[str, str] | None = None,
    held: str = "",
    marks: str = "",
) -> Lesson:
    """A lesson of a game, whose moves and cells are written with blanks between them."""
    decoys = (decoy,) if decoy else ()
    told = tuple(answers.split())
    return Lesson(key, game, goal, told, start, tuple(moves.split()), decoys, held, tuple(marks.split()))
