"""UCI, the Universal Chess Interface (R. Huber and S. Meyer-Kahlen, 2004), for any game here.

Known and ignored: `debug`, `register`, `searchmoves`, and more than one thread. `go ponder` searches until
`ponderhit` or `stop`, both of which are answered at once.
"""

from collections.abc import Callable

from engines.about import AUTHOR, qibot_version
from engines.answer import Answer, Score
from engines.game import FIRST
from engines.protocol import session
from engines.protocol.clock import clock_times


class Uci(session.ProtocolSession):
    """A session in UCI."""

    def commands(self) -> dict[str, Callable[[list[str]], object]]:
        return {
            "uci": lambda words: self._introduce(),
            "ucinewgame": lambda words: self.new_game(),
            "debug": lambda words: None,
            "register": lambda words: None,
        }

    def _introduce(self) -> None:
        levels = " ".join(f"var {level.name}" for level in self.game.levels)
        self.send(f"id name Qibot {self.game.key} {qibot_version()}")
        self.send(f"id author {AUTHOR}")
        self.send(f"option name Hash type spin default {session.MEGABYTES} min 1 max {session.MOST_MEGABYTES}")
        self.send("option name Clear Hash type button")
        self.send("option name Threads type spin default 1 min 1 max 1")
        self.send(f"option name MultiPV type spin default 1 min 1 max {session.MOST_LINES}")
        self.send(f"option name Move Overhead type spin default {session.OVERHEAD} min 0 max {session.MOST_OVERHEAD}")
        self.send(f"option name Level type combo default {session.FULL} var {session.FULL} {levels}")
        self.send("uciok")

    def read_option(self, words: list[str]) -> tuple[str, str]:
        at = words.index("value") if "value" in words else len(words)
        return " ".join(words[1:at]).lower(), " ".join(words[at + 1 :])

    def read_times(self, found: dict[str, int]) -> tuple[float, float]:
        if "movetime" in found:
            return max(found["movetime"], 1) / 1000, 0.0  # exactly this long, as the protocol says
        side = "w" if self.position.side == FIRST else "b"
        if side + "time" not in found:
            return 0.0, 0.0
        left, increment = found[side + "time"], found.get(side + "inc", 0)
        return clock_times(left, increment, found.get("movestogo", 0), self.overhead)

    def tell(self, found: Answer) -> None:
        milliseconds = int(1000 * found.seconds)
        nps = int(found.nodes / found.seconds) if found.seconds > 0 else 0
        lines = found.lines[: self.lines] if self.lines > 1 else (found.line,)
        for number, line in enumerate(lines, 1):
            rank = f" multipv {number}" if self.lines > 1 else ""
            self.send(
                f"info depth {line.depth}{rank} score {_score(Score(line.score))} nodes {found.nodes} nps {nps}"
                f" time {milliseconds} pv {' '.join(line.moves)}"
            )

    def answer(self, move: str | None) -> None:
        self.send(f"bestmove {move or '(none)'}")


def _score(score: Score) -> str:
    if score.moves is None or score.by_repetition:
        return f"cp {score.value}"
    return f"mate {score.moves if score.value > 0 else -score.moves}"
