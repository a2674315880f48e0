"""Lessons as pages: a rule, a position to try it on, what became of the try; and the list of what can be learnt."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.discord.controls import Button, Row, Tag, rows
from bot.discord.page import Block, Page
from bot.features.learn.lessons import LESSONS
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.entering import BEGINNING, SoFar, entry
from bot.match.exercises import Attempt, Lesson, lesson_choices, lesson_view
from bot.match.page import ASKED, OVER, TO_MOVE
from bot.match.pictures import Marked, scene_block, scene_of
from bot.match.preferences import Preference

PRAISES = 3  # ways to say that a move is right


def overview_page(texts: Catalogue, finished: Mapping[str, frozenset[str]]) -> Page:
    """Every game that has lessons, with what is `finished` of it."""
    done = {game: sum(lesson.key in finished.get(game, ()) for lesson in LESSONS[game]) for game in LESSONS}
    lines = [_progress(texts, game, done[game]) for game in LESSONS]
    buttons = tuple(
        Button(wording.game(texts, game), Tag("learn-game", 0, 0, game), "secondary" if done[game] else "primary")
        for game in LESSONS
    )
    title, intro = (texts[f"learn.{part}"] for part in ("title", "intro"))
    which = f"**{texts['learn.which']}**"
    return Page((f"### {title}", intro, "\n".join(lines), which, *rows(buttons, 4)), ASKED)


def _progress(texts: Catalogue, game: str, done: int) -> str:
    total = len(LESSONS[game])
    mark = "✅" if done == total else "▫️"
    return f"{mark} **{wording.game(texts, game)}** · {done}/{total}"


def lesson_page(number: int, lesson: Lesson, reader: Preference, so_far: SoFar = BEGINNING) -> Page:
    """A lesson, counted from 0, with the controls of a match."""
    texts, view = catalogue(reader.language), lesson_view(lesson)
    choices = lesson_choices(lesson, reader.notation(lesson.game))
    entered = entry(view, reader, choices, so_far.chosen, view.turn == 1)
    step = entered.step
    scene = scene_of(view, reader, marked=Marked(step.held or lesson.held, step.targets or lesson.marks, step.areas))
    told = (so_far.said or texts["learn.turn"], goal(texts, lesson))
    return Page(
        (
            *_head(texts, number, lesson),
            scene_block(entered.name("learn", lesson.game, number), scene, reader),
            "\n".join(told),
            *entered.rows(Tag("learn", 0, number, lesson.game)),
            _ways(texts, number, lesson),
        ),
        TO_MOVE,
    )


def shown_page(number: int, lesson: Lesson, reader: Preference) -> Page:
    """The lesson with a right move shown in its picture, to be made then."""
    texts, view = catalogue(reader.language), lesson_view(lesson)
    said = texts.text("learn.shown", move=_written(lesson, reader))
    page = lesson_page(number, lesson, reader, SoFar(said=said))
    scene = scene_of(view, reader, marked=Marked(hint=lesson.answers[0]))
    return _with_picture(page, scene_block(f"learn-{lesson.game}-{number}-shown", scene, reader))


def start_page(game: str, reader: Preference) -> Page:
    """What a game is about: what to play for, and the board at its start."""
    texts, view = catalogue(reader.language), lesson_view(Lesson("start", game, "step", ()))
    begin = Button(texts["learn.begin"], Tag("learn", 0, 0, f"{game}.on"), "success", emoji="▶️")
    return Page(
        (
            f"### {wording.game(texts, game)}",
            f"🎯 **{texts[f'games.{game}.aim']}**",
            scene_block(f"learn-{game}-start", scene_of(view, reader), reader),
            texts[f"games.{game}.rules"],
            Row((begin, _all(texts))),
        ),
        TO_MOVE,
    )


def first_open(game: str, finished: Collection[str]) -> int | None:
    """The first lesson of a game that is not finished, counted from 0; None where all are."""
    return next((i for i, lesson in enumerate(LESSONS[game]) if lesson.key not in finished), None)


def solved_page(number: int, lesson: Lesson, attempt: Attempt, reader: Preference, finished: Collection[str]) -> Page:
    """Praise, and what the right move did; then on to the next lesson, or to a first game. After the last one it leads
    to the first that is not `finished`, if any was skipped.
    """
    texts = catalogue(reader.language)
    made = wording.last_move(texts, attempt.view, reader.notation(lesson.game))
    right = f"**{texts[f'learn.right-{number % PRAISES + 1}']}** {made}"
    move = (attempt.view.last.text if attempt.view.last else "").replace("/", "")
    picture = scene_block(f"learn-{lesson.game}-{number}-solved-{move}", scene_of(attempt.view, reader), reader)
    told = "\n".join(filter(None, (right, ending(texts, attempt))))
    is_last, skipped = number + 1 == len(LESSONS[lesson.game]), first_open(lesson.game, finished)
    following = skipped if is_last else number + 1
    on = _first_game(texts, lesson.game) if following is None else (_next(texts, following, lesson),)
    head = texts.text("learn.finished", game=wording.game(texts, lesson.game)) if skipped is None else ""
    return Page((*_head(texts, number, lesson), picture, told, head, Row((*on, _all(texts)))), OVER)


def goal(texts: Catalogue, lesson: Lesson) -> str:
    """What is to be looked for."""
    return f"**{texts[wording.own_key(texts, lesson.game, f'learn.goal-{lesson.goal}')]}**"


def ending(texts: Catalogue, attempt: Attempt) -> str:
    """How a game ended by what was tried, if it did; the sides have the names that the game gives them."""
    if attempt.outcome is None:
        return ""
    game, outcome = attempt.view.game, attempt.outcome
    names = wording.side(texts, game, 0), wording.side(texts, game, 1)
    return wording.ending(texts, game, outcome.ending, outcome.winner, names)


def _head(texts: Catalogue, number: int, lesson: Lesson) -> tuple[str, str]:
    own = f"games.{lesson.game}.lesson-{lesson.key}"
    title = texts.text(
        "learn.lesson",
        game=wording.game(texts, lesson.game),
        number=number + 1,
        total=len(LESSONS[lesson.game]),
        title=texts[own],
    )
    return f"### {title}", texts[f"{own}-text"]


def _written(lesson: Lesson, reader: Preference) -> str:
    """A right move as the person writes it."""
    choices = lesson_choices(lesson, reader.notation(lesson.game))
    return next(choice.written for choice in choices if choice.move == lesson.answers[0])


def _with_picture(page: Page, picture: Block) -> Page:
    head, _, *rest = page.blocks[1:]
    return replace(page, blocks=(page.blocks[0], head, picture, *rest))


# -- buttons ----------------------------------------------------------------------------------------------------------


def _ways(texts: Catalogue, number: int, lesson: Lesson) -> Row:
    back = Tag("learn", 0, number - 1, f"{lesson.game}.back") if number else Tag("learn-start", 0, 0, lesson.game)
    on = Tag("learn", 0, number + 1, f"{lesson.game}.on")
    return Row(
        (
            Button(texts["buttons.previous"], back, emoji="◀️"),
            Button(texts["learn.show"], Tag("learn-show", 0, number, lesson.game), emoji="💡"),
            Button(texts["learn.skip"], on, disabled=number + 1 == len(LESSONS[lesson.game]), emoji="▶️"),
            _all(texts),
        )
    )


def _next(texts: Catalogue, number: int, lesson: Lesson) -> Button:
    return Button(texts["buttons.next"], Tag("learn", 0, number, f"{lesson.game}.on"), "success", emoji="▶️")


def _all(texts: Catalogue) -> Button:
    return Button(texts["learn.all"], Tag("learn-all"), emoji="📚")


def _first_game(texts: Catalogue, game: str) -> tuple[Button, ...]:
    return (Button(texts["learn.play"], Tag("learn-play", 0, 0, game), "success", emoji="🎮"),)
