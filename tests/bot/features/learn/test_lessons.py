"""Every lesson of every game: its position is legal, its answers do what it says, and its pages are complete."""

from collections.abc import Callable

import pytest

from bot.discord.page import Drawing
from bot.discord.place import NOWHERE, Person
from bot.features.hints.rules import Hints
from bot.features.learn.lessons import LESSONS
from bot.features.learn.page import (
    first_open,
    lesson_page,
    number_finished,
    number_of,
    shown_page,
    solved_page,
    start_page,
)
from bot.features.learn.rules import Lesson, Lessons, NotIt, attempt, lesson_choices, lesson_view
from bot.locales import LANGUAGES, catalogue
from bot.match.controls import CONTROLS, MoveEntry, follow_path
from bot.match.entering import SoFar
from bot.match.move_refused import MoveRefused
from bot.match.preferences import Preference
from bot.match.referee import Referee
from engines.answer import Score
from engines.game import Position
from engines.player import analyse
from engines.registry import GAMES
from engines.search.terms import Limit
from storage.database import Database
from tests.bot.conftest import ANN
from tests.bot.match.test_page import buttons, component_count, tags_of
from tests.cases import for_each
from tests.long import LONG

EVERY = for_each("lesson", [lesson for lessons in LESSONS.values() for lesson in lessons])

# -- the meaning of a goal, by the rules alone ------------------------------------------------------------------------


def legal(position: Position) -> list[str]:
    """The legal moves as text."""
    return [position.game.write_move(position.board, move) for move in position.legal_moves()]


def can_win(position: Position) -> bool:
    """True if the side to move can win at once."""
    return any(wins(position, move) for move in legal(position))


def wins(position: Position, move: str) -> bool:
    """True if the move wins at once."""
    side = position.side
    position.play(move)
    outcome = position.outcome()
    position.undo()
    return outcome is not None and outcome.winner == side


def blocks(position: Position, move: str) -> bool:
    """True if after the move the opponent cannot win at once, though they could before."""
    position.play(move)
    safe = position.outcome() is None and not can_win(position)
    position.undo()
    return safe


def forks(position: Position, move: str) -> bool:
    """True if after the move every answer leaves a win at once."""
    position.play(move)
    forced = position.outcome() is None
    for answer in legal(position) if forced else ():
        position.play(answer)
        forced = position.outcome() is None and can_win(position)
        position.undo()
        if not forced:
            break
    position.undo()
    return forced


def forces(position: Position, move: str) -> bool:
    """True if after the move the search finds the opponent lost."""
    position.play(move)
    score = Score(analyse(position, Limit(depth=6, nodes=100_000)).lines[0].score)
    position.undo()
    return score.plies is not None and score.value < 0


def stops(position: Position, move: str) -> bool:
    """True if after the move the opponent has no move that creates an unstoppable threat."""
    position.play(move)
    near = {answer for answer in legal(position) if any(_apart(answer, other) <= 2 for other in position.written())}
    safe = not can_win(position) and not any(forks(position, answer) for answer in near)
    position.undo()
    return safe


def _apart(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))


def taken(position: Position, move: str) -> int:
    """The number of pieces that the opponent loses by the move."""
    other = 1 - position.side
    before = position.game.pieces(position.board)[other].total()
    position.play(move)
    after = position.game.pieces(position.board)[other].total()
    position.undo()
    return before - after


def takes_most(position: Position, move: str) -> bool:
    """True if the move takes more than one piece, and no other takes more."""
    return taken(position, move) == max(taken(position, each) for each in legal(position)) > 1


def checks(position: Position, move: str) -> bool:
    """True if the move gives check."""
    position.play(move)
    check = position.board.in_check()
    position.undo()
    return check


def crowns(position: Position, move: str) -> bool:
    """True if after the move its side has as many pieces, of other kinds."""
    side = position.side
    before = position.game.pieces(position.board)[side]
    position.play(move)
    after = position.game.pieces(position.board)[side]
    position.undo()
    return before != after and before.total() == after.total()


MEANT: dict[str, Callable[[Position, str], bool]] = {
    "win": wins,
    "block": blocks,
    "stop": stops,
    "fork": forks,
    "double": forces,
    "capture": lambda position, move: taken(position, move) > 0,
    "most": takes_most,
    "check": checks,
    "crown": crowns,
}
SEVERAL = {"stop", "double"}  # too slow to be checked of every move: of the answers alone


@EVERY
def test_the_answers_are_the_moves_that_do_what_the_lesson_says(lesson: Lesson) -> None:
    """All of them, and no other legal move; the answer of a "step" lesson is only legal."""
    position = lesson.position()
    assert position.outcome() is None
    assert lesson.answers
    assert set(lesson.answers) <= set(legal(position))
    if lesson.goal in SEVERAL:
        assert all(MEANT[lesson.goal](position, move) for move in lesson.answers)
    elif lesson.goal != "step":
        assert {move for move in legal(position) if MEANT[lesson.goal](position, move)} == set(lesson.answers)
    if lesson.goal in ("block", "stop"):
        assert not all(MEANT[lesson.goal](position, move) for move in sorted(legal(position))[:3])


def test_the_third_stone_of_swap2_stands_two_points_from_the_others() -> None:
    """Every point at that distance from the nearest stone is right, and no other."""
    lesson = next(each for each in LESSONS["gomoku"] if each.key == "swap2")
    apart = {move: min(_apart(move, stone) for stone in lesson.moves) for move in legal(lesson.position())}
    assert {move for move, points in apart.items() if points - 1 == 2} == set(lesson.answers)
    for move in ("i8", "a1"):
        with pytest.raises(NotIt):
            attempt(lesson, move)


@EVERY
def test_pictures_and_words(lesson: Lesson) -> None:
    """The position is drawn as it is tried, shown and solved, in each notation; of each lesson one of the three in one
    notation, by turns.
    """
    notations = GAMES[lesson.game].notations
    turn, drawn_in = divmod(number_of(lesson), len(notations))
    for notation in notations:
        reader = Preference("en", "picture", games={f"notation.{lesson.game}": notation})
        tried = attempt(lesson, lesson.answers[0])
        pages = [lesson_page(lesson, reader), shown_page(lesson, reader)]
        pages.append(solved_page(lesson, tried, reader, ()))
        pictures = [block for page in pages for block in page.blocks if isinstance(block, Drawing)]
        assert len({picture.name for picture in pictures}) == 3
        assert all(picture.alt for picture in pictures)
        for picture in pictures if LONG else [pictures[turn % 3]] if notation == notations[drawn_in] else []:
            assert picture.draw(picture.subject).startswith(b"\x89PNG")


@EVERY
def test_a_piece_that_a_lesson_holds_can_go_where_it_marks(lesson: Lesson) -> None:
    """The dots are true."""
    reached = {choice.path.stops[-1] for choice in lesson_choices(lesson) if choice.path.start == lesson.held}
    assert reached >= set(lesson.marks)


@EVERY
def test_pages_are_within_the_limits(lesson: Lesson) -> None:
    """A page has at most as many components as Discord takes, in any language; a decoy that takes nothing is shown as a
    plain move.
    """
    reader = Preference("en", "text")
    steps = {choice.path.start for choice in lesson_choices(lesson)} - {""}
    pages = [lesson_page(lesson, reader, SoFar(path), opens=True) for path in ("", *sorted(steps))]
    pages.append(solved_page(lesson, attempt(lesson, lesson.answers[0]), reader, ()))
    for page in pages:
        assert component_count(page) <= 40
        tags = [str(tag) for tag in tags_of(page)]
        assert len(tags) == len(set(tags))
        assert all(tag.kind.startswith("learn") and tag.match == 0 for tag in tags_of(page))
        assert not [button.label for button in buttons(page) if "takes )" in button.label]


def test_no_button_gives_the_answer_away() -> None:
    """The stones that a move turns over are shown on the buttons of a match, but not of a lesson."""
    for lesson in LESSONS["tiaojiaqi"][1:4]:
        position, reader = lesson.position(), Preference("en", "picture")
        answer = position.game.read_move(position.board, lesson.answers[0])
        match = MoveEntry(lesson_view(lesson), lesson_choices(lesson), reader)
        for path in ("", position.game.path(position.board, answer).start):
            _, step, _ = follow_path(CONTROLS["tiaojiaqi"], match, path)
            assert any("+" in pick.label for pick in step.picks)
            assert not [each for each in buttons(lesson_page(lesson, reader, SoFar(path))) if "+" in each.label]


@EVERY
def test_the_legal_moves_and_the_decoy_can_be_chosen(lesson: Lesson) -> None:
    """As in a match. A decoy is then refused by a rule of the game, which has words. The text of a lesson of renju
    names it: a reader of boards in words sees no cross.
    """
    view, decoys = lesson_view(lesson), [lesson.decoy[0]] if lesson.decoy else []
    assert sorted(view.legal) == sorted([*legal(lesson.position()), *decoys])
    assert set(view.legal) == {choice.move for choice in lesson_choices(lesson)}
    for move in decoys:
        with pytest.raises(MoveRefused) as refused:
            attempt(lesson, move)
        assert f"games.{lesson.game}.why.{refused.value.why.rule}" in catalogue("en")
        told = [catalogue(language)[f"games.{lesson.game}.lesson-{lesson.key}-text"] for language in LANGUAGES]
        assert lesson.game != "renju" or all(move in text for text in told)


def test_only_who_solved_all_lessons_has_finished_them() -> None:
    """After the last lesson a person who skipped some is led to the first of them. Whichever lesson was the one that
    was left, after it they are led to a first match. A lesson that there is no more does not count.
    """
    reader = Preference("en", "text")
    for game, lessons in LESSONS.items():
        lesson, keys = lessons[-1], {each.key for each in lessons}
        for left in lessons:
            done = solved_page(left, attempt(left, left.answers[0]), reader, keys)
            assert "You have finished the lessons" in str(done.blocks)
            assert "learn-play" in [tag.kind for tag in tags_of(done)]
        skipped = solved_page(lesson, attempt(lesson, lesson.answers[0]), reader, keys - {lessons[1].key})
        assert "You have finished" not in str(skipped.blocks)
        assert str(tags_of(skipped)[0]) == f"learn:0:1:{game}.on"
        assert first_open(game, keys) is None
        assert number_finished(game, {game: {*keys, "gone"}}) == len(lessons)


async def test_who_finishes_a_lesson_is_known_from_then_on(referee: Referee) -> None:
    """A person is stored who has only pressed buttons so far, or was deleted meanwhile."""
    new, lesson = Person(1009, "Una"), LESSONS["tictactoe"][0]
    await referee.of(Lessons).tried(new, lesson, lesson.answers[0])
    assert await referee.stores.lessons.finished(new.id) == {"tictactoe": {lesson.key}}


async def test_a_first_match_is_one_from_the_beginning(referee: Referee, db: Database) -> None:
    """One transaction stores both, so that no kill comes between: hints in it are never counted."""
    before = db.written
    view = await referee.of(Lessons).first_match("connect4", ANN, NOWHERE)
    assert db.written == before + 1
    assert (await referee.of(Hints).hint(view.id, ANN.id)).used == 0


@for_each("language", LANGUAGES)
def test_the_aim_of_a_game_is_said_once(language: str) -> None:
    """The page that begins the lessons has it above the board; the rules in short do not repeat it."""
    for game in LESSONS:
        said = [block for block in start_page(game, Preference(language, "picture")).blocks if isinstance(block, str)]
        aim, rules = catalogue(language)[f"games.{game}.aim"], said[-1]
        assert sum(aim in block for block in said) == 1
        assert rules == rules.strip() != ""
