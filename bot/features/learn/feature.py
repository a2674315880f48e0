"""Learning a game: /learn. Lessons use the controls of a match, only the learner sees them; a first match follows."""

from typing import Annotated

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.activity.feature import open_at
from bot.features.challenges.feature import post
from bot.features.learn.lessons import LESSONS
from bot.features.learn.page import first_open, lesson_page, overview_page, shown_page, solved_page, start_page
from bot.features.learn.rules import Lesson, Lessons
from bot.handling.actions import Actions
from bot.handling.commands import OneOf, command
from bot.handling.context import Context
from bot.handling.entering import enter_moves, parts
from bot.handling.feature import Feature
from bot.handling.options import GAMES
from bot.match.entering import BEGINNING, SoFar
from bot.match.refusals import UnknownControl

ACTIONS = Actions()
Taught = Annotated[str, OneOf({game: name for game, name in GAMES.items() if game in LESSONS})]


@command()
async def learn(context: Context, game: Taught | None = None) -> None:
    """Shows a game's first unfinished lesson; without a game, every game with the number of finished lessons."""
    await context.answer.say(await _game(context, game or ""))


@ACTIONS.on("learn-all")
@ACTIONS.on("learn-game")
async def open_game(context: Context, tag: Tag) -> None:
    """Shows a game that was chosen from the list, or the list again."""
    await context.show(await _game(context, tag.detail))


@ACTIONS.on("learn-open")
async def open_beside(context: Context, tag: Tag) -> None:
    """Shows a game's lessons in a new message, from a board, which stays."""
    await context.say(await _game(context, tag.detail))


@ACTIONS.on("learn-start")
async def open_start(context: Context, tag: Tag) -> None:
    """Shows what a game is about."""
    await context.show(start_page(_lesson(tag).game, context.preference))


@ACTIONS.on("learn")
async def turn(context: Context, tag: Tag, so_far: SoFar = BEGINNING) -> None:
    """Shows another lesson, or the same one with what was chosen so far."""
    await context.show(_page(context, _lesson(tag), so_far))


@ACTIONS.on("learn-show")
async def show_answer(context: Context, tag: Tag) -> None:
    """Shows a right move in the picture of the lesson."""
    await context.show(shown_page(_lesson(tag), context.preference, _opens(context)))


@ACTIONS.on("learn-board", window=True)
async def open_on_board(context: Context, tag: Tag) -> None:
    """Opens the lesson on the touch board."""
    lesson = _lesson(tag)
    await open_at(context, f"lesson:{lesson.game}.{lesson.key}")


@ACTIONS.on("learn-play", once=True)
async def first_game(context: Context, tag: Tag) -> None:
    """Begins a first match, in which hints are not counted."""
    await post(context, await context.referee.of(Lessons).first_match(tag.detail, context.person, context.place))


async def _try(context: Context, tag: Tag, text: str) -> None:
    """Tries a move in a lesson: a right one finishes it. Raises MoveRefused, NotIt."""
    lesson, lessons = _lesson(tag), context.referee.of(Lessons)
    tried = await lessons.tried(context.person, lesson, text)
    finished = await lessons.finished(context.person.id, lesson.game)
    await context.show(solved_page(lesson, tried, context.preference, finished))


async def _game(context: Context, game: str) -> Page:
    """What a game is about if none or all of its lessons are finished, else its first unfinished lesson. The list of
    games if it has no lessons.
    """
    finished = await context.referee.stores.lessons.finished(context.person.id)
    if game not in LESSONS:
        return overview_page(context.texts, finished)
    number = first_open(game, finished.get(game, ()))
    if number is None or game not in finished:
        return start_page(game, context.preference)
    return _page(context, LESSONS[game][number])


def _page(context: Context, lesson: Lesson, so_far: SoFar = BEGINNING) -> Page:
    return lesson_page(lesson, context.preference, so_far, opens=_opens(context))


def _opens(context: Context) -> bool:
    return context.services.channels.servers.opens_pages(context.place)


def _lesson(tag: Tag) -> Lesson:
    """The lesson of a tag, which is untrusted. Raises UnknownControl."""
    lessons = LESSONS.get(parts(tag)[0], ())
    if tag.ply >= len(lessons):
        raise UnknownControl
    return lessons[tag.ply]


enter_moves(ACTIONS, "learn", turn, _try)

FEATURE = Feature(commands=(learn,), actions=(ACTIONS,), services=(Lessons,))
