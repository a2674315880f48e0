"""Does what is pressed in the lobby, by the same rules as a click in the chat."""

from contextlib import AbstractContextManager
from dataclasses import replace

from bot.activity.exercise import Exercise
from bot.activity.learning import Learning
from bot.activity.lobby import BOT, Lobbies
from bot.activity.match_requests import Asker, Done, begun
from bot.activity.messages import Lobby
from bot.activity.solving import Solving
from bot.activity.visitors import Visitor
from bot.discord.controls import number_in
from bot.discord.place import Person
from bot.features.challenges.feature import InvitationPosts
from bot.features.challenges.invitations import Invitations
from bot.features.learn.lessons import LESSONS
from bot.features.learn.rules import Lessons
from bot.features.puzzles.rules import Puzzles, shipped
from bot.handling.services import Services
from bot.match.refusals import Refused, UnknownControl
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from engines.registry import GAMES

Found = Lobby | MatchView | Done | Exercise


class NotHere(Refused):
    """The person to be challenged has closed the page."""


class LobbyRequests:
    """Follows the keys of the lobby. Every method raises the rules' refusals; UnknownControl for an unknown key."""

    def __init__(self, services: Services) -> None:
        self._services, self._referee, self._lobbies = services, services.referee, Lobbies(services.referee)
        self._puzzles = services.referee.of(Puzzles)

    async def go(self, visitor: Visitor, key: str) -> Found:
        """Does what a key asks for. Returns what to show next: the lobby or a part of it, a match, or an exercise."""
        (word, _, about), asker = key.partition(":"), visitor.asker
        match word:
            case "" | "record":
                return await (self._lobbies.record(visitor) if word else self._lobbies.home(visitor))
            case "games":
                await self._referee.places.require_allowed(asker.place, asker.person.id)
                return self._lobbies.games(visitor, await self._opponent(visitor, _number(about)))
            case "levels" if about in GAMES:
                return self._lobbies.levels(visitor, about)
            case "clocks":
                person, game, _ = _chosen(about)
                await self._opponent(visitor, person)
                return self._lobbies.clocks(visitor, person, game)
            case "open":
                return await self._referee.queries.seen(_number(about), visitor.viewer)
            case "begin":
                return begun(await self._begin(visitor, *_chosen(about)))
            case "accept" | "decline" | "withdraw":
                challenges, number = self._referee.challenges, _number(about)
                done = begun(await challenges.answer(word, number, asker.person, asker.place, asker.at))
                return replace(done, lobby=word != "accept")
            case "join":
                return begun(await self._referee.of(Invitations).join(_number(about), asker.person, asker.place))
            case "uninvite":
                await self._referee.of(Invitations).withdraw(number := _number(about), asker.person.id)
                await self._services.of(InvitationPosts).show(number)
                return await self._lobbies.home(visitor)
            case "puzzle":
                puzzle = await self._puzzles.choose(asker.person.id, about)
                return Solving(puzzle, *await self._puzzles.told_before(asker.person.id, puzzle))
            case "daily":
                return await self._daily(asker, _number(about))
            case "lessons" if about in LESSONS:
                return await self._lobbies.lessons(visitor, about)
            case "lesson":
                if found := exercise(about):
                    return found
                raise UnknownControl
            case "first":
                with self._once(asker, key):
                    return Done(await self._referee.of(Lessons).first_match(about, asker.person, asker.place))
        raise UnknownControl

    async def _begin(self, visitor: Visitor, person: int, game: str, chosen: str) -> MatchView:
        """Begins a match against the bot at the chosen level, or challenges a person who has the page open, with the
        chosen clock.
        """
        asker, challenges = visitor.asker, self._referee.challenges
        opponent = await self._opponent(visitor, person)
        if opponent is None:
            terms = MatchTerms(game, clock=asker.likes.clock, level=chosen)
            with self._once(asker, f"{game}.{chosen}"):
                return await challenges.play_bot(terms, asker.person, asker.place)
        terms = MatchTerms(game, clock=chosen or asker.likes.clock)
        return await challenges.challenge(terms, asker.person, opponent, asker.place, asker.at)

    def _once(self, asker: Asker, what: str) -> AbstractContextManager[None]:
        """Runs the block unless the person has just begun the same: whoever lost the answer presses again. Raises
        JustAsked.
        """
        return self._services.sharing.once((asker.person.id, what, asker.place))

    async def _opponent(self, visitor: Visitor, person: int) -> Person | None:
        """The person to be challenged; None for the bot. Raises NotHere if they have closed the page."""
        if person == BOT:
            return None
        known = await self._referee.stores.players.get(person) if person in visitor.beside else None
        if known is None:
            raise NotHere
        return Person(person, known.name, known.locale)

    async def _daily(self, asker: Asker, number: int) -> Solving:
        found = await self._referee.stores.daily.get(number, asker.place.guild_id or 0)
        puzzle, told = await self._puzzles.begin_daily(found, asker.person)
        return Solving(puzzle, *told)


def exercise(key: str) -> Exercise | None:
    """The puzzle or lesson with this key, which is untrusted, from its beginning; None if there is none (any more)."""
    game, _, name = key.partition(".")
    keys = [lesson.key for lesson in LESSONS.get(game, ())]
    if name in keys:
        return Learning(game, keys.index(name))
    puzzle = shipped(key)
    return Solving(puzzle) if puzzle else None


def _number(text: str) -> int:
    """The number in a key. Raises UnknownControl if it is none."""
    number = number_in(text)
    if not number and text != str(BOT):
        raise UnknownControl
    return number


def _chosen(about: str) -> tuple[int, str, str]:
    """The opponent, the game, and the level or the clock in a key. Raises UnknownControl."""
    person, _, rest = about.partition(".")
    game, _, chosen = rest.partition(".")
    if game not in GAMES:
        raise UnknownControl
    return _number(person), game, chosen
