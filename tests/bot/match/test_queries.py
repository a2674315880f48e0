"""Replays, lists, histories, exports and statistics."""

from contextlib import nullcontext
from itertools import product

import pytest

from bot.discord.place import Place
from bot.features.records.leaderboards import Leaderboards
from bot.match.positions import choices_of
from bot.match.referee import Referee
from bot.match.refusals import BadChoice
from bot.match.requirements import NOBODY, Viewer
from bot.match.terms import MatchTerms
from engines.game import Position
from engines.registry import game_named
from storage.boards import BoardMessage
from storage.errors import MatchNotFound
from storage.rows import Finish
from tests.bot.conftest import ANN, BOB, EVE, Clock, against_bot, between_people

WON = "a1 b1 a2 b2 a3"


async def test_a_replay_shows_every_position(referee: Referee) -> None:
    """Each ply of a finished match has its position and last move; beyond the ends, the nearest."""
    view = await between_people(referee, moves=WON)
    for ply in range(6):
        frame = await referee.queries.replay(view.id, ply)
        expected = Position(game_named("tictactoe"), "", WON.split()[:ply])
        assert (frame.board.ply, frame.board.position) == (ply, expected.text)
        assert (frame.board.last and frame.board.last.text) == (WON.split()[ply - 1] if ply else None)
        assert frame.is_last == (ply == 5)
    assert (await referee.queries.replay(view.id, 99)).board.ply == 5
    assert (await referee.queries.replay(view.id, -1)).board.ply == 0
    assert (await referee.queries.replay(view.id)).is_last
    with pytest.raises(MatchNotFound):
        await referee.queries.replay(999)


async def test_a_replay_does_not_disturb_the_match(referee: Referee) -> None:
    view = await between_people(referee, moves="a1 b1 a2")
    await referee.queries.replay(view.id, 1)
    assert await referee.stores.view(view.id) == view
    assert (await referee.turns.move(view.id, BOB.id, "b2", 3)).ply == 4


async def test_what_waits_for_me_comes_first(referee: Referee) -> None:
    """Open matches in which the person is to move or to answer come first."""
    mine = await between_people(referee)
    theirs = await between_people(referee, moves="b2")
    asked = await referee.challenges.challenge(MatchTerms("connect4"), BOB, ANN)
    asking = await referee.challenges.challenge(MatchTerms("connect4"), ANN, EVE)
    entries = await referee.lists.in_progress(ANN.id)
    assert [entry.match.id for entry in entries] == [asked.id, mine.id, asking.id, theirs.id]
    assert [entry.is_my_turn for entry in entries] == [True, True, False, False]


async def test_only_matches_between_others_that_are_played_are_watched(referee: Referee) -> None:
    """Not one's own, nor challenges. Those of the channel come first, then the newest."""
    here, there = Place(1, 10), Place(1, 11)
    viewer = Viewer(ANN.id, here, lambda channel: True)
    oldest = await between_people(referee, people=(BOB, EVE), place=here)
    other = await between_people(referee, people=(BOB, EVE), place=there)
    await between_people(referee, place=here)
    await referee.challenges.challenge(MatchTerms("connect4"), BOB, EVE, here)
    assert [each.id for each in await referee.lists.to_watch(viewer, 9)] == [oldest.id, other.id]
    assert [each.id for each in await referee.lists.to_watch(viewer, 1)] == [oldest.id]


async def test_a_command_without_a_number_finds_its_match(referee: Referee) -> None:
    """A match of this channel comes first, then one where the person must act; otherwise the person is asked."""
    terms = MatchTerms("tictactoe", "first", level="easy")

    async def meant(channel: int, mine_to_act: bool = False) -> set[int]:
        return {each.match.id for each in await referee.lists.meant(ANN.id, channel, mine_to_act)}

    assert await meant(10) == set()
    here, there = [await referee.challenges.play_bot(terms, ANN, Place(1, channel)) for channel in (10, 11)]
    assert await meant(10) == {here.id}
    assert await meant(99) == {here.id, there.id}
    await referee.turns.move(there.id, ANN.id, "b2")
    assert await meant(99, mine_to_act=True) == {here.id}


async def test_choices_name_the_piece_that_moves(referee: Referee) -> None:
    """In xiangqi every choice has its square and piece, in the notation asked for if there is such a one, on either
    side's turn.
    """
    view = await between_people(referee, "xiangqi")
    by_move = {choice.move: choice for choice in choices_of(view, "chinese")}
    cannon = by_move["h2e2"]
    assert (cannon.written, cannon.path.start, cannon.piece) == ("炮二平五", "h2", "C")
    moved = await referee.turns.move(view.id, ANN.id, "炮二平五", 0)
    assert moved.last is not None
    assert (moved.last.text, moved.last.read_in("wxf"), moved.last.read_in("?")) == ("h2e2", "C2.5", "h2e2")
    assert {choice.piece for choice in choices_of(moved)} <= set("kabnrcp")
    assert choices_of(moved, "no such notation") == choices_of(moved)


async def test_the_line_that_won_is_on_the_view(referee: Referee) -> None:
    """Its cells are listed from one end to the other, also in the replay; before the end there are none."""
    won = await between_people(referee, moves=WON)
    rising = await between_people(referee, "connect4", "1 2 2 3 3 4 3 4 4 6 4")
    flat = await between_people(referee, "connect4", "1 2 1 2 1 1 4 2 5 3 6 3 7")
    assert (won.line, rising.line) == (("a1", "a2", "a3"), ("a1", "b2", "c3", "d4"))
    assert flat.line == ("d1", "e1", "f1", "g1")
    assert (await referee.queries.replay(won.id, 4)).board.line == ()
    assert (await referee.queries.replay(won.id, 5)).board.line == won.line


async def test_export_is_portable_game_notation(referee: Referee, clock: Clock) -> None:
    """Tags with quotes and line breaks made safe, numbered moves, the result; unknown notations are refused."""
    await referee.stores.players.remember(ANN.id, 'Ann "the\nknight" \\')
    view = await between_people(referee, moves=WON)
    await referee.stores.players.remember(ANN.id, 'Ann "the\nknight" \\')
    text = await referee.queries.pgn(view.id)
    assert '[X "Ann \\"the knight\\" \\\\"]' in text
    assert '[Result "1-0"]' in text
    assert text.endswith("\n\n1. a1 b1 2. a2 b2 3. a3 1-0\n")
    with pytest.raises(BadChoice):
        await referee.queries.pgn(view.id, "morse")
    running = await against_bot(referee)
    assert '[O "Qibot (easy)"]' in await referee.queries.pgn(running.id)


async def test_a_long_streak_is_counted_to_its_beginning(referee: Referee) -> None:
    """The score with a level says how often the person has beaten it in a row, or lost to it."""
    for result, streaks in (("0-1", (0, 30)), ("1-0", (30, 0))):
        for _ in range(30):
            view = await against_bot(referee)
            await referee.stores.matches.finish(view.id, 0, Finish(result, "resignation"))
        found = await referee.records.of(await referee.stores.view(view.id))
        assert (found.streak, found.losses) == streaks


async def test_a_history_has_what_may_be_seen(referee: Referee) -> None:
    """The matches that a viewer sees one by one are those of the history and of the record of two people."""
    places = [Place(None, 30), Place(10, 20), Place(10, 22), Place(11, 23), Place(10, 20)]
    numbers = [await played(referee, place) for place in places]
    await referee.stores.boards.place(numbers[-1], BoardMessage(10, 20, 7, True))
    asked_at = [Place(None, 30), Place(None, 31), Place(10, 20), Place(10, 21), Place(11, 20)]
    for asks_at, person in product(asked_at, [ANN.id, EVE.id, NOBODY]):
        viewer = Viewer(person, asks_at, reads=lambda channel: channel in (20, 21))
        page = await referee.lists.history(ANN.id, viewer=viewer)
        seen = [number for number in numbers[::-1] if viewer.sees(await referee.stores.matches.get(number))]
        assert [entry.match.id for entry in page.entries] == seen, viewer
        assert page.total == len(seen), viewer
        tallies = await referee.of(Leaderboards).against(ANN.id, BOB.id, viewer, None)
        assert sum(tally.played for tally in tallies) == len(seen), viewer
        for number in numbers:
            with nullcontext() if number in seen else pytest.raises(MatchNotFound):
                await referee.queries.seen(number, viewer)
    eve = Viewer(EVE.id, Place(10, 21), reads=lambda channel: channel in (20, 21))
    assert [number for number in numbers if eve.sees(await referee.stores.matches.get(number))] == [numbers[1]]


async def played(referee: Referee, place: Place) -> int:
    """Plays a match between Ann and Bob to its end in a place. Returns its number."""
    view = await between_people(referee, place=place)
    return (await referee.turns.resign(view.id, BOB.id)).id
