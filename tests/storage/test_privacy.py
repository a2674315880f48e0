"""Exports of what is stored about a person, and deletions that leave nothing of it, nor in the free parts of pages."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import cleaning
from storage.backup import backup
from storage.check import problems_of
from storage.cleaning import overwrite_free_parts
from storage.database import Database, Transaction
from storage.history import HistoryStore
from storage.matches import MatchStore
from storage.personal import OF_THE_MATCH, all_personal
from storage.players import PlayerStore
from storage.privacy import PIECE
from storage.reviews import ReviewStore
from storage.rows import Finish
from tests.cases import for_each
from tests.exporting import exported
from tests.storage.conftest import ANN, BOB, EVE, between_two, delete, play, privacy_of, rubbish
from tests.storage.lives import CARA, NAME, SERVER_CHANNEL, a_life, bytes_of, traces

PRIVACY = Path(__file__).parents[2] / "docs" / "privacy.md"
NOTE = "of whom nothing is to be left"


def test_the_document_names_every_table_with_something_about_people() -> None:
    """Each is in the last column of the row that says what it keeps, and why."""
    rows = [line.split(" | ")[2] for line in PRIVACY.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    named, kept = set(re.findall(r"`(\w+)`", " ".join(rows))), {each.table for each in all_personal()}
    assert named == kept, f"{PRIVACY.name} has no row with {kept - named}, or is wrong about {named - kept}"


async def test_nothing_is_left_of_who_is_deleted(db: Database, path: Path, tmp_path: Path) -> None:
    """Whatever they did, nothing is left in the file, its log or a later backup. A match on a server keeps its
    channel; one outside of servers, whose number would tell who was there, does not.
    """
    await a_life(db)
    for each in [each for each in all_personal() if each.end != OF_THE_MATCH]:
        for column in each.columns:
            named = f"SELECT 1 FROM {each.table} WHERE {column} = :person"  # noqa: S608 - names of ours
            assert await db.one(named, person=CARA), f"a_life fills no {column} of {each.table}"
    assert {"name", "id", "locale", "setting", "private channel"} <= set(traces(bytes_of(path)))
    await delete(db, CARA)
    assert traces(bytes_of(path)) == []
    assert [match.channel_id for match in (await HistoryStore(db).page(BOB)).entries] == [None, SERVER_CHANNEL]
    assert problems_of(path) == []
    backup(path, tmp_path / "copy")
    assert traces((tmp_path / "copy").read_bytes()) == []


async def test_nothing_is_left_in_the_free_parts_of_pages(
    db: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite moves rows of an index to another page when one is full or nearly empty, and leaves copies where they
    were: in the file, and in what it keeps of the page in memory.
    """
    monkeypatch.setattr(cleaning, "PIECE", 1 << 16)
    await db.write(matches_of_many)
    await delete(db, CARA)
    assert "id" not in traces(bytes_of(path))
    await db.change("UPDATE matches SET challenger = second_player WHERE id % 7 = 0")
    assert "id" not in traces(bytes_of(path))


async def test_a_start_looks_through_free_parts_after_a_deletion_alone(path: Path) -> None:
    """Here the process ended before a deletion came to it, because another program was reading. Once they are looked
    through, a start reads no page for that.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        async with Database.open(path) as db:
            await db.write(matches_of_many)
            shell.execute("BEGIN")
            shell.execute("SELECT count(*) FROM players").fetchone()
            await delete(db, CARA)
        assert "id" in traces(bytes_of(path))
    async with Database.open(path):
        assert "id" not in traces(bytes_of(path))
    with closing(sqlite3.connect(path)) as shell:
        (page,) = shell.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_sequence'").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096 + 2048)
        file.write(b"in a free part")
    async with Database.open(path) as db:
        assert b"in a free part" in bytes_of(path)
        await delete(db, BOB)
        assert b"in a free part" not in bytes_of(path)


async def matches_of_many(write: Transaction) -> None:
    """Stores matches of many people, Cara's among them, so that SQLite moves rows of indexes to other pages."""
    chance, people = random.Random(3), [CARA + number for number in range(-100, 100)]
    for person in people:
        await write.insert("players", id=person, name=NAME, seen_at="")
    for _ in range(3000):
        one, other = chance.sample(people, 2)
        one = CARA if chance.random() < 0.2 else one
        if one == other:
            continue
        told = {"game": "g", "start": "", "first_player": one, "second_player": other, "challenger": one}
        await write.insert("matches", **told, status="declined", created_at="", ended_at="")


async def test_another_program_that_reads_delays_nobody(db: Database, path: Path) -> None:
    """A backup or a check may read an earlier state for long. The deletion and what others do meanwhile do not wait for
    it; once it has ended, the next change leaves nothing of the person in the file and its log.
    """
    await a_life(db)
    await db.change("PRAGMA busy_timeout = 60000")
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN")
        shell.execute("SELECT count(*) FROM players").fetchone()
        async with asyncio.timeout(20):
            await delete(db, CARA)
            await PlayerStore(db).remember(EVE, "Evelyn")
    assert traces(bytes_of(path))
    await PlayerStore(db).remember(EVE, "Eve")
    assert traces(bytes_of(path)) == []


async def test_the_opponent_keeps_the_match(db: Database) -> None:
    """The moves and the result stay; the deleted opponent is a number below zero without a name."""
    await a_life(db)
    before = (await HistoryStore(db).page(BOB)).entries[0]
    record = await HistoryStore(db).stats(BOB)
    await delete(db, CARA)
    after = await MatchStore(db).game(before.id)
    assert (after.moves, after.match.result) == (("d",), "1-0")
    former = after.match.opponent_of(BOB)
    assert former is not None
    assert former < 0
    assert (await PlayerStore(db).named([former]))[former].name == ""
    assert await HistoryStore(db).stats(BOB) == record
    assert (await HistoryStore(db).page(CARA)).total == 0


async def test_matches_that_were_ended_for_it_are_shown_anew(db: Database) -> None:
    """Their messages may show the name; matches that had ended before keep their revision. Asked for twice, the first
    time counts.
    """
    store, privacy = MatchStore(db), privacy_of(db)
    matches = [await store.create(between_two(second_player=EVE)) for _ in range(2)]
    earlier = await store.finish(matches[0].id, 0, Finish("1-0", "x"))
    await asyncio.sleep(0.002)
    await privacy.note_due(EVE, True)
    later = await store.finish(matches[1].id, 0, Finish("1-0", "x"))
    await asyncio.sleep(0.002)
    await privacy.note_due(EVE, True)
    await delete(db, EVE)
    revisions = [(await store.get(each.id)).revision for each in matches]
    assert revisions == [earlier.revision, later.revision + 1]


async def test_two_former_players_are_two(db: Database) -> None:
    """Each deletion takes the next number, also where both played each other."""
    match = await MatchStore(db).create(between_two())
    await MatchStore(db).finish(match.id, 0, Finish("1-0", "resignation"))
    for person in (ANN, BOB):
        await delete(db, person)
    match = await MatchStore(db).get(match.id)
    assert {match.first_player, match.second_player} == {-1, -2}


async def test_an_export_holds_everything_about_a_person_and_nothing_about_others(db: Database) -> None:
    """Rows by table; the opponent appears by id only, and blocks by others are not exported."""
    await a_life(db)
    found = await exported(privacy_of(db), CARA)
    assert found["players"][0]["name"] == NAME
    assert [row["value"] for row in found["settings"]] == ["sv-XX"]
    assert [len(found[table]) for table in ("matches", "moves", "offers", "hints", "streaks")] == [3, 3, 2, 3, 2]
    assert [(row["person"], row["other"]) for row in found["blocks"]] == [(CARA, EVE)]
    assert [(row["game"], row["lesson"]) for row in found["lessons"]] == [("chess", "fork")]
    assert "Bob" not in str(found)
    assert all(not rows for rows in (await exported(privacy_of(db), 4242)).values())


async def test_every_column_that_names_a_person_is_known(db: Database) -> None:
    """`all_personal` names every column that refers to a player, each once."""
    tables = [row["name"] for row in await db.all("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    columns = {
        (table, row["from"])
        for table in tables
        for row in await db.all(f"PRAGMA foreign_key_list({table})")
        if row["table"] == "players"
    }
    said = [(each.table, name) for each in all_personal() if each.end != OF_THE_MATCH for name in each.columns]
    assert len(said) == len(set(said))
    assert set(said) == columns | {("players", "id"), ("settings", "id")}


async def test_a_review_is_handed_over_with_its_match(db: Database) -> None:
    """It is part of the export of both players and stored once; it stays with the match of the other one."""
    await a_life(db)
    reviews, privacy, (match, *_) = ReviewStore(db), privacy_of(db), (await exported(privacy_of(db), CARA))["matches"]
    for judgements in ("[]", '[{"score":1}]'):
        await reviews.keep(match["id"], judgements)
    assert [row["judgements"] for row in (await exported(privacy, CARA))["reviews"]] == ['[{"score":1}]']
    await delete(db, CARA)
    assert (await exported(privacy, CARA))["reviews"] == []
    assert await reviews.get(match["id"]) == '[{"score":1}]'


async def test_an_export_is_read_in_pieces(db: Database) -> None:
    """Other reads go between two pieces, and no match is missing or doubled."""
    store = MatchStore(db)
    ids = [(await play(store, await store.create(between_two()), "a", "b")).id for _ in range(2 * PIECE + 1)]
    pieces = [(table, rows) async for table, rows in privacy_of(db).export(BOB)]
    tables = [table for table, _ in pieces]
    assert (tables.count("matches"), tables.count("moves")) == (3, 3)
    assert [row["id"] for table, rows in pieces if table == "matches" for row in rows] == ids
    assert [row["match_id"] for table, rows in pieces if table == "moves" for row in rows[::2]] == ids


def overwrite(path: Path) -> bytes:
    """Overwrites the free parts of a database. Returns its content then."""
    offset: int | None = 0
    with path.open("r+b") as file:
        while offset is not None:
            offset = overwrite_free_parts(file.fileno(), offset)
    return path.read_bytes()


def much_changed(path: Path, page: int, pragma: str = "secure_delete = ON") -> list[str]:
    """Makes a database with pages of that size, of which most rows were moved and deleted. Returns what it holds."""
    chance = random.Random(page)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(f"PRAGMA page_size = {page}; PRAGMA {pragma}; BEGIN;")
        connection.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, key INTEGER UNIQUE, text)")
        for number in chance.sample(range(1 << 40), 3000):
            text = (NOTE if number % 3 else "kept ") * chance.choice((1, 1, 1, 1, 1, 200))
            connection.execute(
                "INSERT INTO notes VALUES (:number, :key, :text)",
                {"number": number, "key": number * 7 % (1 << 41), "text": text},
            )
        connection.execute("DELETE FROM notes WHERE id % 3")
        connection.execute("COMMIT")
        return list(connection.iterdump())


@for_each("page", [512, 4096, 65536])
def test_what_was_deleted_is_gone_and_what_is_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: int
) -> None:
    """Pages of every kind, also with rows that are longer than a page, in many pieces. The file is sound, and the
    second time nothing is left to do.
    """
    monkeypatch.setattr(cleaning, "PIECE", 1 << 16)
    path = tmp_path / str(page)
    rows = much_changed(path, page)
    assert NOTE.encode() in path.read_bytes()
    after = overwrite(path)
    assert NOTE.encode() not in after
    with closing(sqlite3.connect(path)) as connection:
        assert list(connection.iterdump()) == rows
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert overwrite(path) == after


def test_a_file_that_can_shrink_stays_as_it_is(tmp_path: Path) -> None:
    """An operator may have switched that on: such a file has other pages, which can begin like pages with rows."""
    path = tmp_path / "shrinks"
    much_changed(path, 512, "auto_vacuum = INCREMENTAL")
    before = path.read_bytes()
    assert overwrite(path) == before


def test_a_damaged_page_changes_no_other(tmp_path: Path) -> None:
    """Whatever its header says."""
    path = tmp_path / "damaged"
    much_changed(path, 4096)
    before = overwrite(path)
    for kind in (2, 5, 10, 13):
        rubbish(path)
        with path.open("r+b") as file:
            for content in (0, 1, 5000, 65535):
                for cells in (0, 1, 1000, 65535):
                    os.pwrite(file.fileno(), bytes([kind, 0, 0, *cells.to_bytes(2), *content.to_bytes(2)]), 8 * 4096)
                    overwrite_free_parts(file.fileno(), 0)
        after = path.read_bytes()
        assert (after[: 8 * 4096], after[9 * 4096 :]) == (before[: 8 * 4096], before[9 * 4096 :])
