"""The event loop stays free while games are played; how long its steps take: python -m tests.benchmarks.loop."""

import asyncio
import sys
from contextlib import contextmanager

from bot.locales import catalogue

from .conftest import own_bot, own_here
from .playing import play_all

bot, here = own_bot, own_here

SLOW = ("sqlite3.", "PIL.", "bot.render.process.", "engines.search.root.")
PARSING = "fluent.syntax.parser."  # a text takes a tenth of a millisecond, once
AT_HAND = {"sqlite3.keys"}  # the names of the columns of a row that was read
WAITING = {"_io.open", "time.sleep", "select.select", "posix.fsync"}


async def test_nothing_blocks_the_loop_while_games_are_played(alice, bot):
    """Matches of several games are played and looked back at, and the bot's loop itself neither asks the
    database nor draws, searches, reads files or sleeps: all that is done in other threads and processes.
    """
    await play_all(alice, 1)  # what is imported and read once is there
    with calls_of_this_thread() as called:
        await play_all(alice, 1)
    assert len(called) > 1000
    assert blocking(called) == set()


async def test_nothing_blocks_the_loop_while_commands_are_installed(bot):
    """Nor does it read the catalogues of all languages, which another thread does."""
    bot.tree.clear_commands(guild=None)
    catalogue.cache_clear()
    with calls_of_this_thread() as called:
        payload = await bot.tree.prepare()
        await bot.tree.install(payload, bot._memory, bot.limits, asyncio.Event(), always=True)
    assert blocking(called) == set()
    assert not any(name.startswith(PARSING) for name in called)
    assert catalogue.cache_info().currsize > 1


def blocking(called):
    """What the loop must not call itself."""
    return {name for name in called - AT_HAND if name.startswith(SLOW) or name in WAITING}


@contextmanager
def calls_of_this_thread():
    """The functions, in Python or C, that this thread calls within the block, by module and name."""
    called = set()

    def note(frame, event, function):
        if event == "call":
            called.add(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}")
        elif event == "c_call":
            module = function.__module__ or type(function.__self__).__module__
            called.add(f"{module}.{function.__name__}")

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
