"""What a weak player sees and overlooks."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.board import MATE
from engines.game import Game, Position
from engines.levels import Level, Sight
from engines.player import choose
from engines.registry import GAMES
from engines.weak_search import MOST_PLIES, WeakSearch
from tests.cases import for_each
from tests.engines.modes import ROOT, needs_compiled, run_in
from tests.long import LONG

every_game = for_each("game", GAMES.values())

BLIND = Sight(2, win=0.0, capture=0.0, threat=0.0, quiet=0.0)
THREATENED = ["4", "1", "4", "1", "4"]  # the second side must play 4
WINNING = [*THREATENED, "1"]  # the first side wins by 4
HANGING = "3akab2/9/9/9/9/9/9/r8/9/R2A1K3 w"  # Red takes a chariot for nothing
PROTECTED = "3akab2/9/9/9/r8/9/9/n8/9/R2A1K3 w"  # Red would lose a chariot for a horse


def seen(position: Position, sight: Sight, seed: int) -> dict[str, int]:
    """The noticed moves, with their scores."""
    scores = WeakSearch(position.board, sight, seed).scores()
    return {position.game.write_move(position.board, move): score for move, score in scores}


@every_game
def test_who_sees_nothing_still_moves(game: Game[Any]) -> None:
    """Every noticed move is legal, there is at least one while the game goes on, and the board is as before."""
    for seed in range(2 if LONG else 1):
        rng, position = Random(seed), Position(game)
        while position.legal_moves() and len(position.moves) < 20:
            before = position.text, position.board.key
            for sight in (BLIND, Sight(2, 0.5, 0.5, 0.5, 0.5, 0.2)):
                noticed = WeakSearch(position.board, sight, rng.getrandbits(32)).scores()
                assert noticed
                assert {move for move, _ in noticed} <= set(position.legal_moves())
            assert (position.text, position.board.key) == before
            position.push(rng.choice(position.legal_moves()))


def test_who_sees_everything_wins_in_one_and_stops_it() -> None:
    """With nothing overlooked, wins and losses within the horizon have their true scores."""
    game, sight = GAMES["connect4"], Sight(2)
    assert seen(Position(game, moves=WINNING), sight, 1)["4"] == MATE - 1
    threatened = seen(Position(game, moves=THREATENED), sight, 1)
    assert [move for move, score in threatened.items() if score > 2 - MATE] == ["4"]
    assert set(threatened) == set("1234567")


def test_who_sees_everything_takes_what_hangs_and_leaves_what_is_protected() -> None:
    """Exchanges are followed to their end beyond the horizon."""
    game = GAMES["xiangqi"]
    hanging, protected = (seen(Position(game, fen), Sight(1), 1) for fen in (HANGING, PROTECTED))
    assert max(hanging, key=lambda move: hanging[move]) == "a0a2"
    assert max(protected, key=lambda move: protected[move]) != "a0a2"


def test_an_overlooked_threat_is_overlooked_after_every_move() -> None:
    """A player sees a threat after every move that it considers, or after none of them this turn."""
    position = Position(GAMES["connect4"], moves=THREATENED)
    aware = set()
    for seed in range(60):
        others = [score for move, score in seen(position, Sight(2, win=0.5), seed).items() if move != "4"]
        lost = {score == 2 - MATE for score in others}
        assert len(lost) == 1
        aware |= lost
    assert aware == {False, True}


def test_the_more_likely_it_is_to_be_noticed_the_more_often_it_is() -> None:
    """A win in one is taken about as often as its probability says."""
    position = Position(GAMES["connect4"], moves=WINNING)
    taken = sum("4" in seen(position, Sight(2, win=0.3), seed) for seed in range(1000))
    assert 250 < taken < 350


def test_who_is_ahead_grows_careless_and_who_is_behind_careful() -> None:
    """The same capture is noticed less often by a player who is far ahead."""
    game = GAMES["xiangqi"]
    sight = Sight(1, capture=0.5, ease=0.8, lead=300)
    often = []
    for fen in (
        "3akab2/9/9/9/9/9/9/p8/9/R2A1K2R w",
        "r1bakab1r/9/1cn4c1/9/9/9/9/p8/9/R2A1K3 w",
    ):
        position = Position(game, fen)
        often.append(sum("a0a2" in seen(position, sight, seed) for seed in range(400)))
    assert often[0] < 120
    assert often[1] > 300


def test_who_sees_that_all_is_lost_looks_at_every_move() -> None:
    """If the threat was noticed, the one move that parries it is found, however quiet it is."""
    position = Position(GAMES["connect4"], moves=THREATENED)
    for seed in range(40):
        noticed = seen(position, Sight(2, quiet=0.4), seed)
        assert "4" in noticed


def test_a_level_that_sees_little_plays_by_what_it_sees() -> None:
    """The choice is the best of the noticed moves, and doubt never hides a win that was seen."""
    game = GAMES["connect4"]
    level = Level("doubtful", Sight(2, doubt=5_000))
    for seed in range(30):
        choice = choose(Position(game, moves=WINNING), level, None, None, None, Random(seed))
        assert (choice.move, str(choice.score)) == ("4", "wins in 1 move")
    moves = {choose(Position(game), level, None, None, None, Random(seed)).move for seed in range(30)}
    assert len(moves) > 3


LOOKS = """
from engines.game import Position
from engines.levels import Sight
from engines.registry import GAMES
from engines.weak_search import MOST_PLIES, WeakSearch
import engines.weak_search, random
print(engines.weak_search.__file__.endswith(".py"))
for key, game in GAMES.items():
    rng, position = random.Random(3), Position(game)
    for ply in range(2):
        search = WeakSearch(position.board, Sight(2, 0.6, 0.7, 0.5, 0.4, 0.8, ease=0.5, lead=50), rng.getrandbits(32))
        print(key, search.scores(), search.nodes)
        position.push(max(search.scores())[0])
"""


@pytest.mark.slow
@needs_compiled
def test_interpreted_and_compiled_see_the_same(interpreted: Path) -> None:
    """The same seed notices the same moves with the same scores in both modes."""
    said = run_in(interpreted, LOOKS).splitlines()
    compiled = run_in(ROOT, LOOKS).splitlines()
    assert (said[0], compiled[0]) == ("True", "False")
    assert said[1:] == compiled[1:]
    assert len(said) > 10


OPEN_THREE = ["h8", "a1", "h9", "o1", "h10"]  # the second side must stop an open four


def test_an_open_three_is_stopped_by_who_sees_where_it_leads() -> None:
    """An obvious end at the horizon is noticed as likely as a threat is, and for all moves of a turn or none."""
    position = Position(GAMES["gomoku"], moves=OPEN_THREE)
    stopped = []
    for seed in range(200):
        scores = seen(position, Sight(1, threat=0.3), seed)
        safe = {move for move, score in scores.items() if score > 4 - MATE}
        assert safe in ({"h7", "h11"}, set(scores))
        stopped.append(len(safe) == 2)
    assert 30 < sum(stopped) < 90


def test_nobody_thinks_of_points_far_from_every_stone() -> None:
    """In gomoku only moves near stones are considered; in other games all moves are."""
    position = Position(GAMES["gomoku"], moves=["h8"])
    assert len(seen(position, Sight(1), 1)) == 24
    assert set(seen(Position(GAMES["gomoku"]), Sight(1), 1)) == {"h8"}
    assert len(seen(Position(GAMES["xiangqi"]), Sight(1), 1)) == 44


def test_nobody_looks_further_than_there_are_chances_for() -> None:
    """A sight of more plies than MOST_PLIES is refused, and the longest one works, exchanges included."""
    board = Position(GAMES["tictactoe"]).board
    with pytest.raises(ValueError, match="plies"):
        WeakSearch(board, Sight(MOST_PLIES + 1, 1.0, 1.0, 1.0, 1.0), 1)
    assert len(WeakSearch(board, Sight(MOST_PLIES, 1.0, 1.0, 1.0, 1.0), 1).scores()) == 9
    for game in GAMES.values():
        assert all(level.sight is None or level.sight.plies <= MOST_PLIES for level in game.levels)
