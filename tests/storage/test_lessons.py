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
    """From its beginning on. A warning, or a second one, makes no hints free, and takes nothing from a guided match."""
    lessons, matches, news = LessonStore(db), MatchStore(db), [against_bot(guided=True), against_bot(), against_bot()]
    guided, warned, other = [(await matches.create(new)).id for new in news]
    for match in (guided, warned, warned):
        await lessons.note_warning(match)
    assert [await lessons.are_hints_free(each) for each in (guided, warned, other)] == [True, False, False]
