"""What a weak player sees: a short search in which moves are overlooked as people overlook them.

Each move, the player's own or an answer to it, is noticed with a probability that depends on its kind (it ends the
game, captures, threatens, or does none of that) and on how many plies it lies ahead. A move is noticed or overlooked
once for a whole turn: a player who misses that a rook can be taken misses it after every move of its own. Where
something was overlooked, the player believes that it changes nothing: the score is then at least the static one.
"""

from engines.board import EVAL_MAX, MATE, ONGOING, Board, zeros
from engines.levels import Sight

DISTANCES = 16  # plies ahead that a weak player can look, exchanges included
EXCHANGES = 4  # plies of captures that are followed after the last ply
MOST_PLIES = DISTANCES - EXCHANGES - 1
MOST_NODES = 100_000  # positions looked at in a turn; beyond that static scores are taken
_QUIET = 0
_THREAT = 1
_CAPTURE = 2
_WIN = 3
_ENDS = 1 << 20  # beyond every move: for `_luck` in seeing an obvious end
_CERTAIN = 1 << 16  # the chance of what is always noticed
_LOWEST = -32_000  # below every score


class WeakSearch:
    """A search of `board` by a player with this `sight`; `seed`, 32 bits, determines what is overlooked this turn.

    Raises ValueError for a sight of more than MOST_PLIES.
    """

    def __init__(self, board: Board, sight: Sight, seed: int) -> None:
        if sight.plies > MOST_PLIES:
            raise ValueError(f"a weak player looks {MOST_PLIES} plies ahead at most, not {sight.plies}")
        self.board = board
        self.depth = sight.plies
        self.seed = seed
        self.nodes = 0
        self.overlooked = False
        self.chances = zeros(64)
        self._set_chances(sight, max(-1.0, min(board.evaluate() / sight.lead, 1.0)) * sight.ease)

    def _set_chances(self, sight: Sight, ahead: float) -> None:
        """Sets how likely each kind of move is noticed at each distance; `ahead`: -1 most careful, 1 most careless."""
        for kind, chance in enumerate((sight.quiet, sight.threat, sight.capture, sight.win)):
            for distance in range(DISTANCES):
                now = chance * sight.fade**distance
                if ahead < 0:
                    now -= (1 - now) * ahead
                elif distance or kind >= _CAPTURE:  # one's own plans are not forgotten
                    now *= 1 - ahead
                self.chances[16 * kind + distance] = int(_CERTAIN * now)

    def scores(self) -> list[tuple[int, int]]:
        """The legal moves that are noticed, each with its score for the side to move; at least one.

        A player who sees that all of them lose considers every move.
        """
        found = self._root(False)
        if self.overlooked and max([score for _, score in found], default=_LOWEST) < -EVAL_MAX:
            return self._root(True)
        return found

    def _root(self, every: bool) -> list[tuple[int, int]]:
        board, found = self.board, []
        self.overlooked = False
        end = board.generate_visible(0)
        for i in range(end):
            move = board.moves[i]
            taken = board.captured_value(move)
            if not board.make(move):
                continue
            if every or self._notices(move, taken, 0, end):
                found.append((move, -self._search(_LOWEST, -_LOWEST, 1, end)))
            else:
                self.overlooked = True
            board.unmake()
        return found

    def _search(self, alpha: int, beta: int, distance: int, at: int) -> int:
        """The score of this node, `distance` plies ahead, for its side to move; moves are written from `at`."""
        board = self.board
        self.nodes += 1
        verdict = board.verdict()
        if verdict != ONGOING:
            return verdict + distance if verdict < 0 else verdict - distance if verdict > 0 else 0
        if distance >= self.depth or self.nodes >= MOST_NODES:
            return self._quiesce(alpha, beta, distance, at)
        overlooked, best = False, _LOWEST
        middle = board.generate_noisy(at)
        end = board.generate_candidates(middle)
        for i in range(at, end):
            move = board.moves[i]
            taken = 1 if i < middle else 0
            if not board.make(move):
                continue
            if self._notices(move, taken, distance, end):
                score = -self._search(-beta, -max(alpha, best), distance + 1, end)
                best = max(best, score)
            else:
                overlooked = True
            board.unmake()
            if best >= beta:
                return best
        if overlooked:
            return max(best, board.evaluate())
        return best if best > _LOWEST else distance - MATE

    def _quiesce(self, alpha: int, beta: int, distance: int, at: int) -> int:
        """The score after the last ply: the static one, or more by captures that are noticed."""
        board = self.board
        if board.in_check() and self._has_no_move(at):
            return distance - MATE
        best = self._glance(distance)
        if distance >= self.depth + EXCHANGES or best >= beta or self.nodes >= MOST_NODES:
            return best
        end = board.generate_noisy(at)
        for i in range(at, end):
            move = board.moves[i]
            if not board.make(move):
                continue
            if self._notices(move, 1, distance, end):
                score = -self._search(-beta, -max(alpha, best), distance + 1, end)
                best = max(best, score)
            board.unmake()
            if best >= beta:
                return best
        return best

    def _glance(self, distance: int) -> int:
        """The score without looking further: of an obvious end, if the player notices it, else static."""
        plain = self.board.obvious()
        seen = plain != ONGOING and self._luck(_ENDS + distance) < self.chances[16 * _THREAT + distance]
        if not seen:
            return self.board.evaluate()
        return plain - distance if plain > 0 else plain + distance

    def _notices(self, move: int, taken: int, distance: int, at: int) -> bool:
        """True if the player notices `move`, which was just made."""
        board = self.board
        kind = _CAPTURE if taken else _QUIET
        if board.verdict() == -MATE:
            kind = _WIN
        elif board.in_check():
            kind = _WIN if self._has_no_move(at) else max(kind, _THREAT)
        return self._luck(2 * move + (distance & 1)) < self.chances[16 * kind + distance]

    def _has_no_move(self, at: int) -> bool:
        board = self.board
        for i in range(at, board.generate(at)):
            if board.make(board.moves[i]):
                board.unmake()
                return False
        return True

    def _luck(self, what: int) -> int:
        """A pseudo-random number in range(_CERTAIN), the same for the same `what` all turn."""
        mixed = (self.seed ^ (what * 0x9E3779B1)) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 15)) * 0x735A2D97) & 0xFFFFFFFF
        return (mixed ^ (mixed >> 15)) & 0xFFFF
