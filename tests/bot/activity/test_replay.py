"""The page's model of a match follows from its moves, in every game.

Of a position with very many moves some are checked; all of them: QIBOT_LONG_TESTS=1.
"""

from collections.abc import Mapping
from random import Random

import pytest

from bot.activity.replay import Replay
from bot.render import RENDERERS
from engines.game import Position
from engines.registry import GAMES
from tests.long import LONG

MOVES = 15


def random_line(game: str, seed: int, plies: int = 60) -> tuple[str, ...]:
    """Random moves from the start."""
    position, chance = Position(GAMES[game]), Random(seed)
    while len(position.moves) < plies and (moves := position.legal_moves()):
        position.push(chance.choice(moves))
    return tuple(position.written())


def changed(standing: Mapping[str, str], after: Mapping[str, str]) -> dict[str, str]:
    """The pieces after changes, as the page computes them."""
    return {cell: letter for cell, letter in {**standing, **after}.items() if letter}


@pytest.mark.parametrize("game", GAMES)
def test_the_changes_lead_to_what_stands(game):
    """From the start, move by move, the page gets the bot's position."""
    line = random_line(game, seed=1)
    replay = Replay(game)
    standing = dict(replay.start)
    for plies in range(1, len(line) + 1):
        replay.follow(line[:plies])
        standing = changed(standing, replay.played()[-1].after)
        assert standing == replay.standing == RENDERERS[game].standing(replay.position.text)
    assert [each.text for each in replay.played()] == list(line)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_is_said_to_do_is_what_it_does(game):
    """A move that the page shows before the bot's answer is right; only a crowned man looks like a man until then."""
    line = random_line(game, seed=2)
    replay, chance = Replay(game), Random(2)
    for plies in range(0, len(line), 2):
        replay.follow(line[:plies])
        hand, before, side = replay.hand(replay.position.side), dict(replay.standing), replay.position.side
        moves = replay.moves()
        for move in moves if LONG else chance.sample(moves, min(len(moves), MOVES)):
            piece = before[move.start] if move.start else hand
            foreseen = changed({**before, move.start: ""}, {move.stops[-1]: piece, **move.after})
            replay.position.play(move.move)
            made = RENDERERS[game].standing(replay.position.text)
            replay.position.undo()
            assert set(foreseen) == set(made)
            other = {cell for cell in made if made[cell] != foreseen[cell]} - {move.stops[-1]}
            assert not other
            assert made[move.stops[-1]] in RENDERERS[game].pieces[side]


@pytest.mark.parametrize("game", GAMES)
def test_another_line_is_followed_as_if_it_were_new(game):
    """Takebacks, and lines that part, leave no trace."""
    kept, long, other = Replay(game), random_line(game, seed=3, plies=12), random_line(game, seed=4, plies=9)
    for line in (long, long[:5], (), other, other[:8], long):
        replays = kept, Replay(game)
        for replay in replays:
            replay.follow(line)
        known, fresh = ((each.standing, each.played(), each.moves(), each.marks()) for each in replays)
        assert known == fresh


COUNTED = [  # a game, where it starts, its moves, and what each side has from which move on
    ("xiangqi", "", "h2e2 h9g7 e2e6 g7e6 a3a4 e6g5", {"0": ("", ""), "3": ("p+1", ""), "4": ("p", "C+3½")}),
    ("checkers", "", "11-15 22-18 15x22 25x18 8-11", {"0": ("", ""), "3": ("w+1", ""), "4": ("w", "b")}),
    ("tiaojiaqi", "", "f7g7 g6f7", {"0": ("xxxxxxxx8", "oooooooo8"), "2": ("xxxxxx6", "oooooooooo10")}),
    ("gomoku", "", "h8 h9", {}),
    ("xiangqi", "3k5/9/9/9/9/9/9/9/r8/R3K4 w", "a0a1", {"0": ("", ""), "1": ("r+9", "")}),
    ("checkers", "B:W19,30:B15,1", "15x24", {"0": ("", ""), "1": ("w+1", "")}),
]


@pytest.mark.parametrize(("game", "start", "line", "material"), COUNTED)
def test_what_each_side_has_follows_from_the_position(game, start, line, material):
    """Captures and the lead; stones in tiaojiaqi; each from the move on that changed it. None is left by a takeback. A
    match from a position counts the captures since then: what was missing at its start was not captured.
    """
    replay, moves = Replay(game, start), tuple(line.split())
    for played in (moves, moves[:-1], ()):
        replay.follow(played)
        shown = {ply: tuple(f"{each.pieces}{each.number}" for each in pair) for ply, pair in replay.material().items()}
        assert shown == {ply: pair for ply, pair in material.items() if int(ply) <= len(played)}


def test_marks_say_what_the_rules_forbid_and_who_is_in_check():
    """Forbidden points of renju, check in xiangqi; the last moves in both. The list of moves is in the reader's
    notation.
    """
    replay = Replay("renju")
    replay.follow(("h9", "a1", "h10", "a3", "i8", "a5", "j8", "c1"))
    assert [replay.marks()[kind] for kind in ("barred", "last", "earlier")] == [("h8",), ("c1",), ("j8",)]
    replay = Replay("xiangqi")
    replay.follow(("h2e2", "d9e8", "e2e6"))
    assert replay.marks()["check"] == ("e9",)
    replay.follow(("h2e2",))
    assert [replay.played(notation)[0].text for notation in ("", "wxf", "chinese")] == ["h2e2", "C2.5", "炮二平五"]


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_a_match_share_what_was_worked_out(game):
    """Until a move is made, legal moves, marks and the list are the same objects; then they are new."""
    replay, line = Replay(game), random_line(game, seed=5, plies=3)
    replay.follow(line[:2])
    moves, marks, played = replay.moves(), replay.marks(), replay.played()
    replay.follow(line[:2])
    assert replay.moves() is moves
    assert replay.marks() is marks
    assert all(now is before for now, before in zip(replay.played(), played, strict=True))
    replay.follow(line)
    assert replay.moves() is not moves
    assert replay.marks() is not marks
    assert replay.played()[:2] == played
