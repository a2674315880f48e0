"""How accurate the levels are, by the reviews of their games: python -m tests.benchmarks.accuracy --journal FILE

Each level plays each other one N times (--games), with both sides in turn, after two random moves; a level that thinks
for a time has a tenth of a second. The games are reviewed as the bot reviews them, 120 moves in the time of a review.
Prints the mean and the lowest accuracy of each game and level. The journal keeps what was played: the command can be
stopped at any time and goes on when it is started again.
"""

import argparse
import json
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from random import Random

from engines.game import Position
from engines.journal import Journal
from engines.levels import LEVEL_NAMES
from engines.player import choose
from engines.registry import GAMES
from engines.review.budget import Budget
from engines.review.evaluation import evaluate
from engines.review.review import NODES, Judgement, ended, every_position, judgement, reviewed
from engines.search.table import own_table

SECONDS = 0.1  # for a move of a level that thinks for a time
LONGEST = 160  # plies
TABLE = 1 << 23


def played(game, levels, number):
    """Plays a game between two levels; the same number gives the same game."""
    rng = Random(f"{game.key} {levels} {number}")
    position, table = Position(game), own_table(TABLE)
    for _ in range(2):
        position.push(rng.choice(position.board.candidates() or position.legal_moves()))
    while position.outcome() is None and len(position.moves) < LONGEST:
        level = game.level(levels[len(position.moves) % 2])
        position.play(choose(position, level, table, None, SECONDS, rng).move)
    return position


def judged(position):
    """The review's judgements of all positions, in order."""
    again = Position(position.game, position.start, position.written())
    budget, table, found = Budget(len(position.moves) + 1), own_table(TABLE), []
    for _, each in every_position(again):
        over = ended(each)
        answer = None if over else evaluate(each, NODES, table=table, seconds=budget.share())
        budget.spend(answer.seconds if answer else 0.0)
        found.append(over or judgement(answer))
    return found[::-1]


def line_of(game, levels, number):
    """Plays and reviews a game: its line in the journal."""
    position = played(game, levels, number)
    found = [asdict(each) | {"line": each.line[:1]} for each in judged(position)]
    return json.dumps([game.key, levels, number, position.written(), found])


def accuracies(line):
    """The game's key, and both levels with their accuracies."""
    key, levels, _, moves, found = json.loads(line)
    judgements = [Judgement(each["score"], tuple(each["line"]), each["exact"], each["scores"]) for each in found]
    review = reviewed(Position(GAMES[key], moves=moves), judgements, 2)
    return key, tuple(zip(levels, review.accuracies, strict=True))


def wanted(games, count):
    """The games to play: key, levels by side, number."""
    for number in range(count):
        for key in games:
            for pair in combinations(LEVEL_NAMES, 2):
                yield key, pair if number % 2 == 0 else pair[::-1], number


def report(lines, games):
    """Prints the table."""
    found = {}
    for line in lines:
        key, sides = accuracies(line)
        for level, value in sides:
            if value is not None:
                found.setdefault((key, level), []).append(value)
    print(f"{'':10}" + "".join(f"{level:>14}" for level in LEVEL_NAMES))
    for key in games:
        values = [found.get((key, level), []) for level in LEVEL_NAMES]
        print(f"{key:10}" + "".join(f"{sum(v) / len(v):8.0f} ({min(v):3.0f})" if v else f"{'-':>14}" for v in values))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=list(GAMES))
    parser.add_argument("--games", type=int, default=4, metavar="N")
    parser.add_argument("--journal", type=Path, required=True, metavar="FILE")
    options = parser.parse_args()
    journal = Journal(options.journal)
    done = {tuple(map(str, json.loads(line)[:3])) for line in journal.lines}
    for key, levels, number in wanted(options.games_of, options.games):
        if (key, str(list(levels)), str(number)) not in done:
            journal.add(line_of(GAMES[key], levels, number))
    report(Journal(options.journal).lines, options.games_of)


if __name__ == "__main__":
    main()
