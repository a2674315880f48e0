"""Players, their settings, their hints, what they have learnt; servers and suspensions; the cache of what is absent."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from storage.absent import KEYS_REMEMBERED, Absent
from storage.database import Database
from storage.hints import HintStore
from storage.lessons import LessonStore
from storage.matches import MatchStore
from storage.players import PlayerStore
from storage.puzzles import PuzzleRecord, PuzzleStore
from storage.servers import ServerStore, Suspension, SuspensionStore
from storage.settings import SettingStore
from tests.cases import for_each
from tests.storage.conftest import ANN, BOB, EVE, against_bot, play

HERE, THERE = 501, 502
SOON = datetime(2026, 11, 23, tzinfo=UTC)


async def test_a_person_is_remembered_as_last_seen(db: Database, players: PlayerStore) -> None:
    """A new name replaces the old one; without a new locale the old one stays. Only a change costs a write."""
    kinds: list[str] = []
    db.observer = lambda kind, seconds: kinds.append(kind)
    for name, locale, writes in (("old", "en-GB", 1), ("new", None, 2), ("new", "en-GB", 2), ("new", None, 2)):
        await players.remember(7, name, locale)
        assert kinds.count("write") == writes
    player = await players.get(7)
    assert player is not None
    assert (player.id, player.name, player.locale) == (7, "new", "en-GB")
    await players.remember(7, "new", "zh-CN")
    assert (await players.named([7]))[7].locale == "zh-CN"


async def test_names_by_id(players: PlayerStore) -> None:
    """Strangers and the bot are left out."""
    people = await players.named([ANN, None, 424242, BOB, ANN])
    assert {player: known.name for player, known in people.items()} == {ANN: "Ann", BOB: "Bob"}
    assert await players.get(424242) is None


@for_each("name", ["@everyone", "'; --", "王\u202e\u0000\u200b", "\U0001f3f4" * 32, "", "a\ud800b"])
async def test_any_name_is_kept_verbatim(players: PlayerStore, name: str) -> None:
    """Storage does not escape names; what shows them does. Half a surrogate pair cannot be stored, and is replaced."""
    await players.remember(7, name)
    assert (await players.named([7]))[7].name == name.replace("\ud800", "?")


async def test_settings_are_kept_apart(settings: SettingStore) -> None:
    """Values belong to a kind of owner, an owner and a key; the last value stays until it is cleared."""
    await settings.put("person", 1, "language", "en")
    await settings.put("person", 1, "language", "zh-CN")
    await settings.put("person", 1, "pieces", "western")
    await settings.put("server", 1, "language", "en")
    await settings.put("bot", 0, "commands", "5f2e")
    assert await settings.of("person", 1) == {"language": "zh-CN", "pieces": "western"}
    assert await settings.of("server", 1) == {"language": "en"}
    assert await settings.of("bot") == {"commands": "5f2e"}
    assert await settings.of("person", 2) == {}
    await settings.put("person", 1, "language", "")
    assert await settings.of("person", 1) == {"pieces": "western"}
    assert await settings.of("server", 1) == {"language": "en"}


async def test_a_hint_is_counted_once_per_position(matches: MatchStore, hints: HintStore) -> None:
    """The steps of a hint count once; the next position is another hint, and so is the same ply after other moves; each
    player has a count of their own.
    """
    match = await matches.create(against_bot())
    assert [await hints.record(match.id, 0, ANN, step=step) for step in (1, 2, 3, 1)] == [1, 1, 1, 1]
    await play(matches, match, "a", "b")
    assert await hints.record(match.id, 2, ANN, step=3) == 2
    assert await hints.record(match.id, 2, EVE) == 1
    await play(matches, await matches.take_back(match.id, 2, 1), "x")
    assert await hints.record(match.id, 2, ANN) == 3
    assert (await matches.game(match.id)).hints == {ANN: 3, EVE: 1}


async def test_a_lesson_is_finished_once(db: Database) -> None:
    """It is stored once per person, game and lesson."""
    lessons = LessonStore(db)
    for key in ("row", "fork", "row"):
        await lessons.finish(ANN, "chess", key)
    await lessons.finish(ANN, "go", "eye")
    assert await lessons.finished(ANN) == {"chess": {"row", "fork"}, "go": {"eye"}}
    assert await lessons.finished(BOB) == {}
    assert len(await db.all("SELECT * FROM lessons")) == 3


def rate(person: float | None, puzzle: float | None, solved: bool) -> tuple[float, float]:
    """A rating rule: a person begins with 1000, a puzzle with 900."""
    return (person or 1000) + (10 if solved else -10), (puzzle or 900) + (1 if not solved else -1)


async def test_a_puzzle_counts_once(db: Database) -> None:
    """The first result stays; a failure ends the streak; the puzzle's rating changes with each person."""
    puzzles = PuzzleStore(db)
    assert await puzzles.solver(ANN) is None
    for key, solved in (("a", True), ("b", True), ("c", False), ("d", True)):
        await puzzles.record(ANN, "chess", key, solved, rate)
    assert await puzzles.solver(ANN) == PuzzleRecord(1020, 4, 3, 1, 2)
    assert await puzzles.record(ANN, "chess", "a", False, rate) == (None, [])
    assert await puzzles.solver(ANN) == PuzzleRecord(1020, 4, 3, 1, 2)
    assert await puzzles.tried(ANN, "chess") == frozenset("abcd")
    assert await puzzles.tried(ANN, "go") == frozenset()
    await puzzles.record(EVE, "chess", "b", False, rate)
    assert await puzzles.solver(EVE) == PuzzleRecord(990, 1, 0, 0, 0)
    seen: list[float | None] = []
    await puzzles.record(BOB, "chess", "b", True, lambda *ratings: seen.extend(ratings) or (1.0, 1.0))
    assert seen == [None, 900, True]


async def test_servers_come_go_and_come_back(db: Database) -> None:
    """Arriving or leaving twice is the same as once. A server that is there is greeted once for each time it comes."""
    servers = ServerStore(db)
    for act, server, present, to_greet in (
        (servers.arrived, HERE, {HERE}, {HERE}),
        (servers.arrived, THERE, {HERE, THERE}, {HERE, THERE}),
        (servers.greeted, HERE, {HERE, THERE}, {THERE}),
        (servers.left, THERE, {HERE}, set()),
        (servers.left, THERE, {HERE}, set()),
        (servers.arrived, HERE, {HERE}, set()),
        (servers.arrived, THERE, {HERE, THERE}, {THERE}),
    ):
        await (act([server]) if act == servers.arrived else act(server))
        assert (await servers.present(), await servers.to_greet()) == (present, to_greet)


async def test_a_suspension_is_replaced_and_lifted(db: Database) -> None:
    """There is one per person and server; one that is not there cannot be lifted."""
    suspensions = SuspensionStore(db)
    assert await suspensions.of(HERE, ANN) is None
    await suspensions.suspend(Suspension(HERE, ANN, "rude", None))
    await suspensions.suspend(Suspension(HERE, ANN, "very rude", SOON))
    await suspensions.suspend(Suspension(THERE, ANN, "rude", None))
    assert await suspensions.of(HERE, ANN) == Suspension(HERE, ANN, "very rude", SOON)
    assert await suspensions.of(THERE, ANN) == Suspension(THERE, ANN, "rude", None)
    assert await suspensions.lift(HERE, ANN)
    assert not await suspensions.lift(HERE, ANN)
    assert not await suspensions.lift(HERE, BOB)


async def test_only_what_was_not_found_is_known_to_be_absent() -> None:
    """Storing anything, under any key, makes everything unknown again; and what a read that began before did not find
    proves nothing. When there are too many keys, all of them are forgotten at once.
    """
    absent, stored = Absent(), asyncio.Event()
    stored.set()

    async def read(found: str | None = None) -> str | None:
        await stored.wait()
        return found

    assert [await absent.look("a", read()), await absent.look("b", read("here"))] == [None, "here"]
    assert absent == {"a"}
    stored.clear()
    looking = asyncio.create_task(absent.look("c", read()))
    await asyncio.sleep(0)
    with absent.forgotten():
        stored.set()
    assert await looking is None
    assert absent == set()
    for key in range(KEYS_REMEMBERED + 1):
        await absent.look(key, read())
    assert absent == {KEYS_REMEMBERED}
