"""The engine contract within this process: real searches in a thread, which a test can hold, break or refuse."""

import asyncio

from engines.game import Position
from engines.pool import Answer, EngineError, PoolStatus, Request, RequestKind
from engines.registry import game_named
from engines.search.root import Search
from engines.search.terms import Limit, Line

DEPTH = {"beginner": 1, "easy": 2, "medium": 3, "hard": 4, "master": 9}


class LocalEngine:
    """Searches in a thread. `gate` holds answers while it is clear; `errors` are raised first, one per search."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.errors: list[EngineError] = []
        self.requests: list[Request] = []
        self.forgotten: list[str] = []

    async def search(self, request: Request) -> Answer:
        self.requests.append(request)
        if self.errors:
            raise self.errors.pop(0)
        answer = await asyncio.to_thread(_search, request)
        await self.gate.wait()
        return answer

    def forget(self, match: str) -> None:
        self.forgotten.append(match)

    def status(self) -> PoolStatus:
        return PoolStatus(1, 0, 0, 0, 1, 0)


def _search(request: Request) -> Answer:
    position = Position(game_named(request.game), request.start, request.moves)
    report = Search(position.board).think(
        Limit(depth=9 if request.kind is RequestKind.HINT else DEPTH[request.level], nodes=200_000), request.lines
    )
    written = [_written(position, found.moves) for found in report.lines]
    lines = tuple(
        Line(line[0], found.score, line, found.depth) for line, found in zip(written, report.lines, strict=True)
    )
    return Answer(lines[0].move, lines, report.depth, report.nodes, report.seconds, report.kept)


def _written(position: Position, moves: tuple[int, ...]) -> tuple[str, ...]:
    texts = []
    for move in moves:
        texts.append(position.game.write_move(position.board, move))
        position.push(move)
    for _ in moves:
        position.undo()
    return tuple(texts)
