"""Moves as text: coordinates, WXF, Chinese (simplified and traditional) and Vietnamese; each is read and written.

Coordinates are two squares: `h2e2`, also `h2-e2` and capitals.

WXF and Chinese are four signs: piece, file, direction, number. Files count from 1 at the mover's right. The direction
is forward (`+`, 进), backward (`-`, 退) or sideways (`.` or `=`, 平); the number is how far along the file, or the file
that is reached: `C2.5` 炮二平五, `H8+7` 马８进７.

Where two or more of a kind stand on one file, the file is replaced by which of them it is, counted from the front:
`C+.5` 前炮平五 (`+C.5` is read too), `C-.5` 后炮平五. Three or more pawns on a file, or two on each of two files, are
numbered: in WXF by number and file, `27.6` is the second pawn on file seven; in Chinese as 前兵 中兵 后兵 if three, and
else 一兵 to 五兵, file by file from the right and from front to rear in each. Advisors and elephants need no mark.

Vietnamese notation is Chinese with the letters Tg S T X P M B, `.` forward, `/` backward, `-` sideways, and t, g or s
behind a letter for front, middle or rear: `P2-5` 炮二平五, `Pt-5` 前炮平五. What is a legal move in WXF, too, is WXF.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice

from engines.game import AmbiguousMove, IllegalMove, Refusal, UnreadableMove
from engines.xiangqi.board import XiangqiBoard
from engines.xiangqi.fen import square_name, write_fen
from engines.xiangqi.geometry import ADVISOR, ELEPHANT, FILE, HORSE, KIND, NOWHERE, PAWN, RANK
from engines.xiangqi.refusal import why_not

NOTATIONS = ("coordinates", "wxf", "chinese", "traditional", "vietnamese")
COUNTING = NOTATIONS[1:]  # those that count files from the mover's right, and name no points
_LETTERS = "KAEHRCP"
_NAMES = ("帅仕相马车炮兵", "将士象马车炮卒")  # simplified, as in mainland China
_TRADITIONAL = str.maketrans("帅马车进后", "帥馬車進後"), str.maketrans("将马车炮进后", "將馬車包進後")  # by side
_NUMERALS = ("一二三四五六七八九", "１２３４５６７８９")
_FORWARD, _BACKWARD, _SIDEWAYS = "+-."
_FRONT, _MIDDLE, _REAR = _PLACES = "前中后"
_MARKS = {_FORWARD: _FRONT, _BACKWARD: _REAR, _FRONT: _FRONT, _MIDDLE: _MIDDLE, _REAR: _REAR}

# Every sign that may be typed, to the one that stands for it: letters for kinds, digits for numbers.
_SIGNS = {sign: sign for sign in _LETTERS + "123456789+-." + _PLACES}
_SIGNS |= dict(zip("BNG=進进退平後", "EHK.++-.后", strict=True))
_SIGNS |= dict(zip("帥帅將将仕士相象馬马傌車车俥炮砲包兵卒", "KKKKAAEEHHHRRRCCCPP", strict=True))
_SIGNS |= dict(zip(_NUMERALS[0], "123456789", strict=True))

# Vietnamese notation: what each sign of Chinese becomes; and, by place, the signs above for which its own stand.
_SPELLED = zip("仕士相象车马炮兵卒前中后进退平".join(_NUMERALS), "SSTTXMPBBtgs./-".join(["123456789"] * 2), strict=True)
_VIETNAMESE = str.maketrans({"帅": "Tg", "将": "Tg", **dict(_SPELLED)})
_BY_PLACE = (("GSTVXMPB", "KAEERHCP"), ("TGSB", "前中后P"), ("./-", "+-."), ("", ""))
_VIETNAMESE_SIGNS = [dict(zip(own + "123456789", signs + "123456789", strict=True)) for own, signs in _BY_PLACE]


@dataclass(frozen=True, slots=True)
class _Written:
    """The meaning of four signs. `file` or `which` is None if not given; `which` counts or names from the front."""

    kind: int
    file: int | None
    which: str | None
    direction: str
    number: int


@dataclass(frozen=True, slots=True)
class _Group:
    """The place of a piece among its kind: on its file (`index` of `size`), and on all files that have several."""

    index: int
    size: int
    overall: int
    files: int

    def is_called(self, which: str) -> bool:
        if which.isdigit():
            return self.size > 1 and self.overall == int(which) - 1
        names = {_FRONT: 0, _REAR: self.size - 1, _MIDDLE: 1 if self.size == 3 else -1}
        return self.size > 1 and self.index == names[which]


def read_move(board: XiangqiBoard, text: str) -> int:
    """The legal move that `text` means, in any notation. Raises UnreadableMove, IllegalMove, AmbiguousMove."""
    name = unicodedata.normalize("NFKC", text[:40]).strip().upper() if len(text) <= 40 else ""
    move = _read_coordinates(name)
    if move is not None:
        return _legal(board, text, [[move]], [move])
    readings = [written for written in (_read_signs(name), _read_vietnamese(name)) if written]
    if not readings:
        raise UnreadableMove(text, write_fen(board), "is a move in no notation that is known here")
    possible = board.pseudo_legal()
    meant = [[move for move in possible if _fits(board, move, written)] for written in readings]
    return _legal(board, text, meant, chain(*meant, *(_impossible(board, written) for written in readings)))


def _legal(board: XiangqiBoard, text: str, meant: list[list[int]], refused: Iterable[int]) -> int:
    """The legal move of the first reading that has any; if none has, the first of `refused` says why."""
    legal = set(board.legal_moves())
    found = next(filter(None, ([move for move in moves if move in legal] for moves in meant)), [])
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousMove(text, write_fen(board), tuple(write_coordinates(board, move) for move in found))
    refusal = next((why_not(board, move) for move in refused), Refusal("no-such-piece"))
    raise IllegalMove(text, write_fen(board), refusal=refusal)


def _read_coordinates(name: str) -> int | None:
    source, target = _read_square(name[:2]), _read_square(name[2:].removeprefix("-"))
    return None if source is None or target is None else source << 7 | target


def _read_square(name: str) -> int | None:
    if len(name) != 2 or name[0] not in "ABCDEFGHI" or name[1] not in "0123456789":
        return None
    return "ABCDEFGHI".index(name[0]) + 9 * int(name[1])


def _read_vietnamese(name: str) -> _Written | None:
    signs = name.replace("TG", "G", 1)
    known = zip(_VIETNAMESE_SIGNS, signs, strict=True) if len(signs) == 4 else ()
    return _read_signs("".join(table.get(sign, " ") for table, sign in known))


def _read_signs(name: str) -> _Written | None:
    if len(name) != 4:
        return None
    first, second, direction, number = (_SIGNS.get(sign, " ") for sign in name)
    if direction not in (_FORWARD, _BACKWARD, _SIDEWAYS) or not number.isdigit():
        return None
    who = _read_who(first, second)
    return _Written(*who, direction, int(number)) if who else None


def _read_who(first: str, second: str) -> tuple[int, int | None, str | None] | None:
    """Kind, file, and which of several, from the first two signs."""
    if first in _LETTERS and second.isdigit():
        return _LETTERS.index(first), int(second), None
    if second.isdigit() and (first.isdigit() or first in _PLACES):
        return PAWN, int(second), first
    if first.isdigit() and second == "P":
        return PAWN, None, first
    letter, mark = (second, first) if second in _LETTERS else (first, second)
    return (_LETTERS.index(letter), None, _MARKS[mark]) if letter in _LETTERS and mark in _MARKS else None


def _fits(board: XiangqiBoard, move: int, written: _Written) -> bool:
    source = move >> 7
    if KIND[board.piece_at(source)] != written.kind or _course(board, move) != (written.direction, written.number):
        return False
    if written.file is not None and _file_number(board, source) != written.file:
        return False
    if written.which is None:
        return True
    group = _group(board, source)
    if written.file is not None and written.which.isdigit():
        return group.size > 1 and group.index == int(written.which) - 1
    return group.is_called(written.which)


def _impossible(board: XiangqiBoard, written: _Written) -> Iterator[int]:
    """For each piece meant, one move that fits the four signs if pieces could move in any way."""
    for square in range(90):
        piece = board.piece_at(square)
        if piece >> 4 == board.side and KIND[piece] == written.kind:
            reach = (square << 7 | target for target in _likely(square, written.kind))
            yield from islice((move for move in reach if _fits(board, move, written)), 1)


def _likely(square: int, kind: int) -> list[int]:
    """All squares, first those that the piece could reach by its jump, or those on its file if it does not jump."""
    jumps = {HORSE: ((1, 2), (2, 1)), ELEPHANT: ((2, 2),), ADVISOR: ((1, 1),)}.get(kind)

    def is_odd(target: int) -> bool:
        apart = abs(FILE[target] - FILE[square]), abs(RANK[target] - RANK[square])
        return apart not in jumps if jumps else apart[0] != 0

    return sorted(range(90), key=is_odd)


def counted(cell: str, side: int, notation: str) -> tuple[str, str]:
    """A point's file and row, both from 1, from a side: files count from its right, rows from its edge.

    Files are numerals as the notation, one of COUNTING, writes them.
    """
    file, rank = "abcdefghi".index(cell[0]), int(cell[1])
    numerals = "123456789" if notation in ("wxf", "vietnamese") else _NUMERALS[side]
    return numerals[file if side else 8 - file], str((9 - rank if side else rank) + 1)


def called(cell: str, letter: str, notation: str) -> str:
    """A piece by its letter in FEN, with its file, as the notation, one of COUNTING, calls one alone on its file."""
    side, kind = int(letter.islower()), "KABNRCP".index(letter.upper())
    name = _LETTERS[kind] if notation == "wxf" else _NAMES[side][kind]
    tables: dict[str, Mapping[int, int | str]] = {"traditional": _TRADITIONAL[side], "vietnamese": _VIETNAMESE}
    return name.translate(tables.get(notation, {})) + counted(cell, side, notation)[0]


def _file_number(board: XiangqiBoard, square: int) -> int:
    """The number of the file for the side to move, counted from its right."""
    return FILE[square] + 1 if board.side else 9 - FILE[square]


def _course(board: XiangqiBoard, move: int) -> tuple[str, int]:
    """The direction and the number of a move."""
    source, target = move >> 7, move & 127
    if RANK[source] == RANK[target]:
        return _SIDEWAYS, _file_number(board, target)
    ahead = (RANK[target] > RANK[source]) == (board.side == 0)
    straight = FILE[source] == FILE[target]
    number = abs(RANK[target] - RANK[source]) if straight else _file_number(board, target)
    return _FORWARD if ahead else _BACKWARD, number


def _group(board: XiangqiBoard, source: int) -> _Group:
    kind, first = KIND[board.piece_at(source)], 16 * board.side
    squares = [board.square_of(piece) for piece in range(first, first + 16) if KIND[piece] == kind]
    files: dict[int, list[int]] = {}
    for square in sorted((s for s in squares if s != NOWHERE), reverse=board.side == 0):
        files.setdefault(_file_number(board, square), []).append(square)
    tandem = [square for file in sorted(files) if len(files[file]) > 1 for square in files[file]]
    own = files[_file_number(board, source)]
    crowded = sum(len(squares) > 1 for squares in files.values())
    return _Group(own.index(source), len(own), tandem.index(source) if source in tandem else 0, crowded)


def write_move(board: XiangqiBoard, move: int, notation: str = "") -> str:
    """The text of a legal move; `notation` is one of NOTATIONS or `iccs`, coordinates if empty."""
    return _WRITERS[notation or "coordinates"](board, move)


def write_coordinates(board: XiangqiBoard, move: int) -> str:
    """Coordinates such as `h2e2`: from and to, files a to i, ranks 0 to 9 from Red's side."""
    return square_name(move >> 7) + square_name(move & 127)


def _write_wxf(board: XiangqiBoard, move: int) -> str:
    direction, number = _course(board, move)
    return f"{_who_wxf(board, move >> 7)}{direction}{number}"


def _who_wxf(board: XiangqiBoard, source: int) -> str:
    kind, group = KIND[board.piece_at(source)], _group(board, source)
    if group.size == 1 or kind in (ADVISOR, ELEPHANT):
        return _LETTERS[kind] + str(_file_number(board, source))
    if group.size > 2 or group.files > 1:
        return str(group.index + 1) + str(_file_number(board, source))
    return _LETTERS[kind] + (_BACKWARD if group.index else _FORWARD)


def _write_chinese(board: XiangqiBoard, move: int) -> str:
    direction, number = _course(board, move)
    word = {_FORWARD: "进", _BACKWARD: "退", _SIDEWAYS: "平"}[direction]
    return _who_chinese(board, move >> 7) + word + _NUMERALS[board.side][number - 1]


def _who_chinese(board: XiangqiBoard, source: int) -> str:
    kind, group = KIND[board.piece_at(source)], _group(board, source)
    name = _NAMES[board.side][kind]
    if group.size == 1 or kind in (ADVISOR, ELEPHANT):
        return name + _NUMERALS[board.side][_file_number(board, source) - 1]
    if group.files > 1 or group.size > 3:
        return _NUMERALS[0][group.overall] + name
    return (_FRONT + _MIDDLE * (group.size - 2) + _REAR)[group.index] + name


def _write_vietnamese(board: XiangqiBoard, move: int) -> str:
    """The text; coordinates where it would be read as another move, in WXF."""
    text = _write_chinese(board, move)
    text = (text[1] + text[0] + text[2:] if text[0] in _PLACES else text).translate(_VIETNAMESE)
    wxf = _read_signs(text.upper())
    is_other = wxf is not None and any(_fits(board, each, wxf) for each in board.legal_moves())
    return write_coordinates(board, move) if is_other else text


_WRITERS = {
    "coordinates": write_coordinates,
    # coordinates such as `H2-E2`, as on the Internet Chinese Chess Server and still in game files
    "iccs": lambda board, move: f"{square_name(move >> 7)}-{square_name(move & 127)}".upper(),
    "wxf": _write_wxf,
    "chinese": _write_chinese,
    "traditional": lambda board, move: _write_chinese(board, move).translate(_TRADITIONAL[board.side]),
    "vietnamese": _write_vietnamese,
}
