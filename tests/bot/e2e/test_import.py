"""Study boards: games and positions from files and texts, moved on, taken back, asked about, and saved again."""

import pytest

from bot.playground.uploads import Upload

from .playing import shown
from .test_clicks import press

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = '[Game "Tic-tac-toe"]\n[Event "Club night"]\n\n1. a1 b1 2. b2 *\n'


async def updated(person, seen):
    return shown(await person.when_settled(seen))


async def brought(person, **options):
    """The answer to /import."""
    return shown(await (await person.slash("import", **options)).settled())


async def test_a_game_is_looked_at_moved_on_and_saved(alice, bob):
    """From a text: forwards and back, another move instead, what is best, the file; nobody else gets at it."""
    page = await brought(alice, text=GAME)
    assert page.ephemeral
    assert "Study board: Tic-tac-toe" in page.text
    assert "Club night" in page.text
    assert "Move 3 of 3" in page.text
    page = await updated(alice, await alice.click(page, "Best move?"))
    assert "Best is **c3**. " in page.text
    page = await updated(alice, await alice.click(page, "Back"))
    page = await updated(alice, await alice.click(page, "c3"))
    assert "Move 3 of 3" in page.text
    saved = shown(await (await alice.click(page, "Save as PGN")).settled())
    assert saved.pictures[0].filename.startswith("tictactoe-study-")
    tag = next(b.custom_id for b in page.buttons if b.custom_id.startswith("study-best:"))
    assert "too old" in shown(await (await press(bob, page, tag)).settled()).text


async def test_a_file_and_a_position(alice):
    """A PGN file; a position of a game as text, with moves after it."""
    page = await brought(alice, file=Upload("game.pgn", "text/plain", GAME.encode()))
    assert "Move 3 of 3" in page.text
    page = await brought(alice, game="connect4", text="position fen 7/7/7/7/7/3x3 o moves 4 4")
    assert "Move 2 of 2" in page.text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"text": GAME.replace("b2", "b1")}, "line 4, column 13"),
        ({"text": "hello"}, "the tag Game is missing"),
        ({"text": "hello", "game": "xiangqi"}, "not a position"),
        ({"text": " "}, "there is no game in it"),
        ({}, "there is no game in it"),
        ({"file": Upload("big.pgn", "text/plain", b" " * 10_000_000)}, "more than 1 MiB"),
    ],
)
async def test_what_cannot_be_read_is_told(alice, options, said):
    """With the line and the column; a file of ten megabytes at once."""
    assert said in (await brought(alice, **options)).text
