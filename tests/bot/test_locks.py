"""Locks and cached positions are bounded."""

import asyncio

from bot.locks import Locks
from bot.match.positions import Positions
from bot.match.referee import Referee
from engines.game import Position
from engines.registry import game_named
from storage.rows import StoredGame
from tests.bot.conftest import ANN, between_people


async def test_a_lock_lets_one_in_at_a_time_and_leaves_nothing_behind() -> None:
    """Tasks of one match run one after another, those of two matches do not wait; afterwards no lock is kept."""
    locks, inside, most = Locks(), 0, 0

    async def enter(match_id: int) -> None:
        nonlocal inside, most
        async with locks.of(match_id):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(enter(1) for _ in range(10)))
    assert (most, len(locks)) == (1, 0)
    await asyncio.gather(enter(1), enter(2))
    assert most == 2


async def test_a_cancelled_waiter_leaves_the_lock_usable() -> None:
    locks = Locks()
    async with locks.of(1):

        async def wait() -> None:
            async with locks.of(1):
                raise AssertionError("nobody else may be in")

        waiter = asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiter.cancel()
        await asyncio.gather(waiter, return_exceptions=True)
        assert len(locks) == 1
    assert len(locks) == 0


async def test_a_position_follows_its_match_any_way(referee: Referee) -> None:
    """The position is always that of the moves asked for: forwards, backwards and onto another branch."""
    match = (await referee.stores.matches.game((await between_people(referee)).id)).match
    positions = Positions(kept=2)
    for line in ("", "a1 b1 a2", "a1 b1", "a1 c3 c1 c2", "b2", "", "b2 a1 c3"):
        found = await positions.of(StoredGame(match, tuple(line.split())))
        assert found.text == Position(game_named("tictactoe"), "", line.split()).text


async def test_only_the_last_positions_are_kept(referee: Referee) -> None:
    """Beyond the bound, the least recently used position is dropped, and is rebuilt when asked for."""
    positions = Positions(kept=2)
    games = [await referee.stores.matches.game((await between_people(referee, moves="b2")).id) for _ in range(3)]
    for record in (games[0], games[1], games[0], games[2]):
        await positions.of(record)
    assert list(positions._recent) == [games[0].match.id, games[2].match.id]
    assert len((await positions.of(games[1])).moves) == 1


async def test_ten_games_at_once_stay_apart(referee: Referee) -> None:
    views = [await between_people(referee) for _ in range(9)]
    texts = views[0].legal
    moving = (referee.turns.move(view.id, ANN.id, text, 0) for view, text in zip(views, texts, strict=True))
    await asyncio.gather(*moving)
    assert [(await referee.stores.view(view.id)).moves for view in views] == [(text,) for text in texts]
