"""Xiangqi: a button for each of the player's pieces, then one for each point where it can go, or a window to type in.

A move takes two taps, and the board stays visible. A piece that cannot move keeps its button, disabled, so that the
others stay in place. Alternatives are worse: two menus take four taps and cover the board on a phone; a menu of the
pieces with buttons for the points takes three taps; so do buttons for the kinds of pieces first.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from bot.match.controls import Controls, Material, MoveEntry, Pick, Step, by_start, moves_of
from bot.match.phrases import points
from bot.match.pictures import Marked
from bot.match.positions import Choice
from bot.render import RENDERERS
from bot.render.xiangqi import CHINESE
from engines.xiangqi.notation import COUNTING, called

KINDS = "RNCPBAK"  # in the order of the buttons
EMOJI = dict(zip(KINDS, ("🏰", "🐴", "💣", "♟️", "🐘", "🛡️", "👑"), strict=True))  # like the drawn pieces
WIDTH = 4  # buttons in a row: as many as fit side by side on a phone
WORTH = dict(zip(KINDS, (9, 4, 4.5, 1, 2, 2, 0), strict=True))  # as in beginners' books; a soldier across the river: 2
PIECES = 32  # of both sides at first


def next_step(entry: MoveEntry) -> Step:
    """The piece, then its target."""
    return _target_step(entry, entry.chosen[0]) if entry.chosen else _piece_step(entry)


def _piece_step(entry: MoveEntry) -> Step:
    mine = {cell: letter for cell, letter in entry.standing.items() if letter.isupper() == (entry.side == 0)}
    in_notation = {each.path.start: each for each in reversed(entry.choices) if each.written != each.move}
    movable = by_start(entry) | in_notation
    named = Counter(choice.written[:-2] for choice in movable.values())
    order = sorted(mine, key=lambda cell: (KINDS.index(mine[cell].upper()), cell))
    return Step(tuple(_piece(entry, cell, mine[cell], movable.get(cell), named) for cell in order), width=WIDTH)


def _piece(entry: MoveEntry, cell: str, letter: str, choice: Choice | None, named: Counter[str]) -> Pick:
    """A piece's button. Where a notation gives two pieces one name, the direction in which each can go follows it."""
    if entry.notation in COUNTING:
        written = "" if choice is None or choice.written == choice.move else choice.written
        name = written[: -1 if named[written[:-2]] > 1 else -2] or called(cell, letter, entry.notation)
        return Pick(cell, name, taken=choice is None)
    emoji, sign = _signs(entry, letter)
    return Pick(cell, f"{sign}{cell}", emoji=emoji, taken=choice is None)


def _signs(entry: MoveEntry, letter: str) -> tuple[str | None, str]:
    """The piece's emoji, or the character to write in front of a label: like the reader's picture."""
    if entry.reader.pieces(entry.view.game) == "chinese":
        return None, f"{CHINESE[letter]} "
    return EMOJI[letter.upper()], ""


def _target_step(entry: MoveEntry, start: str) -> Step:
    """The piece's targets: all as points where the notation has no text for one of them."""
    pieces, moves = entry.standing, moves_of(entry, start)
    if any(choice.written == choice.move for choice in moves):
        moves = [replace(choice, written=choice.move) for choice in moves]
    picks = tuple(_target(entry, choice, pieces.get(choice.path.end, "")) for choice in moves)
    return Step(picks, width=WIDTH, marked=Marked(start, tuple(choice.path.end for choice in moves)))


def _target(entry: MoveEntry, choice: Choice, taken: str) -> Pick:
    """The option of a move: its target, and what it captures there."""
    label, emoji, sign = choice.written[-2:], None, ""
    if taken:
        emoji, sign = _signs(entry, taken)
    return Pick(choice.path.end, f"{label} ×{sign}".rstrip() if taken else label, choice.move, emoji)


# -- what either side has captured -------------------------------------------------------------------------------------


def material(pieces: Mapping[str, str], at_first: Mapping[str, str]) -> tuple[Material, Material]:
    """What each side has captured, and the lead of the one that is ahead; empty while all pieces stand."""
    if len(pieces) == PIECES:
        return Material(), Material()
    lead = sum(_worth(cell, letter) for cell, letter in pieces.items())
    first, second = (_captured(pieces, at_first, side) for side in (0, 1))
    return Material(first, _lead(lead)), Material(second, _lead(-lead))


def tally(entry: MoveEntry) -> tuple[str, str]:
    """The same in words."""
    first, second = material(entry.standing, RENDERERS[entry.view.game].standing(entry.view.start))
    return _gain_text(entry, first), _gain_text(entry, second)


def _gain_text(entry: MoveEntry, gained: Material) -> str:
    """Captured pieces are signs with counts: short, so that they seldom need a second line."""
    signs = ((_sign(entry, letter), count) for letter, count in Counter(gained.pieces).items())
    captured = " ".join(sign if count == 1 else f"{sign}×{count}" for sign, count in signs)
    said = entry.own("captured", pieces=captured) if captured else ""
    return " · ".join(filter(None, (said, gained.number)))


def _captured(pieces: Mapping[str, str], at_first: Mapping[str, str], side: int) -> str:
    """The pieces that `side` has captured: those that the other side had at first, less those that it still has."""
    had, has = (
        Counter(letter.upper() for letter in standing.values() if letter.isupper() == (side == 1))
        for standing in (at_first, pieces)
    )
    taken = had - has
    captured = "".join(kind * taken[kind] for kind in KINDS)
    return captured if side == 1 else captured.lower()


def _lead(lead: float) -> str:
    return f"+{points(lead)}" if lead > 0 else ""


def _sign(entry: MoveEntry, letter: str) -> str:
    emoji, sign = _signs(entry, letter)
    return emoji or sign.rstrip()


def _worth(cell: str, letter: str) -> float:
    """The worth of a piece, positive for red's and negative for black's."""
    across = letter.upper() == "P" and (cell[1] > "4") == letter.isupper()
    worth = 2 if across else WORTH[letter.upper()]
    return worth if letter.isupper() else -worth


# -- openings ----------------------------------------------------------------------------------------------------------

# Red's first move, with the board mirrored so that it is made on red's right, and its name. The names are the usual
# ones, as in the classification ECCO; the table is our own.
FIRST = {
    "h2e2": "central-cannon",  # 中炮
    "h2d2": "cross-palace-cannon",  # 过宫炮
    "h2f2": "palace-corner-cannon",  # 士角炮
    "h0g2": "horse",  # 起马局
    "g0e2": "elephant",  # 飞相局
    "g3g4": "pawn",  # 仙人指路
}
# After one of those: the moves that must be among black's first, in any order, and the name. The first match counts.
REPLIES = {
    "central-cannon": (
        ({"h7e7"}, "same-direction-cannons"),  # 顺炮
        ({"b7e7"}, "opposite-direction-cannons"),  # 列炮
        ({"b9c7", "h9g7", "h7f7"}, "sandwiched-horses"),  # 反宫马
        ({"b9c7", "h9g7", "b7d7"}, "sandwiched-horses"),
        ({"b9c7", "h9g7"}, "screen-horses"),  # 屏风马
        ({"b9c7", "h9i7"}, "single-horse"),  # 单提马
        ({"h9g7", "b9a7"}, "single-horse"),
    ),
    "pawn": (
        ({"h7g7"}, "pawn-cannon"),  # 卒底炮
        ({"c6c5"}, "opposing-pawns"),  # 对兵局
    ),
}
PLIES = 10  # how many plies are looked at
MIRROR = str.maketrans("abcdefghi", "ihgfedcba")


def opening(entry: MoveEntry) -> str:
    """The name of the opening; empty where it has none."""
    moves = entry.view.moves[:PLIES]
    if moves and moves[0][0] < "e":
        moves = tuple(move.translate(MIRROR) for move in moves)
    first = FIRST.get(moves[0], "") if moves else ""
    replies = (name for needed, name in REPLIES.get(first, ()) if needed <= set(moves[1::2]))
    return entry.texts[f"games.xiangqi.opening-{next(replies, first)}"] if first else ""


CONTROLS = Controls(
    next_step, ("🔴", "🎱"), says_check=True, typing=True, tally=tally, material=material, opening=opening
)
