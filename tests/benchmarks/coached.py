"""What warnings are worth to beginners: simulated people against the weakest level, alone and with the coach.

    python -m tests.benchmarks.coached connect4 checkers xiangqi --games 50

Both play the same number of games, half of them with the second side. After a warning the person chooses another move,
if there is one without a warning.
"""

import argparse
from random import Random

from bot.features.coach.rules import NODES, SEARCH_SECONDS, is_avoidable, threat_of
from engines.game import Position
from engines.levels import LEVEL_NAMES
from engines.player import choose
from engines.registry import GAMES
from engines.review.evaluation import evaluate
from engines.search.table import TranspositionTable
from tests.benchmarks.people import PEOPLE, Person

PLIES = 200  # after which a game counts as drawn


def plays(position: Position, person: Person, rng: Random, table: TranspositionTable | None) -> int:
    """The person's move; with a `table` the coach sees it first, and the person chooses again after each warning."""
    tried: set[int] = set()
    while True:
        move = person.move(position, rng, tried)
        if table is None or move in tried or not is_warned_of(position, move, table):
            return move
        tried.add(move)


def is_warned_of(position: Position, move: int, table: TranspositionTable) -> bool:
    """Whether the coach warns of a move."""
    written = position.game.write_move(position.board, move)
    position.push(move)
    try:
        if position.outcome():
            return False
        after = evaluate(position, NODES, 1, table, SEARCH_SECONDS).lines[0]
    finally:
        position.undo()
    threat = threat_of(position, written, after)
    if threat is None:
        return False
    before = evaluate(position, NODES, 1, table, SEARCH_SECONDS).lines[0]
    return is_avoidable(threat, before, after)


def points(game: str, person: Person, side: int, seed: int, *, is_coached: bool) -> float:
    """The person's points in a game with that side: 1 for a win, 0.5 for a draw."""
    position, rng = Position(GAMES[game]), Random(seed)
    table, level = TranspositionTable(bytearray(1 << 22)), GAMES[game].level(LEVEL_NAMES[0])
    while not (outcome := position.outcome()) and len(position.moves) < PLIES:
        if position.side == side:
            position.push(plays(position, person, rng, table if is_coached else None))
        else:
            position.play(choose(position, level, None, None, None, rng).move)
    return 0.5 if outcome is None or outcome.winner is None else float(outcome.winner == side)


def main() -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("played", nargs="+", choices=GAMES)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--person", choices=[each.name for each in PEOPLE], default="greedy")
    asked = parser.parse_args()
    person = next(each for each in PEOPLE if each.name == asked.person)
    for game in asked.played:
        alone, coached = (
            100 * sum(points(game, person, n % 2, n, is_coached=each) for n in range(asked.games)) / asked.games
            for each in (False, True)
        )
        print(f"{game}: {person.name} alone {alone:.0f} of 100, with the coach {coached:.0f}, {asked.games} games each")


if __name__ == "__main__":
    main()
