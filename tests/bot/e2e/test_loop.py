"""The event loop is never blocked while games are played. How long its steps take: python -m tests.benchmarks.loop"""

import asyncio

from bot.locales import catalogue

from ..conftest import calls_of_this_thread
from .conftest import own_bot, own_here
from .playing import play_all

bot, here = own_bot, own_here

SLOW = ("sqlite3.", "PIL.", "engines.search.root.")
PARSING = "fluent.syntax.parser."  # a text takes a tenth of a millisecond, once
AT_HAND = {"sqlite3.keys"}  # the column names of a row that was read
WAITING = {"_io.open", "time.sleep", "select.select", "posix.fsync"}


async def test_nothing_blocks_the_loop_while_games_are_played(alice, bot):
    """While several games are played and looked at, the bot's loop itself neither asks the database nor draws,
    searches, reads files or sleeps: other threads and processes do all that.
    """
    await play_all(alice, 1)  # imports and reads everything that is needed once
    with calls_of_this_thread() as called:
        await play_all(alice, 1)
    assert len(called) > 1000
    assert blocking(called) == set()


async def test_nothing_blocks_the_loop_while_commands_are_installed(bot):
    """Another thread reads the catalogues of all languages."""
    bot.tree.clear_commands(guild=None)
    catalogue.cache_clear()
    with calls_of_this_thread() as called:
        payload = await bot.tree.prepare()
        await bot.tree.install(payload, bot.limits, asyncio.Event(), always=True)
    assert blocking(called) == set()
    assert not any(name.startswith(PARSING) for name in called)
    assert catalogue.cache_info().currsize > 1


def blocking(called):
    """The calls that the loop must not make itself."""
    return {name for name in called - AT_HAND if name.startswith(SLOW) or name in WAITING}
