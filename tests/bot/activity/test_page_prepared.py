"""A move that is prepared while the other side thinks."""

import pytest
from playwright.async_api import expect

from tests.bot.activity.conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def prepares(window: Window, cell: str) -> None:
    """A press on a cell prepares a move, which is marked."""
    await window.click(cell)
    await expect(window.locator(".mark.planned").first).to_be_attached()


@pytest.mark.slow
async def test_a_move_is_prepared_while_the_other_thinks(open_match):
    """A move prepared during the opponent's turn is marked, and made when its turn comes. A double tap prepares it, as
    one tap does. A piece dropped on one's own means that the other side captures first; a tap there selects that piece
    instead. A tap on nothing forgets the prepared move; another one, by two taps, is made when its turn comes.
    """
    server, window = await open_match("gomoku")
    for game, first, plan, reply, then in (("gomoku", "h8", "j10", "h9", "j10"), ("connect4", "4", "d5", "4", "4")):
        await server.begin(game, (first,))
        await expect(window.locator("h1").first).to_have_text(server.state(0).title)
        await window.shows_match(1)
        await window.page.mouse.dblclick(*await window.point(plan))
        await window.settled()
        await expect(window.locator(".mark.planned").first).to_be_attached()
        await server.change((first, reply))
        await window.shows_match(3)
        assert server.moves == (first, reply, then)
    begun = ("h2e2", "h9g7", "b0c2", "b9c7", "e2e6")
    await server.begin("xiangqi", begun)
    await expect(window.locator("h1").first).to_have_text("Xiangqi")
    await window.shows_match(5)
    server.heard.clear()
    await window.click("b2")
    await window.click("c2")
    await expect(window.cell("c2")).to_have_attribute("aria-selected", "true")
    await expect(window.locator(".mark.planned")).to_have_count(0)
    await window.drag("c2", "e3")
    await expect(window.locator(".mark.planned").first).to_be_attached()
    await window.click("e5")
    await expect(window.locator(".mark.planned")).to_have_count(0)
    assert server.heard == []
    await window.click("b2")
    await window.page.mouse.dblclick(*await window.point("b4"))
    await window.settled()
    await expect(window.locator(".mark.planned").first).to_be_attached()
    await server.change((*begun, "g7e6"))
    await window.shows_match(7)
    assert server.moves == (*begun, "g7e6", "b2b4")


@pytest.mark.slow
async def test_a_prepared_move_that_is_illegal_then_is_forgotten(open_match):
    """A prepared move that turns out illegal, or that Escape, a second tap or a takeback clears, is not made."""
    server, window = await open_match("gomoku", ("h8",), clock=True)
    await prepares(window, "c12")
    for moves in ((), ("h8",)):
        await server.change(moves)
        await window.shows_match(len(moves))
        await expect(window.locator(".mark.planned")).to_have_count(0)
    await prepares(window, "h9")
    await window.changes(("h8", "h9"))
    await expect(window.locator(".mark.planned")).to_have_count(0)
    await server.change(("h8", "h9", "a1"))
    await prepares(window, "c3")
    await window.page.clock.run_for(600)
    await window.click("c3")
    await expect(window.locator(".mark.planned")).to_have_count(0)
    await prepares(window, "d3")
    await window.page.keyboard.press("Escape")
    await expect(window.locator(".mark.planned")).to_have_count(0)
    await window.changes(("h8", "h9", "a1", "a2"))
    assert server.heard == []


@pytest.mark.slow
async def test_a_disc_that_is_held_while_the_other_moves_falls_as_far_as_it_can_then(open_match):
    """The other's disc lies by then where it was to lie."""
    server, window = await open_match("connect4", ("4",))
    await window.hold("d5", "d5")
    await expect(window.locator(".aimed")).to_have_attribute("data-cell", "d2")
    await window.changes(("4", "4"))
    await window.page.mouse.up()
    await window.shows_match(3)
    assert server.moves == ("4", "4", "4")
