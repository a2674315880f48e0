"""Negamax with alpha-beta, and quiescence beyond its horizon: the whole recursion. It knows no game, only Board.

Sources: D. E. Knuth and R. W. Moore, "An analysis of alpha-beta pruning", 1975; A. Reinefeld's NegaScout (1983) for the
null windows; C. Donninger (1993) for the null move; T. Anantharaman, M. Campbell and F. Hsu (1988) for the singular
extension. Short names: alpha and beta bound the window, ply counts from the root, `pv` is the principal variation.
"""

import cython

from engines.board import MATE, MAX_PLY, ONGOING, PROVEN, Board, zeros
from engines.clock import Clock
from engines.search.ordering import Ordering
from engines.search.selectivity import Selectivity
from engines.search.table import EXACT, LOWER, NONE, SMALLEST, UNKNOWN, UPPER, TranspositionTable
from engines.search.terms import HOPELESS, INFINITY, REPETITION_BAND, Margins, Part

_CHECK_EXTENSION = int(Part.CHECK_EXTENSION)
_MATE_DISTANCE = int(Part.MATE_DISTANCE)
_IIR = int(Part.IIR)
_NULL_WINDOW = int(Part.NULL_WINDOW)
_NULL_MOVE = int(Part.NULL_MOVE)
_SINGULAR = int(Part.SINGULAR)
_MULTI_CUT = int(Part.MULTI_CUT)
_TABLE_STATIC = int(Part.TABLE_STATIC)
_QSEARCH_TT = int(Part.QSEARCH_TT)
_MOST_EVASIONS = 2  # most quiet evasions that quiescence searches
_DOUBLE_MARGIN = 25  # a score that much below the singular bound doubles the extension
_MULTI_CUT_FOUND = 99  # returned as an extension: several moves reach beta
_PROOFS = int(Part.PROOFS)
_QUIESCENCE = int(Part.QUIESCENCE)
_LONGEST_QUIESCENCE = 16  # most plies of quiescence, for games in which captures never run out


class Negamax:
    """The recursive search of one board, with its table, ordering, clock and selectivity.

    Row `ply` of `pv` is the best line from that ply, `pv_end[ply]` its end; `excluded_move[ply]` is a move to leave out
    there, or -1; `doubled[ply]` counts the double extensions before it. No null move is tried before `no_null_before`.
    `root_depth` is the depth of the iteration, `quiet_from` the ply at which quiescence began.
    """

    def __init__(self, board: Board, table: TranspositionTable | None, parts: Part, margins: Margins) -> None:
        self.board = board
        self.table = table if table is not None else TranspositionTable(bytearray(SMALLEST))
        self.has_table = table is not None
        self.parts = int(parts)
        if type(board).proven is vars(Board)["proven"]:  # the game proves nothing: no node has to ask
            self.parts &= ~_PROOFS
        self.clock = Clock()
        self.ordering = Ordering(board, self.table, parts)
        self.selectivity = Selectivity(board, self.ordering, parts, margins)
        if not cython.compiled:  # compiled, it is an array of zeros from the start
            self.pv = zeros(MAX_PLY * MAX_PLY)
        self.pv_end = zeros(MAX_PLY + 1)
        self.excluded_move = [-1 for _ in range(MAX_PLY)]
        self.doubled = zeros(MAX_PLY + 1)
        self.no_null_before = 0
        self.root_depth = self.quiet_from = 0

    def negamax(self, alpha: int, beta: int, depth: int, ply: int, at: int) -> int:
        """The score s of the board for the side to move, searched to `depth`; moves are written to the stack from `at`.

        Fail-soft: the result is s if alpha < s < beta, an upper bound of s if it is <= alpha, a lower bound if it is
        >= beta. Needs alpha < beta. The table stores any of the three with its kind, but no win or loss that a
        repetition decided. It may store a draw by repetition, which then counts on other paths to the node, too
        (graph-history interaction, M. Campbell 1985). The move in `excluded_move[ply]` is treated as illegal, and the
        table is then not used. Once the clock has stopped, the result is meaningless.
        """
        board, selectivity, ordering = self.board, self.selectivity, self.ordering
        # 1 horizon
        in_check = board.in_check()
        if in_check and self.parts & _CHECK_EXTENSION:
            depth += 1
        if depth <= 0:
            self.quiet_from = ply
            return self.quiesce(alpha, beta, ply, at)
        # 2 count and stop
        if self.clock.count():
            return 0
        self.pv_end[ply] = ply
        # 3 verdict
        verdict = board.verdict()
        if verdict != ONGOING or ply >= MAX_PLY - 1:
            return _from_root(verdict, ply) if verdict != ONGOING else board.evaluate()
        if self.parts & _MATE_DISTANCE:
            alpha = max(alpha, ply - MATE)
            beta = min(beta, MATE - ply - 1)
            if alpha >= beta:
                return alpha
        # 4 table
        pv_node = beta - alpha > 1
        excluded = self.excluded_move[ply]
        known = excluded < 0 and self.has_table and self.table.probe(board.key)
        table_move = self.table.move if known else -1
        if known and not pv_node and self.table.depth >= depth and self._causes_cutoff(alpha, beta, ply):
            return _from_root(self.table.score, ply)
        # 5 prune the node: reverse futility, proof, null move, multi-cut; extend the table move; reduce without one
        forced = in_check or not board.can_stand_pat()
        selectivity.set_static_eval(ply, forced, self.table.static if known else UNKNOWN)
        guess = self._node_eval(known, ply)
        prunes = not pv_node and not forced and board.static_eval_is_reliable()
        extension = 0
        if excluded < 0:
            if prunes and selectivity.passes_reverse_futility(guess, beta, depth, ply):
                return guess
            proven = board.proven(depth, MAX_PLY - ply) if self.parts & _PROOFS else ONGOING
            if proven != ONGOING:
                return _from_root(proven, ply)
            if prunes:
                score = self._null_move(guess, beta, depth, ply, at)
                if score >= beta:
                    return score
            if table_move >= 0:
                extension = self._extension(table_move, beta, depth, pv_node, ply, at)
                if extension == _MULTI_CUT_FOUND:
                    return beta
            elif depth >= 4 and self.parts & _IIR:
                depth -= 1
        # 6 moves, the most promising first
        ordering.begin(ply, at, table_move, True, 0)
        best, best_move, original_alpha, tried = -INFINITY, -1, alpha, 0
        while (move := ordering.next(board, ply)) >= 0:
            if move == excluded:
                continue
            quiet = board.captured_value(move) == 0
            reduction = 0
            if tried > 0 and not forced:
                reduction = selectivity.reduction(move, quiet, alpha, depth, tried, pv_node, best, ply)
            if reduction == HOPELESS:
                continue
            ordering.enter(board, ply, move)
            if not board.make(move):
                continue
            self.table.expect(board.key)
            self.doubled[ply + 1] = self.doubled[ply] + (extension > 1)
            # 7 search the first move with the full window, the others with a null window and again if they fail high
            if tried == 0 or not self.parts & _NULL_WINDOW:
                selectivity.cut_node[ply + 1] = not pv_node and not selectivity.cut_node[ply]
                score = -self.negamax(-beta, -alpha, depth + extension - 1, ply + 1, ordering.end[ply])
            else:
                score = self._search_reduced(alpha, beta, depth - 1, reduction, ply)
            board.unmake()
            if self.clock.stopped:
                return 0
            tried += 1
            extension = 0
            # 8 raise alpha or cut off, and update the histories
            if score > best:
                best, best_move = score, move
                if score > alpha:
                    alpha = score
                    self.update_pv(move, ply)
                    if score >= beta:
                        if quiet:
                            ordering.reward(board, ply, move, depth)
                        break
            if quiet:
                ordering.note_failed(ply, move)
        # 9 no legal move: lost; else store
        if best_move < 0:
            return ply - MATE
        if excluded < 0 and self.has_table:
            self._store(best_move, best, original_alpha, beta, depth, ply)
        return best

    def quiesce(self, alpha: int, beta: int, ply: int, at: int) -> int:
        """The score once the position is quiet: like `negamax`, over noisy moves only, or standing pat.

        In check, and where the game does not allow standing pat, every move is searched. Elsewhere quiescence ends
        after _LONGEST_QUIESCENCE plies.
        """
        board, ordering = self.board, self.ordering
        if self.clock.count():
            return 0
        self.pv_end[ply] = ply
        verdict = board.verdict()
        if verdict != ONGOING:
            return _from_root(verdict, ply)
        if not self.parts & _QUIESCENCE or ply >= MAX_PLY - 1:
            return board.evaluate()
        in_check = board.in_check()
        forced = in_check or not board.can_stand_pat()
        known = bool(self.has_table and self.parts & _QSEARCH_TT and self.table.probe(board.key))
        if known and beta - alpha == 1 and self._causes_cutoff(alpha, beta, ply):
            return _from_root(self.table.score, ply)
        table_move = self.table.move if known else -1
        if table_move >= 0 and not forced and board.captured_value(table_move) == 0:
            table_move = -1
        self.selectivity.set_static_eval(ply, forced, self.table.static if known else UNKNOWN)
        best, best_move, original_alpha, evasions = ply - MATE if forced else self._node_eval(known, ply), -1, alpha, 0
        enough = best >= beta or (ply - self.quiet_from >= _LONGEST_QUIESCENCE and not forced)
        if self.parts & _PROOFS and not (enough and board.static_eval_is_reliable()):
            proven = board.proven(0, MAX_PLY - ply)
            if proven != ONGOING:
                return _from_root(proven, ply)
        if enough:
            if self.parts & _QSEARCH_TT and self.has_table and not known:
                self._store(-1, best, original_alpha, beta, 0, ply)
            return best
        alpha = max(alpha, best)
        # delta pruning: a capture worth less than this cannot raise alpha
        least = alpha - best - 2 * board.eval_unit + 1 if board.eval_unit else 0
        ordering.begin(ply, at, table_move, forced, least)
        while (move := ordering.next(board, ply)) >= 0:
            if in_check and board.captured_value(move) == 0 and best > -REPETITION_BAND:
                evasions += 1
                if evasions > _MOST_EVASIONS:
                    break
            ordering.enter(board, ply, move)
            if not board.make(move):
                continue
            self.table.expect(board.key)
            score = -self.quiesce(-beta, -alpha, ply + 1, ordering.end[ply])
            board.unmake()
            if self.clock.stopped:
                return 0
            if score > best:
                best = score
                best_move = move
                if score > alpha:
                    alpha = score
                    self.update_pv(move, ply)
                    if score >= beta:
                        break
        if self.parts & _QSEARCH_TT and self.has_table:
            self._store(best_move, best, original_alpha, beta, 0, ply)
        return best

    def _search_reduced(self, alpha: int, beta: int, depth: int, reduction: int, ply: int) -> int:
        """Principal variation search of a later move, just made at `ply`: its score for the side that made it.

        It searches with a null window at reduced depth; on a fail high at full depth; on another with the full window.
        """
        selectivity, at = self.selectivity, self.ordering.end[ply]
        selectivity.cut_node[ply + 1] = True
        score = -self.negamax(-alpha - 1, -alpha, depth - reduction, ply + 1, at)
        if reduction and score > alpha:
            selectivity.cut_node[ply + 1] = not selectivity.cut_node[ply]
            score = -self.negamax(-alpha - 1, -alpha, depth, ply + 1, at)
        if alpha < score < beta:
            selectivity.cut_node[ply + 1] = False
            score = -self.negamax(-beta, -alpha, depth, ply + 1, at)
        return score

    def _null_move(self, guess: int, beta: int, depth: int, ply: int, at: int) -> int:
        """Null move pruning: the score of passing if it fails high, else -INFINITY.

        If passing reaches beta, a move will, too. From depth 10 on the result is verified by a search without null
        moves, because of zugzwang.
        """
        if not self.parts & _NULL_MOVE or depth < 3 or abs(beta) >= REPETITION_BAND or guess < beta:
            return -INFINITY
        if ply < self.no_null_before or self.ordering.is_after_null(ply) or not self.board.make_null():
            return -INFINITY
        reduced = depth - 4 - depth // 3
        if self.board.eval_unit:
            reduced -= min((guess - beta) // (2 * self.board.eval_unit), 3)
        self.table.expect(self.board.key)
        self.ordering.enter(self.board, ply, -1)
        self.selectivity.cut_node[ply + 1] = not self.selectivity.cut_node[ply]
        score = -self.negamax(-beta, 1 - beta, reduced, ply + 1, at)
        self.board.unmake_null()
        if self.clock.stopped or score < beta:
            return -INFINITY
        score = min(score, REPETITION_BAND - 1)
        if depth < 10:
            return score
        outer = self.no_null_before
        self.no_null_before = ply + (3 * reduced >> 2)
        verified = self.negamax(beta - 1, beta, reduced, ply, at)
        self.no_null_before = outer
        return score if verified >= beta else -INFINITY

    def _node_eval(self, known: bool, ply: int) -> int:
        """The static evaluation, or the table's score if its bound shows that the true score is on that side."""
        static = self.selectivity.static[ply]
        if not known or not self.parts & _TABLE_STATIC or abs(self.table.score) >= REPETITION_BAND:
            return static
        return self.table.score if self.table.bound & (LOWER if self.table.score > static else UPPER) else static

    def _extension(self, move: int, beta: int, depth: int, pv_node: bool, ply: int, at: int) -> int:
        """Singular extension: searches the other moves at half depth; if all fail low, extends the table move.

        Returns _MULTI_CUT_FOUND if one of them fails high above beta: then the node fails high. Negative if the table's
        score reaches beta but another move may, too.
        """
        table = self.table
        if not self.parts & _SINGULAR or depth < 7 or ply >= 2 * self.root_depth:
            return 0
        if not table.probe(self.board.key):  # again: the null move search has read other entries since
            return 0
        if table.depth < depth - 3 or table.bound & LOWER == 0 or abs(table.score) >= REPETITION_BAND:
            return 0
        promised = table.score
        bar = promised - 2 * depth
        self.excluded_move[ply] = move
        score = self.negamax(bar - 1, bar, depth - 1 >> 1, ply, at)
        self.excluded_move[ply] = -1
        if not self.parts & _MULTI_CUT:
            return int(score < bar)
        if score < bar:
            return 2 if not pv_node and score < bar - _DOUBLE_MARGIN and self.doubled[ply] < 6 else 1
        if bar >= beta:
            return _MULTI_CUT_FOUND
        return -1 if promised >= beta else 0

    def _causes_cutoff(self, alpha: int, beta: int, ply: int) -> bool:
        """Table cutoff: true if the entry just found is exact, or its bound lies outside the window.

        False for a win or loss that may come too late: a key does not tell how many plies passed without progress.
        """
        bound, board = self.table.bound, self.board
        plies = MATE - abs(self.table.score)
        if plies <= MAX_PLY and 0 < board.no_progress < board.since_progress() + plies:
            return False
        score = _from_root(self.table.score, ply)
        return bound == EXACT or (score >= beta if bound == LOWER else bound == UPPER and score <= alpha)

    def _store(self, move: int, score: int, alpha: int, beta: int, depth: int, ply: int) -> int:
        bound = LOWER if score >= beta else UPPER if score <= alpha else EXACT
        if REPETITION_BAND <= abs(score) < PROVEN:
            bound = NONE
            score = 0
        return self.table.store(self.board.key, move, _to_node(score, ply), self.selectivity.static[ply], depth, bound)

    def update_pv(self, move: int, ply: int) -> int:
        """Sets the principal variation at `ply` to `move` and then that of the next ply."""
        row = MAX_PLY * ply
        self.pv[row + ply] = move
        end = max(self.pv_end[ply + 1], ply + 1)
        for i in range(ply + 1, end):
            self.pv[row + i] = self.pv[row + MAX_PLY + i]
        self.pv_end[ply] = end
        return 0


def _from_root(score: int, ply: int) -> int:
    """Converts a score with mates counted from this node to one with mates counted from the root."""
    if score >= REPETITION_BAND:
        return score - ply
    return score + ply if score <= -REPETITION_BAND else score


def _to_node(score: int, ply: int) -> int:
    if score >= REPETITION_BAND:
        return score + ply
    return score - ply if score <= -REPETITION_BAND else score
