"""The rules of gomoku and renju, against published positions and a second implementation."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import BadPosition, GameError, IllegalMove, Position
from engines.gomoku.points import NAMED, NAMES, POINTS, STEPS
from engines.registry import GAMES
from tests.cases import for_each
from tests.long import LONG

DATA = Path(__file__).parents[2] / "data" / "gomoku"
FORBIDDEN = json.loads((DATA / "forbidden.json").read_text())
REASONS = {"overline", "double-four", "double-three"}


def after(key, moves):
    """The position after these moves; forbidden ones may be among them."""
    position = Position(GAMES[key])
    for move in moves.split():
        position.push(NAMED[move])
    return position


def random_position(key, rng, plies):
    """A random game with stones close together."""
    position = Position(GAMES[key])
    middle = [point for point in POINTS if 4 <= (point - 2) % 17 <= 11 and 6 <= (point - 2) // 17 <= 13]
    while len(position.moves) < plies:
        legal = set(position.legal_moves()) & set(middle)
        if not legal:
            break
        position.push(rng.choice(sorted(legal)))
    return position


@for_each("case", FORBIDDEN)
def test_forbidden_points_are_known(case):
    """Every forbidden point has its reason, and points that only look forbidden have none."""
    board = after("renju", case["moves"]).board
    assert {NAMES[point]: board.why_forbidden(point) for point in board.forbidden()} == case["forbidden"]
    for name in case["false"]:
        assert board.why_forbidden(NAMED[name]) == ""


class Judge:
    """Renju's rules in a second, slow implementation, from the stones alone."""

    def __init__(self, black, white):
        self.black, self.white = set(black), set(white)

    def run(self, point, step):
        """The stones in a row with a black one."""
        found = {point}
        for way in (step, -step):
            at = point + way
            while at in self.black:
                found.add(at)
                at += way
        return found

    def is_free(self, point):
        return point in NAMES and point not in self.black and point not in self.white

    def fives(self, point, step):
        """The points that make exactly five in a run through this stone, each with the other four stones."""
        found = []
        for offset in range(-4, 5):
            at = point + offset * step
            line = {point + i * step for i in range(min(0, offset), max(0, offset) + 1)}
            if line <= NAMES.keys() and self.is_free(at):
                self.black.add(at)
                run = self.run(point, step)
                if len(run) == 5 and at in run:
                    found.append((at, frozenset(run - {at})))
                self.black.discard(at)
        return found

    def fours(self, point):
        return sum(len({stones for _, stones in self.fives(point, step)}) for step in STEPS)

    def straight(self, point, step):
        """True if the stone is in a four in a row that two points make five."""
        fives = self.fives(point, step)
        return len(fives) == 2 and fives[0][1] == fives[1][1] == frozenset(self.run(point, step))

    def is_three(self, point, step):
        for offset in (-3, -2, -1, 1, 2, 3):
            at = point + offset * step
            if self.is_free(at):
                self.black.add(at)
                good = at in self.run(point, step) and self.straight(point, step)
                self.black.discard(at)
                if good and not self.makes_five(at) and not self.why(at):
                    return True
        return False

    def makes_five(self, point):
        self.black.add(point)
        made = any(len(self.run(point, step)) == 5 for step in STEPS)
        self.black.discard(point)
        return made

    def why(self, point):
        if self.makes_five(point):
            return ""
        self.black.add(point)
        try:
            if any(len(self.run(point, step)) > 5 for step in STEPS):
                return "overline"
            if self.fours(point) > 1:
                return "double-four"
            return "double-three" if sum(self.is_three(point, step) for step in STEPS) > 1 else ""
        finally:
            self.black.discard(point)


def test_a_second_judge_agrees():
    """On random crowded boards every empty point is judged alike, and each reason occurs."""
    met = set()
    for seed in range(25 if LONG else 10):
        board = random_position("renju", random.Random(seed), 40).board
        judge = Judge(*([point for point in POINTS if board.stone(point) == side] for side in (0, 1)))
        for point in POINTS:
            if board.stone(point) < 0:
                assert board.why_forbidden(point) == judge.why(point), (GAMES["renju"].write(board), NAMES[point])
                met.add(board.why_forbidden(point))
    assert met == REASONS | {""}


@for_each("key", ["gomoku", "renju"])
def test_what_is_kept_is_what_the_stones_say(key):
    """After any moves and takebacks, shapes and score are those of the same stones set up at once."""
    for seed in range(40):
        rng = random.Random(seed)
        position = random_position(key, rng, rng.randint(1, 60))
        for _ in range(rng.randint(0, len(position.moves) // 2)):
            position.undo()
        fresh = GAMES[key].read(position.text)
        for side in (0, 1):
            assert position.board.shapes(side) == fresh.shapes(side)
        assert position.board.evaluate() == fresh.evaluate()


ROW = "a1 a3 b1 b3 c1 d3 e1 f3 f1 h3"  # Black: a1 b1 c1 e1 f1; White: a3 b3 d3 f3 h3


def test_six_in_a_row_win_in_gomoku_and_are_forbidden_in_renju():
    """The same stone wins in gomoku and is an illegal overline in renju."""
    position = after("gomoku", ROW)
    position.play("d1")
    assert str(position.outcome()) == "1-0 five"
    assert position.game.line(position.board) == ("a1", "b1", "c1", "d1", "e1", "f1")
    with pytest.raises(IllegalMove) as caught:
        after("renju", ROW).play("d1")
    assert caught.value.refusal.rule == "overline"


def test_white_may_make_six_in_renju():
    position = after("renju", "h8 a1 h9 b1 i5 c1 j10 e1 k12 f1 o15")
    position.play("d1")
    assert str(position.outcome()) == "0-1 five"


def test_five_goes_before_what_is_forbidden():
    """A stone that makes five in one line and six in another wins for Black."""
    moves = "b1 o15 c1 o13 d1 o11 e1 o9 a2 n14 a3 n12 a4 n10 a5 n8 a6 m13"
    position = after("renju", moves)
    position.play("a1")
    assert str(position.outcome()) == "1-0 five"


@pytest.mark.slow
@pytest.mark.parametrize("key", ["gomoku", "renju"])
@settings(max_examples=200 if LONG else 40)
@given(text=st.text(max_size=80) | st.text(alphabet="xo123456789/ ", max_size=240))
def test_any_text_is_read_or_refused(key, text):
    """A text is a position that can be written back, or a BadPosition."""
    game = GAMES[key]
    try:
        board = game.read(text)
    except BadPosition:
        return
    assert game.read(game.write(board)).key == board.key


@pytest.mark.parametrize("key", ["gomoku", "renju"])
@settings(max_examples=200 if LONG else 40)
@given(text=st.text(max_size=8) | st.text(alphabet="abco0123456789", max_size=4))
def test_any_text_is_a_move_or_refused(key, text):
    """A text is the name of an empty point, or a GameError."""
    position = Position(GAMES[key])
    try:
        move = position.play(text)
    except GameError:
        return
    assert NAMES[move] == text.strip().lower()


@for_each(
    "text, reason",
    [
        ("15/15/15/15/15/15/15/15/15/15/15/15/15/9oooo2/xxxxxx9 x", "numbers of stones"),
        ("15/15/15/15/15/15/15/15/15/15/15/15/15/4oooooo5/xxxxxx9 x", "more than five"),
        ("15/15/15/15/15/15/15/15/15/15/15/15/15/4ooooo6/xxxx1x9 o", "numbers of stones"),
        ("15/15/15/15/15/15/15/15/15/15/15/15/15/4oooo7/xxxxx10 x", "numbers of stones"),
    ],
)
def test_positions_that_cannot_be_are_refused(text, reason):
    """In renju Black cannot have six in a row, and the sides place stones in turn."""
    with pytest.raises(BadPosition, match=reason):
        GAMES["renju"].read(text)
