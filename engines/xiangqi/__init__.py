"""Xiangqi (象棋, Chinese chess): its positions, moves and endings as text.

A position is a FEN (`fen`); a move is two squares, `h2e2`, or WXF `C2=5`, or Chinese 炮二平五 (`notation`).
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from engines.board import ONGOING
from engines.game import Game, Outcome, Path
from engines.levels import rated
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.fen import LETTERS, START, letter_of, read_fen, write_fen
from engines.xiangqi.geometry import EMPTY, FILES, RANKS
from engines.xiangqi.notation import COUNTING, NOTATIONS, counted, read_move, write_move
from engines.xiangqi.openings import known_moves
from engines.xiangqi.refusal import REFUSALS
from engines.xiangqi.repetition import CHASED, CHECKED, NOTHING, REPEATED, classify_repetition

_BY_RULE = {NOTHING: "no-capture", REPEATED: "repetition", CHECKED: "perpetual-check", CHASED: "perpetual-chase"}
_WORDS = {"1-0": "红胜 紅勝 红先胜 紅先勝", "0-1": "黑胜 黑勝 红先负 紅先負", "1/2-1/2": "和棋 和局 红先和 紅先和"}
WORDS_OF_RESULTS = {word: result for result, words in _WORDS.items() for word in words.split()}
_FORMATS = dict(zip(("iccs", *COUNTING), ("ICCS", "WXF", "Chinese", "Chinese", "Vietnamese"), strict=True))
ATTACKERS = "RNCP"  # at least one is needed to give mate: the other pieces never cross the river


class Xiangqi(Game[XiangqiBoard]):
    """Chinese chess, with the rules of `repetition` for positions that occur again."""

    key: ClassVar[str] = "xiangqi"
    title: ClassVar[str] = "Xiangqi"
    level_ratings: ClassVar[Mapping[str, int]] = rated(1010, 1290, 2050, 2880, 3120)
    sides: ClassVar[tuple[str, str]] = ("Red", "Black")
    endings: ClassVar[tuple[str, ...]] = ("checkmate", "stalemate", *_BY_RULE.values())
    notations: ClassVar[tuple[str, ...]] = NOTATIONS
    pairs: ClassVar[bool] = True
    piece_sets: ClassVar[tuple[str, ...]] = ("western", "chinese")
    customs: ClassVar[Mapping[str, Mapping[str, str]]] = {key: {"pieces": "chinese"} for key in ("ja", "ko")} | {
        "zh": {"notation": "chinese", "pieces": "chinese"},
        "vi": {"notation": "vietnamese", "pieces": "chinese"},
    }
    spellings: ClassVar[Mapping[str, Mapping[str, str]]] = {"zh-TW": {"chinese": "traditional"}}
    move_codes: ClassVar[int] = 90 << 7
    longest_move: ClassVar[int] = 5
    start: ClassVar[str] = START
    refusals: ClassVar[tuple[str, ...]] = REFUSALS
    advantage: ClassVar[int] = 300
    samples: ClassVar[tuple[tuple[str, int], ...]] = (
        (START, 7),
        ("r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1CN1C1N2/9/R1BAKAB1R w", 7),
        ("2bakab2/9/2n1c1n2/p1p1p3p/6p2/2P6/P3P1P1P/2N1C1N2/9/2BAKAB2 w", 8),
        ("3ak4/4a4/4b4/2R6/9/9/4P4/4B4/4A4/3AK2r1 w", 10),
    )
    pgn_name: ClassVar[str] = "Chinese Chess"
    pgn_results: ClassVar[Mapping[str, str]] = WORDS_OF_RESULTS
    pgn_move: ClassVar[re.Pattern[str]] = re.compile(r"(?:\d+[.．、]+)?[^\s.．、]{2}[进進退平]\w")
    pgn_formats: ClassVar[Mapping[str, str]] = _FORMATS

    read = staticmethod(read_fen)
    write = staticmethod(write_fen)
    read_move = staticmethod(read_move)
    write_move = staticmethod(write_move)
    book_moves = staticmethod(known_moves)

    def without_past(self, board: XiangqiBoard) -> str:
        """The FEN with no plies since the last capture."""
        fields = write_fen(board).split()
        fields[4] = "0"
        return " ".join(fields)

    def path(self, board: XiangqiBoard, move: int) -> Path:
        squares = write_move(board, move)
        return Path(squares[:2], (squares[2:],))

    def mover(self, board: XiangqiBoard, move: int) -> str:
        return letter_of(board.piece_at(move >> 7))

    def named(self, board: XiangqiBoard, move: int, notation: str) -> str:
        return write_move(board, move, notation)[:-2] if notation in COUNTING else ""

    def counted(self, cell: str, side: int, notation: str) -> tuple[str, str] | None:
        return counted(cell, side, notation) if notation in COUNTING else None

    def pieces(self, board: XiangqiBoard) -> tuple[Counter[str], Counter[str]]:
        letters = [letter_of(piece) for square in range(FILES * RANKS) if (piece := board.piece_at(square)) != EMPTY]
        red = Counter(letter for letter in letters if letter in LETTERS)
        return red, Counter(letter.upper() for letter in letters if letter not in LETTERS)

    def can_win(self, board: XiangqiBoard, side: int) -> bool:
        return any(self.pieces(board)[side][letter] for letter in ATTACKERS)

    def outcome(self, board: XiangqiBoard) -> Outcome | None:
        if not board.can_move():
            return Outcome(board.side ^ 1, "checkmate" if board.in_check() else "stalemate")
        if board.verdict() == ONGOING:
            return None
        offence = classify_repetition(board)
        winner = board.side ^ (offence < 0) if abs(offence) in (CHECKED, CHASED) else None
        return Outcome(winner, _BY_RULE[abs(offence)])

    def diagram(self, board: XiangqiBoard) -> str:
        pieces = map(board.piece_at, range(FILES * RANKS))
        signs = ["." if piece == EMPTY else letter_of(piece) for piece in pieces]
        lines = [f"{rank}  {' '.join(signs[FILES * rank :][:FILES])}" for rank in range(RANKS - 1, -1, -1)]
        lines.insert(5, "  ~~~~~~~~~~~~~~~~~~~")
        return "\n".join([*lines, "   a b c d e f g h i"])
