"""A world that is kept in a folder."""

import stat

import pytest

from bot.playground import Playground
from bot.playground.records import Channel, Interaction
from bot.playground.store import Store
from bot.playground.webpage import mount
from bot.playground.world import World

from .conftest import running
from .small_bot import SmallBot


def contents(world: World) -> dict[str, object]:
    """Everything that must survive a restart."""
    tables = {kind.__name__: table for kind, table in world.tables.items() if kind is not Interaction and table}
    shown = {each.id for message in tables["Message"].values() for each in message.attachments}
    files = {number: data for number, data in world.files.items() if number in shown}
    return {**tables, "files": files, "histories": [world.history(channel) for channel in tables["Channel"]]}


async def test_everything_survives_a_restart(tmp_path):
    """People, channels, threads, messages, pictures and commands are as they were; an old board still answers and has
    its picture.
    """
    async with Playground(folder=tmp_path) as here, running(here, SmallBot()):
        alice = here.add_person("Alice", "zh-CN")
        board = await alice.slash("board")
        await alice.click(board.message, "Move 0")
        await alice.direct.slash("card")
        await alice.slash("thread")
        await alice.sees("Match")
        await alice.deletes(await alice.says("gone"))
    before = contents(here.world)
    async with Playground(folder=tmp_path) as here:
        assert contents(here.world) == before
        assert here.world.files == before["files"]  # and nothing that no message shows any more
        assert here.world.snowflakes.next() > max(here.world.tables[type(here.world.bot)])
        async with running(here, SmallBot()):
            (alice,) = here.people
            seen = await alice.click(alice.look(board.message), "Move 1")
            assert seen.message.text.startswith("## Board 2")
            assert seen.message.pictures[0].url.startswith(here.url)


async def test_a_thread_of_the_past_archives_itself(tmp_path):
    """Also when its time was over while the world was not running."""
    async with Playground(folder=tmp_path) as here:
        thread = await here.moderation.begin_thread(here.add_person("Alice").place, minutes=60)
    async with Playground(folder=tmp_path) as here:
        await here.advance(3599)
        assert not here.world.tables[Channel][thread.id].archived
        await here.advance(2)
        assert here.world.tables[Channel][thread.id].archived


async def test_a_torn_last_line_is_ignored(tmp_path):
    """A process that died while writing loses that line only."""
    async with Playground(folder=tmp_path) as here:
        here.add_person("Alice")
        await here.add_person("Bob").says("hello")
    journal = tmp_path / "world.jsonl"
    journal.write_bytes(journal.read_bytes()[:-10])
    async with Playground(folder=tmp_path) as here:
        assert [person.name for person in here.people] == ["Alice", "Bob"]
        assert next(iter(here.people)).reads() == []


async def test_what_was_in_the_folder_before(tmp_path):
    """File managers leave files of their own in folders that were looked at. A journal of another version is
    refused.
    """
    stray = tmp_path / "files" / ".DS_Store"
    stray.parent.mkdir()
    stray.write_bytes(b"?")
    async with Playground(folder=tmp_path) as here:
        here.add_person("Alice")
    async with Playground(folder=tmp_path) as here:
        assert [person.name for person in here.people] == ["Alice"]
    assert stray.exists()
    (tmp_path / "world.jsonl").write_text('{"playground": 2}\n')
    with pytest.raises(ValueError, match="another version"):
        Store(tmp_path).open(World())


async def test_the_address_stays(tmp_path):
    """The ports and the key stay; if the port is taken it is another one, with the same key."""
    async with Playground(folder=tmp_path, mount=mount) as here:
        before = (here.page, here.proxy.origin)
        assert stat.S_IMODE((tmp_path / "address.json").stat().st_mode) == 0o600
    async with Playground(folder=tmp_path, mount=mount) as here:
        assert (here.page, here.proxy.origin) == before
        other = tmp_path / "other"
        other.mkdir()
        (other / "address.json").write_text((tmp_path / "address.json").read_text())
        async with Playground(folder=other, mount=mount) as beside:
            assert beside.key == here.key
            assert beside.url != here.url
    (tmp_path / "address.json").write_text("[1")
    async with Playground(folder=tmp_path, mount=mount) as here:
        assert here.page != before[0]
