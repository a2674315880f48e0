"""What a deletion leaves: only what others decided about the person; and a person's data in one file."""

import asyncio
import io
import zipfile
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest

from bot.features.privacy.rules import ExportRunning, Privacy
from bot.features.servers.rules import Moderation
from bot.match.referee import Referee
from bot.match.refusals import Blocked, Suspended
from bot.match.terms import MatchTerms
from storage import cleaning
from storage.cleaning import IS_DUE
from storage.database import Database
from tests.bot.conftest import ANN, BOB, EVE, Clock, against_bot, between_people, calls_of_this_thread, started
from tests.bot.features.acts import known_people
from tests.bot.mortal import Killed, Mortal
from tests.cases import for_each
from tests.exporting import exported

SERVER, OTHER_SERVER = 77, 78
HASHES = "SELECT id FROM players WHERE hash IS NOT NULL"


async def test_a_suspension_survives_a_deletion(referee: Referee) -> None:
    """The suspension holds in its own server alone, without the reason, until it is lifted or its time is over; an
    export tells of it.
    """
    await referee.of(Moderation).suspend(SERVER, EVE, "Eve was rude", None)
    for _ in range(2):
        await referee.of(Privacy).delete(EVE.id)
        with pytest.raises(Suspended) as told:
            await referee.places.require_not_suspended(SERVER, EVE.id)
        assert (told.value.reason, told.value.until) == ("", None)
        await referee.places.require_not_suspended(OTHER_SERVER, EVE.id)
        await referee.places.require_not_suspended(SERVER, ANN.id)
        found = await exported(referee.stores.privacy, EVE.id)
        assert [row["guild_id"] for row in found["suspensions"]] == [SERVER]
        await referee.stores.remember(EVE)
    assert [await referee.stores.suspensions.lift(SERVER, EVE.id) for _ in range(2)] == [True, False]
    await referee.places.require_not_suspended(SERVER, EVE.id)


async def test_a_new_suspension_takes_the_place_of_the_one_that_survived(referee: Referee) -> None:
    """The new suspension counts even if it is shorter."""
    await referee.of(Moderation).suspend(SERVER, EVE, "rude", None)
    await referee.of(Privacy).delete(EVE.id)
    until = referee.stores.clock() + timedelta(days=400)
    await referee.of(Moderation).suspend(SERVER, EVE, "rude again", until)
    with pytest.raises(Suspended) as told:
        await referee.places.require_not_suspended(SERVER, EVE.id)
    assert (told.value.reason, told.value.until) == ("rude again", until)


async def test_the_blocks_of_others_survive_a_deletion(referee: Referee) -> None:
    """The person who blocked is left alone, sees that there is such a block, and can lift it."""
    blocks = referee.stores.blocks
    await referee.blocks.block(BOB.id, EVE)
    await referee.blocks.block(EVE.id, ANN)
    for _ in range(2):
        await referee.of(Privacy).delete(EVE.id)
    with pytest.raises(Blocked):
        await referee.challenges.challenge(MatchTerms("connect4"), EVE, BOB)
    assert [each.name for each in await blocks.of(BOB.id)] == [""]
    assert await blocks.among([BOB.id, EVE.id, ANN.id]) == {(BOB.id, EVE.id)}
    assert not await blocks.of(EVE.id)
    assert await blocks.remove(BOB.id, EVE.id)
    assert (await referee.challenges.challenge(MatchTerms("connect4"), EVE, BOB)).match.challenger == EVE.id


async def test_the_hash_goes_with_what_it_was_kept_for(db: Database, referee: Referee) -> None:
    """Nothing tells who a former player was once the suspension is lifted and the block is gone, or if there was none;
    and the hash leads to no match.
    """
    await referee.of(Moderation).suspend(SERVER, EVE, "rude", referee.stores.clock() - timedelta(days=400))
    view = await referee.challenges.play_bot(MatchTerms("tictactoe", "first", level="easy"), EVE)
    await referee.of(Privacy).delete(EVE.id)
    assert await db.all(HASHES) == await db.all("SELECT 1 FROM suspensions") == []
    former = (await referee.stores.view(view.id)).seats[0].player
    assert former is not None
    assert former < 0
    await referee.of(Moderation).suspend(SERVER, EVE, "rude", None)
    await referee.blocks.block(BOB.id, EVE)
    view = await referee.challenges.play_bot(MatchTerms("tictactoe", "first", level="easy"), EVE)
    await referee.of(Privacy).delete(EVE.id)
    (hashed,) = await db.all(HASHES)
    assert hashed["id"] not in (former, (await referee.stores.view(view.id)).seats[0].player)
    await referee.stores.suspensions.lift(SERVER, EVE.id)
    assert len(await db.all(HASHES)) == 1
    await referee.stores.blocks.remove(BOB.id, EVE.id)
    assert await db.all(HASHES) == []


async def test_who_thinks_better_of_it_in_time_is_not_deleted(referee: Referee) -> None:
    """Their wish was stored and not done, and they were told of a failure. Once it is done, it is too late."""
    await referee.stores.privacy.note_due(ANN.id, True)
    assert await referee.of(Privacy).keep(ANN.id)
    await referee.sweep()
    assert await referee.stores.players.get(ANN.id)
    await referee.stores.privacy.note_due(ANN.id, True)
    await referee.sweep()
    assert not await referee.of(Privacy).keep(ANN.id)
    assert await referee.stores.privacy.due() == []


async def test_the_file_is_clean_when_the_person_hears_of_it(
    db: Database, referee: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No further write is needed for that in a large file, whether they asked just now or an earlier process."""
    monkeypatch.setattr(cleaning, "PIECE", 1 << 12)
    await referee.of(Privacy).delete(ANN.id)
    assert not await db.value(IS_DUE)
    await referee.stores.privacy.note_due(BOB.id, True)
    await referee.of(Privacy).do_due_work()
    assert await referee.stores.players.get(BOB.id) is None
    assert not await db.value(IS_DUE)


async def test_what_was_chosen_is_forgotten_at_once(referee: Referee) -> None:
    """A choice is not kept in memory."""
    await referee.preferences.choose(EVE.id, "language", "de")
    assert (await referee.preferences.of(EVE.id, "en-GB")).language == "de"
    await referee.of(Privacy).delete(EVE.id)
    assert (await referee.preferences.of(EVE.id, "en-GB")).language == "en"


async def test_a_board_that_was_shown_before_a_kill_is_shown_anew(tmp_path: Path, clock: Clock) -> None:
    """The process dies after any commit of a deletion, and the opponent's board has been brought up to date until then,
    with the name. The next process deletes the person, and has the board shown without it.
    """
    for commits in range(1, 20):
        path = tmp_path / f"{commits}.sqlite3"
        async with known_people(Mortal.open(path), clock) as (db, referee):
            view = await between_people(referee)
            db.commits_left = commits
            with suppress(Killed):
                await referee.of(Privacy).delete(ANN.id)
            lives = db.commits_left > 0
        async with started(path, clock) as referee:
            boards = referee.stores.boards
            if await referee.stores.players.get(ANN.id):
                await boards.note_shown({match.id: match.revision for match in await boards.to_show()})
            await referee.sweep()
            assert await referee.stores.players.get(ANN.id) is None
            assert view.id in [match.id for match in await boards.to_show()]
        if lives:
            return
    raise AssertionError("it writes without end")


# -- the file ---------------------------------------------------------------------------------------------------------


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
