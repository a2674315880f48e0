"""A lesson on the page: the words and the buttons of its page in the chat, and a board to touch."""

from collections.abc import Collection
from dataclasses import replace

from bot.activity.exercise import Exercise
from bot.activity.lobby import HOME
from bot.activity.match_requests import Asker
from bot.activity.messages import BoardState, Control, LegalMove
from bot.activity.plain_text import plain
from bot.activity.replay import Replay, pointed
from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Page
from bot.features.learn.lessons import LESSONS
from bot.features.learn.page import lesson_page, shown_page, solved_page
from bot.features.learn.rules import Attempt, Lesson, Lessons
from bot.match.phrases import sentences
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.refusals import UnknownControl


class Learning(Exercise):
    """One lesson for one person. Its controls are the chat's buttons, with the kind and detail of the tag as key."""

    def __init__(self, game: str, number: int) -> None:
        lesson = LESSONS[game][number]
        super().__init__(f"{game}.{lesson.key}", game, lesson.start, lesson.position().side)
        self._lesson = lesson
        self._shown = False
        self._right: Attempt | None = None  # the right move, once it is made
        self._finished: Collection[str] = ()  # the keys of the game's finished lessons then

    def leads(self, asker: Asker, key: str) -> str | None:
        """Another lesson, a list of lessons, or the first match."""
        tags = {_key(button): button.tag for button in _buttons(self._page(asker.likes)) if not button.disabled}
        match tags.get(key):
            case Tag(kind="learn", ply=number):
                return f"lesson:{self.game}.{LESSONS[self.game][number].key}"
            case Tag(kind="learn-start"):
                return f"lessons:{self.game}"
            case Tag(kind="learn-play"):
                return f"first:{self.game}"
            case Tag(kind="learn-all"):
                return HOME
        return None

    async def move(self, referee: Referee, asker: Asker, text: str) -> None:
        """Tries a move; a right one finishes the lesson. Raises MoveRefused if it is illegal, NotIt if it is wrong."""
        lessons = referee.of(Lessons)
        self._right = await lessons.tried(asker.person, self._lesson, text)
        self._finished = await lessons.finished(asker.person.id, self.game)
        self._renew()

    async def control(self, referee: Referee, asker: Asker, key: str) -> None:
        """Shows a right move. Raises UnknownControl."""
        if not key.startswith("learn-show"):
            raise UnknownControl
        self._shown = True
        self._renew()

    def state(self, asker: Asker) -> BoardState:
        """The state that the page shows to the person."""
        lesson, right, page = self._lesson, self._right, self._page(asker.likes)
        texts = asker.likes.texts
        title, text, told, *more = (plain(block, texts) for block in page.blocks if isinstance(block, str))
        made, *ended = told.split("\n")
        found = self._board(
            asker,
            right.view.moves if right else lesson.moves,
            over=right is not None,
            title=title,
            status=made if right else sentences(texts, made, *ended),
            notices=tuple(filter(None, (*ended, *more))) if right else (text,),
            controls=tuple(map(_control, _buttons(page))),
        )
        return found if right else self._with_marks(found)

    def _with_marks(self, found: BoardState) -> BoardState:
        """The position with what the lesson marks, with the right move once it is shown, and with the decoy."""
        lesson = self._lesson
        cells, arrows = _answer(lesson, found.moves) if self._shown else ((), ())
        marks = {kind: at for kind, at in (("target", lesson.marks), ("hint", cells)) if at}
        moves = (*found.moves, *_decoy(lesson))
        return replace(found, moves=moves, chosen=lesson.held, marks={**found.marks, **marks}, arrows=arrows)

    def _page(self, reader: Preference) -> Page:
        """What the chat would show."""
        if self._right:
            return solved_page(self._lesson, self._right, reader, self._finished)
        return (shown_page if self._shown else lesson_page)(self._lesson, reader)


def _buttons(page: Page) -> tuple[Button, ...]:
    """The buttons of a page's last row, which lead on."""
    row = next(block for block in reversed(page.blocks) if isinstance(block, Row))
    return tuple(item for item in row.items if isinstance(item, Button))


def _key(button: Button) -> str:
    return f"{button.tag.kind}:{button.tag.detail}"


def _control(button: Button) -> Control:
    return Control(_key(button), button.label, button.disabled, main=button.style == "success")


def _answer(lesson: Lesson, moves: tuple[LegalMove, ...]) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The cells and the arrows that point out a right move."""
    right = next(move for move in moves if move.move == lesson.answers[0])
    return pointed(tuple(filter(None, (right.start, *right.stops))))


def _decoy(lesson: Lesson) -> tuple[LegalMove, ...]:
    """The illegal move that is offered, to be refused with the rule that forbids it."""
    if lesson.decoy is None:
        return ()
    decoy, position = lesson.decoy
    return tuple(move for move in Replay(lesson.game, position).moves() if move.move == decoy)
