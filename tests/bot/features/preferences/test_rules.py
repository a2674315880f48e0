"""Languages, notations and looks that people choose."""

import pytest

from bot.match.preferences import Preference, _for_all
from bot.match.referee import Referee
from bot.match.refusals import BadChoice
from tests.bot.conftest import ANN, BOB, between_people
from tests.cases import for_each


@for_each("locale, language", [("zh-SG", "zh-CN"), ("zh-TW", "zh-TW"), ("en-US", "en"), ("tlh", "en"), (None, "en")])
async def test_nothing_chosen_follows_the_client(referee: Referee, locale: str | None, language: str) -> None:
    """The language is that of the person's client if the bot speaks it, else the default, also before anything is
    read.
    """
    read = await referee.preferences.of(ANN.id, locale)
    assert (read.language, referee.preferences.assumed(locale)) == (language, read)


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
    """Chinese readers get Chinese notation and characters, unless they choose otherwise, and where the pieces that
    people know have characters, too, they have them. A choice for one game leaves the others alone; choices are listed,
    and after `auto` the language decides again.
    """
    preferences = referee.preferences

    async def usual(locale: str) -> list[str]:
        reader = await preferences.of(BOB.id, locale)
        assert (reader.notation("connect4"), reader.pieces("connect4"), reader.look("connect4")) == ("columns", "", "")
        return [reader.notation("xiangqi"), reader.pieces("xiangqi")]

    assert await usual("en-US") == ["coordinates", "western"]
    for locale in ("ja", "ko"):
        assert await usual(locale) == ["coordinates", "chinese"]
    assert await usual("vi") == ["vietnamese", "chinese"]
    await preferences.choose(BOB.id, "notation.xiangqi", "wxf")
    assert await usual("zh-CN") == ["wxf", "chinese"]
    assert await preferences.chosen(BOB.id) == {"notation.xiangqi": "wxf"}
    await preferences.choose(BOB.id, "notation.xiangqi", "auto")
    assert await usual("zh-CN") == ["chinese", "chinese"]
    assert await usual("zh-TW") == ["traditional", "chinese"]
    chinese, taiwanese = [await preferences.of(BOB.id, each) for each in ("zh-CN", "zh-TW")]
    assert _for_all(taiwanese, (taiwanese, chinese), "xiangqi").notation("xiangqi") == "traditional"


async def test_what_another_version_stored(referee: Referee) -> None:
    """A value without a game is that of the games that have it; one that is no longer offered counts as not chosen."""
    for key, value in (("notation", "wxf"), ("pieces", "western"), ("board", "hologram"), ("smell", "roses")):
        await referee.stores.settings.put("person", ANN.id, key, value)
    chosen = await referee.preferences.chosen(ANN.id)
    assert {key: chosen[key] for key in chosen if "." in key} == {
        "notation.xiangqi": "wxf",
        "pieces.xiangqi": "western",
    }
    await referee.preferences.choose(ANN.id, "notation.xiangqi", "auto")
    reader = await referee.preferences.of(ANN.id, "en")
    assert (reader.notation("xiangqi"), reader.board) == ("coordinates", "picture")


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


async def test_the_board_of_two_people_is_one_that_both_can_read(referee: Referee) -> None:
    """A choice that both share; otherwise the game's usual pieces, look, notation and kind of board."""
    view, preferences = await between_people(referee, "xiangqi"), referee.preferences
    preferences.server_locale = lambda _: "en-US"

    async def board() -> tuple[str, str, str]:
        reader = await preferences.of_board(view)
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
