"""Languages, notations and looks that people choose."""

import pytest

from bot.match.preferences import Preference, _for_all
from bot.match.referee import Referee
from bot.match.refusals import BadChoice
from bot.match.terms import MatchTerms
from tests.bot.conftest import ANN, BOB
from tests.cases import for_each


async def test_nothing_chosen_follows_the_client(referee: Referee) -> None:
    """The language is that of the person's client if the bot speaks it, else the default."""
    languages = [
        (await referee.preferences.of(ANN.id, locale)).language for locale in ("zh-SG", "zh-TW", "en-US", "tlh", None)
    ]
    assert languages == ["zh-CN", "zh-TW", "en", "en", "en"]


async def test_before_anything_is_read_the_client_decides(referee: Referee) -> None:
    """The result is that of a person who chose nothing, the default language included."""
    for locale in ("de", "tlh", None):
        assert referee.preferences.assumed(locale) == await referee.preferences.of(ANN.id, locale)


async def test_a_person_goes_before_the_server(referee: Referee) -> None:
    """A server's choice holds for everybody in it, unless a person makes their own."""
    await referee.preferences.choose(5, "language", "zh-CN", "server")
    await referee.preferences.choose(5, "pieces.xiangqi", "western", "server")
    await referee.preferences.choose(ANN.id, "language", "en")
    await referee.preferences.choose(ANN.id, "board", "text")
    games = {"pieces.xiangqi": "western"}
    assert await referee.preferences.of(ANN.id, "zh-CN", 5) == Preference("en", "text", games=games)
    assert await referee.preferences.of(BOB.id, "en-GB", 5) == Preference("zh-CN", "picture", games=games)
    assert (await referee.preferences.of(BOB.id, "en-GB")).language == "en"


async def test_moves_and_pieces_are_as_usual_in_the_language(referee: Referee) -> None:
    """Chinese readers get Chinese notation and characters, those of their script, unless they choose otherwise. Two of
    different scripts still agree on the notation.
    """
    await referee.preferences.choose(BOB.id, "notation.xiangqi", "wxf")
    chinese, chosen = await referee.preferences.of(ANN.id, "zh-CN"), await referee.preferences.of(BOB.id, "zh-CN")
    english, taiwanese = [await referee.preferences.of(ANN.id, each) for each in ("en-US", "zh-TW")]
    both = _for_all(taiwanese, (taiwanese, chinese), "xiangqi")
    assert [(p.notation("xiangqi"), p.pieces("xiangqi")) for p in (chinese, chosen, taiwanese, both, english)] == [
        ("chinese", "chinese"),
        ("wxf", "chinese"),
        ("traditional", "chinese"),
        ("traditional", "chinese"),
        ("coordinates", "western"),
    ]


async def test_a_choice_for_one_game_leaves_the_others_alone(referee: Referee) -> None:
    """A game with one notation and one set of pieces keeps them, whatever was chosen for others."""
    await referee.preferences.choose(BOB.id, "notation.xiangqi", "wxf")
    chosen = await referee.preferences.of(BOB.id, "zh-CN")
    assert (chosen.notation("connect4"), chosen.pieces("connect4"), chosen.look("connect4")) == ("columns", "", "")


async def test_what_was_chosen_before_games_had_their_own_choices_holds(referee: Referee) -> None:
    """A value that an older version stored without a game is that of the games that have it."""
    await referee.stores.settings.put("person", ANN.id, "notation", "wxf")
    await referee.stores.settings.put("person", ANN.id, "pieces", "western")
    assert await referee.preferences.chosen(ANN.id) == {"notation.xiangqi": "wxf", "pieces.xiangqi": "western"}
    await referee.preferences.choose(ANN.id, "notation.xiangqi", "auto")
    assert (await referee.preferences.of(ANN.id, "en")).notation("xiangqi") == "coordinates"


async def test_a_choice_can_be_undone(referee: Referee) -> None:
    """After `auto` the language follows the client again; choices can be listed."""
    await referee.preferences.choose(ANN.id, "language", "en")
    assert await referee.preferences.chosen(ANN.id) == {"language": "en"}
    await referee.preferences.choose(ANN.id, "language", "auto")
    assert (await referee.preferences.of(ANN.id, "zh-CN")).language == "zh-CN"


@for_each(
    "key, value",
    [
        ("language", "tlh"),
        ("colour", "red"),
        ("pieces", "chinese"),
        ("pieces.xiangqi", ""),
        ("pieces.connect4", "chinese"),
        ("look.go", "day"),
    ],
)
async def test_only_what_is_offered_can_be_chosen(referee: Referee, key: str, value: str) -> None:
    """Unknown keys and values are refused."""
    with pytest.raises(BadChoice):
        await referee.preferences.choose(ANN.id, key, value)


async def test_leftovers_of_another_version_are_ignored(referee: Referee) -> None:
    """A stored value that is no longer offered counts as not chosen."""
    await referee.stores.settings.put("person", ANN.id, "board", "hologram")
    await referee.stores.settings.put("person", ANN.id, "smell", "roses")
    assert (await referee.preferences.of(ANN.id)).board == "picture"


async def test_the_board_of_two_people_is_one_that_both_can_read(referee: Referee) -> None:
    """A choice that both share; otherwise the game's usual pieces, look, notation and kind of board."""
    challenge = await referee.challenges.challenge(MatchTerms("xiangqi"), ANN, BOB)
    view = await referee.challenges.accept(challenge.id, BOB)
    preferences = referee.preferences

    async def board() -> tuple[str, str, str]:
        reader = await preferences.of_board(view, lambda _: "en-US")
        return reader.pieces("xiangqi"), reader.notation("xiangqi"), reader.board

    for person in (ANN, BOB):
        await preferences.choose(person.id, "pieces.xiangqi", "chinese")
        await preferences.choose(person.id, "notation.xiangqi", "wxf")
        await preferences.choose(person.id, "board", "grid")
    assert await board() == ("chinese", "wxf", "grid")
    await preferences.choose(BOB.id, "pieces.xiangqi", "western")
    assert await board() == ("western", "wxf", "grid")
    await preferences.choose(ANN.id, "board", "text")
    await preferences.choose(ANN.id, "notation.xiangqi", "chinese")
    assert await board() == ("western", "coordinates", "picture")
    assert (await preferences.of(ANN.id, "en-US")).pieces("xiangqi") == "chinese"


async def test_different_looks_give_the_usual_one(referee: Referee) -> None:
    """The challenger does not choose for the opponent."""
    challenge = await referee.challenges.challenge(MatchTerms("checkers"), ANN, BOB)
    view = await referee.challenges.accept(challenge.id, BOB)
    await referee.preferences.choose(ANN.id, "look.checkers", "night")
    assert (await referee.preferences.of_board(view, lambda _: None)).look("checkers") == "day"
    await referee.preferences.choose(BOB.id, "look.checkers", "night")
    assert (await referee.preferences.of_board(view, lambda _: None)).look("checkers") == "night"
