"""What a read did not find is known to be absent until something is stored."""

import asyncio

from storage.absent import KEYS_REMEMBERED, Absent


async def nothing() -> str | None:
    return None


async def something() -> str | None:
    return "here"


async def test_only_what_was_not_found_is_known_to_be_absent() -> None:
    """Storing anything, under any key, makes everything unknown again."""
    absent = Absent()
    assert await absent.look("a", nothing()) is None
    assert await absent.look("b", something()) == "here"
    assert ("a" in absent, "b" in absent) == (True, False)
    with absent.forgotten():
        pass
    assert "a" not in absent


async def test_what_is_stored_while_a_read_is_under_way_is_found_by_the_next_one() -> None:
    """The read began before the write, so what it did not find proves nothing."""
    absent, stored = Absent(), asyncio.Event()

    async def slow() -> str | None:
        await stored.wait()
        return None

    looking = asyncio.create_task(absent.look("a", slow()))
    await asyncio.sleep(0)
    with absent.forgotten():
        stored.set()
    assert await looking is None
    assert "a" not in absent


async def test_what_is_remembered_is_bounded() -> None:
    """When there are too many keys, all of them are forgotten at once."""
    absent = Absent()
    for key in range(KEYS_REMEMBERED + 1):
        await absent.look(key, nothing())
    assert (0 in absent, KEYS_REMEMBERED in absent) == (False, True)
