"""Lessons that people have finished, and matches with guidance."""

from storage.database import Database
from storage.lessons import LessonStore
from storage.matches import MatchStore
from tests.storage.conftest import ANN, BOB, against_bot


async def test_a_lesson_is_finished_once(db: Database) -> None:
    """It is stored once per person, game and lesson."""
    lessons = LessonStore(db)
    for key in ("row", "fork", "row"):
        await lessons.finish(ANN, "chess", key)
    await lessons.finish(ANN, "go", "eye")
    assert await lessons.finished(ANN) == {"chess": {"row", "fork"}, "go": {"eye"}}
    assert await lessons.finished(BOB) == {}
    assert len(await db.all("SELECT * FROM lessons")) == 3


async def test_a_match_may_be_guided(db: Database) -> None:
    """Marking a match twice is the same as once, and marks no other match. A warning makes no hints free, and takes
    nothing from a guided match.
    """
    lessons, matches = LessonStore(db), MatchStore(db)
    guided, warned, other = [(await matches.create(against_bot())).id for _ in range(3)]
    for _ in range(2):
        await lessons.guide(guided)
    for match in (guided, warned):
        await lessons.note_warning(match)
    assert [await lessons.are_hints_free(each) for each in (guided, warned, other)] == [True, False, False]
