"""Which lessons a person has finished, and the first match after them."""

from bot.discord.place import Person, Place
from bot.match.exercises import Lesson
from bot.match.referee import Service
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from engines.levels import LEVEL_NAMES


class Lessons(Service):
    """The lessons that people have finished, and the first match: against the weakest level, with hints that are not
    counted.

    A person is stored with their first finished lesson.
    """

    async def finish(self, person: Person, lesson: Lesson) -> None:
        """Stores a lesson as finished; changes nothing if it is already."""
        await self._stores.remember(person)
        await self._stores.lessons.finish(person.id, lesson.game, lesson.key)

    async def first_match(self, game: str, person: Person, place: Place) -> MatchView:
        """Begins a match against the weakest level, in which the person moves first. Raises what `play_bot` raises."""
        terms = MatchTerms(game, "first", level=LEVEL_NAMES[0])
        view = await self._referee.challenges.play_bot(terms, person, place)
        await self._stores.lessons.guide(view.id)
        return view
