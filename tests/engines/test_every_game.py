"""What holds for every game."""

import random
from functools import cache

import pytest

from engines.board import EVAL_MAX, ONGOING
from engines.game import GameError, IllegalMove, MoveError, Position, UnknownGame, UnreadableMove
from engines.grid import EMPTY, cell_name, read_cell, read_cells, write_cells
from engines.registry import GAMES, LONGEST_MOVE, MOVE_CODES, game_named, registered
from engines.tictactoe import TicTacToe
from tests.cases import for_each
from tests.engines.boards import checks_among, quiet_moves, ratings
from tests.long import LONG

PLAYOUTS = 20 if LONG else 3
FEW = 5 if LONG else 2  # random games, for slow tests
SOME = 30  # at most so many moves of a position are tried
APART = 1 if LONG else 3  # plies between the positions of a game that are tried; odd, so that both sides move

every_game = for_each("game", GAMES.values())


def playout(game, seed, plies=200):
    """Plays a random game: gives the position at the start, before every move or every third, and at the end."""
    position, moves = Position(game), _moves(game, seed)[:plies]
    for ply, move in enumerate(moves):
        if ply % APART == 0:
            yield position
        position.push(move)
    yield position


@cache
def _moves(game, seed):
    rng, position = random.Random(seed), Position(game)
    while len(position.moves) < 400 and (moves := position.legal_moves()):
        position.push(rng.choice(moves))
    return tuple(position.moves)


def some(moves, seed=0):
    """The moves, or a random choice of SOME of them if there are more."""
    return moves if len(moves) <= SOME else random.Random(seed).sample(moves, SOME)


def snapshot(position):
    board = position.board
    return position.text, board.key, board.side, board.ply, board.evaluate(), board.verdict(), board.pseudo_legal()


@every_game
def test_make_and_unmake_leave_no_trace(game):
    """Every field is as before after a move was made and unmade."""
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            before = snapshot(position)
            for move in some(position.legal_moves(), seed):
                assert position.board.make(move)
                assert position.board.unmake() == move
            assert snapshot(position) == before


@every_game
def test_who_moves_is_a_piece_of_the_side_to_move(game):
    """In games with named pieces, the mover is one of the side's pieces."""
    for position in playout(game, 2):
        own = {piece.upper() for piece in game.pieces(position.board)[position.side]}
        movers = {game.mover(position.board, move) for move in some(position.legal_moves())}
        assert {piece.upper() for piece in movers} <= {"", *own}


@every_game
def test_a_whole_game_can_be_taken_back(game):
    *_, position = playout(game, 1)
    while position.moves:
        position.undo()
    assert snapshot(position) == snapshot(Position(game))


@every_game
def test_the_key_kept_is_the_key_computed(game):
    """`key` equals `fresh_key` at every position, and reading the position's text gives the same key."""
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            assert position.board.key == position.board.fresh_key()
            if not position.outcome():
                assert game.read(position.text).key == position.board.key


@every_game
def test_different_positions_have_different_keys(game):
    """No two different positions of random games share a key."""
    seen = {}
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            text = " ".join(position.text.split()[:2])
            assert seen.setdefault(position.board.key, text) == text


@every_game
def test_text_round_trips(game):
    """A position's text reads back to a position with the same text and the same moves."""
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            if position.outcome():
                continue
            again = Position(game, position.text)
            assert again.text.split()[:2] == position.text.split()[:2]
            assert sorted(again.legal_moves()) == sorted(position.legal_moves())


@every_game
def test_every_notation_round_trips(game):
    for seed in range(FEW):
        for position in playout(game, seed):
            for move in some(position.legal_moves(), seed):
                for notation in game.notations:
                    text = game.write_move(position.board, move, notation)
                    assert 0 < len(text) <= game.longest_move
                    assert game.read_move(position.board, text) == move, (position.text, text)


@every_game
def test_legal_moves_are_the_moves_accepted(game):
    """`play` accepts the text of a move if and only if the move is legal."""
    for seed in range(FEW):
        for position in playout(game, seed):
            legal = set(position.legal_moves())
            for move in some(sorted(legal), seed):
                assert position.play(game.write_move(position.board, move)) == move
                position.undo()
            for move in set(position.board.pseudo_legal()) - legal:
                with pytest.raises(GameError):
                    position.play(game.write_move(position.board, move))


@every_game
def test_a_refused_move_names_a_rule_of_the_game(game):
    """A move of another position that is illegal here names one of the game's rules, with cells and pieces."""
    refused = []
    for seed in range(FEW):
        strange = []
        for position in playout(game, seed):
            refused += [_refusal(position, text) for text in strange if not position.outcome()]
            strange = [game.write_move(position.board, move) for move in some(position.legal_moves(), seed)]
    assert all(refusal.rule in game.refusals for refusal in refused if refusal)
    assert all(len(refusal.pieces) <= len(refusal.cells) for refusal in refused if refusal)
    assert any(refused) == bool(game.refusals)


def _refusal(position, text):
    try:
        position.game.read_move(position.board, text)
    except IllegalMove as error:
        return error.refusal
    except MoveError:
        return None


@every_game
def test_moves_fit_their_declared_range(game):
    """Moves lie in range(move_codes), history slots in range(history_slots), and no move is generated twice."""
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            board = position.board
            moves = board.pseudo_legal()
            assert len(set(moves)) == len(moves) <= board.max_moves
            assert all(0 <= move < game.move_codes for move in moves)
            assert all(0 <= board.history_slot(move) < board.history_slots for move in moves)
            assert all(0 <= board.ordering_score(move) <= 10_000 for move in moves)


@every_game
def test_what_is_asked_of_many_moves_is_what_is_asked_of_one(game):
    """`rate` writes the ordering scores and slots of the single moves; `see_ge` agrees with `see` for every bound."""
    for seed in range(FEW):
        for position in playout(game, seed):
            board = position.board
            moves = board.pseudo_legal()
            for move in some(moves, seed):
                worth = board.see(move)
                bounds = {worth + less for less in (-500, -100, -1, 0, 1, 100, 500)} | {-250, 0, 250}
                assert all(board.see_ge(move, bound) == (worth >= bound) for bound in bounds), (position.text, move)
            assert ratings(board, moves) == [(board.ordering_score(move), board.history_slot(move)) for move in moves]


@every_game
def test_noisy_and_quiet_moves_are_all_moves(game):
    """Each move is either noisy or quiet; noisy ones capture and quiet ones do not."""
    for seed in range(FEW):
        for position in playout(game, seed):
            board = position.board
            noisy, quiet = board.noisy_moves(), quiet_moves(board)
            assert sorted(noisy + quiet) == sorted(board.pseudo_legal())
            assert all(board.captured_value(move) > 0 for move in noisy)
            assert all(board.captured_value(move) == 0 for move in quiet)


@every_game
def test_a_move_is_allowed_where_it_would_be_generated(game):
    """`is_pseudo_legal` accepts exactly the generated moves, of any numbers and moves of other positions."""
    rng = random.Random(3)
    for seed in range(FEW):
        strange = [rng.randrange(game.move_codes) for _ in range(100)]
        for position in playout(game, seed):
            generated = position.board.pseudo_legal()
            for move in strange + some(generated, seed):
                assert position.board.is_pseudo_legal(move) == (move in generated), (position.text, move)
            strange = (generated + strange)[:200]


@every_game
def test_a_number_that_is_no_move_is_not_allowed(game):
    """Numbers outside the range of moves are refused as well."""
    outside = [-(2**31), -game.move_codes - 1, -90, -2, -1, 65535, 2**31 - 1]
    outside += range(game.move_codes, game.move_codes + 1000)
    for seed in range(3):
        for position in playout(game, seed):
            assert not [move for move in outside if position.board.is_pseudo_legal(move)]


@every_game
def test_a_move_that_gives_check_is_known_before_it_is_made(game):
    """`gives_check` is right for every legal move, and `keep_checks` keeps those that give check.

    Neither changes the board.
    """
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            board, before = position.board, snapshot(position)
            for move in some(position.legal_moves(), seed):
                expected = board.gives_check(move)
                board.make(move)
                assert board.in_check() == expected, (position.text, move)
                board.unmake()
            legal = position.legal_moves()
            assert checks_among(board, legal) == [move for move in legal if board.gives_check(move)]
            assert snapshot(position) == before


@every_game
def test_the_evaluation_keeps_to_its_band(game):
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            assert abs(position.board.evaluate()) <= EVAL_MAX


@every_game
def test_passing_the_turn_leaves_no_trace(game):
    """A null move gives the other side the turn and keeps the key right; unmaking it restores everything."""
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            if position.outcome():
                continue
            before, side = snapshot(position), position.board.side
            if position.board.make_null():
                assert position.board.side == side ^ 1
                assert position.board.key == position.board.fresh_key()
                position.board.unmake_null()
            assert snapshot(position) == before


@every_game
def test_a_finished_game_has_an_outcome_and_no_moves(game):
    """A position with an outcome has no legal moves, and playing raises."""
    finished = 0
    for seed in range(PLAYOUTS):
        *_, position = playout(game, seed, plies=400)
        outcome = position.outcome()
        if outcome is None:
            continue
        finished += 1
        assert not position.legal_moves()
        assert outcome.ending in game.endings
        assert str(outcome).startswith(outcome.result)
        with pytest.raises(GameError, match="over"):
            position.play(game.write_move(Position(game).board, Position(game).legal_moves()[0]))
    assert finished > PLAYOUTS // 4


@every_game
def test_an_unfinished_board_says_so(game):
    """A position without an outcome has a legal move."""
    for seed in range(PLAYOUTS):
        for position in playout(game, seed):
            if position.outcome() is None:
                assert position.board.verdict() == ONGOING
                assert position.legal_moves()


@every_game
@for_each("text", ["", " ", "?", "hello", "0", "é", "\x00", "9" * 50, "a1" * 1_000_000, "-1", "１２３"])
def test_nonsense_is_no_move(game, text):
    """A text that is no move is refused quickly, with a short error that names the position."""
    position = Position(game)
    with pytest.raises((UnreadableMove, IllegalMove)) as caught:
        position.play(text)
    assert position.text.split()[0] in str(caught.value)
    assert len(str(caught.value)) < 400


@every_game
@for_each("text", ["?", "x", "9" * 1_000_000, "////////// w", "\x00", "3/3/3", "-", "K" * 90 + " w"])
def test_nonsense_is_no_position(game, text):
    """A text that is no position is refused quickly, with a short error."""
    with pytest.raises(GameError) as caught:
        game.read(text)
    assert len(str(caught.value)) < 400


@every_game
def test_a_finished_position_is_read(game):
    """The text of a finished position is read back, with or without its past."""
    for seed in range(PLAYOUTS):
        *_, position = playout(game, seed, plies=400)
        assert game.read(position.text).key == position.board.key
        assert game.read(game.without_past(position.board)).side == position.side


@every_game
def test_the_path_of_a_move_is_what_it_changes(game):
    """A path ends on a named cell, and captured cells are not on it."""
    for seed in range(FEW):
        for position in playout(game, seed):
            board = position.board
            moves = some(position.legal_moves(), seed)
            starts = {bool(game.path(board, move).start) for move in moves}
            assert len(starts) <= 1  # every move of a game has a start, or none has
            for move in moves:
                path = game.path(board, move)
                assert path.end == path.stops[-1] != ""
                assert len(set(path.over)) == len(path.over)
                assert not {path.start, *path.stops} & set(path.over)


@every_game
def test_taken_pieces_are_missing(game):
    """In games with counted pieces, a capture takes pieces of the other side, and no move removes one of its own."""
    for seed in range(FEW):
        for position in playout(game, seed):
            side, before = position.side, game.pieces(position.board)
            for move in some(position.legal_moves(), seed):
                position.push(move)
                after = game.pieces(position.board)
                position.undo()
                assert sum(after[side].values()) >= sum(before[side].values())
                taken = position.board.captured_value(move) > 0 and bool(before[0])
                assert bool(before[1 - side] - after[1 - side]) == taken


@every_game
def test_customs_are_choices_that_the_game_has(game):
    """The customs of a language name notations, pieces and looks of the game."""
    choices = {"notation": game.notations, "pieces": game.piece_sets, "look": game.looks}
    for custom in game.customs.values():
        assert all(value in choices[key] for key, value in custom.items())


class Wrong(TicTacToe):
    """Tic-tac-toe with one wrong limit."""

    def __init__(self, name, value):
        setattr(self, name, value)


@for_each(
    "name, value, message",
    [
        ("move_codes", MOVE_CODES + 1, "codes of moves"),
        ("move_codes", 0, "codes of moves"),
        ("longest_move", LONGEST_MOVE + 1, "characters in a move"),
    ],
)
def test_a_game_too_large_for_what_was_compiled_is_not_registered(name, value, message):
    """A move code or text beyond the compiled limits is refused when the game is registered."""
    assert registered(TicTacToe())
    with pytest.raises(ValueError, match=message):
        registered(Wrong(name, value))


def test_two_games_of_one_key_are_not_registered():
    with pytest.raises(ValueError, match="same key"):
        registered(TicTacToe(), TicTacToe())


@for_each("columns", [3, 7, 9, 10, 12, 15, 19, 26])
def test_a_grid_of_any_width_reads_what_it_writes(columns):
    """Runs of more than nine empty cells and names beyond row nine are read back."""
    rng, rows = random.Random(columns), 15
    for share in (0.0, 0.05, 0.5, 1.0):
        cells = [rng.choice((0, 1)) if rng.random() < share else EMPTY for _ in range(rows * columns)]
        text = write_cells(cells, columns)
        assert read_cells(text, text, rows, columns) == cells
    names = [cell_name(cell, columns) for cell in range(rows * columns)]
    assert [read_cell(name, rows, columns) for name in names] == list(range(rows * columns))
    for name in ("", "a0", "a16", "a01", "b", "7", "aa1", "a1 ", "a１", "A0"):
        assert read_cell(name, rows, columns) is None


@for_each("text", ["3/3/3", "7/7/7/7/7/7"])
def test_the_side_to_move_is_one_sign(text):
    """The side to move must be exactly one of the signs."""
    for game in (GAMES["tictactoe"], GAMES["connect4"]):
        for side in ("xo", "ox", "", "xx"):
            with pytest.raises(GameError):
                game.read(f"{text} {side}")


@every_game
def test_moves_replay_in_every_notation(game):
    """A game written in any notation plays back to the same position."""
    for seed in range(FEW):
        *_, position = playout(game, seed, plies=60)
        for notation in game.notations:
            assert Position(game, moves=position.written(notation)).text == position.text


def test_an_unknown_game_is_named():
    """The error lists the known games."""
    with pytest.raises(UnknownGame, match="connect4"):
        game_named("go")
