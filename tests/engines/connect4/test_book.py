"""The opening book is exact, is read as it was written, and is refused if damaged."""

import random
from itertools import chain, islice, repeat
from pathlib import Path

import pytest

from engines.connect4.book import (
    BOOK,
    COLUMNS,
    DENSE_PLIES,
    Book,
    BookEntry,
    DamagedBook,
    DenseIndex,
    canonical,
    mirrored,
    pack,
)
from engines.connect4.solver import Solver
from tests.benchmarks.make.connect4_book import (
    BookPosition,
    after,
    canonical_position,
    is_won,
    levels,
    positions,
    replies,
    wins_at_once,
)
from tests.engines.connect4.bitbully import judge
from tests.long import LONG


def played(rng: random.Random, stones: int) -> BookPosition | None:
    """The position after so many random stones; None if it is finished."""
    position: BookPosition | None = BookPosition(0, 0)
    for _ in range(stones):
        position = (position and not is_won(position) and after(position, rng.randrange(COLUMNS))) or None
    return None if not position or is_won(position) else position


def reachable(stones: int, count: int) -> list[BookPosition]:
    """Random unfinished positions."""
    rng = random.Random(stones)
    return list(islice(filter(None, (played(rng, stones) for _ in repeat(None))), count))


def some_entries(book: Book, stones: int, rng: random.Random, count: int) -> list[tuple[BookPosition, BookEntry]]:
    """Random positions of so many stones that the book knows."""
    found: dict[BookPosition, BookEntry] = {}
    while len(found) < count:
        position = played(rng, stones)
        if position and (entry := book.look_up(*position)):
            found[position] = entry
    return list(found.items())


def test_every_position_has_a_byte_of_its_own() -> None:
    """No two canonical positions of up to 5 stones share a place, and the last place is in the file."""
    index = DenseIndex()
    places = [index[position] for stones in range(6) for position in positions(stones)]
    assert len(set(places)) == len(places)
    assert max(index[canonical(*position)[:2]] for position in reachable(DENSE_PLIES, 300)) < index.size


def test_a_book_reads_as_it_was_packed(tmp_path: Path) -> None:
    """Packed positions are found, their mirror images with the mirrored move, and no others."""
    rng = random.Random(1)
    early = {canonical(*p)[:2]: rng.randint(-21, 21) for p in reachable(7, 40)}
    late = {canonical(*p)[:2]: (rng.randint(-21, 21), rng.randrange(COLUMNS)) for p in reachable(11, 40)}
    path = tmp_path / "some.book"
    path.write_bytes(pack([(*p, s) for p, s in early.items()], [(*p, s, m) for p, (s, m) in late.items()]))
    book = Book(path)
    for (own, mask), score in early.items():
        assert book.look_up(own, mask) == book.look_up(mirrored(own), mirrored(mask)) == BookEntry(score, None)
    for (own, mask), (score, move) in late.items():
        assert book.look_up(own, mask) == BookEntry(score, move)
        image = book.look_up(mirrored(own), mirrored(mask))
        assert image in (BookEntry(score, 6 - move), BookEntry(score, move))
        assert image == BookEntry(score, 6 - move) or (mirrored(own), mirrored(mask)) == (own, mask)
    assert all(book.look_up(*p) is None for p in reachable(6, 20))
    assert all(book.look_up(*p) is None for p in reachable(12, 20))
    book.close()


@pytest.mark.parametrize(
    "damage",
    [lambda b: b[:-1], lambda b: b"x" + b[1:], lambda b: b + b"\0", lambda b: b[:9], lambda b: b""],
)
def test_a_damaged_book_is_refused(tmp_path: Path, damage) -> None:
    """A book that is cut, longer, or of another format does not open."""
    path = tmp_path / "bad.book"
    path.write_bytes(damage(pack([(0, 0, 1)], [])))
    with pytest.raises(DamagedBook):
        Book(path)


needs_book = pytest.mark.skipif(not BOOK.exists(), reason="no book here: see tests.benchmarks.make.connect4_book")


@needs_book
def test_the_book_is_small_and_knows_the_start() -> None:
    """Under five megabytes; the first player wins, in the middle column."""
    assert BOOK.stat().st_size < 5 << 20
    assert Book().look_up(0, 0) == BookEntry(1, 3)


@needs_book
def test_the_first_moves_are_worth_what_is_published() -> None:
    """After one stone in columns 1 to 7 the first player is worth -2 -1 0 1 0 -1 -2."""
    book = Book()
    found = [book.look_up(0, 1 << 7 * column) for column in range(COLUMNS)]
    assert [entry and -entry.score for entry in found] == [-2, -1, 0, 1, 0, -1, -2]


@needs_book
def test_perfect_play_is_in_the_book_for_either_side() -> None:
    """A side that follows the book against random play finds a move, or wins at once, until 12 stones."""
    book, rng = Book(), random.Random(3)
    for game in range(200):
        position = BookPosition(0, 0)
        for stones in range(13):
            if is_won(position) or (stones % 2 == game % 2 and wins_at_once(position)):
                break
            entry = book.look_up(*position) if stones % 2 == game % 2 else None
            assert entry is not None or stones % 2 != game % 2
            move = rng.choice([c for c in range(7) if after(position, c)]) if entry is None else entry.move
            assert move is not None
            position = after(position, move) or position


@needs_book
def test_a_random_sample_is_solved_again() -> None:
    """An empty solver gives the book's scores, and the book's move keeps them."""
    book, solver, rng = Book(), Solver(8 << 20), random.Random(17)
    sample = tree_sample(book, rng, 8) + some_entries(book, DENSE_PLIES, rng, 4)
    for position, entry in sample:
        solver.clear()
        assert solver.solve(position) == entry.score, (position, entry)
        if entry.move is not None:
            assert -solver.solve(after(position, entry.move)) == entry.score


def tree_sample(book: Book, rng: random.Random, count: int) -> list[tuple[BookPosition, BookEntry]]:
    """Positions of 11 and 12 stones in which a side followed the book."""
    found = []
    while len(found) < count:
        side, position = rng.randrange(2), BookPosition(0, 0)
        for stones in range(12 - side):
            entry = book.look_up(*position) if stones % 2 == side else None
            move = entry.move if entry and entry.move is not None else rng.randrange(7)
            position = after(position, move) or position
            if is_won(position) or position.mask.bit_count() != stones + 1:
                break
        else:
            last = book.look_up(*position)
            if last and last.move is not None:
                found.append((position, last))
    return found


@pytest.mark.slow
@needs_book
def test_positions_of_up_to_eleven_stones_are_in_the_book_with_their_scores() -> None:
    """Only immediate wins are missing; the scores are those of bitbully with its own book of 12 stones.

    All positions of up to five stones are judged, and a random part of those of six to eleven.
    """
    score_of, book, checked = judge(book=True), Book(), 0
    known = list(levels(5))
    for _ in range(6, DENSE_PLIES + 1):
        known.append(some_after(known[-1], 2000 if LONG else 200))
    for position in chain(*known):
        entry = book.look_up(*position)
        assert entry is not None or wins_at_once(position), position
        if entry:
            assert score_of(cells_of(position), entry.score) == entry.score, (position, entry)
            checked += 1
    assert checked > (8_000 if LONG else 3_000)


def some_after(level: list[BookPosition], count: int) -> list[BookPosition]:
    """A random part of the unfinished positions one stone later."""
    reached = (canonical_position(*reply) for position in level for reply in replies(position) if not is_won(reply))
    return random.sample(list(dict.fromkeys(reached)), count)


@needs_book
def test_every_entry_of_the_tree_agrees_with_an_independent_data_base() -> None:
    """These are the entries of perfect play beyond the complete part."""
    score_of = judge(book=True)
    tree = [(BookPosition(own, mask), entry) for own, mask, entry in Book().tree() if mask.bit_count() > DENSE_PLIES]
    assert [(p, e) for p, e in tree if score_of(cells_of(p), e.score) != e.score] == []
    assert len(tree) > 4_000


def cells_of(position: BookPosition) -> list[list[int]]:
    """The stones by column: 0 for none, 1 and 2 for the sides."""
    own, mask = position
    first = own if mask.bit_count() % 2 == 0 else mask ^ own
    return [[(1 if first >> i & 1 else 2) if mask >> i & 1 else 0 for i in range(7 * c, 7 * c + 6)] for c in range(7)]
