"""A match between two engine folders, or one folder with two sets of options, at the same nodes or time per move.

    python -m tests.benchmarks.match . ../older --nodes 10000 --games 60
    python -m tests.benchmarks.match . .:singular=0,futility=0 --nodes 10000 --games 60
    python -m tests.benchmarks.match . ../older --seconds 0.1 --game connect4
    python -m tests.benchmarks.match . .:soft=0 --clock 6 --games 60

With --clock each side has so many seconds for a game; `soft=0` then gives every move its fair share and no more. Each
opening is played twice, colours changed. A game is adjudicated when both sides agree for some moves that it is won or
dead, so that long endings cost no time. Prints wins, draws, losses and the Elo difference with its 95 % error.
"""

import argparse
import json
import math
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from engines.game import FIRST, Position
from engines.protocol.clock import clock_times
from engines.registry import GAMES

_WORKER = Path(__file__).with_name("match_worker.py")
_WON, _WON_FOR = 900, 4  # both agree on so much for so many plies: won
_DEAD, _DEAD_FOR, _DEAD_FROM = 12, 12, 100  # on so little, for so many, after ply: drawn
_MOST_PLIES = 240


@dataclass(frozen=True, slots=True)
class Answer:
    """A player's move and its view of the position."""

    move: str
    score: int
    depth: int
    nodes: int
    seconds: float


class Player:
    """One engine folder in a process of its own; `spec` is FOLDER or FOLDER:option=0,option=0.

    `clock` is its seconds for a game, 0 for no clock.
    """

    def __init__(self, spec: str, game: str, nodes: int, seconds: float, clock: float) -> None:
        folder, _, text = spec.partition(":")
        options = ",".join(option for option in text.split(",") if option != "soft=0")
        self.spec = spec
        self._soft = options == text
        self._clock = self._left = clock
        self._order = {"nodes": nodes, "seconds": seconds}
        self.margins: dict[str, int] = {}  # of its selectivity; the usual ones if empty
        command = [sys.executable, str(_WORKER), str(Path(folder).resolve()), game, options]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def begin(self) -> None:
        """Begins another game with a full clock."""
        self._left = self._clock

    def move(self, start: str, moves: list[str]) -> Answer:
        """The move of the player in the position after `moves`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"start": start, "moves": moves, "margins": self.margins, **self._order, **self._times()}
        print(json.dumps(order), file=self._process.stdin, flush=True)
        answer = Answer(**json.loads(self._process.stdout.readline()))
        self._left -= answer.seconds
        return answer

    def _times(self) -> dict[str, float]:
        if not self._clock:
            return {}
        seconds, soft = clock_times(max(int(1000 * self._left), 0), 0, 0, 0)
        return {"seconds": seconds, "soft": soft} if self._soft else {"seconds": soft}

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(10)


@dataclass
class Tally:
    """The first player's points in each pair of games."""

    pairs: list[list[float]] = field(default_factory=list)
    depths: list[list[int]] = field(default_factory=lambda: [[], []])

    @property
    def points(self) -> list[float]:
        return [point for pair in self.pairs for point in pair]

    def __str__(self) -> str:
        points = self.points
        mean = sum(points) / len(points)
        means = [sum(pair) / len(pair) for pair in self.pairs] + [0.5]
        centre = sum(means) / len(means)
        spread = sum((each - centre) ** 2 for each in means) / (len(means) - 1)
        error = 1.96 * math.sqrt(max(spread, 1e-4) / len(self.pairs))
        won, drawn = points.count(1.0), points.count(0.5)
        depths = " and ".join(f"{sum(each) / max(len(each), 1):.1f}" for each in self.depths)
        return (
            f"+{won} ={drawn} -{len(points) - won - drawn} of {len(points)}, {100 * mean:.1f} %, "
            f"Elo {elo(mean):+.0f} [{elo(mean - error):+.0f}, {elo(mean + error):+.0f}], depth {depths}"
        )


def elo(share: float) -> float:
    """The difference in strength that makes this share of the points expected."""
    share = min(max(share, 0.001), 0.999)
    return -400 * math.log10(1 / share - 1)


def openings(game: str, file: Path | None, seed: int) -> Iterator[str]:
    """The start positions: `fen_after` of the file's entries in random order, then positions after six random moves."""
    rng = random.Random(seed)
    known = json.loads(file.read_text()) if file and file.exists() else []
    rng.shuffle(known)
    for opening in known:
        yield opening["fen_after"]
    while True:
        yield random_position(game, rng, 6).text


def random_position(game: str, rng: random.Random, plies: int) -> Position:
    """An unfinished position after so many random moves."""
    while True:
        position = Position(GAMES[game])
        for _ in range(plies):
            if not position.outcome():
                position.push(rng.choice(position.legal_moves()))
        if not position.outcome():
            return position


def play(game: str, start: str, players: tuple[Player, Player], depths: list[list[int]]) -> float:
    """Plays a game; the points of the first of the players, who has the first side."""
    for player in players:
        player.begin()
    position = Position(GAMES[game], start)
    moves: list[str] = []
    scores: list[int] = []
    while True:
        outcome = position.outcome()
        if outcome:
            return 0.5 if outcome.winner is None else float(outcome.winner == FIRST)
        verdict = adjudicated(scores, len(moves))
        if verdict is not None:
            return verdict
        side = position.board.side
        answer = players[side].move(start, moves)
        depths[side].append(answer.depth)
        position.play(answer.move)
        moves.append(answer.move)
        scores.append(-answer.score if side else answer.score)


def adjudicated(scores: list[int], plies: int) -> float | None:
    """The first side's points if both players agree on the result; the scores are in its view."""
    last = scores[-_WON_FOR:]
    if len(last) == _WON_FOR and min(last) >= _WON:
        return 1.0
    if len(last) == _WON_FOR and max(last) <= -_WON:
        return 0.0
    if plies >= _DEAD_FROM and all(abs(score) <= _DEAD for score in scores[-_DEAD_FOR:]):
        return 0.5
    return 0.5 if plies >= _MOST_PLIES else None


def match(a: Player, b: Player, game: str, games: int, starts: Iterator[str]) -> Tally:
    """Plays `games` games, two for each opening."""
    tally = Tally()
    for start in starts:
        first, second = tally.depths
        pair = [play(game, start, (a, b), [first, second])]
        pair.append(1.0 - play(game, start, (b, a), [second, first]))
        tally.pairs.append(pair)
        if 2 * len(tally.pairs) % 10 == 0:
            print("  ", tally, flush=True)
        if 2 * len(tally.pairs) >= games:
            break
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--game", default="xiangqi", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--clock", type=float, default=0.0)
    parser.add_argument("--openings", type=Path, default=Path("../shared/data/xiangqi/openings.json"))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    limits = options.nodes, options.seconds, options.clock
    players = [Player(spec, options.game, *limits) for spec in (options.a, options.b)]
    file = options.openings if options.game == "xiangqi" else None
    tally = match(players[0], players[1], options.game, options.games, openings(options.game, file, options.seed))
    print(f"{options.a} against {options.b}: {tally}")
    for player in players:
        player.close()


if __name__ == "__main__":
    main()
