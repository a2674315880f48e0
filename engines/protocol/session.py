"""A session between an engine and a board program: what UCI and UCCI have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from threading import Lock
from traceback import print_exc
from typing import Any, BinaryIO, TextIO

from engines.answer import Answer
from engines.game import Game, GameError, GameOver, Position
from engines.player import analyse, choose, known
from engines.protocol.clock import numbers
from engines.protocol.thinking import Thinking
from engines.search.table import TranspositionTable, own_table
from engines.search.terms import MAX_DEPTH, Limit, Line

LINE_LIMIT = 1 << 16  # bytes; a game of a thousand moves takes some 5,000
MOST_LINES = 64
MEGABYTES, MOST_MEGABYTES = 16, 4096
OVERHEAD, MOST_OVERHEAD = 10, 5000  # milliseconds between the board program's clock and ours
FULL = "full"  # no level: full strength within the limits


class ProtocolSession(ABC):
    """Reads commands from `source` and answers on `sink` until `quit` or the end of input."""

    goodbye = ""

    def __init__(self, game: Game[Any], source: BinaryIO, sink: TextIO, rng: Random | None = None) -> None:
        self.game = game
        self.position = Position(game)
        self.megabytes = MEGABYTES
        self.table = _table(MEGABYTES)
        self.lines = 1
        self.overhead = OVERHEAD
        self.level = FULL
        self._source, self._sink = source, sink
        self._rng = rng or Random()
        self._thinking = Thinking()
        self._lock = Lock()
        self._told: tuple[Line[str], ...] = ()
        with suppress(Exception):  # a search will report it
            known(Position(game), 0.001)  # loads what the game needs, before a clock runs
        self._patient = False
        self._commands: dict[str, Callable[[list[str]], object]] = {
            "isready": lambda words: self.send("readyok"),
            "position": self._set_position,
            "setoption": self._set_option,
            "go": self._go,
            "stop": lambda words: self._thinking.stop(),
            "quit": lambda words: self._thinking.stop(),
            "ponderhit": lambda words: self._thinking.stop() if self._patient else None,
            **self.commands(),
        }

    @abstractmethod
    def commands(self) -> dict[str, Callable[[list[str]], object]]:
        """The commands that only this protocol has."""

    @abstractmethod
    def read_option(self, words: list[str]) -> tuple[str, str]:
        """The lower-case name and the value of a `setoption` line."""

    @abstractmethod
    def read_times(self, found: dict[str, int]) -> tuple[float, float]:
        """The limits `seconds` and `soft` of a search, from the numbers of a `go` line."""

    @abstractmethod
    def tell(self, found: Answer) -> None:
        """Sends what the search has found so far."""

    @abstractmethod
    def answer(self, move: str | None) -> None:
        """Sends the move to play; None if there is none."""

    def serve(self) -> None:
        """Runs the session to its end. A search with a limit may finish after the end of input."""
        for line in self._lines():
            words = line.split()
            at = next((at for at, word in enumerate(words) if word in self._commands), 0)
            if words:
                self._obey(words[at:])
            if words[at : at + 1] == ["quit"]:
                break
        if self._patient:
            self._thinking.stop()
        self._thinking.wait()
        if self.goodbye:
            self.send(self.goodbye)

    def send(self, text: str) -> None:
        """Writes one line, whole and at once."""
        with self._lock:
            self._sink.write(text + "\n")
            self._sink.flush()

    def new_game(self) -> None:
        """Clears the game, and the table of its searches."""
        self._thinking.stop()
        self.position = Position(self.game)
        self.table = _table(self.megabytes)

    def set_option(self, name: str, value: str) -> None:
        """Changes one option. Raises GameError if the value does not suit it; unknown names are ignored."""
        if name in ("hash", "hashsize"):
            megabytes = _number(name, value, 1, MOST_MEGABYTES)
            self.table = _table(megabytes)
            self.megabytes = megabytes
        elif name == "clear hash":
            self.table.clear()
        elif name == "multipv":
            self.lines = _number(name, value, 1, MOST_LINES)
        elif name == "move overhead":
            self.overhead = _number(name, value, 0, MOST_OVERHEAD)
        elif name == "level":
            self.level = FULL if value.lower() == FULL else self.game.level(value.lower()).name

    def _lines(self) -> Iterator[str]:
        """The lines of the input. One longer than LINE_LIMIT is answered by an error and skipped."""
        while raw := self._source.readline(LINE_LIMIT):
            if len(raw) < LINE_LIMIT or raw.endswith(b"\n"):
                yield raw.decode("utf-8", "replace")
                continue
            while len(raw) == LINE_LIMIT and not raw.endswith(b"\n"):
                raw = self._source.readline(LINE_LIMIT)
            self.send(f"info string the line is longer than {LINE_LIMIT} bytes")

    def _obey(self, words: list[str]) -> None:
        command = self._commands.get(words[0])
        try:
            if command is None:
                raise GameError(f"unknown command {words[0][:40]!r}")
            command(words[1:])
        except GameError as error:
            self.send(f"info string {error}")

    def _set_position(self, words: list[str]) -> None:
        """Obeys `startpos` or `fen F`, then optionally `moves M...`. The position is unchanged after an error."""
        self._thinking.stop()
        at = words.index("moves") if "moves" in words else len(words)
        if words[:1] not in (["startpos"], ["fen"]):
            raise GameError("expected 'position startpos' or 'position fen ...'")
        start = " ".join(words[1:at]) if words[0] == "fen" else ""
        position = Position(self.game, start)
        for text in words[at + 1 :]:
            position = _in_play(position)
            position.play(text)
        self.position = _in_play(position)

    def _set_option(self, words: list[str]) -> None:
        self._thinking.stop()
        self.set_option(*self.read_option(words))

    def _go(self, words: list[str]) -> None:
        """Starts a search. One that nothing else limits answers only after `stop`, however soon it knows the move."""
        found, patient = numbers(words), "infinite" in words or "ponder" in words
        seconds, soft = (0.0, 0.0) if patient else self.read_times(found)
        depth = min(max(found.get("depth", 2 * found.get("mate", MAX_DEPTH) - 1), 1), MAX_DEPTH)
        limit = Limit(depth, found.get("nodes", 0), seconds, soft=soft)
        self._patient = patient = patient or (self.level == FULL and limit == Limit())
        self._thinking.start(lambda: self._think(limit, patient))

    def _think(self, limit: Limit, patient: bool) -> None:
        """Searches, reports and answers; runs in the thread."""
        self._told = ()
        try:
            found = self._find(replace(limit, flag=self._thinking.flag))
            if found.lines != self._told:
                self._tell(found)
            move = found.move
        except GameOver:
            move = None
        except Exception as error:  # a bug of ours; the board program still waits for a move
            self.send(f"info string {type(error).__name__}: {error}")
            print_exc()
            move = self._any_move()
        if patient:
            self._thinking.stopped.wait()
        self.answer(move)

    def _any_move(self) -> str:
        """A legal move. The position is set up again, since its board may have been left in the middle of a search."""
        self.position = Position(self.game, self.position.start, self.position.written())
        return self.game.write_move(self.position.board, self.position.legal_moves()[0])

    def _find(self, limit: Limit) -> Answer:
        if self.level == FULL:
            return analyse(self.position, limit, self.lines, self.table, self._tell)
        level = self.game.level(self.level)
        return choose(self.position, level, self.table, limit.flag, limit.seconds or None, self._rng)

    def _tell(self, found: Answer) -> None:
        self._told = found.lines
        self.tell(found)


def _in_play(position: Position) -> Position:
    """The position, without its past if that alone ended the game: the board program is the judge of that."""
    if position.outcome() is None:
        return position
    fresh = Position(position.game, position.game.without_past(position.board))
    return position if fresh.outcome() else fresh


def _table(megabytes: int) -> TranspositionTable:
    try:
        return own_table(megabytes << 20)
    except OSError:
        raise GameError(f"there is no memory for a table of {megabytes} MB") from None


def _number(name: str, value: str, least: int, most: int) -> int:
    if not value.isdecimal() or len(value) > 9:
        raise GameError(f"option {name} needs a whole number from {least} to {most}")
    return min(max(int(value), least), most)
