"""What is not stored is not looked for again, until something may be stored."""

import asyncio

from storage.absent import KEYS_REMEMBERED, Absent


async def nothing() -> str | None:
    """A read that finds nothing."""
    return None


async def something() -> str | None:
    """A read that finds something."""
    return "here"


async def test_only_what_was_not_found_is_known_to_be_absent() -> None:
    """Until something was stored, whatever it was."""
    absent = Absent()
    assert await absent.look("a", nothing()) is None
    assert await absent.look("b", something()) == "here"
    assert ("a" in absent, "b" in absent) == (True, False)
    with absent.forgotten():
        pass
    assert "a" not in absent


async def test_what_is_stored_while_a_read_is_under_way_is_found_by_the_next_one() -> None:
    """The read began before, so that it proves nothing."""
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
    """The oldest go with all others."""
    absent = Absent()
    for key in range(KEYS_REMEMBERED + 1):
        await absent.look(key, nothing())
    assert (0 in absent, KEYS_REMEMBERED in absent) == (False, True)
