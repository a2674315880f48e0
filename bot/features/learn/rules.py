"""Lessons: positions to try a rule of a game on, what is tried there, and which of them a person has finished."""

from collections.abc import Mapping

from bot.discord.place import Person, Place
from bot.match.exercises import Lesson
from bot.match.referee import Service
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from engines.levels import LEVEL_NAMES


class Lessons(Service):
    """What people have finished, and the first match that follows: against the weakest level, with hints that are free.

    A person is known from their first finished lesson on.
    """

    async def finished(self, person: int) -> Mapping[str, frozenset[str]]:
        """The keys of the lessons that a person has finished, by game."""
        return await self._stores.lessons.finished(person)

    async def finish(self, person: Person, lesson: Lesson) -> None:
        """Notes a lesson as finished; nothing new where it is so already."""
        await self._stores.remember(person)
        await self._stores.lessons.finish(person.id, lesson.game, lesson.key)

    async def first_match(self, game: str, person: Person, place: Place) -> MatchView:
        """A match against the weakest level, the person to move. Raises what `play_bot` does."""
        terms = MatchTerms(game, "first", level=LEVEL_NAMES[0])
        view = await self._referee.challenges.play_bot(terms, person, place)
        await self._stores.lessons.guide(view.id)
        return view
