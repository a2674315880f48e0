"""The event loop stays free while games are played."""

import asyncio
import gc
import threading
import time
from contextlib import contextmanager

import pytest

from bot.locales import catalogue

from .playing import after_answer, begin, drop, open_moves, pick, ply_of, steps_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONGEST = 0.05  # seconds that one step of the loop may compute
STUCK = 0.5  # seconds that it may stand still: above what a crowded machine does to it, below any wait for a file
HICCUPS = 2  # times that a crowded machine may let it stand for longer; ten matches wait for engines much more often


async def test_nothing_blocks_the_loop_while_games_are_played(alice, bob, bot):
    """With ten matches of every game in progress no step of the bot's loop takes over 50 ms of its thread's time.

    What a step computes is measured on the thread's own clock, so that a crowded machine changes nothing; that it waits
    for nothing, such as a disk or an engine, on the wall's.
    """
    for game in ("tictactoe", "connect4", "xiangqi"):  # palettes and imports are made once
        await begin(bob, game)
    games = ("tictactoe", "connect4", "connect4") * 3
    with steps_timed() as (computed, stood):
        await asyncio.gather(*(play(alice, game) for game in games), xiangqi(alice))
    assert len(computed) > 1000
    assert max(computed)[0] < LONGEST, max(computed)
    assert sorted(stood)[-1 - HICCUPS][0] < STUCK, sorted(stood)[-1 - HICCUPS :]


async def test_nothing_blocks_the_loop_while_commands_are_installed(bot):
    """Nor does one of those that read the catalogues of all languages."""
    bot.tree.clear_commands(guild=None)
    catalogue.cache_clear()
    with steps_timed() as (computed, _), uncollected():
        await bot.tree.install(bot._memory, always=True)
    assert max(computed)[0] < LONGEST, max(computed)


@contextmanager
def uncollected():
    """No garbage collection: the catalogues are many new objects, and looking through them may fall into any step."""
    gc.disable()
    yield
    gc.enable()


@contextmanager
def steps_timed():
    """What each step of this loop has computed within the block, and how long it stood: seconds, and which it was."""
    computed, stood = [], []
    run, own_thread = asyncio.Handle._run, threading.get_ident()

    def timed(handle):
        wall, own = time.perf_counter(), time.thread_time()
        run(handle)
        if threading.get_ident() != own_thread:
            return
        computed.append((time.thread_time() - own, str(handle)))
        stood.append((time.perf_counter() - wall, str(handle)))

    gc.collect()
    gc.freeze()  # what other tests have left is not looked through
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        yield computed, stood
    gc.unfreeze()


async def play(person, game):
    """Four moves of a match, with a look at history and a hint in between."""
    board = await begin(person, game)
    for _ in range(4):
        if not open_moves(board):
            return
        ply = ply_of(board)
        await drop(person, board, open_moves(board)[0].rsplit(":")[-1])
        board = await after_answer(person, board, ply + 1)
    await (await person.slash("history")).settled()
    await (await person.slash("stats")).settled()


async def xiangqi(person):
    """Three moves by buttons."""
    board = await begin(person, "xiangqi")
    for ply in (0, 2, 4):
        board = await pick(person, board, steps_of(board)[0])
        await person.click(board, open_moves(board)[0])
        board = await after_answer(person, board, ply + 1)
