"""A person's data in one file: who gets it, and what making it must not block."""

import asyncio
import io
import zipfile

from bot.features.privacy.rules import ExportRunning, Privacy
from bot.match.referee import Referee
from tests.bot.conftest import ANN, BOB, against_bot, between_people, calls_of_this_thread
from tests.cases import for_each


async def archive_of(referee: Referee, person: int) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(await referee.of(Privacy).archive(person)))


async def test_a_person_gets_one_archive_at_a_time(referee: Referee) -> None:
    """A second request meanwhile is refused, and works afterwards; other people wait."""
    await between_people(referee)
    asked = [asyncio.create_task(referee.of(Privacy).archive(person)) for person in (ANN.id, ANN.id, BOB.id)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in told] == [bytes, ExportRunning, bytes]
    assert await referee.of(Privacy).archive(ANN.id)


async def test_an_archive_leaves_the_boards_at_hand_alone(referee: Referee) -> None:
    """Cached positions of running matches stay; those of the archive are not cached."""
    for _ in range(3):
        view = await against_bot(referee, moves="a1")
        await referee.turns.resign(view.id, ANN.id)
    await between_people(referee, moves="a1")
    at_hand = [*referee.stores.positions._recent]
    await referee.of(Privacy).archive(ANN.id)
    assert [*referee.stores.positions._recent] == at_hand


async def test_an_archive_is_written_beside_the_event_loop(referee: Referee) -> None:
    """The loop's own thread compresses nothing and replays no match."""
    view = await against_bot(referee, moves="a1")
    await referee.turns.resign(view.id, ANN.id)
    with calls_of_this_thread() as called:
        await referee.of(Privacy).archive(ANN.id)
    names = {each.rpartition(".")[2] for each in called}
    assert "archive" in names
    assert not names & {"writestr", "write_record", "replayed", "view_of"}


@for_each("game", ["xiangqi", "chess"])
async def test_a_match_that_cannot_be_read_is_said_to_be_so(referee: Referee, game: str) -> None:
    """Its rows are there anyway, and so are the other matches."""
    view = await between_people(referee, moves="a1")
    sql = "UPDATE matches SET game = :game, start = '?' WHERE id = :id"
    await referee.stores.database.change(sql, game=game, id=view.id)
    found = await archive_of(referee, ANN.id)
    assert "cannot be read" in found.read(f"{game}-{view.id}.pgn").decode()
