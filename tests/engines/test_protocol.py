"""UCI and UCCI: whole conversations, with the real program and with a session in this process."""

import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, StringIO
from time import monotonic, sleep

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.connect4.perfect import analyst
from engines.game import Position
from engines.protocol import Ucci, Uci
from engines.protocol.clock import clock_time, clock_times, move_time, numbers
from engines.protocol.session import LINE_LIMIT
from engines.registry import GAMES
from engines.tictactoe import TicTacToe
from tests.cases import for_each

OPTIONS = ("Hash", "Clear Hash", "Threads", "MultiPV", "Move Overhead", "Level")
VOCABULARY = (
    *("uci", "position", "startpos", "fen", "moves", "1", "4", "7", "-3", "go", "depth", "nodes", "movetime", "time"),
    *("infinite", "ponder", "stop", "x", "²", "setoption", "name", "value", "Hash", "MultiPV", "Level", "easy"),
    *("99999999999999999999", "isready", "7/7/7/7/7/7", "o", "searchmoves", "ponderhit", "banmoves", "usemillisec"),
    "--5",
)


def uci(*lines: str | bytes, game: str = "connect4") -> list[str]:
    """The answers of a session in this process to these lines."""
    return _converse(Uci, game, lines)


def ucci(*lines: str | bytes, game: str = "connect4") -> list[str]:
    return _converse(Ucci, game, lines)


def _converse(protocol: type[Uci] | type[Ucci], game: str, lines: tuple[str | bytes, ...]) -> list[str]:
    typed = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    sink = StringIO()
    protocol(GAMES[game], BytesIO(typed), sink).serve()
    return sink.getvalue().splitlines()


class Program:
    """The process `python -m engines uci ...`."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "engines", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def send(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(line + "\n" for line in lines))

    def until(self, word: str) -> list[str]:
        """The lines up to the next one that begins with `word`."""
        assert self.process.stdout is not None
        heard = []
        for line in self.process.stdout:
            heard.append(line.rstrip("\n"))
            if line.split()[:1] == [word]:
                return heard
        raise AssertionError(f"the program ended without {word}: {heard}")

    def end(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        code = self.process.wait(60)
        self.process.stdout.close()
        return code


@pytest.fixture
def engine() -> Iterator[Program]:
    program = Program("uci", "connect4")
    yield program
    program.process.kill()
    program.process.wait()
    for stream in (program.process.stdin, program.process.stdout):
        if stream is not None:
            stream.close()


def test_uci_introduces_itself() -> None:
    answers = uci("uci", "isready")
    assert answers[0].startswith("id name Qibot")
    names = [line.split(" type ")[0] for line in answers if line.startswith("option")]
    assert names == [f"option name {name}" for name in OPTIONS]
    assert answers[-2:] == ["uciok", "readyok"]


def test_ucci_introduces_itself_and_says_goodbye() -> None:
    answers = ucci("ucci", "isready", "quit", "isready")
    assert answers[0].startswith("id name Qibot")
    assert answers[-3:] == ["ucciok", "readyok", "bye"]


@for_each("game", GAMES)
def test_a_depth_is_searched_and_a_legal_move_given(game: str) -> None:
    """Every depth is reported with score, nodes, time and line; the best move is the line's first."""
    answers = uci("position startpos", "go depth 3", game=game)
    told = [line for line in answers if line.startswith("info depth")]
    assert [line.split()[2] for line in told] == ["1", "2", "3"]
    assert all(word in told[-1].split() for word in ("score", "cp", "nodes", "nps", "time", "pv"))
    line = told[-1].split(" pv ")[1].split()
    assert answers[-1] == f"bestmove {line[0]}"


def test_moves_lead_to_the_position_that_is_searched() -> None:
    """After three stones in a column the fourth wins, from the start and from a position's text alike."""
    answers = uci("position startpos moves 4 1 4 1 4 1", "go depth 2")
    assert "score mate 1" in answers[-2]
    assert answers[-1] == "bestmove 4"
    assert uci("position fen 7/7/7/o2x3/o2x3/o2x3 x", "go depth 2")[-1] == "bestmove 4"


def test_multipv_gives_as_many_lines() -> None:
    """With MultiPV 3 each depth has three ranked lines with different moves."""
    answers = uci("setoption name MultiPV value 3", "go depth 4")
    ranked = [line.split() for line in answers if line.startswith("info depth 4")]
    assert [words[words.index("multipv") + 1] for words in ranked] == ["1", "2", "3"]
    assert len({words[words.index("pv") + 1] for words in ranked}) == 3


def test_a_lost_game_has_a_mate_score_below_zero() -> None:
    """A lost position is reported as a mate with a minus: against two open ends there is no defence."""
    assert "score mate -1 " in uci("position startpos moves 3 1 4 1 5", "go depth 4")[-2]


def test_a_level_plays_by_its_own_depth() -> None:
    """With Level set, `go` without a limit ends by itself."""
    answers = uci("setoption name Level value beginner", "go")
    assert answers[-1].split()[0] == "bestmove"
    assert answers[-2].split()[:3] == ["info", "depth", "2"]


def test_a_finished_game_has_no_move() -> None:
    """UCI says (none), UCCI says nobestmove."""
    assert uci("position startpos moves 4 1 4 1 4 1 4", "go depth 2") == ["bestmove (none)"]
    assert ucci("position startpos moves 4 1 4 1 4 1 4", "go depth 2", "quit") == ["nobestmove", "bye"]


ROOK = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - {} 80"


@for_each(
    "clock, moves",
    [
        (119, ""),
        (120, ""),
        (500, ""),
        (118, "a1a2 e9e8 a2a1 e8e9"),
        (119, "a1a2 e9e8"),
        (60, 16 * "a1a2 e9e8 a2a1 e8e9 "),
    ],
)
def test_the_board_program_is_the_judge_of_long_games(clock: int, moves: str) -> None:
    """After 120 plies without a capture, or a third repetition, the engine still gives a move, and reports no error."""
    lines = (f"position fen {ROOK.format(clock)} moves {moves}", "go depth 3")
    for answers in (uci(*lines, game="xiangqi"), ucci(*lines, game="xiangqi")):
        assert not [answer for answer in answers if answer.startswith("info string")]
        move = next(answer for answer in answers if answer.startswith("bestmove")).split()[1]
        position = Position(GAMES["xiangqi"], ROOK.format(0), moves.split()[:4])
        position.play(move)


def test_a_mated_side_has_no_move_however_long_the_game() -> None:
    mated = "R3k4/7R1/9/9/9/9/9/9/9/3K5 b - - 130 80"
    assert uci(f"position fen {mated}", "go depth 2", game="xiangqi") == ["bestmove (none)"]


@for_each(
    "line, words",
    [
        ("position startpos moves 4 9", "'9' is not a column"),
        ("position startpos moves 4 1 4 1 4 1 4 4", "the game is over"),
        ("position fen 7/7 x", "expected 6 rows, found 2"),
        ("position", "expected 'position startpos'"),
        ("fly", "unknown command 'fly'"),
        ("setoption name Hash value many", "needs a whole number"),
        ("setoption name Level value godlike", "no level is called"),
        ("x" * (3 * LINE_LIMIT), "longer than"),
        (b"\xff\xfe\x00", "unknown command"),
    ],
)
def test_a_line_without_sense_is_answered_and_changes_nothing(line: str | bytes, words: str) -> None:
    """One `info string` says what is wrong, and the old position stays."""
    answers = uci("position startpos moves 4 1 4 1 4 1", line, "go depth 2")
    assert len([answer for answer in answers if answer.startswith("info string")]) == 1
    assert words in answers[0]
    assert answers[-1] == "bestmove 4"


@for_each("line", ["joho go depth 2", "joho joho go depth 2", "joho position startpos moves 4 1 4 1 4 1 \n go depth 2"])
def test_unknown_words_before_a_command_are_skipped(line: str) -> None:
    """UCI asks for it, so that an older engine understands a newer board program."""
    answers = uci("position startpos moves 4 1 4 1 4 1", line)
    assert answers[-1] == "bestmove 4"
    assert not [answer for answer in answers if answer.startswith("info string")]
    assert uci("joho quit", "isready") == []


def test_names_and_values_of_options_may_be_in_capitals() -> None:
    """UCI says that neither is case sensitive."""
    answers = uci("setoption name LEVEL value Beginner", "go")
    assert answers[-2].split()[:3] == ["info", "depth", "2"]


@for_each("moves, plies", [("1", 1), ("2", 3), ("0", 1)])
def test_a_search_for_a_mate_ends_where_no_mate_can_be(moves: str, plies: int) -> None:
    """`go mate N` looks N moves ahead, and then gives its move."""
    answers = uci("position startpos", f"go mate {moves}", "isready")
    told = [line for line in answers if line.startswith("info depth")]
    assert told[-1].split()[2] == str(plies)


def test_ucci_answers_a_stop_without_a_search() -> None:
    """So that the board program does not wait for ever; a search that `stop` ends has its move as its only answer."""
    assert ucci("stop", "isready", "quit") == ["nobestmove", "readyok", "bye"]
    assert "nobestmove" not in ucci("go depth infinite", "stop", "quit")
    assert uci("stop", "isready") == ["readyok"]


def test_what_a_game_knows_is_loaded_before_the_clock_runs() -> None:
    """The first search takes no time to read the opening book."""
    analyst.cache_clear()
    session = Uci(GAMES["connect4"], BytesIO(), StringIO())
    assert analyst.cache_info().currsize == 1
    assert session.position.text == GAMES["connect4"].start


@pytest.mark.slow
@pytest.mark.parametrize("protocol", [Uci, Ucci])
@given(
    lines=st.lists(
        st.one_of(
            st.binary(max_size=60),
            st.lists(
                st.sampled_from(VOCABULARY),
                max_size=8,
            ).map(lambda words: " ".join(words).encode()),
        ),
        max_size=8,
    )
)
@settings(max_examples=40)
def test_no_input_ends_the_conversation(protocol: type[Uci] | type[Ucci], lines: list[bytes]) -> None:
    """After any input `isready` is answered."""
    bounded = [line for line in lines if b"Hash" not in line and not (b"go" in line and b"infinite" not in line)]
    answers = _converse(protocol, "connect4", (*bounded, "stop", "isready"))
    assert "readyok" in answers or b"quit" in b" ".join(lines).split()


def test_numbers_are_read_where_they_make_sense() -> None:
    """A word before a whole number has that number; a text that is no number, or one that is too long, is skipped."""
    words = ["depth", "5", "nodes", "x", "movetime", "-3", "wtime", "²", "btime", "99999999999999999999"]
    assert numbers(words) == {"depth": 5, "movetime": 0}


@for_each("value", ["--5", "-", "5-", "-5-", "+5", "1_0", "", "-" * 17])
def test_what_only_looks_like_a_number_is_passed_over(value: str) -> None:
    """Besides digits a number may have only one minus in front."""
    assert numbers(["movetime", value]) == {}


def test_the_time_for_a_move_leaves_a_margin() -> None:
    """A fixed time is used less the overhead; a clock gives at most half of what is left while moves are to come."""
    assert move_time(100, 10) == pytest.approx(0.090)
    assert move_time(4, 10) == pytest.approx(0.002)
    assert move_time(0, 10) == pytest.approx(0.001)
    assert clock_time(61_200, 0, 0, 10) == pytest.approx(2.0)
    assert clock_time(1_000, 0, 1, 10) == pytest.approx(0.990)
    assert clock_time(1_000, 5_000, 0, 10) == pytest.approx(0.5)
    assert clock_time(0, 0, 0, 10) == pytest.approx(0.001)


def test_a_clock_gives_a_hard_move_more_than_its_share() -> None:
    """At most three shares and half of what is left; the last move before new time gets all of it."""
    assert clock_times(61_200, 0, 0, 10) == pytest.approx((6.0, 2.0))
    assert clock_times(10_000, 0, 5, 10) == pytest.approx((4.99, 1.99))
    assert clock_times(1_000, 0, 1, 10) == pytest.approx((0.990, 0.0))
    assert clock_times(0, 0, 0, 10) == pytest.approx((0.001, 0.001))


@for_each("overhead", [10, 30])
def test_the_time_lasts_for_a_long_game(overhead: int) -> None:
    """10 s without increment last for 120 hard moves, each with the overhead lost."""
    left = 10_000.0
    for _ in range(120):
        left -= 1000 * clock_times(int(left), 0, 0, overhead)[0] + overhead
        assert left > 0


def test_ucci_reads_its_own_words() -> None:
    """`newgame`, `hashsize`, times in seconds on request, and `time` for one move."""
    answers = ucci("setoption newgame", "setoption hashsize 1", "setoption usemillisec true", "go time 30", "quit")
    assert [line.split()[0] for line in answers[-2:]] == ["bestmove", "bye"]
    assert any(line.startswith("info depth") and " pv " in line for line in answers)
    assert not [line for line in answers if line.startswith("info string")]


def test_isready_is_answered_while_the_engine_thinks(engine: Program) -> None:
    """During an endless search `isready` is answered, and only `stop` brings the move."""
    engine.send("go infinite", "isready")
    assert not [line for line in engine.until("readyok") if line.startswith("bestmove")]
    engine.send("stop")
    assert engine.until("bestmove")[-1].split()[1] in "1234567"
    assert engine.end() == 0


def test_an_endless_search_waits_for_stop_even_when_it_knows_all(engine: Program) -> None:
    """Although a win in one ends the search, `go infinite` gives no move before `stop`."""
    engine.send("position startpos moves 4 1 4 1 4 1", "go infinite")
    engine.until("info")
    sleep(0.3)
    engine.send("isready")
    assert not [line for line in engine.until("readyok") if line.startswith("bestmove")]
    engine.send("stop")
    assert engine.until("bestmove")[-1] == "bestmove 4"
    assert engine.end() == 0


def test_pondering_ends_with_ponderhit(engine: Program) -> None:
    """`go ponder` gives no move until `ponderhit`, and then gives one."""
    engine.send("position startpos moves 4", "go ponder wtime 1000 btime 1000", "isready")
    engine.until("readyok")
    engine.send("ponderhit")
    assert engine.until("bestmove")
    assert engine.end() == 0


def test_a_new_position_ends_the_search_of_the_old_one(engine: Program) -> None:
    """`position` during a search ends it with its move; the next move is for the new position."""
    engine.send("go infinite", "position startpos moves 4 1 4 1 4 1", "go depth 3")
    engine.until("bestmove")
    assert engine.until("bestmove")[-1] == "bestmove 4"
    assert engine.end() == 0


def test_quit_ends_a_search(engine: Program) -> None:
    """`quit` during an endless search ends the program."""
    engine.send("go infinite", "quit")
    engine.until("bestmove")
    assert engine.end() == 0


def test_the_end_of_input_ends_an_endless_search(engine: Program) -> None:
    engine.send("go infinite")
    assert engine.end() == 0


def test_a_fixed_time_is_used_and_kept(engine: Program) -> None:
    """`go movetime 200` thinks for most of 200 ms."""
    started = monotonic()
    engine.send("go movetime 200")
    engine.until("bestmove")
    assert monotonic() - started >= 0.1
    assert engine.end() == 0


def test_a_move_time_is_the_time_to_search() -> None:
    """UCI's `movetime` is used whole; UCCI's `time` is shortened by the overhead."""
    uci, ucci = (protocol(TicTacToe(), BytesIO(), StringIO()) for protocol in (Uci, Ucci))
    assert uci.read_times({"movetime": 100}) == (0.1, 0.0)
    assert uci.read_times({"movetime": 0}) == (0.001, 0.0)
    assert ucci.read_times({"time": 100}) == (0.09, 0.0)


class Mistaken(TicTacToe):
    """Tic-tac-toe whose `solve` makes two moves and raises."""

    def solve(self, board, seconds, flag=None):
        for move in board.legal_moves()[:2]:
            board.make(move)
        raise RuntimeError("a mistake of ours")


@pytest.mark.parametrize("protocol", [Uci, Ucci])
def test_whoever_plays_gets_a_move_whatever_fails(protocol: type[Uci] | type[Ucci], capsys) -> None:
    """An error in a search is reported, and answered by a legal move; the next search is of the same position."""
    go = "go movetime 50" if protocol is Uci else "go time 50"
    sink = StringIO()
    lines = ("position startpos moves b2", go, "go depth 1")
    protocol(Mistaken(), BytesIO("\n".join(lines).encode()), sink).serve()
    said = sink.getvalue().splitlines()
    moves = [line.split()[1] for line in said if line.startswith("bestmove")]
    assert len(moves) == 2
    for move in moves:
        Position(GAMES["tictactoe"], moves=["b2", move])
    assert any("a mistake of ours" in line for line in said)
    assert "RuntimeError" in capsys.readouterr().err
