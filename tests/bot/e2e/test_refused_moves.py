"""A move against the rules is explained in the notation of the person who tried it, wherever they tried it."""

import re

from bot import installed
from bot.features.learn.lessons import LESSONS
from engines.game import IllegalMove, Position
from engines.review.puzzles import puzzles

from .playing import answer_to, match_of, press, use

CELLS = [f"{file}{rank}" for file in "abcdefghi" for rank in range(10)]
FORBIDDEN = "h0f1"  # at the start: the elephant on g0 blocks the horse
NOTATIONS = {
    "coordinates": r"\b[a-i]\d\b",
    "wxf": r"file \d row \d+",
    "vietnamese": r"file \d row \d+",
    "chinese": r"file [一二三四五六七八九\d] row \d+",
}
WAYS = sorted(kind.removesuffix("-move") for kind in installed.actions() if kind == "move" or kind.endswith("-move"))


def forbidden_in(position: Position) -> str:
    """A move that is forbidden by a rule that names a cell."""
    for move in (start + end for start in CELLS for end in CELLS):
        try:
            position.game.read_move(position.board, move)
        except IllegalMove as error:
            if error.refusal.cells:
                return move
    raise AssertionError("every move is possible")


async def of_board(person) -> tuple[object, str]:
    board = await use(person, "play", game="xiangqi", level="beginner", side="first")
    return board, f"move:{match_of(board)}:0:{FORBIDDEN}"


async def of_lesson(person) -> tuple[object, str]:
    page = await use(person, "learn", game="xiangqi")
    return page, f"learn-move:0:0:xiangqi.{forbidden_in(LESSONS['xiangqi'][0].position())}"


async def of_puzzle(person) -> tuple[object, str]:
    page = await use(person, "puzzle", game="xiangqi")
    puzzle = puzzles("xiangqi")[0]
    return page, f"puzzle-move:0:0:{puzzle.key}.{forbidden_in(puzzle.position())}"


async def of_study(person) -> tuple[object, str]:
    page = await use(person, "import", text="startpos", game="xiangqi")
    tag = next(each.custom_id for each in page.buttons if each.custom_id.startswith("study-best:"))
    return page, f"study-move:0:0:{tag.split(':')[3]}{FORBIDDEN}"


async def of_review(person) -> tuple[object, str]:
    board, move = await of_board(person)
    await (await press(person, board, move.replace(FORBIDDEN, "h2e2"))).settled()
    await (await press(person, board, f"resign-yes:{match_of(board)}:0:")).settled()
    return board, f"again-move:{match_of(board)}:0:0.{FORBIDDEN}"


TRIED = {"move": of_board, "learn": of_lesson, "puzzle": of_puzzle, "study": of_study, "again": of_review}


def _told(text: str) -> str | None:
    return None if "Looking at the match" in text else text


async def test_a_forbidden_move_is_told_in_the_notation_of_the_person(bot, alice):
    """The same notation is used on a board, in lessons, puzzles, studies and reviews."""
    assert set(TRIED) == set(WAYS)
    for notation, kind in [*((name, "move") for name in NOTATIONS), *(("wxf", kind) for kind in WAYS)]:
        await bot.services.referee.preferences.choose(alice.id, "notation.xiangqi", notation)
        page, tag = await TRIED[kind](alice)
        message = await answer_to(press(alice, page, tag))
        told = await alice.until(lambda now=message: _told(alice.look(now).text))
        assert re.search(NOTATIONS[notation], told), (notation, kind, told)
