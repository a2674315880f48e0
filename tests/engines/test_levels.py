"""Levels: the same names in every game, weak as people are weak."""

from argparse import Namespace
from random import Random
from typing import Any

import pytest

from engines.game import Game, Position, UnknownLevel
from engines.levels import ANY, LEVEL_NAMES, Level
from engines.player import choose
from engines.registry import GAMES
from tests.benchmarks.ladder import by_level, contest
from tests.benchmarks.people import PEOPLE
from tests.cases import for_each
from tests.long import LONG

pytestmark = pytest.mark.slow

RECKLESS = Level("reckless", depth=1, stray=1.0, margin=ANY)
every_game = for_each("game", GAMES.values())


@every_game
def test_every_game_has_the_same_five_levels(game: Game[Any]) -> None:
    assert tuple(level.name for level in game.levels) == LEVEL_NAMES
    assert [game.level(name).name for name in LEVEL_NAMES] == list(LEVEL_NAMES)


@every_game
def test_every_level_ends_by_itself(game: Game[Any]) -> None:
    """Each level sees few plies, or has a depth or at most about two seconds."""
    for level in game.levels:
        assert (level.sight and level.sight.plies <= 3) or 0 < level.seconds <= 2.0 or 0 < level.depth <= 9


def test_an_unknown_level_is_named_with_the_known_ones() -> None:
    """The error lists the known levels."""
    with pytest.raises(UnknownLevel, match=r"'godlike'; there are beginner, easy, medium, hard, master"):
        GAMES["tictactoe"].level("godlike")


@every_game
@for_each("seed", range(2))
def test_nobody_strays_three_times_in_a_row(game: Game[Any], seed: int) -> None:
    """Of any three successive moves of a player, at least one is the best that it saw."""
    rng = Random(seed)
    position = Position(game)
    strayed: tuple[list[bool], list[bool]] = ([], [])
    while position.legal_moves() and len(position.moves) < 40:
        choice = choose(position, RECKLESS, None, None, None, rng)
        strayed[position.side].append(choice.move != choice.lines[0].move)
        position.play(choice.move)
    for own in strayed:
        assert all(not all(own[at : at + 3]) for at in range(len(own) - 2))
    assert any(strayed[0] + strayed[1])


@every_game
def test_a_stray_move_scores_within_the_margin(game: Game[Any]) -> None:
    """A level never plays a move that scores lower than its margin allows."""
    level = Level("careful", depth=2, stray=1.0, margin=4)
    for seed in range(20):
        choice = choose(Position(game), level, None, None, None, Random(seed))
        assert choice.lines[0].score - choice.score.value <= 4


@for_each("corner", ["14o x", "15 o"])
def test_nobody_strays_from_a_forced_end(corner: str) -> None:
    """Who sees a win takes the nearest; who is lost stops a four nevertheless."""
    start = f"15/15/3o11/7o4o2/2o12/15/15/2oxxxx8/15/10x4/10x4/10x4/2o12/15/{corner}"
    level = Level("careful", depth=2, stray=1.0, margin=50)
    moves = {choose(Position(GAMES["gomoku"], start), level, None, None, None, Random(seed)).move for seed in range(9)}
    assert moves == {"h8"}


def test_the_same_seed_makes_the_same_choice() -> None:
    """All chance comes from the given random source."""
    game = GAMES["connect4"]
    choices = [choose(Position(game), game.level("beginner"), None, None, None, Random(7)).move for _ in range(3)]
    assert len(set(choices)) == 1


@for_each("master", [0, 1])
def test_the_master_of_tic_tac_toe_never_loses(master: int) -> None:
    """In every line of play the master wins or draws."""
    game = GAMES["tictactoe"]
    rng = Random(1)
    level = game.level("master")
    seen: set[int] = set()

    def explore(position: Position) -> int:
        if position.board.key in seen:
            return 0
        seen.add(position.board.key)
        outcome = position.outcome()
        if outcome:
            assert outcome.winner in (None, master), position.text
            return 1
        if position.side == master:
            moves = [game.read_move(position.board, choose(position, level, None, None, None, rng).move)]
        else:
            moves = position.legal_moves()
        ends = 0
        for move in moves:
            position.push(move)
            ends += explore(position)
            position.undo()
        return ends

    assert explore(Position(game)) > 10


@every_game
def test_the_weakest_levels_are_weak_as_people_are(game: Game[Any]) -> None:
    """A beginner sees less than an easy player."""
    beginner, easy = (game.level(name).sight for name in ("beginner", "easy"))
    assert beginner
    assert easy
    assert beginner.win < easy.win <= 1
    assert beginner.fade <= easy.fade


@for_each(
    "key, games, person, low, high",
    [
        ("tictactoe", 200, "greedy", 25, 50),
        ("tictactoe", 200, "one ply", 50, 75),
        ("connect4", 200 if LONG else 40, "greedy", 25, 45),
        ("connect4", 200 if LONG else 40, "one ply", 50, 70),
        ("checkers", 100 if LONG else 20, "greedy", 25, 45),
        ("checkers", 100 if LONG else 20, "one ply", 65, 90),
        ("gomoku", 40 if LONG else 20, "greedy", 20, 50),
        ("gomoku", 40 if LONG else 6, "one ply", 50, 80 if LONG else 90),
    ],
)
def test_people_can_beat_a_beginner(key: str, games: int, person: str, low: int, high: int) -> None:
    """A person who takes what can be taken wins some games, one who sees the next threat most, and nobody all."""
    assert low <= points(key, games, person, "beginner") <= high


@for_each("key, games", [("tictactoe", 200), ("connect4", 50), ("checkers", 16)])
def test_easy_is_even_with_who_sees_two_plies(key: str, games: int) -> None:
    """A person who sees two plies scores about half against easy, and clearly more against a beginner."""
    assert 40 <= points(key, games, "two plies", "easy") <= 60
    assert points(key, games, "two plies", "beginner") > 65


@for_each("key", ["checkers", "gomoku", "renju"] if LONG else ["checkers"])
def test_hard_wins_three_of_four_against_medium(key: str) -> None:
    """Limited by nodes, so that the result does not depend on the machine."""
    game, options = GAMES[key], Namespace(games=8, seconds=60.0, seed=1)
    hard, medium = (by_level(game.level(name), options, [0.0]) for name in ("hard", "medium"))
    assert sum(contest(game, hard, medium, options)) >= 4
    assert choose(Position(game), game.level("hard"), None, None, None, Random(1)).nodes <= 5_000


@for_each("key, games", [("connect4", 200), ("checkers", 40)])
def test_who_sees_more_wins_more(key: str, games: int) -> None:
    """A simulated person who sees two plies beats one who sees one."""
    one, two = (person.move for person in PEOPLE if person.name in {"one ply", "two plies"})
    assert sum(contest(GAMES[key], two, one, Namespace(games=games, seed=1))) > games / 10


def points(key: str, games: int, person: str, level: str) -> float:
    """The score in per cent of a simulated person against a level; a draw counts half."""
    game = GAMES[key]
    options = Namespace(games=games, seconds=1.0, seed=1)
    (who,) = (each for each in PEOPLE if each.name == person)
    return 50 + 50 * sum(contest(game, who.move, by_level(game.level(level), options, [0.0]), options)) / games
