"""The bot's move: the engines' answer, or a move without search where they give none."""

import asyncio
import logging

from bot.match.stores import Stores
from bot.match.time_control import thinking_time
from engines.board import ONGOING
from engines.game import Position
from engines.pool import EngineBusy, EngineFailed, Request
from storage.rows import StoredGame

log = logging.getLogger(__name__)

BUSY_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds between attempts while the engines have too much to do


async def bot_move(stores: Stores, record: StoredGame) -> str:
    """The engine's move; where the engines fail, the move of `quick_move`, so that the game goes on."""
    match = record.match
    level, seconds = match.level or "", thinking_time(match.clock, match.timing.left[match.side])
    request = Request(
        str(match.id), match.game, match.start, record.moves, level, user=match.challenger, seconds=seconds
    )
    for pause in BUSY_PAUSES:
        try:
            return (await stores.engine.search(request)).move
        except EngineBusy:
            await asyncio.sleep(pause)
        except EngineFailed:
            break
    log.warning("match %s, ply %s: no answer from the engines; playing at first sight", match.id, match.ply)
    return quick_move(await stores.positions.of(record))


def quick_move(position: Position) -> str:
    """The legal move with the best static evaluation, without a search. Takes microseconds; changes nothing."""
    board = position.board

    def glance(move: int) -> int:
        board.make(move)
        verdict = board.verdict()
        score = board.evaluate() if verdict == ONGOING else verdict
        board.unmake()
        return score

    return position.game.write_move(board, min(position.legal_moves(), key=glance))
