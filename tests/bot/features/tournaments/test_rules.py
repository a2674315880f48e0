"""Tournaments over a real database: bad input, rounds to the end, and who goes away."""

import asyncio
from collections import Counter
from datetime import timedelta
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest

from bot.discord.place import Person, Place
from bot.features.offers.rules import Offers, TournamentPause
from bot.features.privacy.rules import Privacy
from bot.features.servers.rules import Moderation
from bot.features.tournaments import matching
from bot.features.tournaments.page import state_of
from bot.features.tournaments.pairing import table_of
from bot.features.tournaments.rounds import Rounds
from bot.features.tournaments.rules import (
    NotInTournament,
    NotYourTournament,
    ServerTournament,
    TooFewPlayers,
    TooManyTournaments,
    Tournaments,
    TournamentTerms,
)
from bot.locales import catalogue
from bot.match.preferences import Preference
from bot.match.refusals import BadChoice, Refused
from bot.match.requirements import Viewer
from bot.match.state import Cause, Reason
from bot.match.terms import MatchTerms
from bot.match.time_control import paused
from storage.check import problems_of
from storage.errors import DatabaseFault, TournamentChanged, TournamentNotFound
from tests.bot.conftest import ANN, BOB, EVE, between_people, calls_of_this_thread, eventually
from tests.bot.e2e.playing import until
from tests.busy import busy
from tests.cases import for_each
from tests.exporting import exported

HERE = Place(5, 50)
DAN, FAY = Person(1004, "Dan"), Person(1005, "Fay")
DAY = "move-86400"


async def made(referee, *people, kind="robin", rounds=3, most=None, game="tictactoe", opening=None):
    """A tournament that these people have joined."""
    found = await referee.of(Tournaments).make(ANN, HERE, TournamentTerms(game, kind, rounds, most, DAY, opening))
    for person in people:
        found = await referee.of(Tournaments).join(found.id, person)
    return found


async def begun(referee, *people, **chosen):
    """A tournament of these people, in its first round."""
    found = await made(referee, *people, **chosen)
    await referee.of(Tournaments).start(found.id, ANN.id, moderates=False)
    return await referee.stores.tournaments.get(found.id)


async def settled(referee, tournament):
    """The tournament once everything that follows from the last act is done."""
    await eventually(lambda: not referee.stores.background._tasks)
    return await referee.stores.tournaments.get(tournament)


async def end(referee, pairing, winner):
    """Ends a match of a round. `winner` None: a draw."""
    if winner is None:
        async with referee.stores.locks.of(pairing.match_id):
            await referee.turns.end(await referee.stores.matches.game(pairing.match_id), None, Reason.AGREEMENT)
    else:
        loser = pairing.second_player if winner == pairing.first_player else pairing.first_player
        await referee.turns.resign(pairing.match_id, loser)


async def played_out(referee, found, winner):
    """The tournament at its end; `winner` tells for each pairing who wins."""
    while found.status == "playing":
        assert any(each.match_id and not each.is_over for each in found.current)
        for each in found.current:
            if each.match_id and not each.is_over:
                await end(referee, each, winner(each))
        found = await settled(referee, found.id)
    return found


def lowest(pairing):
    """The player with the lower number."""
    return min(pairing.first_player, pairing.second_player)


def points_of(found):
    return {each.person: each.points for each in table_of(found)}


async def test_messages_that_cannot_be_shown_are_tried_less_often(referee, monkeypatch):
    """Not at every sweep: the channel may take none for days. A change of the tournament is tried at once."""
    monkeypatch.setattr("bot.pauses.FIRST_PAUSE", 600.0)
    tried = []

    def listener(what):
        async def fails(tournament):
            tried.append((what, tournament))
            return True

        return fails

    rounds = referee.of(Rounds)
    rounds.tables.listen(listener("table"))
    rounds.posts.listen(listener("posts"))
    found = await begun(referee, ANN, BOB, EVE)
    for _ in range(3):
        await rounds.do_due_work()
        await settled(referee, found.id)
    assert sorted(tried) == [("posts", found.id), ("table", found.id)]
    rounds.announce(found.id)
    await settled(referee, found.id)
    assert len(tried) == 4


# -- bad input ----------------------------------------------------------------------------------------------------


async def test_what_is_no_tournament(referee):
    """An unknown game, kind, number or clock, and a place without a server."""
    for place, *chosen in (
        (HERE, "ludo", "robin", 3, None, DAY),
        (HERE, "tictactoe", "knockout", 3, None, DAY),
        (HERE, "tictactoe", "swiss", 99, None, DAY),
        (HERE, "tictactoe", "robin", 3, None, "none"),
        (Place(), "tictactoe", "robin", 3, None, DAY),
    ):
        with pytest.raises((BadChoice, ServerTournament)):
            await referee.of(Tournaments).make(ANN, place, TournamentTerms(*chosen))
    for number in (0, -1, 7, 10**30):
        with pytest.raises(TournamentNotFound):
            await referee.stores.tournaments.get(number)


@for_each("kind, most, told", [("robin", 17, "3 to 16"), ("swiss", 33, "3 to 32"), ("robin", 2, "3 to 16")])
async def test_too_many_or_too_few_players(referee, kind, most, told):
    """The refusal says how many there may be."""
    with pytest.raises(Refused) as refusal:
        await referee.of(Tournaments).make(ANN, HERE, TournamentTerms("tictactoe", kind, 3, most, DAY))
    assert f"only of {told}." in refusal.value.text_for(Preference("en", "text"))


async def test_who_may_do_what(referee):
    """Joining has an end, starting needs players and its maker or a moderator, and nobody makes too many."""
    found = await made(referee, ANN, BOB, most=3)
    tournaments = referee.of(Tournaments)
    with pytest.raises(TooFewPlayers):
        await tournaments.start(found.id, ANN.id, moderates=False)
    assert len((await tournaments.join(found.id, BOB)).players) == 2
    await tournaments.join(found.id, EVE)
    with pytest.raises(TournamentChanged):
        await tournaments.join(found.id, DAN)
    for act in (tournaments.start, tournaments.cancel):
        with pytest.raises(NotYourTournament):
            await act(found.id, BOB.id, moderates=False)
    with pytest.raises(TournamentNotFound):
        await tournaments.seen(found.id, Viewer(ANN.id, Place(6), lambda _: True))
    await tournaments.start(found.id, EVE.id, moderates=True)
    with pytest.raises(TournamentChanged):
        await tournaments.start(found.id, ANN.id, moderates=False)
    with pytest.raises(NotInTournament):
        await tournaments.leave(found.id, DAN.id)
    for _ in range(2):
        await made(referee)
    with pytest.raises(TooManyTournaments):
        await made(referee)


@pytest.mark.parametrize(("most", "rounds"), [(3, 3), (8, 7), (None, 9)])
async def test_no_more_rounds_are_announced_than_there_can_be(referee, most, rounds):
    """The table of a Swiss tournament does not promise rounds for which it takes too few players."""
    assert (await made(referee, kind="swiss", rounds=9, most=most)).rounds == rounds


# -- to the end ---------------------------------------------------------------------------------------------------


async def test_a_round_robin_to_its_end(referee, heard):
    """Everybody meets everybody in a match that listeners hear of, and the table adds up. A saved match names its
    tournament and round.
    """
    found = await begun(referee, ANN, BOB, EVE, DAN)
    assert (found.rounds, found.round) == (3, 1)
    found = await played_out(
        referee, found, lambda each: None if EVE.id in (each.first_player, each.second_player) else lowest(each)
    )
    assert (found.status, found.round) == ("finished", 3)
    met = Counter(frozenset((each.first_player, each.second_player)) for each in found.pairings)
    assert met == Counter(map(frozenset, combinations([ANN.id, BOB.id, EVE.id, DAN.id], 2)))
    assert points_of(found) == {ANN.id: 2.5, BOB.id: 1.5, EVE.id: 1.5, DAN.id: 0.5}
    assert Counter(change.cause for change in heard)[Cause.PAIRED] == 6
    view = await referee.stores.view(found.pairings[0].match_id)
    assert (view.match.clock, view.match.guild_id, view.match.channel_id) == (DAY, 5, 50)
    saved = await referee.queries.pgn(view.id)
    assert (f'[Event "Tournament {found.id}"]' in saved, '[Round "1"]' in saved) == (True, True)
    with pytest.raises(TournamentChanged):
        await referee.of(Tournaments).cancel(found.id, ANN.id, moderates=False)


async def test_a_swiss_tournament_to_its_end(referee):
    """The odd player has a bye once, which is a point; the best rated are seated first."""
    found = await begun(referee, EVE, DAN, FAY, ANN, BOB, kind="swiss", rounds=3)
    found = await played_out(referee, found, lowest)
    byes = [each.first_player for each in found.pairings if each.second_player is None]
    assert len(byes) == len(set(byes)) == 3
    met = Counter(frozenset((each.first_player, each.second_player)) for each in found.pairings if each.second_player)
    assert max(met.values()) == 1
    assert table_of(found)[0].person == ANN.id
    assert sum(points_of(found).values()) == 9


async def test_ratings_seat_the_players(referee):
    """The best first, whoever joined earlier."""
    for loser in (ANN, BOB):
        await between_people(referee, moves="a1 a2 b1 b2 c1", people=(EVE, loser))
    found = await begun(referee, ANN, BOB, EVE)
    assert found.players[0].person == EVE.id


async def test_pairings_are_made_beside_the_event_loop(referee):
    """Pairings take tens of milliseconds for many players: the loop's own thread never runs their code."""
    with calls_of_this_thread() as called:
        found = await begun(referee, ANN, BOB, EVE, DAN, FAY, kind="swiss")
    assert len(found.current) == 3
    assert any(each.startswith(f"{Tournaments.__module__}.") for each in called)
    assert not [each for each in called if each.startswith(f"{matching.__name__}.")]


# -- who goes away ------------------------------------------------------------------------------------------------


async def test_nobody_stops_the_clocks_of_a_tournament(referee):
    """Two who agreed to it would keep the others waiting for ever; a match that was stopped before can go on."""
    found = await begun(referee, ANN, BOB, EVE)
    match = next(each for each in found.current if each.match_id)
    for person in (match.first_player, match.second_player):
        with pytest.raises(TournamentPause):
            await referee.of(Offers).ask("pause", match.match_id, person)
    record = await referee.stores.matches.get(match.match_id)
    await referee.stores.clocks.retime(record, paused(record.timing, referee.stores.clock()))
    assert (await referee.of(Offers).ask("resume", match.match_id, match.second_player)).view.match.timing.deadline


async def test_who_leaves_loses(referee):
    """Leaving before the start has no trace; later the player loses the present match, and every later one unplayed.
    Each change is shown.
    """
    joined = await made(referee, ANN, BOB, EVE, DAN, FAY)
    await referee.of(Tournaments).leave(joined.id, FAY.id)
    left = await referee.stores.tournaments.get(joined.id)
    await referee.of(Tournaments).start(joined.id, ANN.id, moderates=False)
    found = await referee.stores.tournaments.get(joined.id)
    assert joined.revision < left.revision < found.revision
    assert FAY.id not in {each.person for each in found.players}
    lost = await referee.of(Tournaments).leave(found.id, ANN.id)
    assert lost.match.winner is not None
    assert lost.seats[lost.match.winner].player != ANN.id
    found = await played_out(referee, await settled(referee, found.id), lowest)
    assert found.status == "finished"
    assert points_of(found) == {BOB.id: 3, EVE.id: 2, DAN.id: 1, ANN.id: 0}
    with pytest.raises(TournamentChanged):
        await referee.of(Tournaments).leave(found.id, ANN.id)


async def test_when_all_but_one_have_left(referee):
    """Nobody is left to play against: it ends, without rounds of one person."""
    found = await begun(referee, ANN, BOB, EVE, kind="swiss")
    for person in (BOB, EVE):
        await referee.of(Tournaments).leave(found.id, person.id)
    found = await settled(referee, found.id)
    assert found.status == "finished"
    assert any(each.second_player for each in found.current)


async def test_who_is_deleted_is_a_former_player(referee, db):
    """Their points stay and nothing else; all of it was exported before."""
    found = await begun(referee, ANN, BOB, EVE, DAN)
    rows = await exported(referee.stores.privacy, BOB.id)
    assert (len(rows["tournament_players"]), len(rows["pairings"]), rows["tournaments"]) == (1, 1, [])
    assert len((await exported(referee.stores.privacy, ANN.id))["tournaments"]) == 1
    await referee.of(Tournaments).leave(found.id, BOB.id)
    seen = await settled(referee, found.id)
    await referee.of(Privacy).delete(BOB.id)
    with pytest.raises(TournamentChanged):  # a caller who read it before cannot store their name again
        await referee.stores.tournaments.begin_round(seen, 3, [])
    assert problems_of(db.path) == []
    found = await played_out(
        referee, await settled(referee, found.id), lambda each: max(each.first_player, each.second_player)
    )
    former = next(each for each in found.players if each.person < 0)
    assert (former.name, former.has_left) == ("", True)
    assert points_of(found)[former.person] == 0
    await referee.of(Privacy).delete(ANN.id)
    assert (await referee.stores.tournaments.get(found.id)).person < 0


@pytest.mark.parametrize(
    "leave",
    [
        lambda referee: referee.of(Privacy).delete(ANN.id),
        lambda referee: referee.of(Moderation).suspend(HERE.guild_id, ANN, "rude", None),
    ],
)
async def test_whoever_waits_for_a_maker_who_is_gone_is_told(referee, leave):
    """Nobody but a moderator could begin their tournament: one that has not begun is cancelled, and its table says so.
    One that has begun goes on, and so does that of another person, also if they are suspended in another server.
    """
    tables = []
    referee.of(Rounds).tables.listen(partial(told, tables))
    going = await begun(referee, BOB, EVE, DAN)
    waiting = await made(referee, BOB, EVE, DAN)
    others = await referee.of(Tournaments).make(BOB, HERE, TournamentTerms("gomoku", "robin", 3, None, DAY))
    await leave(referee)
    await referee.of(Moderation).suspend(6, BOB, "rude", None)
    found = [(await referee.stores.tournaments.get(each.id)).status for each in (going, waiting, others)]
    assert found == ["playing", "cancelled", "open"]
    await eventually(lambda: waiting.id in tables)


async def told(tables, tournament):
    """Notes a tournament whose table is to be shown."""
    tables.append(tournament)


async def test_who_has_blocked_somebody_does_not_meet_them(referee):
    """In a round robin the blocked player gets the point without a match."""
    await referee.blocks.block(ANN.id, BOB)
    found = await played_out(referee, await begun(referee, ANN, BOB, EVE), lowest)
    (both,) = [each for each in found.pairings if {each.first_player, each.second_player} == {ANN.id, BOB.id}]
    assert both.match_id is None
    assert {both.first_player: both.points[0], both.second_player: both.points[1]} == {ANN.id: 0.0, BOB.id: 1.0}


async def test_who_leaves_before_the_match_is_begun_loses_without_one(referee, monkeypatch):
    """The bot was killed between the draw of a round and the beginning of its matches."""
    found = await made(referee, ANN, BOB, EVE)
    monkeypatch.setattr(Rounds, "_begin_matches", killed)
    with pytest.raises(DatabaseFault):
        await referee.of(Tournaments).start(found.id, ANN.id, moderates=False)
    monkeypatch.undo()
    (drawn,) = [each for each in (await referee.stores.tournaments.get(found.id)).current if each.second_player]
    await referee.stores.tournaments.leave(found.id, drawn.second_player)
    await referee.of(Rounds).do_due_work()
    found = await settled(referee, found.id)
    assert [each.points for each in found.pairings if each.id == drawn.id] == [(1.0, 0.0)]
    assert found.round > 1


async def killed(*_):
    """Ends an act where a killed process would have ended."""
    raise DatabaseFault(Path("q.sqlite3"))


async def test_who_leaves_later_changes_no_points_of_before(referee):
    """The point for a match that the opponent's suspension ended stays, and so do two halves that a moderator gave."""
    found = await begun(referee, ANN, BOB, EVE, DAN)
    first, second = found.current
    gone, winner = Person(first.first_player, "Gone"), first.second_player
    await referee.of(Moderation).suspend(5, gone, "rude", None)
    await referee.of(Moderation).end(second.match_id, 5, moderator=99)
    made = {gone.id: 0, winner: 1, second.first_player: 0.5, second.second_player: 0.5}
    for person in (None, second.first_player, winner):
        if person:
            await referee.of(Tournaments).leave(found.id, person)
        found = await settled(referee, found.id)
        assert {each.person: each.points for each in table_of(found, 1)} == made
        told = [state_of(catalogue("en"), found, each) for each in found.pairings if each.round == 1]
        assert told == ["0–1 · no result", "½–½ · no result"]


@for_each("choice", ["first", "second"])
async def test_who_wins_after_an_opening_has_the_point(referee, choice):
    """The table counts for people, even if they changed sides."""
    found = await begun(referee, ANN, BOB, EVE, game="gomoku", opening="swap2")
    pairing = next(each for each in found.current if each.match_id)
    opener, other = pairing.first_player, pairing.second_player
    for stone in ("h8", "i9", "a1"):
        await referee.turns.move(pairing.match_id, opener, stone)
    view = await referee.turns.choose(pairing.match_id, other, choice)
    assert view.opening.is_over
    await referee.turns.resign(pairing.match_id, opener)
    points = points_of(await settled(referee, found.id))
    assert (points[opener], points[other]) == (0, 1)


async def test_a_server_that_dismisses_the_bot_ends_its_tournaments(referee):
    """No further round begins there."""
    found = await begun(referee, ANN, BOB, EVE)
    await referee.of(Moderation).arrived([5])
    await referee.of(Moderation).left(5)
    found = await settled(referee, found.id)
    assert (found.status, found.round) == ("cancelled", 1)
    for person, server in ((99, 5), (BOB.id, 6)):
        viewer = Viewer(person, Place(server), lambda _: True)
        assert [each.id for each in await referee.of(Tournaments).listed(viewer)] == [found.id]


async def test_a_tournament_of_a_deleted_channel_ends_whatever_changes_it(referee):
    """Also if somebody joins between."""
    made = await referee.of(Tournaments).make(ANN, HERE, TournamentTerms("tictactoe", "robin", 3, None, DAY))
    async with busy(referee.stores.database) as queued:
        joining = asyncio.create_task(referee.of(Tournaments).join(made.id, BOB, HERE))
        await queued(1)
        leaving = asyncio.create_task(referee.of(Tournaments).channels_leave(HERE.guild_id, HERE.channel_id))
        await queued(2)
    await joining
    await leaving
    assert (await referee.stores.tournaments.get(made.id)).status == "cancelled"


async def test_a_match_of_a_round_begins_while_somebody_takes_days_off(referee, clock):
    """Whichever is stored first, the days off stop its clock."""
    async with busy(referee.stores.database) as queued:
        taking = asyncio.create_task(referee.clocks.take_vacation(ANN.id, 3))
        await queued(1)
        terms = MatchTerms("tictactoe", clock=DAY)
        beginning = asyncio.create_task(referee.challenges.pair(terms, (ANN.id, BOB.id), HERE, None))
        await eventually(lambda: referee.clocks.vacations._locks[ANN.id].users == 2)
    await taking
    assert (await beginning).match.timing.deadline == clock() + timedelta(days=4)


# -- at the same moment ---------------------------------------------------------------------------------------------


async def test_who_leaves_while_the_match_ends_has_left(referee):
    """Their opponent resigned at the same moment: leaving is no error, and the match stays won."""
    found = await begun(referee, ANN, BOB, EVE)
    match = next(each for each in found.current if each.match_id)
    turns = referee.turns
    async with referee.stores.locks.of(match.match_id):
        leaving = asyncio.create_task(referee.of(Tournaments).leave(found.id, match.first_player))
        await eventually(lambda: referee.stores.locks._locks[match.match_id].users == 2)
        await turns.end(await referee.stores.matches.game(match.match_id), 0, Reason.RESIGNATION)
    assert await leaving is None
    assert match.first_player in (await referee.stores.tournaments.get(found.id)).gone
    assert (await referee.stores.matches.get(match.match_id)).winner == 0


async def test_a_kill_while_somebody_leaves(referee):
    """They have left, and the next sweep ends their match, so that nobody waits for them."""
    found = await begun(referee, ANN, BOB, EVE)
    match = next(each for each in found.current if each.match_id)
    async with referee.stores.locks.of(match.match_id):
        leaving = asyncio.create_task(referee.of(Tournaments).leave(found.id, match.first_player))
        await until(lambda: referee.stores.tournaments.get(found.id), lambda now: match.first_player in now.gone)
        leaving.cancel()
    await referee.sweep()
    assert (await referee.stores.matches.get(match.match_id)).winner == 1


async def test_a_post_that_shows_its_newest_revision_is_not_owed(referee):
    """Others of its tournament may be."""
    found = await begun(referee, ANN, BOB, EVE)
    posts = referee.stores.tournaments.round_posts
    (first,) = await posts.owed_of(found.id)
    await posts.note_shown(first.id, first.revision, 77)
    assert (await posts.owed(), await posts.owed_of(found.id)) == ([], [])
    await posts.show_again(first.id)
    assert ([each.id for each in await posts.owed_of(found.id)], await posts.owed()) == ([first.id], [found.id])
