"""The lobby of the page: lists what a person can play, watch and solve, in the same words as the chat.

The keys of its controls: `open:M`, `accept:M`, `decline:M` and `withdraw:M` for match M; `join:I` and `uninvite:I` for
invitation I; `games:P` to choose a game against person P (0: the bot), `levels:GAME` to choose the bot's level,
`clocks:P.GAME` to choose a clock against a person, `begin:0.GAME.LEVEL` and `begin:P.GAME.CLOCK` to begin a match;
`lessons:GAME` to choose a lesson, `lesson:GAME.KEY` for one, `first:GAME` for the match after the last; `puzzle:GAME`,
`daily:D` for puzzle of the day D, `record`; the empty key for the lobby itself. `board` leads back to the board: a page
that hides the lobby says so.
"""

from collections.abc import Iterable, Mapping

from bot.activity.messages import Control, Line, Lobby, Section
from bot.activity.plain_text import named, plain, texts_on
from bot.activity.visitors import Visitor
from bot.discord.place import Person
from bot.features.challenges.invitations import Invitations
from bot.features.challenges.page import invitation_page
from bot.features.learn.lessons import LESSONS
from bot.features.learn.page import first_open, number_finished
from bot.features.learn.rules import Lessons
from bot.features.play.list_page import progress_line
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.rules import shipped
from bot.features.records.feature import record_page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.beginning import clock_between
from bot.match.page import challenge_lines
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.state import HistoryEntry
from bot.match.terms import USUAL_CLOCK
from bot.match.time_control import TIME_CONTROLS
from bot.match.wording import plain_name, plain_seat_name
from bot.render import RENDERERS
from engines.levels import LEVEL_NAMES
from engines.review.puzzles import games_with_puzzles
from storage.invitations import Invitation

HOME, BOARD = "", "board"
BOT = 0  # the bot's number among the opponents
MOST_WATCHED = 20  # matches to watch that are listed


class Lobbies:
    """Makes the lobby and its parts for a visitor."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee

    async def home(self, visitor: Visitor) -> Lobby:
        """The whole lobby, without empty sections."""
        texts = visitor.asker.likes.texts
        puzzles = tuple(Control(f"puzzle:{game}", wording.game(texts, game)) for game in games_with_puzzles())
        sections = (
            Section(texts["progress.title"], await self._progress(visitor)),
            Section(texts["activity.challenges"], await self._challenges(visitor)),
            Section(texts["activity.begin"], await self._opponents(visitor)),
            Section(texts["activity.watch"], await self._watched(visitor)),
            Section(texts["learn.title"], await self._lessons(visitor)),
            Section(texts["activity.puzzles"], (*await self._daily(visitor), Line("", puzzles))),
            Section(texts["activity.record"], (Line("", (_control(texts, "record", "activity.show"),)),)),
        )
        return Lobby(texts["activity.lobby"], tuple(each for each in sections if each.lines))

    def games(self, visitor: Visitor, opponent: Person | None) -> Lobby:
        """The choice of a game against a person, or against the bot."""
        texts = visitor.asker.likes.texts
        name = plain_name(opponent.name) if opponent else texts["bot.name"]
        keys = ((game, f"clocks:{opponent.id}.{game}" if opponent else f"levels:{game}") for game in RENDERERS)
        controls = tuple(Control(key, wording.game(texts, game)) for game, key in keys)
        return _part(texts, texts.text("challenge.which", name=name), (Line("", controls),))

    def levels(self, visitor: Visitor, game: str) -> Lobby:
        """The choice of the bot's level."""
        texts = visitor.asker.likes.texts
        controls = tuple(Control(f"begin:{BOT}.{game}.{level}", wording.level(texts, level)) for level in LEVEL_NAMES)
        return _part(texts, wording.game(texts, game), (Line("", controls),))

    def clocks(self, visitor: Visitor, opponent: int, game: str) -> Lobby:
        """The choice of a clock against a person; the visitor's usual one stands out."""
        texts, usual = visitor.asker.likes.texts, clock_between(visitor.asker.likes.clock, self._referee.stores)
        clocks = {clock: clock for clock in TIME_CONTROLS}
        if usual not in clocks:  # the host's
            clocks[USUAL_CLOCK] = usual
        controls = tuple(
            Control(f"begin:{opponent}.{game}.{key}", wording.clock(texts, clock), main=clock == usual)
            for key, clock in clocks.items()
        )
        return _part(texts, wording.game(texts, game), (Line("", controls),))

    async def lessons(self, visitor: Visitor, game: str) -> Lobby:
        """What a game is about, and its lessons, of which the first unfinished one stands out."""
        person, texts = visitor.asker.person.id, visitor.asker.likes.texts
        finished = await self._referee.of(Lessons).finished(person, game)
        number, keys = first_open(game, finished), [lesson.key for lesson in LESSONS[game]]
        controls = tuple(
            Control(
                f"lesson:{game}.{key}",
                f"{'✅' if key in finished else at + 1} {texts[f'games.{game}.lesson-{key}']}",
                main=at == number,
            )
            for at, key in enumerate(keys)
        )
        about = (Line(plain(texts[f"games.{game}.{word}"], texts)) for word in ("aim", "rules"))
        return _part(texts, wording.game(texts, game), (*about, Line("", controls)))

    async def record(self, visitor: Visitor) -> Lobby:
        """The visitor's record, as /stats tells it without pictures."""
        person, likes = visitor.asker.person, visitor.asker.likes.without_pictures()
        title, *lines = texts_on(await record_page(self._referee, person, likes, is_own=True), likes.texts)
        return _part(likes.texts, title, tuple(map(Line, lines)))

    # -- the sections ---------------------------------------------------------------------------------------------

    async def _progress(self, visitor: Visitor) -> tuple[Line, ...]:
        texts = visitor.asker.likes.texts
        entries = await self._referee.lists.in_progress(visitor.asker.person.id)
        return tuple([Line(await self._running(texts, each), _answers(texts, each)) for each in entries])

    async def _running(self, texts: Catalogue, entry: HistoryEntry) -> str:
        """A match in a line; a challenge with what is agreed to by accepting it."""
        told: tuple[str, ...] = (progress_line(texts, entry),)
        if entry.match.status == "challenged":
            told += challenge_lines(await self._referee.stores.view(entry.match.id), texts)
        return " · ".join(plain(each, texts) for each in told if each)

    async def _challenges(self, visitor: Visitor) -> tuple[Line, ...]:
        likes, person = visitor.asker.likes, visitor.asker.person.id
        found = await self._referee.of(Invitations).open_in(visitor.asker.place)
        names = await self._names(each.person for each in found)
        return tuple(_invitation(likes, each, names, each.person == person) for each in found)

    async def _opponents(self, visitor: Visitor) -> tuple[Line, ...]:
        texts = visitor.asker.likes.texts
        others = sorted(visitor.beside - {visitor.asker.person.id})
        names = {BOT: texts["bot.name"]} | await self._names(others)
        return tuple(
            Line(name, (_control(texts, f"games:{person}", "activity.choose_game"),)) for person, name in names.items()
        )

    async def _watched(self, visitor: Visitor) -> tuple[Line, ...]:
        texts = visitor.asker.likes.texts
        found = await self._referee.lists.to_watch(visitor.viewer, MOST_WATCHED)
        lines = []
        for each in found:
            first, second = (plain_seat_name(texts, seat) for seat in each.seats)
            title = texts.text("match.title", game=wording.game(texts, each.game), first=first, second=second)
            lines.append(Line(title, (_control(texts, f"open:{each.id}", "activity.show"),)))
        return tuple(lines)

    async def _daily(self, visitor: Visitor) -> tuple[Line, ...]:
        texts = visitor.asker.likes.texts
        found = await self._referee.of(Daily).newest(visitor.asker.place.guild_id)
        puzzle = shipped(found.puzzle) if found else None
        if found is None or puzzle is None:
            return ()
        title = texts.text("daily.title", game=wording.game(texts, found.game), rating=puzzle.rating)
        return (Line(title, (_control(texts, f"daily:{found.id}", "buttons.daily_solve"),)),)

    async def _lessons(self, visitor: Visitor) -> tuple[Line, ...]:
        texts = visitor.asker.likes.texts
        finished = await self._referee.stores.lessons.finished(visitor.asker.person.id)
        controls = []
        for game, lessons in LESSONS.items():
            done, total = number_finished(game, finished), len(lessons)
            mark = "✅ " if done == total else ""
            controls.append(Control(f"lessons:{game}", f"{mark}{wording.game(texts, game)} {done}/{total}"))
        return (Line(texts["learn.intro"], tuple(controls)),)

    async def _names(self, people: Iterable[int]) -> dict[int, str]:
        known = await self._referee.stores.players.named(people)
        return {person: plain_name(found.name) for person, found in known.items()}


def _answers(texts: Catalogue, entry: HistoryEntry) -> tuple[Control, ...]:
    show = _control(texts, f"open:{entry.match.id}", "activity.show")
    if entry.match.status != "challenged":
        return (show,)
    words = ("accept", "decline") if entry.is_my_turn else ("withdraw",)
    return tuple(_control(texts, f"{word}:{entry.match.id}", f"buttons.{word}") for word in words)


def _invitation(likes: Preference, invitation: Invitation, names: Mapping[int, str], own: bool) -> Line:
    """An open invitation in a line, with what is agreed to by joining."""
    key, label = ("uninvite", "buttons.withdraw") if own else ("join", "buttons.join")
    said = " · ".join(texts_on(invitation_page(likes, invitation), likes.texts))
    return Line(named(said, names), (_control(likes.texts, f"{key}:{invitation.id}", label),))


def _part(texts: Catalogue, title: str, lines: tuple[Line, ...]) -> Lobby:
    return Lobby(title, (Section("", lines),), _control(texts, HOME, "activity.lobby"))


def _control(texts: Catalogue, key: str, label: str) -> Control:
    return Control(key, texts[label])
