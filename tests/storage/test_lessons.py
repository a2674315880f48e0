"""Lessons that people have finished, and matches in which help is not counted."""

from storage.database import Database
from storage.lessons import LessonStore
from storage.matches import MatchStore
from tests.storage.conftest import ANN, BOB, against_bot


async def test_a_lesson_is_finished_once(db: Database) -> None:
    """By person and game; again changes nothing."""
    lessons = LessonStore(db)
    for key in ("row", "fork", "row"):
        await lessons.finish(ANN, "chess", key)
    await lessons.finish(ANN, "go", "eye")
    assert await lessons.finished(ANN) == {"chess": {"row", "fork"}, "go": {"eye"}}
    assert await lessons.finished(BOB) == {}
    assert len(await db.all("SELECT * FROM lessons")) == 3


async def test_a_match_may_be_guided(db: Database) -> None:
    """Said once or twice, of one match and no other."""
    lessons, matches = LessonStore(db), MatchStore(db)
    one, other = [await matches.create(against_bot()) for _ in range(2)]
    await lessons.guide(one.id)
    await lessons.guide(one.id)
    assert (await lessons.is_guided(one.id), await lessons.is_guided(other.id)) == (True, False)
