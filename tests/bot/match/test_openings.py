"""Openings: who makes which stones, who chooses what, and which side everybody plays in the end."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.place import Person, Place
from bot.features.challenges.rematches import Rematches
from bot.features.hints.rules import Hints
from bot.features.offers.rules import NothingToTakeBack, Offers
from bot.features.reviews.rules import Reviews
from bot.features.studies.rules import Studies
from bot.match.openings import MORE, SIDES, OpeningProtocol
from bot.match.referee import Referee
from bot.match.refusals import BadChoice, ChoiceMade, InOpening
from bot.match.state import MatchView
from bot.match.terms import MatchTerms
from engines.registry import GAMES
from tests.bot import conftest
from tests.bot.conftest import ANN, BOB, EVE, against_bot
from tests.cases import for_each

POINTS = [f"{column}{row}" for column in "abcdefghijklmno" for row in range(1, 16)]
STONES = ("h8", "i8", "a1", "o15", "c3")
STAGES = {name: stages for game in GAMES.values() for name, stages in game.openings.items()}


async def begun(referee: Referee, clock: str = "auto") -> MatchView:
    """Begins a match with swap2 in which Ann makes the first moves against Bob."""
    terms = MatchTerms("gomoku", "first", clock, "swap2", with_hints=True)
    asked = await referee.challenges.challenge(terms, ANN, BOB, Place(1, 2))
    return await referee.challenges.accept(asked.id, BOB)


async def chosen(referee: Referee, option: str, clock: str = "auto") -> MatchView:
    """Such a match after Ann's three stones and Bob's choice."""
    view = await made(referee, ANN, await begun(referee, clock), 3)
    return await referee.turns.choose(view.id, BOB.id, option)


async def made(referee: Referee, person: Person, view: MatchView, count: int) -> MatchView:
    """The person makes the next `count` stones."""
    for _ in range(count):
        assert view.match.may_move(person.id)
        view = await referee.turns.move(view.id, person.id, STONES[view.ply], board_number=view.board_number)
    return view


def names(view: MatchView) -> tuple[str, str]:
    return view.seats[0].name, view.seats[1].name


@for_each(
    "choices, stones, black_and_white",
    [
        (["second"], 3, ("Ann", "Bob")),
        (["first"], 3, ("Bob", "Ann")),
        ([MORE, "second"], 5, ("Bob", "Ann")),
        ([MORE, "first"], 5, ("Ann", "Bob")),
    ],
)
async def test_whoever_chooses_plays_that_side(
    referee: Referee, choices: list[str], stones: int, black_and_white: tuple[str, str]
) -> None:
    """Ann makes three stones; Bob chooses, or makes two more and Ann chooses; then White moves."""
    view = await made(referee, ANN, await begun(referee), 3)
    for chooser, option in zip((BOB, ANN), choices, strict=False):
        assert view.match.may_move(chooser.id)
        assert view.legal == ()
        view = await referee.turns.choose(view.id, chooser.id, option, board_number=view.board_number)
        if option == MORE:
            view = await made(referee, chooser, view, 2)
    assert (names(view), view.ply, view.in_opening) == (black_and_white, stones, False)
    assert view.moves == STONES[:stones]
    white = {"Ann": ANN, "Bob": BOB}[black_and_white[1]]
    view = await referee.turns.move(view.id, white.id, "g7")
    assert view.seats[view.turn].name == black_and_white[0]
    assert view == await referee.stores.view(view.id)


async def test_two_more_may_be_made_once(referee: Referee) -> None:
    """After the second stage there is no third. No other text is an option."""
    view = await made(referee, BOB, await chosen(referee, MORE), 2)
    for option in (MORE, "", "third", "first second", "x" * 200):
        with pytest.raises(BadChoice):
            await referee.turns.choose(view.id, ANN.id, option)


@for_each("game, opening", [("renju", "swap2"), ("connect4", "swap2"), ("gomoku", "swap3")])
async def test_only_openings_of_the_game_are_asked_for(referee: Referee, game: str, opening: str) -> None:
    """Other openings are refused, and nothing begins."""
    with pytest.raises(BadChoice):
        await referee.challenges.challenge(MatchTerms(game, opening=opening), ANN, BOB)
    assert await referee.lists.in_progress(ANN.id) == ()


async def test_hints_wait_for_the_end_of_the_opening(referee: Referee) -> None:
    view = await begun(referee)
    with pytest.raises(InOpening):
        await referee.of(Hints).hint(view.id, ANN.id)
    view = await chosen(referee, "second")
    assert (await referee.of(Hints).hint(view.id, BOB.id)).used == 1


async def taken_back(referee: Referee, view: MatchView, asker: Person, other: Person) -> MatchView:
    """A takeback that the other person agrees to. Returns the match after it."""
    asked = await referee.of(Offers).ask("takeback", view.id, asker.id)
    reply = await referee.of(Offers).accept(asked.view.offers[0].id, other.id)
    assert (reply.view.seats[reply.side].name, reply.view) == (asker.name, await referee.stores.view(view.id))
    return reply.view


async def test_stones_of_a_stage_are_taken_back_one_by_one(referee: Referee) -> None:
    """Their maker takes them back until the other has chosen, and is then to move, whatever the stone's colour."""
    view = await begun(referee)
    for count in (1, 2, 3):
        view = await made(referee, ANN, view, count - view.ply)
        view = await taken_back(referee, view, ANN, BOB)
        assert (view.ply, view.match.may_move(ANN.id), view.in_opening) == (count - 1, True, True)
        with pytest.raises(NothingToTakeBack):
            await referee.of(Offers).ask("takeback", view.id, BOB.id)
    view = await referee.turns.choose((await made(referee, ANN, view, 1)).id, BOB.id, MORE)
    for _ in range(2):
        for person in (ANN, BOB):
            with pytest.raises(NothingToTakeBack):
                await referee.of(Offers).ask("takeback", view.id, person.id)
        view = await taken_back(referee, await made(referee, BOB, view, 1), BOB, ANN)
    assert (view.ply, view.opening and view.opening.left) == (3, 2)
    view = await taken_back(referee, await made(referee, BOB, view, 2), BOB, ANN)
    view = await made(referee, BOB, view, 1)
    view = await referee.turns.choose(view.id, ANN.id, "second")
    assert (names(view), view.moves) == (("Bob", "Ann"), STONES)


async def test_what_was_chosen_stands(referee: Referee) -> None:
    """A takeback after the opening leaves its stones and the sides."""
    view = await chosen(referee, "first")
    for person in (ANN, BOB):
        with pytest.raises(NothingToTakeBack):
            await referee.of(Offers).ask("takeback", view.id, person.id)
    view = await referee.turns.move(view.id, ANN.id, "g7")
    with pytest.raises(NothingToTakeBack):
        await referee.of(Offers).ask("takeback", view.id, BOB.id)
    view = await taken_back(referee, view, ANN, BOB)
    assert (view.ply, names(view), view.match.may_move(ANN.id)) == (3, ("Bob", "Ann"), True)


async def test_what_was_declined_before_a_choice_stays_declined(referee: Referee) -> None:
    """The board is the same: its button stays as it is, as it does when the match is read again."""
    view, offers = await made(referee, ANN, await begun(referee), 3), referee.of(Offers)
    await offers.close_offer("declined", (await offers.ask("draw", view.id, ANN.id)).view.offers[0].id, BOB.id)
    chosen_now = await referee.turns.choose(view.id, BOB.id, "first")
    assert chosen_now.declined == (await referee.stores.view(view.id)).declined != frozenset()


async def test_a_record_of_the_match_names_who_played_which_side(referee: Referee) -> None:
    """After a swap Black is Bob, who resigns; both records say so. A review judges no stones of the opening."""
    view = await chosen(referee, "first")
    await referee.turns.move(view.id, ANN.id, "g7")
    view = await referee.turns.resign(view.id, BOB.id)
    assert (view.match.result, view.match.winner, names(view)) == ("0-1", 1, ("Bob", "Ann"))
    saved = await referee.queries.pgn(view.id)
    assert {'[Black "Bob"]', '[White "Ann"]', '[Opening "swap2"]'} <= set(saved.splitlines())
    study = await referee.of(Studies).make(EVE, saved)
    assert (study.game, study.moves) == ("gomoku", view.moves)
    again = await referee.of(Studies).of_match(view.id, ANN)
    for each in (study, again):
        assert each.tags["Opening"] == "swap2"
        assert '[Opening "swap2"]' in referee.of(Studies).saved(each)
    for person, wins in ((ANN, 1), (BOB, 0)):
        (tally,) = (await referee.stores.history.stats(person.id)).tallies
        assert (tally.wins, tally.played) == (wins, 1)
    found = await (await referee.of(Reviews).begin(view.id, ANN.id)).wait(60)
    assert found is not None
    assert found.review.given == 3


async def test_a_match_is_rated_once_sides_are_chosen(referee: Referee) -> None:
    """Resigning before that costs no points; afterwards the match counts as any other."""
    view = await made(referee, ANN, await begun(referee), 3)
    assert (await referee.turns.resign(view.id, BOB.id)).ratings == ()
    view = await referee.turns.resign((await chosen(referee, "first")).id, BOB.id)
    assert [each.player for each in view.ratings] == [BOB.id]


@for_each("choice", [*SIDES, None])
async def test_in_a_rematch_the_other_one_begins(referee: Referee, choice: str | None) -> None:
    """The opener changes whichever sides they played, and also if one resigned before sides were chosen."""
    view = await made(referee, ANN, await begun(referee), 3)
    if choice:
        await referee.turns.choose(view.id, BOB.id, choice)
    await referee.turns.resign(view.id, BOB.id)
    again = await referee.of(Rematches).rematch(view.id, ANN)
    assert again.opening == OpeningProtocol("swap2", STAGES["swap2"])
    assert names(again) == ("Bob", "Ann")
    assert (await referee.challenges.accept(again.id, BOB)).match.may_move(BOB.id)


async def test_no_bank_runs_in_an_opening(referee: Referee, clock: conftest.Clock) -> None:
    """Each turn of the opening has five minutes; then the banks of the chosen sides run."""
    view = await begun(referee, "live-60-5")
    for _ in range(3):
        clock.pass_by(timedelta(minutes=4))
        view = await made(referee, ANN, view, 1)
    clock.pass_by(timedelta(minutes=4))
    view = await referee.turns.choose(view.id, BOB.id, "first")
    assert view.match.timing.left == (60_000, 60_000)
    assert view.match.timing.deadline == clock() + timedelta(minutes=1)
    clock.pass_by(timedelta(seconds=20))
    view = await referee.turns.move(view.id, ANN.id, "g7")
    assert view.match.timing.left == (60_000, 45_000)


async def test_who_does_not_choose_in_time_loses(referee: Referee, clock: conftest.Clock) -> None:
    """The clock also runs out if the choice comes too late."""
    view = await made(referee, ANN, await begun(referee, "move-86400"), 3)
    clock.pass_by(timedelta(days=1, minutes=1))
    view = await referee.turns.choose(view.id, BOB.id, "first")
    assert (view.match.reason, view.match.winner, names(view)) == ("timeout", 0, ("Ann", "Bob"))


async def test_an_ordinary_match_has_no_choices(referee: Referee) -> None:
    view = await against_bot(referee, "gomoku")
    with pytest.raises(ChoiceMade):
        await referee.turns.choose(view.id, ANN.id, "first")
    assert (view.opening, view.in_opening) == (None, False)


@given(st.data())
def test_whoever_is_to_act_sits_on_the_side_to_move(data: st.DataObject) -> None:
    """For any stages: who makes a stage's moves does not choose after it, and every opening comes to its end."""
    stages = tuple(data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=4)))
    opening, stage = OpeningProtocol("any", stages), 0
    while not opening.is_over:
        by_opener = opening.opener == opening.side
        assert by_opener == ((stage % 2 == 0) == (opening.left > 0))
        if opening.left:
            opening = OpeningProtocol("any", stages, opening.chosen, opening.ply + 1, 1 - opening.side)
            continue
        assert (MORE in opening.options) == (stage + 1 < len(stages))
        option = data.draw(st.sampled_from(opening.options))
        stage += option == MORE
        opening = OpeningProtocol("any", stages, (*opening.chosen, option), opening.ply, opening.side)
        if option in SIDES:
            assert opening.opener == (SIDES.index(option) if by_opener else 1 - SIDES.index(option))
    assert opening.ply == opening.end == sum(stages[: stage + 1])
