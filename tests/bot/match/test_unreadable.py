"""Matches that another version of the bot wrote and this one cannot read: they stop nothing but themselves."""

from contextlib import suppress
from datetime import timedelta

import pytest

from bot.discord.place import Place
from bot.features.privacy.rules import Privacy
from bot.features.records.feature import record_page
from bot.features.servers.rules import Moderation, end_all
from bot.features.tournaments.page import list_page, tournament_page
from bot.features.tournaments.rules import Tournaments, TournamentTerms
from bot.locales import catalogue
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.requirements import Viewer
from bot.match.state import MatchView
from storage.database import Database
from storage.errors import DatabaseFault
from storage.servers import Suspension
from storage.tournament_rows import Tournament
from tests.bot.conftest import ANN, BOB, EVE, Clock, against_bot, between_people, changes_of, eventually, locked
from tests.cases import for_each

UNREADABLE = ("game = 'nosuch'", "opening = 'nosuch first'", "clock = 'nosuch-5'")


async def made_unreadable(referee: Referee, change: str, view: MatchView) -> None:
    """Makes a match one of another version."""
    referee.stores.positions.drop(view.id)
    await referee.stores.database.change(f"UPDATE matches SET {change} WHERE id = :id", id=view.id)  # noqa: S608 - from the list above


async def made(referee: Referee) -> Tournament:
    """A tournament of Ann's that people can join."""
    terms = TournamentTerms("tictactoe", "robin", 3, None, "move-86400")
    return await referee.of(Tournaments).make(ANN, Place(5, 6), terms)


@for_each("change", UNREADABLE)
async def test_it_ends_when_a_person_leaves_it(referee: Referee, clock: Clock, change: str) -> None:
    """By resignation, by a moderator, or with the data of one of the two; nobody is rated, and no clock prevents it."""
    resigned, moderated, deleted = [await between_people(referee, moves="b2 a1") for _ in range(3)]
    for view in (resigned, moderated, deleted):
        await made_unreadable(referee, f"{change}, guild_id = 5", view)
    clock.pass_by(timedelta(days=9))
    with suppress(Exception):
        await referee.turns.resign(resigned.id, ANN.id)
    with suppress(Exception):
        await referee.of(Moderation).end(moderated.id, 5, EVE.id)
    await referee.of(Privacy).delete(ANN.id)
    matches = [await referee.stores.matches.get(view.id) for view in (resigned, moderated, deleted)]
    assert [match.reason for match in matches] == ["resignation", "moderation", "resignation"]
    assert await referee.stores.ratings.of(BOB.id) == []


@for_each("change", UNREADABLE)
async def test_it_is_in_nobodys_way(referee: Referee, change: str) -> None:
    """A typed move finds the match that can be read, and the other is in no list."""
    other, view = await between_people(referee), await between_people(referee)
    await made_unreadable(referee, change, other)
    entries = await referee.lists.playing(ANN.id)
    assert view.id in [entry.match.id for entry in entries]
    assert other.id not in [entry.match.id for entry in entries]
    assert view.id in [found.id for found, _ in await referee.lists.taking("b2", entries)]


async def test_a_database_that_cannot_serve_is_no_match_that_cannot_be_read(referee: Referee, db: Database) -> None:
    """Who ends all matches of a person or a server hears of it, and does it again: else some would go on for ever."""
    match = (await between_people(referee)).match
    async with locked(db):
        with pytest.raises(DatabaseFault):
            await end_all([match], lambda each: referee.challenges.expire(each.id))


async def test_records_and_lists_have_it_by_its_key(referee: Referee) -> None:
    """A game, a level, an opening or a clock that the bot does not have stands in a person's record, or in the list of
    tournaments and on the tables there.
    """
    await made(referee)
    await referee.turns.resign((await between_people(referee, moves="b2 a1")).id, BOB.id)
    await referee.turns.resign((await against_bot(referee, moves="b2")).id, ANN.id)
    viewer = Viewer(ANN.id, Place(5), lambda _: True)
    for change, told in (
        ("tallies SET level = 'nosuch' WHERE level <> ''", "Clock: 1 day per move "),
        ("tournaments SET opening = 'nosuch'", "Tic-tac-toe · nosuch"),
        ("tournaments SET clock = 'live-180-2'", "Clock: live-180-2 "),
        ("tournaments SET clock = 'move-7200'", "Clock: Hours per move: 2 "),
        ("tournaments SET clock = 'move-soon'", "Clock: move-soon "),
        ("tallies SET game = 'nogame'", ""),
        ("ratings SET game = 'nogame'", ""),
        ("tournaments SET game = 'nogame'", "nogame · nosuch"),
    ):
        await referee.stores.database.change(f"UPDATE {change}")
        for board in ("picture", "text"):
            page = await record_page(referee, ANN, Preference("en", board), is_own=True)
        found = await referee.of(Tournaments).listed(viewer)
        assert told in str(tournament_page(found[0], Preference("en", "text")))
    assert "nogame" in str(page)
    assert "nogame · nosuch" in str(list_page(catalogue("en"), found))


@for_each("change", UNREADABLE)
async def test_the_clocks_of_others_run(
    referee: Referee, clock: Clock, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    """They get the time back in which the bot was away, and end in time; the log tells once of the match that cannot be
    shown, as one with an unknown clock can. Discord is asked once whether it can be heard.
    """
    await made_unreadable(referee, change, await between_people(referee))
    view = await between_people(referee)
    await referee.stores.clocks.note_alive(clock())
    clock.pass_by(timedelta(hours=1))
    await referee.watch.start()
    await referee.watch.close()
    assert (await referee.stores.view(view.id)).match.timing.deadline == clock() + timedelta(days=3)
    clock.pass_by(timedelta(days=4))
    asked: list[int] = []

    async def silence() -> float:
        asked.append(1)
        return 0.0

    referee.watch.silence = silence
    caplog.clear()
    for _ in range(3):
        await referee.watch.look()
    assert (await referee.stores.view(view.id)).match.reason == "timeout"
    assert (len(asked), len(caplog.records)) == (1, 0 if change.startswith("clock") else 1)


@for_each("change", UNREADABLE)
async def test_boards_of_others_show_the_time_given_back(referee: Referee, clock: Clock, change: str) -> None:
    """After a lost connection, also where a live match before them cannot be read."""
    await made_unreadable(referee, change, await between_people(referee, clock="live-300-5"))
    view = await between_people(referee, clock="live-300-5")
    heard = changes_of(referee)
    await referee.watch.lose(0)
    clock.pass_by(timedelta(seconds=10))
    await referee.watch.regain(0)
    assert await referee.stores.clocks.alive_at() == clock()
    await eventually(lambda: view.id in [change.view.id for change in heard])


async def test_a_suspension_that_cannot_be_worked_off_stops_no_other(referee: Referee) -> None:
    """A process was killed before it ended what two people had open; one is in a tournament that cannot be read."""
    await referee.of(Tournaments).join((await made(referee)).id, BOB, Place(5, 6))
    await referee.stores.database.change("UPDATE tournaments SET created_at = 'long ago'")
    view = await between_people(referee, people=(ANN, EVE), place=Place(5, 6))
    for person in (BOB, EVE):
        await referee.stores.suspensions.suspend(Suspension(5, person.id, "", None))
    await referee.sweep()
    assert (await referee.stores.matches.get(view.id)).reason == "moderation"
    assert [each.person for each in await referee.stores.suspensions.ending_due()] == [BOB.id]


async def test_a_server_that_cannot_be_left_stops_no_other(referee: Referee) -> None:
    """Both have dismissed the bot while it was away; one has a tournament that cannot be read."""
    await referee.stores.servers.arrived([5, 6])
    await made(referee)
    await referee.stores.database.change("UPDATE tournaments SET created_at = 'long ago'")
    view = await between_people(referee, place=Place(6, 60))
    assert [each.id for each in await referee.of(Moderation).present([])] == [view.id]
    assert await referee.stores.servers.present() == {5}
