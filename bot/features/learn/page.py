"""The pages of lessons, and the list of games that have lessons."""

from collections.abc import Collection, Mapping

from bot.discord.controls import Button, Row, Tag, rows
from bot.discord.page import Page
from bot.features.learn.lessons import LESSONS
from bot.features.learn.rules import Attempt, Lesson, lesson_choices, lesson_view
from bot.locales import Catalogue
from bot.match import wording
from bot.match.entering import BEGINNING, SoFar, entry_of
from bot.match.page import ASKED, OVER, TO_MOVE
from bot.match.pictures import Marked, scene_block, scene_of
from bot.match.positions import written_line
from bot.match.preferences import Preference
from bot.match.views import view_after

PRAISES = 3  # ways to say that a move is right


def overview_page(texts: Catalogue, finished: Mapping[str, frozenset[str]]) -> Page:
    """Every game that has lessons, with how many are finished."""
    lines, buttons = [], []
    for game, lessons in LESSONS.items():
        name, done = wording.game(texts, game), number_finished(game, finished)
        lines.append(f"{'✅' if done == len(lessons) else '▫️'} **{name}** · {done}/{len(lessons)}")
        buttons.append(Button(name, Tag("learn-game", detail=game), "secondary" if done else "primary"))
    title, which = f"### {texts['learn.title']}", f"**{texts['learn.which']}**"
    return Page(title, texts["learn.intro"], "\n".join(lines), which, *rows(tuple(buttons), 4), accent=ASKED)


def number_finished(game: str, finished: Mapping[str, Collection[str]]) -> int:
    """How many of a game's lessons are finished; `finished` has their keys by game."""
    return sum(lesson.key in finished.get(game, ()) for lesson in LESSONS[game])


def number_of(lesson: Lesson) -> int:
    """The number of a lesson among those of its game, from 0."""
    return LESSONS[lesson.game].index(lesson)


def lesson_page(
    lesson: Lesson, reader: Preference, so_far: SoFar = BEGINNING, shown: str = "", opens: bool = False
) -> Page:
    """A lesson, with the controls of a match. A move that is `shown` is marked alone. `opens`: the touch board can be
    opened where the page is.
    """
    texts, view, number = reader.texts, lesson_view(lesson), number_of(lesson)
    choices = lesson_choices(lesson, reader.notation(lesson.game))
    entered = entry_of(view, reader, choices, so_far.chosen, view.turn == 1)
    chosen = entered.step.marked
    marked = Marked(chosen.held or lesson.held, chosen.targets or lesson.marks, chosen.areas)
    scene = scene_of(view, reader, marked=Marked(hint=shown) if shown else marked)
    name = entered.name("learn", lesson.game, number, *(["shown"] if shown else []))
    goal = texts[wording.own_key(texts, lesson.game, f"learn.goal-{lesson.goal}")]
    return Page(
        *_head(texts, lesson),
        scene_block(name, scene, reader),
        f"{so_far.said or texts['learn.turn']}\n**{goal}**",
        *entered.rows(Tag("learn", 0, number, lesson.game)),
        _ways(texts, lesson, opens),
        accent=TO_MOVE,
    )


def shown_page(lesson: Lesson, reader: Preference, opens: bool = False) -> Page:
    """The lesson with a right move shown in its picture, which the person can make then."""
    (written,) = written_line(lesson.position(), lesson.answers[:1], reader.notation(lesson.game))
    said = reader.texts.text("learn.shown", move=written)
    return lesson_page(lesson, reader, SoFar(said=said), lesson.answers[0], opens)


def start_page(game: str, reader: Preference) -> Page:
    """What a game is about: its aim, the board at its start, and its rules in short."""
    texts, view = reader.texts, view_after(game)
    begin = Button(texts["learn.begin"], Tag("learn", detail=f"{game}.on"), "success", emoji="▶️")
    return Page(
        f"### {wording.game(texts, game)}",
        f"🎯 **{texts[f'games.{game}.aim']}**",
        scene_block(f"learn-{game}-start", scene_of(view, reader), reader),
        texts[f"games.{game}.rules"],
        Row(begin, _all(texts)),
        accent=TO_MOVE,
    )


def first_open(game: str, finished: Collection[str]) -> int | None:
    """The number, from 0, of a game's first unfinished lesson; None if all are finished."""
    return next((i for i, lesson in enumerate(LESSONS[game]) if lesson.key not in finished), None)


def solved_page(lesson: Lesson, attempt: Attempt, reader: Preference, finished: Collection[str]) -> Page:
    """Praise, what the right move did, and a button to the next lesson, after the last one to the first that is not
    `finished`. If none is left, a button begins a first match.
    """
    texts, number = reader.texts, number_of(lesson)
    made = wording.last_move(texts, attempt.view, reader.notation(lesson.game))
    right = f"**{texts[f'learn.right-{number % PRAISES + 1}']}** {made}"
    move = (attempt.view.last.text if attempt.view.last else "").replace("/", "")
    picture = scene_block(f"learn-{lesson.game}-{number}-solved-{move}", scene_of(attempt.view, reader), reader)
    told = "\n".join(filter(None, (right, attempt.ending(texts))))
    is_last, skipped = number + 1 == len(LESSONS[lesson.game]), first_open(lesson.game, finished)
    following, head, ways = skipped if is_last else number + 1, "", []
    if skipped is None:
        head = texts.text("learn.finished", game=wording.game(texts, lesson.game))
        ways.append(Button(texts["learn.play"], Tag("learn-play", detail=lesson.game), "success", emoji="🎮"))
    if following is not None:
        on = Tag("learn", 0, following, f"{lesson.game}.on")
        ways.append(Button(texts["learn.next"], on, "success", emoji="▶️"))
    return Page(*_head(texts, lesson), picture, told, head, Row(*ways, _all(texts)), accent=OVER)


def _head(texts: Catalogue, lesson: Lesson) -> tuple[str, str]:
    own = f"games.{lesson.game}.lesson-{lesson.key}"
    title = texts.text(
        "learn.lesson",
        game=wording.game(texts, lesson.game),
        number=number_of(lesson) + 1,
        total=len(LESSONS[lesson.game]),
        title=texts[own],
    )
    return f"### {title}", texts[f"{own}-text"]


# -- buttons ----------------------------------------------------------------------------------------------------------


def _ways(texts: Catalogue, lesson: Lesson, opens: bool) -> Row:
    number = number_of(lesson)
    back = Tag("learn", 0, number - 1, f"{lesson.game}.back") if number else Tag("learn-start", detail=lesson.game)
    on = Tag("learn", 0, number + 1, f"{lesson.game}.on")
    board = Button(texts["buttons.open_board"], Tag("learn-board", 0, number, lesson.game), emoji="🖐️")
    return Row(
        Button(texts["buttons.previous"], back, emoji="◀️"),
        Button(texts["learn.show"], Tag("learn-show", 0, number, lesson.game), emoji="💡"),
        Button(texts["learn.skip"], on, disabled=number + 1 == len(LESSONS[lesson.game]), emoji="▶️"),
        *((board,) if opens else ()),
    )


def _all(texts: Catalogue) -> Button:
    return Button(texts["learn.all"], Tag("learn-all"), emoji="📚")
