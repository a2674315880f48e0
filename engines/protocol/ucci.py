"""UCCI 3.0, the Universal Chinese Chess Protocol (H. Chen, xqbase, 2007), for xiangqi.

Known and ignored: `probe`, `banmoves`, and the options of books and styles. Times are in milliseconds unless the
board program sets `usemillisec` to false.
"""

from collections.abc import Callable

from engines.about import AUTHOR, qibot_version
from engines.answer import Answer
from engines.protocol.clock import clock_times, move_time
from engines.protocol.session import MEGABYTES, MOST_MEGABYTES, ProtocolSession


class Ucci(ProtocolSession):
    """A session in UCCI."""

    goodbye = "bye"
    _unit = 1  # milliseconds in a unit of time

    def commands(self) -> dict[str, Callable[[list[str]], object]]:
        return {
            "ucci": lambda words: self._introduce(),
            "stop": lambda words: None if self._thinking.stop() else self.send("nobestmove"),
            "probe": lambda words: None,
            "banmoves": lambda words: None,
        }

    def _introduce(self) -> None:
        self.send(f"id name Qibot {self.game.key} {qibot_version()}")
        self.send(f"id author {AUTHOR}")
        self.send("option usemillisec type check default true")
        self.send(f"option hashsize type spin min 1 max {MOST_MEGABYTES} default {MEGABYTES}")
        self.send("option newgame type button")
        self.send("ucciok")

    def read_option(self, words: list[str]) -> tuple[str, str]:
        return " ".join(words[:1]).lower(), " ".join(words[1:])

    def set_option(self, name: str, value: str) -> None:
        if name == "newgame":
            self.new_game()
        elif name == "usemillisec":
            self._unit = 1000 if value == "false" else 1
        else:
            super().set_option(name, value)

    def read_times(self, found: dict[str, int]) -> tuple[float, float]:
        """`time` alone is for this one move; with `movestogo` or `increment` it is the time left on the clock."""
        if "time" not in found:
            return 0.0, 0.0
        left = self._unit * found["time"]
        if "movestogo" not in found and "increment" not in found:
            return move_time(left, self.overhead), 0.0
        increment = self._unit * found.get("increment", 0)
        return clock_times(left, increment, found.get("movestogo", 0), self.overhead)

    def tell(self, found: Answer) -> None:
        self.send(f"info time {int(1000 * found.seconds)} nodes {found.nodes}")
        self.send(f"info depth {found.line.depth} score {found.score.value} pv {' '.join(found.line.moves)}")

    def answer(self, move: str | None) -> None:
        self.send(f"bestmove {move}" if move else "nobestmove")
