"""The exact solver is right, can be stopped, and does not depend on its memory."""

import random
from collections.abc import Iterator
from threading import Thread

import pytest

from engines.connect4.position import InvalidPosition
from engines.connect4.solver import SMALLEST_TABLE, SearchStopped, Solver
from tests.cases import for_each
from tests.engines.connect4.bitbully import judge
from tests.long import LONG

HARD = (1 << 21, 3 << 21)  # stones after two in the middle column: takes far more nodes than the limits below


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def has_four(stones: set[tuple[int, int]]) -> bool:
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    return any(
        all((column + i * dc, row + i * dr) in stones for i in range(4)) for column, row in stones for dc, dr in steps
    )


def brute_force(columns: str) -> int:
    """Plain negamax over sets of cells, sharing nothing with the solver."""
    sides: list[set[tuple[int, int]]] = [set(), set()]
    for i, sign in enumerate(columns):
        sides[i % 2].add((int(sign), columns[:i].count(sign)))
    if has_four(sides[1 - len(columns) % 2]):
        return -((44 - len(columns)) // 2)
    replies = [columns + sign for sign in "4352617" if columns.count(sign) < 6]
    return max((-brute_force(reply) for reply in replies), default=0)


def is_over(columns: str) -> bool:
    last = len(columns) % 2 ^ 1
    return has_four({(int(s), columns[:i].count(s)) for i, s in enumerate(columns) if i % 2 == last})


def unfinished(stones: int, count: int, seed: int) -> Iterator[str]:
    """Random games in progress after so many stones, as columns."""
    rng = random.Random(seed)
    while count:
        columns = ""
        while len(columns) < stones and not is_over(columns):
            sign = rng.choice([sign for sign in "1234567" if columns.count(sign) < 6])
            columns += sign
        if len(columns) == stones and not is_over(columns):
            count -= 1
            yield columns


def stones_of(columns: str) -> tuple[int, int]:
    """The position as the bits of the side's own stones and of all stones."""
    own = mask = 0
    for i, sign in enumerate(columns):
        cell = 1 << 7 * (int(sign) - 1) + columns[:i].count(sign)
        mask |= cell
        own |= cell if i % 2 == len(columns) % 2 else 0
    return own, mask


@for_each("stones", [34, 36, 38])
def test_late_positions_score_as_a_plain_search_to_the_end_says(solver: Solver, stones: int) -> None:
    for columns in unfinished(stones, 12 if LONG else 3, seed=stones):
        assert solver.solve(stones_of(columns)) == brute_force(columns), columns


def test_every_phase_agrees_with_an_independent_solver(solver: Solver) -> None:
    """Exact scores equal those of bitbully on random positions of 14 to 40 stones."""
    worth = judge()
    for stones in range(14, 41):
        for columns in unfinished(stones, (3 if stones < 20 else 8) if LONG else 1, seed=100 + stones):
            assert solver.solve(stones_of(columns)) == worth(columns), columns


def test_mirror_images_score_the_same() -> None:
    """A position and its mirror image have one score, each solved with an empty table."""
    for columns in unfinished(16, 6, seed=5):
        image = "".join(str(8 - int(sign)) for sign in columns)
        assert Solver(SMALLEST_TABLE).solve(stones_of(columns)) == Solver(SMALLEST_TABLE).solve(stones_of(image))


def test_a_full_board_is_a_draw_without_moves(solver: Solver) -> None:
    """A full board scores 0 and has no best move."""
    full = "256426457127755361771411454217542236336633"
    assert solver.solve(stones_of(full)) == 0
    with pytest.raises(InvalidPosition, match="full"):
        solver.best(stones_of(full))


def test_lent_memory_is_used_and_shared() -> None:
    """What one solver found helps another over the same memory."""
    memory = bytearray(SMALLEST_TABLE)
    columns = next(unfinished(16, 1, seed=8))
    first, second = Solver(memory=memory), Solver(memory=memory)
    score = first.solve(stones_of(columns))
    assert any(memory)
    assert second.solve(stones_of(columns)) == score
    assert second.nodes < first.nodes / 2


def test_foreign_bits_in_the_memory_are_not_believed() -> None:
    """A table full of noise changes no score."""
    memory = bytearray(random.Random(9).randbytes(SMALLEST_TABLE))
    noisy, clean = Solver(memory=memory), Solver(SMALLEST_TABLE)
    for columns in unfinished(18, 10, seed=9):
        assert noisy.solve(stones_of(columns)) == clean.solve(stones_of(columns))


def test_clear_forgets_everything() -> None:
    """After `clear` a position takes as many nodes as the first time."""
    solver = Solver(SMALLEST_TABLE)
    columns = next(unfinished(16, 1, seed=10))
    solver.solve(stones_of(columns))
    first = solver.nodes
    solver.clear()
    solver.solve(stones_of(columns))
    assert solver.nodes == 2 * first


def test_too_little_memory_is_refused() -> None:
    with pytest.raises(ValueError, match=str(SMALLEST_TABLE)):
        Solver(SMALLEST_TABLE - 16)


def test_a_node_limit_stops_the_search_and_keeps_the_table_sound() -> None:
    """The search stops near the limit; afterwards other positions still score right."""
    solver = Solver()
    solver.node_limit = 50_000
    with pytest.raises(SearchStopped):
        solver.solve(HARD)
    assert 50_000 <= solver.nodes < 100_000
    solver.node_limit = 0
    for columns in unfinished(34, 20 if LONG else 6, seed=11):
        assert solver.solve(stones_of(columns)) == brute_force(columns)


@for_each("call", ["solve", "best"])
def test_a_deadline_stops_every_kind_of_request(call: str) -> None:
    solver = Solver()
    solver.deadline = 1e-9
    with pytest.raises(SearchStopped):
        getattr(solver, call)(HARD)
    assert solver.nodes < 20_000


def test_a_flag_stops_the_search() -> None:
    """Setting the first byte of the flag stops the search."""
    solver, flag = Solver(), bytearray(1)
    solver.stop_flag = flag
    late = next(unfinished(30, 1, seed=12))
    assert isinstance(solver.solve(stones_of(late)), int)
    flag[0] = 1
    with pytest.raises(SearchStopped):
        solver.solve(HARD)


@for_each(
    "own, mask",
    [(1, 2), (-1, 1), (0, 1 << 49), (0, 1 << 6 | 63), (0, 2), (1, 1), (0, 3), (0b1111, 0b1111 | 0b111 << 7)],
)
def test_impossible_stones_are_refused(solver: Solver, own: int, mask: int) -> None:
    """Own stones that are not among all, off the board, floating, too many of one side, or four in a row already."""
    with pytest.raises(InvalidPosition):
        solver.solve((own, mask))


def test_other_threads_run_while_the_solver_searches() -> None:
    """Another thread can set the flag while the search goes on."""
    solver = Solver()
    flag = bytearray(1)
    solver.stop_flag = flag
    ends = []

    def search() -> None:
        try:
            ends.append(solver.solve(HARD))
        except SearchStopped:
            ends.append("stopped")

    thread = Thread(target=search)
    thread.start()
    flag[0] = 1
    thread.join()
    assert ends == ["stopped"]
