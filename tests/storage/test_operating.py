"""The operator's commands about people by id: export, delete, inactive."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage.__main__ import main
from storage.check import problems_of
from storage.database import Database
from storage.invitations import InvitationStore, NewInvitation
from storage.matches import MatchStore
from storage.migrate import shipped, upgrade
from storage.personal import REMOVED, REPLACED, all_personal
from storage.players import PlayerStore
from storage.restore_record import RestoreRecord, folder_of
from storage.rows import Finish
from storage.servers import Suspension, SuspensionStore
from storage.tournament_rows import NewTournament
from storage.tournaments import TournamentStore
from tests.cases import for_each
from tests.storage.conftest import (
    ANN,
    BOB,
    EVE,
    PEOPLE,
    Operator,
    against_bot,
    between_two,
    delete,
    play,
    privacy_of,
    remember,
    rubbish,
)

LONG_AGO = "2020-01-01T00:00:00.000Z"


@pytest.fixture
async def stored(path: Path, db: Database) -> Path:
    """An open database in which Ann plays against the bot and against Bob, and Eve was last seen years ago."""
    matches = MatchStore(db)
    await play(matches, await matches.create(against_bot()), "a", "b")
    await matches.create(between_two())
    await db.change("UPDATE players SET seen_at = :at", at=LONG_AGO)
    return path


async def test_a_person_is_exported_while_the_bot_runs(stored: Path, tmp_path: Path, operator: Operator) -> None:
    """The file holds all rows by table and only its owner can read it; an unknown person gets no file, and none is
    replaced. Nobody is deleted meanwhile.
    """
    target, nobody = tmp_path / "ann.json", tmp_path / "nobody.json"
    await operator.does("export", stored, ANN, target)
    found = json.loads(target.read_text(encoding="utf-8"))
    assert [row["name"] for row in found["players"]] == ["Ann"]
    assert [len(found[table]) for table in ("matches", "moves")] == [2, 2]
    assert target.stat().st_mode & 0o777 == 0o600
    await operator.is_refused("export", stored, ANN, target)
    assert "Nothing is kept about 4242." in await operator.is_refused("export", stored, 4242, nobody)
    assert not nobody.exists()
    assert "in use" in await operator.is_refused("delete", stored, ANN)


async def test_what_other_people_play_must_end_first(path: Path, operator: Operator) -> None:
    """Each match and tournament is named, and nothing is changed, not even a match against the bot."""
    async with Database.open(path) as db:
        await remember(db, ANN, BOB)
        for new in (against_bot(), between_two()):
            await MatchStore(db).create(new)
        made = await TournamentStore(db).make(NewTournament(BOB, 5, 6, "connect4", "robin", 0, 8, "none"), 1)
        assert made
        await TournamentStore(db).join(made.id, ANN)
    told = await operator.is_refused("delete", path, ANN)
    assert told == f"{ANN} is not deleted: match 2, tournament 1 must end first.\n"
    async with Database.open(path) as db:
        assert len(await MatchStore(db).open_of(ANN)) == 2
        await MatchStore(db).finish(2, 0, Finish("1-0", "x"))
        await TournamentStore(db).leave(made.id, ANN)
    await operator.does("delete", path, ANN)
    async with Database.open(path) as db:
        assert ANN not in await PlayerStore(db).named([ANN])
        ended = await MatchStore(db).get(1)
        assert (ended.result, ended.revision > ended.shown) == ("0-1", True)
    assert problems_of(path) == []


async def test_challenges_fall_with_who_is_deleted(path: Path, operator: Operator) -> None:
    """Challenges of the person, challenges to them and their open invitations end."""
    async with Database.open(path) as db:
        await remember(db, ANN, BOB)
        made = await MatchStore(db).create(between_two(status="challenged"))
        got = await MatchStore(db).create(between_two(challenger=BOB, status="challenged"))
        later = datetime.now(UTC) + timedelta(hours=1)
        await InvitationStore(db).make(NewInvitation(ANN, "connect4", "first", "none", later))
    await operator.does("delete", path, ANN)
    async with Database.open(path) as db:
        assert [(await MatchStore(db).get(each.id)).status for each in (made, got)] == ["withdrawn", "declined"]
        assert await db.all("SELECT 1 FROM invitations WHERE expires_at > :at", at=later.isoformat()) == []


async def test_a_deletion_by_hand_that_is_cut_off_is_to_be_done(path: Path, operator: Operator) -> None:
    """Once the person's matches end, the bot deletes them, or the same command does. Who may not be deleted yet is not
    deleted by the bot either.
    """
    async with Database.open(path) as db:
        await remember(db, ANN, BOB, EVE)
        for new in (against_bot(), between_two(second_player=EVE, first_player=BOB, challenger=BOB)):
            await MatchStore(db).create(new)
        await db.change("CREATE TRIGGER cut BEFORE INSERT ON deletions BEGIN SELECT RAISE (ABORT, 'cut off'); END")
    with pytest.raises(sqlite3.IntegrityError, match="cut off"):
        await operator.does("delete", path, ANN)
    await operator.is_refused("delete", path, BOB)
    async with Database.open(path) as db:
        assert await MatchStore(db).open_of(ANN) == []
        assert await privacy_of(db).due() == [ANN]
        await db.change("DROP TRIGGER cut")
    await operator.does("delete", path, ANN)
    async with Database.open(path) as db:
        assert await privacy_of(db).due() == []


async def test_a_deletion_by_hand_outlives_a_restore(path: Path, operator: Operator) -> None:
    """It is in the record beside the backups, as a deletion from the chat is. Without --backups that is in the folder
    that the bot used last. If that is not there, nothing is deleted.
    """
    folder = path.parent / "elsewhere"
    async with Database.open(path, begin=RestoreRecord(path, folder).begin) as db:
        await remember(db, ANN, EVE)
    await operator.does("delete", path, EVE)
    assert len(json.loads((folder / "qibot-record.json").read_text())["deletions"]) == 1
    assert not (path.parent / "backups").exists()
    folder.rename(path.parent / "moved")
    assert f"give their folder as --backups ({folder})" in await operator.is_refused("delete", path, ANN)
    await operator.does("delete", path, ANN, "--backups", path.parent / "moved")
    assert len(json.loads((path.parent / "moved" / "qibot-record.json").read_text())["deletions"]) == 2
    async with Database.open(path, begin=RestoreRecord(path, path.parent / "backups").begin):
        pass
    assert folder_of(path) == path.parent / "backups"


async def test_who_is_inactive_is_listed_while_the_bot_runs(stored: Path, db: Database, operator: Operator) -> None:
    """Anything that a person did lately counts as activity: a beginning, a move in a match that goes on, an end."""
    for _ in range(2):
        told = await operator.does("inactive", stored, 30)
        assert told == f"{BOB} 2020-01-01 Bob\n{EVE} 2020-01-01 Eve\n"
        await db.change("UPDATE matches SET created_at = :at", at=LONG_AGO)
    await MatchStore(db).finish(2, 0, Finish("1-0", "x"))
    assert await operator.does("inactive", stored, 30) == f"{EVE} 2020-01-01 Eve\n"


async def test_who_is_inactive_is_deleted_on_wish(path: Path, operator: Operator) -> None:
    """Those whose matches allow it are deleted, and the others are named."""
    async with Database.open(path) as db:
        await remember(db)
        await MatchStore(db).create(between_two())
        await MatchStore(db).create(against_bot(first_player=EVE, challenger=EVE))
        await db.change("UPDATE players SET seen_at = :at", at=LONG_AGO)
        await db.change("UPDATE matches SET created_at = :at", at=LONG_AGO)
    told = await operator.is_refused("inactive", path, 30, "--delete")
    assert told.count("match 1 must end first") == 2
    async with Database.open(path) as db:
        assert (await PlayerStore(db).named([ANN, BOB, EVE])).keys() == {ANN, BOB}


async def test_the_file_is_looked_through_once_for_all_who_are_deleted(
    path: Path, looks: list[None], operator: Operator
) -> None:
    """A large one takes a second. Nothing is left in it of any of them, and each deletion is recorded."""
    async with Database.open(path) as db:
        await remember(db)
        await db.change("UPDATE players SET seen_at = :at", at=LONG_AGO)
    assert (await operator.does("inactive", path, 30, "--delete")).endswith("3 deleted.\n")
    assert len(looks) == 1
    assert not [name for name in PEOPLE.values() if name.encode() in path.read_bytes()]
    assert len(json.loads((path.parent / "backups" / "qibot-record.json").read_text())["deletions"]) == len(PEOPLE)


async def test_the_export_of_a_damaged_database_says_which_file_is_damaged(
    path: Path, tmp_path: Path, operator: Operator
) -> None:
    """It is not the file that is to be written, of which nothing is left."""
    async with Database.open(path) as db:
        await remember(db)
    with closing(sqlite3.connect(path)) as shell:
        ((root,),) = shell.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'lessons'")
    rubbish(path, root - 1)
    target = tmp_path / "ann.json"
    assert f"{path} is damaged" in await operator.is_refused("export", path, ANN, target)
    assert not target.exists()


@for_each("command", [["export", "{}", "1", "{}.json"], ["delete", "{}", "1"], ["inactive", "{}", "1"]])
async def test_an_older_database_is_left_alone(path: Path, command: list[str], operator: Operator) -> None:
    """It must be upgraded first, which keeps a copy; a missing database is not made. A newer one needs a newer bot."""
    filled = [word.format(path) for word in command]
    await operator.is_refused(*filled)
    assert not path.exists()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        upgrade(connection, path, shipped()[:20])
    assert "upgrade it first" in await operator.is_refused(*filled)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    assert "update the bot" in await operator.is_refused(*filled)
    path.unlink()


@pytest.mark.parametrize(
    "command",
    [
        ["inactive", "{}", "0", "--delete"],
        ["inactive", "{}", "-400", "--delete"],
        ["inactive", "{}", "99999999999", "--delete"],
        ["delete", "{}", "-1"],
        ["delete", "{}", "99999999999999999999"],
        ["export", "{}", "99999999999999999999", "{}.json"],
    ],
)
async def test_a_number_that_cannot_be_meant_is_refused(
    path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody is deleted by a wrong sign, the suspension of a former player stays, and one line says what is wrong."""
    async with Database.open(path) as db:
        await remember(db)
        await SuspensionStore(db).suspend(Suspension(1, ANN, "", None))
        await delete(db, ANN)
    with suppress(SystemExit):
        main([word.format(path) for word in command])
    async with Database.open(path) as db:
        assert (await PlayerStore(db).named([BOB, EVE])).keys() == {BOB, EVE}
        assert await SuspensionStore(db).of(1, ANN)
    assert re.search(r"must be a whole number from 1 to \d+, not '-?\d+'", capsys.readouterr().err.splitlines()[-1])


def test_everything_that_people_do_at_a_time_counts() -> None:
    """Each table of what people do has a time that counts as activity, or is listed here with the reason."""
    personal = [*all_personal()]
    theirs = {each.table for each in personal if each.end in (REMOVED, REPLACED)}
    assert theirs - {each.table for each in personal if each.done_at} == {
        "players",  # has a time of its own: when they were last seen
        "settings",  # has no time
        "tallies", "streaks", "ratings", "rating_changes",  # follow from matches
        "puzzle_solvers",  # follows from attempts
        "calls", "pauses",  # are made by the bot
        "follows", "tournament_players", "pairings",  # have no time
        "invitations",  # expire after an hour, or become a match
    }  # fmt: skip


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("python -m storage ")
