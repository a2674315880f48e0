"""The list of matches in progress, with the menu to choose one."""

from bot.discord.controls import Menu, Row
from bot.features.play.list_page import MENUS, progress_page
from bot.locales import catalogue
from bot.match.referee import Referee
from tests.bot.conftest import ANN, against_bot


async def test_a_menu_says_what_is_done_in_the_match(referee: Referee) -> None:
    """That of /pause, which does one thing or the other, in the words of the command."""
    await against_bot(referee)
    texts, entries = catalogue("en"), await referee.lists.in_progress(ANN.id)
    said = {}
    for kind in MENUS:
        (row,) = [each for each in progress_page(texts, entries, kind=kind).blocks if isinstance(each, Row)]
        (menu,) = [each for each in row.items if isinstance(each, Menu)]
        said[kind] = menu.placeholder
    assert said == {
        "board": "Show it again",
        "hint-in": "Hint",
        "resign-in": "Resign",
        "draw-in": "Offer a draw",
        "takeback-in": "Take back",
        "pause-in": "Stop the clocks of a match if your opponent agrees, or let them run again",
    }
