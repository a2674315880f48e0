"""The referee over the real engine pool: worker processes, their deaths, and a stop during a search."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import installed
from bot.features.hints.rules import Hints
from bot.match.prospects import Kind
from bot.match.referee import Referee
from bot.match.state import MatchView
from engines.pool import EnginePool, EngineStopped
from engines.registry import GAMES
from storage.database import Database
from storage.rows import NewMove
from tests.bot.conftest import ANN, against_bot, changes_of, eventually
from tests.engines.pool.workers import workers_of

SECONDS = 0.04


@pytest.fixture
async def pool() -> AsyncIterator[EnginePool]:
    async with EnginePool(workers=2, memory=16 << 20, seconds=SECONDS) as engines:
        yield engines


async def play_to_the_end(referee: Referee, view: MatchView, person: int, dice: random.Random) -> MatchView:
    while view.match.playing:
        view = await referee.turns.move(view.id, person, dice.choice(view.legal), view.ply)
        view = await referee.thinking.answer(view.id)
    return view


@pytest.mark.slow
async def test_the_real_engines_beat_a_random_player(served: Referee) -> None:
    """In a whole match of each game at the best level the bot does not lose, and a hint on the way is sound."""
    for game in GAMES:
        view = await against_bot(served, game, "master")
        hint = await served.of(Hints).hint(view.id, ANN.id, 0, 3)
        assert hint.move in view.legal, game
        assert hint.line[0] == hint.move, game
        assert hint.prospect is not None, game
        assert hint.prospect.kind not in (Kind.LOSES, Kind.WORSE), game
        over = await play_to_the_end(served, view, ANN.id, random.Random(11))
        assert over.match.winner != 0, game


async def test_the_last_step_of_a_hint_tells_the_truth_of_every_column(served: Referee) -> None:
    """However weak the opponent, every open column of Connect Four has its true value; a full one has none. The values
    are those of independent solvers. In other games, where nothing is known for certain, there are none.
    """
    view = await against_bot(served, "connect4", "beginner")
    for ply in range(6):
        await served.stores.matches.record_move(view.id, ply, NewMove("4"), by=ANN.id if ply % 2 == 0 else None)
    second, third = [await served.of(Hints).hint(view.id, ANN.id, 6, step) for step in (2, 3)]
    values = [(move, value.kind, value.moves) for move, value in third.truth]
    assert values == [
        ("1", Kind.LOSES, 18), ("2", Kind.DRAWS, 0), ("3", Kind.WINS, 18),
        ("5", Kind.WINS, 18), ("6", Kind.DRAWS, 0), ("7", Kind.LOSES, 18),
    ]  # fmt: skip
    assert (second.truth, len(third.focus)) == ((), 3)
    other = await against_bot(served, "xiangqi", "beginner")
    assert (await served.of(Hints).hint(other.id, ANN.id, 0, 3)).truth == ()


async def test_a_pool_stopped_in_mid_thought_leaves_the_turn_to_the_next(path: Path) -> None:
    """The caller is told that the engines stop, no process is left, and the next start plays on."""
    async with Database.open(path) as db:
        async with EnginePool(workers=1, memory=16 << 20) as pool, Referee(db, pool, installed.services()) as referee:
            view = await against_bot(referee, "xiangqi", "master")
            await referee.turns.move(view.id, ANN.id, "a0a1", 0)  # not in the opening book
            waiting = asyncio.create_task(referee.thinking.answer(view.id))
            await asyncio.sleep(0.2)
            await pool.close()
            with pytest.raises(EngineStopped):
                await waiting
        assert workers_of() == []
    async with (
        Database.open(path) as db,
        EnginePool(workers=1, memory=16 << 20, seconds=SECONDS) as pool,
        Referee(db, pool, installed.services()) as referee,
    ):
        heard = changes_of(referee)
        assert await referee.resume() == 1
        await eventually(lambda: bool(heard))
        assert heard[0].view.ply == 2
