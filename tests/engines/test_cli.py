"""The command line, as a person or a script uses it: the real program, its output and its exit code."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from engines.registry import GAMES
from tests import programs
from tests.cases import for_each

COMMANDS = (
    "about",
    "bench",
    "best",
    "outcome",
    "perft",
    "play",
    "puzzles",
    "review",
    "solve",
    "ucci",
    "uci",
)
FOUR = "4 1 4 1 4 1 4"


def engines(*arguments: str | bytes, typed: str | bytes = "") -> subprocess.CompletedProcess[str]:
    """Runs `python -m engines ...` with `typed` on its standard input."""
    done = programs.run("engines", *arguments, typed=typed)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs `python -m engines ...` in a new process."""
    command = [sys.executable, "-m", "engines", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=60)


def test_help_names_every_command() -> None:
    done = started("--help")
    assert done.returncode == 0
    assert all(f"\n    {command} " in done.stdout for command in COMMANDS)


@for_each("command", COMMANDS)
def test_each_command_has_help_with_an_example(command: str) -> None:
    done = engines(command, "--help")
    assert done.returncode == 0
    assert f"python -m engines {command}" in done.stdout.split("xample")[-1]


def test_the_examples_of_the_help_work() -> None:
    """Each example runs without an error and prints the result that is beside it, if any."""
    for command in ("outcome", "best", "perft"):
        examples = engines(command, "--help").stdout.split("Examples:")[1].splitlines()
        for line in filter(None, map(str.strip, examples)):
            typed, _, told = line.partition("     ")
            done = engines(*shlex.split(typed)[3:])
            assert done.returncode == 0, line
            assert told.strip() in ("", done.stdout.strip()), line


@pytest.mark.slow
@for_each(
    "arguments, words",
    [
        ([], "COMMAND"),
        (["fly"], "'fly'"),
        (["best"], "GAME"),
        (["best", "go"], "'go'"),
        (["best", "connect4", "--depth", "0"], "whole number from 1 to 100"),
        (["best", "connect4", "--depth", "3", "--nodes", "5"], "not allowed with"),
        (["best", "connect4", "--seconds", "nan"], "seconds above 0"),
        (["best", "connect4", "--level", "godlike"], "'godlike'"),
        (["best", "connect4", "--lines", "x"], "whole number"),
        (["best", "connect4", "--moves", FOUR], "the game is over: 1-0 four"),
        (["best", "connect4", "--moves", "4 x"], "'x' is not a column from 1 to 7"),
        (["best", "connect4", "--position", "7/7 x"], "expected 6 rows, found 2"),
        (["best", "connect4", "--position", "7" * 100_000], "expected rows"),
        (["best", "connect4", "--moves", "4" * 100_000], "is not a column"),
        (["best", "connect4", "--moves", b"\xff\xfe"], "is not a column"),
        (["outcome", "xiangqi", "--position", "9/9/9 w"], "not a position"),
        (["outcome", "xiangqi", "--moves", "h2e9"], "'h2e9' is not allowed"),
        (["outcome", b"\xff"], "invalid choice"),
        (["perft", "connect4", "-1"], "--help"),
        (["perft", "connect4", "101"], "whole number from 0 to 100"),
        (["bench", "--game", "go"], "'go'"),
        (["play", "tictactoe", "--first", "you"], "'you'"),
        (["review", "connect4", "--moves", "4 9"], "'9' is not a column"),
        (["review", "connect4", "--moves", ""], "found none"),
        (["review", "connect4", "no-such-file"], "No such file"),
        (["review", "connect4", "/"], "cannot go on with '/': Is a directory"),
        (["review", "connect4", "file", "--moves", "4"], "not both"),
        (["review", "connect4", "/dev/zero"], "longer than"),
        (["review", "connect4", "tests/data/pgn/xiangqi-iccs.pgn"], "a game of Xiangqi"),
        (["puzzles", "connect4", "--make", "3"], "--journal"),
        (["puzzles", "connect4", "--make", "3", "--journal", "pyproject.toml"], "not a journal"),
        (["puzzles", "connect4", "--make", "3", "--journal", "/no/such"], "cannot go on with '/no/such': No such"),
        (["puzzles", "tictactoe", "--prune", "--out", "/no/such"], "cannot go on with '/no/such.new': No such"),
        (["puzzles", "connect4", "--make", "3", "--judge"], "not allowed with"),
        (["cluster", "certificates", "pyproject.toml"], "cannot go on with 'pyproject.toml': File exists"),
        (["cluster", "scheduler", "--certificates", "/no/such"], "cannot go on with '/no/such/scheduler.key': No"),
        (["uci"], "GAME"),
        (["about", "more"], "more"),
    ],
)
def test_a_bad_argument_is_one_clear_line(arguments: list[str | bytes], words: str) -> None:
    """Nothing on standard output, one line on standard error that names the mistake, exit code 2."""
    done = engines(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("error: ")
    assert words in done.stderr


@pytest.mark.slow
@for_each(
    "command, unbuffered",
    [("about", ""), ("about", "1"), ("puzzles connect4", ""), ("solve connect4", "1"), ("uci connect4", "")],
)
def test_a_full_disk_is_one_clear_line(command: str, unbuffered: str) -> None:
    """If the output cannot be written, the program says so and ends with exit code 2."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "engines", *command.split()],
            input="4\nuci\ngo depth 3\nquit\n", stdout=full, stderr=subprocess.PIPE, text=True, timeout=100,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        )  # fmt: skip
    told = [line for line in done.stderr.splitlines() if not line.startswith("line ")]  # `solve` names bad lines so
    assert (done.returncode, told) == (2, ["error: cannot go on: No space left on device"])


@for_each("typed", ["go depth 3\n", "go infinite\nstop\nisready\n", "go infinite\n", "go depth 3\nquit\n"])
@for_each("protocol", ["uci connect4", "ucci xiangqi"])
def test_a_full_disk_during_a_search_is_one_clear_line(protocol: str, typed: str) -> None:
    """The search runs in a thread; what it cannot write ends the program all the same."""
    done = programs.run("engines", *protocol.split(), typed=typed, output="/dev/full")
    assert (done.returncode, done.stderr) == (2, b"error: cannot go on: No space left on device\n")


def test_about_says_how_the_engines_run() -> None:
    """The version, which `--version` tells, too, the mode and the games are listed."""
    lines = started("about").stdout.splitlines()
    assert engines("--version").stdout.splitlines() == lines[:1]
    assert lines[0].startswith("Qibot ")
    assert lines[1].split(": ")[1].split()[0] in ("compiled", "interpreted", "partly")
    assert all(game in lines[3] for game in GAMES)


@for_each(
    "game, moves, told",
    [
        ("connect4", "", "ongoing"),
        ("connect4", FOUR, "1-0 four"),
        ("connect4", f"7 {FOUR}", "0-1 four"),
        ("tictactoe", "a1 a2 b1 b2 c1", "1-0 three"),
        ("tictactoe", "b2 a1 c1 a3 a2 c2 b3 b1", "ongoing"),
        ("tictactoe", "b2 a1 c1 a3 a2 c2 b3 b1 c3", "1/2-1/2 full"),
        ("xiangqi", "h2e2 h9g7", "ongoing"),
    ],
)
def test_the_outcome_is_told(game: str, moves: str, told: str) -> None:
    """The outcome is `ongoing`, or the result and its reason."""
    done = engines("outcome", game, "--moves", moves)
    assert (done.returncode, done.stdout) == (0, told + "\n")


@for_each(
    "arguments, count",
    [
        (["tictactoe", "9"], 127872),
        (["connect4", "6"], 117649),
        (["xiangqi", "3"], 79666),
        (["connect4", "0"], 1),
        (["connect4", "1", "--position", "7/7/7/o2x3/o2x3/o2x3 x"], 7),
    ],
)
def test_perft_prints_the_count_on_its_last_line(arguments: list[str], count: int) -> None:
    done = engines("perft", *arguments)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, str(count))


def test_perft_counts_from_the_position_that_moves_lead_to() -> None:
    """--moves are played before the count; an illegal move is refused."""
    assert engines("perft", "connect4", "1", "--moves", "4 4 4 4 4 4").stdout.splitlines()[-1] == "6"
    assert engines("perft", "tiaojiaqi", "1").stdout.splitlines()[-1] == "53"
    assert engines("perft", "connect4", "1", "--moves", "9").returncode == 2


@pytest.mark.slow
@for_each("game", GAMES)
def test_best_tells_the_same_as_text_and_as_json(game: str) -> None:
    """Move, score, lines, depth and nodes are in both forms, and the move can be played."""
    data = json.loads(engines("best", game, "--depth", "3", "--lines", "2", "--json").stdout)
    assert data["depth"] == 3
    assert data["line"][0] == data["move"] == data["lines"][0]["move"]
    assert len(data["lines"]) == 2
    assert (data["plies"], data["exact"]) == (None, False)
    text = engines("best", game, "--depth", "3", "--lines", "2").stdout
    rows = dict(row.split(None, 1) for row in text.splitlines())
    assert (rows["move"], rows["depth"], rows["nodes"]) == (data["move"], "3", str(data["nodes"]))
    assert engines("outcome", game, "--moves", data["move"]).stdout == "ongoing\n"


def test_best_sees_a_win() -> None:
    """The winning move is found, with the number of plies to the end."""
    data = json.loads(engines("best", "connect4", "--moves", "4 1 4 1 4 1", "--depth", "4", "--json").stdout)
    assert (data["move"], data["plies"]) == ("4", 1)


def test_best_keeps_to_nodes_and_levels() -> None:
    """`--nodes` and `--level` are limits too."""
    assert json.loads(engines("best", "connect4", "--nodes", "3000", "--json").stdout)["nodes"] <= 3000
    assert json.loads(engines("best", "xiangqi", "--level", "beginner", "--json").stdout)["depth"] == 3


def test_bench_by_time_says_how_deep_and_how_fast() -> None:
    """With a time instead of depths each position has a line with depth, nodes and speed."""
    rows = engines("bench", "--game", "xiangqi", "--seconds", "0.05").stdout.splitlines()
    assert len(rows) == 4
    assert all(re.match(r"xiangqi +depth +[1-9]\d* +[1-9]\d* nodes +[1-9]\d* nodes/s  \S+ [wb]", row) for row in rows)


def test_bench_counts_the_same_nodes_each_time() -> None:
    """Two runs count the same nodes: the total depends on the search only."""
    first, second = (engines("bench", "--game", "tictactoe").stdout.splitlines()[-1] for _ in range(2))
    assert first == second
    assert int(first.split()[0]) > 1000


def test_a_game_can_be_played_to_its_end() -> None:
    """Typing every cell several times plays a whole game, and its end is printed."""
    typed = "\n".join(f"{column}{row}" for _ in range(3) for column in "abc" for row in "123")
    done = engines("play", "tictactoe", "--level", "beginner", typed=typed)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].split(" (")[0] in ("You win", "The engine wins", "The game is drawn")
    assert "The engine plays" in done.stdout


def test_hint_undo_moves_and_quit_are_understood() -> None:
    """Commands are answered between moves, and `quit` leaves."""
    done = engines("play", "connect4", "--level", "easy", typed="undo\nmoves\nhint\n4\nundo\nhelp\nQUIT\n4\n")
    assert done.returncode == 0
    assert "You have no move to take back." in done.stdout
    assert "1 2 3 4 5 6 7\nYour move: A good move is" in done.stdout
    assert done.stdout.endswith("Goodbye.\n")
    boards = re.findall(r"(?:^(?: [.xo]){7}\n){6}", done.stdout, re.MULTILINE)
    assert len(boards) == 4
    assert boards[0] == boards[-1] != boards[2]


def test_the_engine_may_begin() -> None:
    """With `--first engine` the person has the second side, and the engine moves first."""
    done = engines("play", "connect4", "--first", "engine", "--level", "beginner", typed="quit\n")
    assert "you are Red" in done.stdout
    assert done.stdout.count("The engine plays") == 1


@for_each("typed", [b"9\n", b"\xff\xfe\n", b"x" * 2_000_000 + b"\n", "４\n".encode(), b"\x00\n"])
def test_wrong_input_is_asked_again_with_a_clear_sentence(typed: bytes) -> None:
    """A text that is no move is refused in one sentence, and the game goes on."""
    done = engines("play", "tictactoe", typed=typed + b"b2\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("That is no move") == 1
    assert "The engine plays" in done.stdout


def test_the_end_of_input_leaves_the_game() -> None:
    """A closed standard input ends the game without an error."""
    assert engines("play", "tictactoe").stdout.endswith("Goodbye.\n")


@pytest.mark.slow
@for_each("stream", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@for_each("command, code", [("solve connect4", 0), ("uci connect4", 0), ("best connect4 --depth 2", 0), ("best go", 2)])
def test_a_closed_stream_is_like_dev_null(command: str, code: int, stream: str) -> None:
    """A service may be started without a standard input or output."""
    done = subprocess.run(
        ["sh", "-c", f"'{sys.executable}' -m engines {command} {stream}"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_ctrl_c_ends_a_long_search_quietly() -> None:
    """An interrupted search prints no error and ends at once."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "engines", "uci", "xiangqi"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"go depth 90\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(2)
        assert process.wait(10) == -2
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="needs a shell")
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    """`| head -1` ends the program without an error."""
    errors = tmp_path / "errors"
    command = f"'{sys.executable}' -m engines uci connect4 2>'{errors}' | head -1"
    typed = b"uci\n" + b"go depth 5\n" * 50
    done = subprocess.run(command, shell=True, input=typed, stdout=subprocess.PIPE, timeout=60)  # noqa: S602
    assert done.stdout.startswith(b"id name")
    assert errors.read_bytes() == b""


def test_without_a_terminal_there_is_no_progress() -> None:
    """Standard error stays empty when it is no terminal."""
    assert engines("best", "connect4", "--depth", "5").stderr == ""
    assert engines("perft", "connect4", "5").stderr == ""


def test_a_review_tells_every_move_and_what_was_lost() -> None:
    """One line per move, the accuracies and the worst moment; JSON has the same."""
    moves = ["review", "tictactoe", "--moves", "a1 b1 b2 c3 a2"]
    rows = engines(*moves).stdout.splitlines()
    assert len(rows) == 5 + 2 + 1
    assert rows[1].split()[:3] == ["2", "O", "b1"]
    assert rows[1].endswith("lost  50.0  blunder")
    assert rows[5:7] == ["accuracy  X: 89.3", "accuracy  O: 24.2"]
    told = json.loads(engines(*moves, "--json").stdout)
    assert [move["verdict"] for move in told["moves"]][1] == "blunder"
    assert told["moments"] == [1]
    assert told["accuracy"] == [89.3, 24.2]


def test_a_review_reads_a_file_and_what_is_typed(tmp_path: Path) -> None:
    """A PGN file and the same text on standard input give the same review; an older program's file is read, too."""
    file = Path("tests/data/pgn/xiangqi-iccs.pgn")
    few = ["--nodes", "300", "--json"]
    told = json.loads(engines("review", "xiangqi", str(file), *few).stdout)
    assert len(told["moves"]) == 39
    assert json.loads(engines("review", "xiangqi", *few, typed=file.read_text()).stdout) == told
    bare = engines("review", "checkers", *few, typed="1. 11-15 23-19 2. 8-11 *")  # most PDN files do not name the game
    assert len(json.loads(bare.stdout)["moves"]) == 3
    old = tmp_path / "old.pgn"
    old.write_bytes("1. 炮二平五 馬８進７".encode("big5"))
    assert len(json.loads(engines("review", "xiangqi", str(old), *few).stdout)["moves"]) == 2


def test_a_file_may_be_named_behind_the_options(tmp_path: Path) -> None:
    """As with other tools; a second file, or what only looks like an option, is refused."""
    columns = tmp_path / "columns"
    columns.write_text("44455554\n")
    told = engines("solve", "connect4", str(columns), "--all").stdout.split()
    again = engines("solve", "connect4", "--all", str(columns)).stdout.split()
    assert len(told) == 11
    assert (again[:3], again[4:]) == (told[:3], told[4:])  # all but the time
    file = "tests/data/pgn/xiangqi-iccs.pgn"
    assert len(json.loads(engines("review", "xiangqi", "--nodes", "300", "--json", file).stdout)["moves"]) == 39
    for rest in (["a", "--all", "b"], ["--all", "a", "b"], ["--all", "--every"]):
        done = engines("solve", "connect4", *rest)
        assert done.returncode == 2
        assert re.fullmatch(r"error: unrecognized arguments: .*\(see python -m engines --help\)\n", done.stderr)


def test_puzzles_are_listed() -> None:
    """Each puzzle has its solution and its source, also as JSON; a game without puzzles says so."""
    rows = engines("puzzles", "connect4").stdout.splitlines()
    assert len(rows) >= 300
    assert "  solution " in rows[0]
    assert "own game" in rows[0]
    told = [json.loads(row) for row in engines("puzzles", "connect4", "--json").stdout.splitlines()]
    assert len(told) == len(rows)
    assert set(told[0]) == {"key", "rating", "position", "solution", "rest", "theme", "source"}
    assert engines("puzzles", "tictactoe").stdout == "no puzzles\n"
