"""Makes puzzles from the engine's own games, which are numbered; a journal keeps the puzzles of each game.

A position is a puzzle if exactly one move wins: with that move the solver's chance is at least `_TAKEN`, with any other
at most `_MISSED`. In a game whose wins must be seen to their end, the best moves are first played while that end is too
far away or several moves lead to it. The line continues with the best answer as long as, again, only one move keeps the
win. A search of ten times the nodes, or the game's exact scores, must agree by a margin (`is_clear`), so that an engine
with slightly different scores still finds the puzzle right (`proves`). Where a position can occur again, every other
move is also judged from the position after it: a search takes a return to its first position for a draw, but a person
who comes back wins after all. Then the line is played out until the win can be seen; if that takes too long it is no
puzzle. Only nodes limit these searches, so that the results are the same on a busy machine.
"""

from collections.abc import Iterable, Iterator
from math import log2
from pathlib import Path
from typing import Any

from engines.answer import Answer, Score
from engines.game import Game, Position
from engines.journal import Journal, replace
from engines.review.chances import chance
from engines.review.evaluation import evaluate
from engines.review.playing_out import played_out
from engines.review.puzzles import FIELDS, Puzzle, read_puzzle, write_puzzle
from engines.review.selfplay import played
from engines.search.root import Search
from engines.search.terms import ALL_PARTS, Limit, Line, Part, Report

NODES = 50_000  # to find every move of the line,
JUDGE = 10 * NODES  # and to judge it
_FEWER = 10  # times fewer nodes for each other move
_SCREEN = 2_000
_HOPEFUL = 0.7  # the least chance that the mover sees in a position that is screened,
_SCREENED = (0.8, 0.65)  # chances of the best and the second best move that pass the screening,
_SCREEN_SECONDS = 0.5
_SECONDS = 120.0  # at most half for exact scores; more than a search by nodes takes
_TAKEN, _MISSED = 0.85, 0.5  # chances by which puzzles are searched for,
_CLEARLY_WON, _CLEARLY_NOT_WON = 0.85, 0.55  # by which they are accepted,
_WON, _NOT_WON = 0.8, 0.6  # and by which they are judged later
_APART = 8  # fewest plies between two puzzles of a game
_LONGEST = 6  # most moves of the solver
_LEAST_MOVES = 3  # worth considering: with fewer, as when a four must be stopped, there is no choice
_LEAST_DEPTH = 3  # of search to see a win that does not end the game
_EASIEST, _HARDEST = 600, 2_400


def puzzles_of(game: Game[Any], number: int) -> Iterator[Puzzle]:
    """The puzzles in the engine's own game of this number, at least `_APART` plies apart; always the same ones."""
    last = -_APART
    for position in _promising(game, number):
        ply = len(position.moves)
        found = _puzzle(position, f"own game {number}, ply {ply}") if ply >= last + _APART else None
        if found:
            last = ply
            yield found


def _puzzle(position: Position, source: str) -> Puzzle | None:
    game, near = position.game, _question_near(position)
    start = game.without_past(near.board)
    line = _solution(Position(game, start))
    if not line:
        return None
    if near.moves:
        source += f", best moves to ply {len(position.moves) + len(near.moves)}"
    puzzle = Puzzle(game.key, start, line, _rating(Position(game, start), line), source)
    return played_out(puzzle) if is_clear(puzzle, JUDGE) else None


def _question_near(position: Position) -> Position:
    """The position without its past or, in a game whose wins must be seen, the first on its best line with a puzzle."""
    game, source = position.game, position.game.puzzle_source
    near = Position(game, game.without_past(position.board))
    for _ in range(len(position.moves), source.latest - 1 if source.ends else 0, 2):
        lines = _evaluated(near, NODES).lines
        plies = Score(lines[0].score).plies or source.longest
        is_won = chance(game, lines[0].score) >= _TAKEN and plies >= source.shortest + 2
        if not is_won or _begins_puzzle(near, lines):
            break
        _push(near, lines[0])
        _push(near, _evaluated(near, NODES).lines[0])
    return near


def _begins_puzzle(position: Position, lines: tuple[Line[str], ...]) -> bool:
    return is_question(position) and _is_only(position, lines, _TAKEN, _MISSED) and not _is_unfit(position, lines[0])


def is_clear(puzzle: Puzzle, nodes: int) -> bool:
    """Whether `proves` holds by a margin, so that the puzzle stays right after changes of the search."""
    return proves(puzzle, nodes, _CLEARLY_WON, _CLEARLY_NOT_WON)


def proves(puzzle: Puzzle, nodes: int = JUDGE, won: float = _WON, not_won: float = _NOT_WON) -> bool:
    """Whether each of the solver's moves is the only one that wins: exactly, or by a search of `nodes`.

    `won` is the least chance that such a move must have, `not_won` the most that any other move may have.
    """
    for ply in range(0, len(puzzle.moves), 2):
        position = puzzle.position(ply)
        lines = _evaluated(position, nodes).lines
        if lines[0].move != puzzle.moves[ply] or not _is_only(position, lines, won, not_won):
            return False
        if position.board.no_progress and _another_wins(position, lines[0].move, nodes // _FEWER, not_won):
            return False
    return True


def _another_wins(position: Position, best: str, nodes: int, not_won: float) -> bool:
    """Whether another move wins, too, judged from the position after it, by a search of `nodes`."""
    game = position.game
    for move in position.legal_moves():
        if game.write_move(position.board, move) != best:
            position.push(move)
            after = Position(game, game.without_past(position.board))
            position.undo()
            if not after.outcome():
                score = evaluate(after, nodes, seconds=_SECONDS).lines[0].score
                if 1 - chance(game, score) > not_won:
                    return True
    return False


def _promising(game: Game[Any], number: int) -> Iterator[Position]:
    """The positions of a game in which, after a short search, exactly one move wins."""
    for position, seen in played(game, number, level=game.puzzle_source.level):
        if len(position.moves) > game.puzzle_source.latest:
            return
        if chance(game, seen) >= _HOPEFUL and is_question(position):
            lines = evaluate(position, _SCREEN, lines=2, seconds=_SCREEN_SECONDS).lines
            if _is_only(position, lines, *_SCREENED):
                yield position


def is_question(position: Position) -> bool:
    """Whether there are enough sensible moves to choose from."""
    worth = position.board.candidates()
    return sum(move in worth for move in position.legal_moves()) >= _LEAST_MOVES


def _solution(position: Position) -> tuple[str, ...]:
    """The line of a puzzle from this position, which is played there; empty if it is no puzzle."""
    line: list[str] = []
    while len(line) < 2 * _LONGEST:
        lines = _evaluated(position, NODES).lines
        if not (_is_only(position, lines, _TAKEN, _MISSED) if line else _begins_puzzle(position, lines)):
            break
        line.append(_push(position, lines[0]))
        if not position.outcome():
            line.append(_push(position, _evaluated(position, NODES).lines[0]))
        if position.outcome():
            break
    return tuple(line[: len(line) - 1 + len(line) % 2])


def _push(position: Position, best: Line[str]) -> str:
    position.play(best.move)
    return best.move


def _evaluated(position: Position, nodes: int) -> Answer:
    return evaluate(position, nodes, lines=2, seconds=_SECONDS)


def _is_only(position: Position, lines: tuple[Line[str], ...], taken: float, missed: float) -> bool:
    """Whether the first line wins and no other does; False if repetition decides, as that depends on the past."""
    if any(Score(line.score).by_repetition for line in lines[:2]):
        return False
    chances = [chance(position.game, line.score) for line in lines[:2]]
    return chances[0] >= taken and all(other <= missed for other in chances[1:])


def _is_unfit(position: Position, best: Line[str]) -> bool:
    """Whether the win is too obvious, or too far away for people to see."""
    plies, source = Score(best.score).plies, position.game.puzzle_source
    if plies is not None:
        return not source.shortest <= plies <= source.longest
    return source.ends or _effort(position, best.move).depth < _LEAST_DEPTH


def _effort(position: Position, move: str) -> Report:
    """The iteration from which a search prefers the move; the last one if it never does.

    The search is limited by few nodes and does not use the game's own proofs: people do not have them.
    """
    iterations: list[Report] = []
    search = Search(position.board, None, ALL_PARTS & ~Part.PROOFS)
    iterations.append(search.think(Limit(nodes=NODES), listener=iterations.append))
    code, settled = position.game.read_move(position.board, move), len(iterations) - 1
    while settled and iterations[settled - 1].move == code:
        settled -= 1
    return iterations[settled]


def _rating(position: Position, line: tuple[str, ...]) -> int:
    """An estimate by the nodes that the engine needs to prefer the first move, and by the number of moves to find.

    In games whose wins must be seen to their end, the plies to that end count instead, if they are more.
    """
    effort = log2(1 + _effort(position, line[0]).nodes)
    if position.game.puzzle_source.ends:
        seen = Score(evaluate(position, NODES, seconds=_SECONDS).lines[0].score)
        effort = max(effort, seen.plies or 0)
    return round(min(max(500 + 60 * effort + 100 * (len(line) // 2), _EASIEST), _HARDEST))


class Making:
    """The puzzles made so far, from a journal: each line has the number of a game and its puzzles, separated by tabs.

    Raises OSError, and ValueError if the file is no such journal.
    """

    def __init__(self, game: Game[Any], path: Path) -> None:
        self._game, self._journal = game, Journal(path)
        self.games = 0
        self.puzzles: dict[str, Puzzle] = {}
        for line in self._journal.lines:
            number, *fields = line.split("\t")
            if int(number) > self.games:
                raise ValueError(f"the games of {path} are not numbered from 0")
            if int(number) == self.games:  # else another program has searched it, too
                self._keep(fields[at : at + FIELDS] for at in range(0, len(fields), FIELDS))

    def go_on(self) -> None:
        """Searches the next game."""
        found = [write_puzzle(puzzle) for puzzle in puzzles_of(self._game, self.games)]
        self._journal.add("\t".join([str(self.games), *found]))
        self._keep(text.split("\t") for text in found)

    def _keep(self, found: Iterable[list[str]]) -> None:
        self.games += 1
        for fields in found:
            puzzle = read_puzzle(self._game.key, "\t".join(fields))
            self.puzzles.setdefault(puzzle.start, puzzle)


def write_file(found: Iterable[Puzzle], path: Path) -> None:
    """Replaces the file of a game's puzzles at once by a new one, the easiest puzzles first."""
    lines = sorted((puzzle.rating, puzzle.start, write_puzzle(puzzle)) for puzzle in found)
    head = "# rating, position, solution, what follows, theme, source; made by: python -m engines puzzles GAME --make"
    replace(path, ("\n".join([head, *(line for _, _, line in lines)]) + "\n").encode("ascii"))
