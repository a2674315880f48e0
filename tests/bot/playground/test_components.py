"""Buttons, menus and Components V2 boards."""

import asyncio

import pytest


async def test_a_click_is_answered_privately(bot, alice, bob):
    """Only the person who clicked sees a private answer."""
    seen = await bob.slash("count")
    answer = await alice.click(seen.message, "Press")
    assert (answer.message.text, answer.message.ephemeral) == ("Pressed by Alice", True)
    assert [sight.text for sight in alice.reads()] == ["Count", "Pressed by Alice"]
    assert [sight.text for sight in bob.reads()] == ["Count"]


async def test_a_button_is_found_by_label_emoji_or_id(bot, alice):
    """A button can be named by its label, emoji or custom_id; the error lists the others."""
    message = (await alice.slash("count")).message
    assert message.button("Press") == message.button("🎲") == message.button("press")
    with pytest.raises(LookupError, match="Press"):
        message.button("Nothing")


@pytest.mark.parametrize("label", ["Not now", "Rules"])
async def test_disabled_and_link_buttons_cannot_be_pressed(bot, alice, label):
    message = (await alice.slash("count")).message
    with pytest.raises(LookupError):
        await alice.click(message, label)


async def test_a_message_changes_in_place(bot, alice):
    """A click changes its message, and the new component answers the next click."""
    seen = await alice.slash("tally")
    for count in (1, 2, 3):
        seen = await alice.click(seen.message, f"Tally {count - 1}")
        assert (seen.state, seen.message.text) == ("updated", f"Tally: {count}")
    assert len(alice.reads()) == 1


async def test_an_update_after_a_deferred_click(bot, alice):
    """A silently accepted click shows nothing until the message changes; `settled` waits for that."""
    seen = await alice.click((await alice.slash("count")).message, "Later")
    assert (seen.state, seen.message.text) == ("silent", "Count")
    bot.gate.set()
    assert (await seen.settled()).message.text == "Later is now"


async def test_ten_clicks_at_once_arrive_as_ten(bot, here, alice):
    """No click is merged or dropped when ten people press one button at the same moment."""
    message = (await alice.slash("count")).message
    people = [here.add_person(f"P{number}") for number in range(10)]
    seen = await asyncio.gather(*(person.click(message, "Press") for person in people))
    assert bot.seen["press"] == 10
    assert [one.message.text for one in seen] == [f"Pressed by P{number}" for number in range(10)]


async def test_a_click_may_cross_the_edit(bot, alice, bob):
    """A click on an outdated message is delivered with the button as it was then."""
    old = (await alice.slash("tally")).message
    await alice.click(old, "Tally 0")
    crossed = await bob.click(old, "Tally 0")
    assert crossed.message.text == "Tally: 1"


@pytest.mark.parametrize(
    ("menu", "answer"),
    [("Fruit", "Fruit: ['a', 'p']"), ("User", "User: bob"), ("Anyone", "Anyone: bob"), ("Channel", "Channel: games")],
)
async def test_menus_of_every_kind(bot, here, alice, bob, menu, answer):
    """String menus take values or labels, the others ids, which arrive resolved."""
    message = (await alice.slash("menus")).message
    chosen: dict[str, tuple[str | int, ...]] = {"Fruit": ("a", "Pear"), "Channel": (alice.place,)}
    seen = await alice.select(message, menu, *chosen.get(menu, (bob.id,)))
    assert seen.message.text.startswith(answer)


async def test_a_menu_takes_no_more_than_it_says(bot, alice):
    """The client sends no unknown options, and neither too many nor too few."""
    message = (await alice.slash("menus")).message
    with pytest.raises(LookupError):
        await alice.select(message, "Fruit", "Plum")
    with pytest.raises(ValueError, match="takes 1 to 2"):
        await alice.select(message, "Fruit")
    assert (await alice.select(message, "Role")).message.text == "Roles: 0"


async def test_a_v2_board_with_pictures(bot, here, alice):
    """Text, thumbnail, gallery with alt text, file and button are in one message; a click replaces the picture."""
    message = (await alice.slash("board")).message
    assert message.v2
    assert message.text == "## Board 0\nAlice to move"
    assert "An empty board" in [picture.description for picture in message.pictures]
    after = (await alice.click(message, "Move 0")).message
    assert after.text.startswith("## Board 1")
    assert [picture.filename for picture in after.pictures] == ["b1.png", "game.pgn"]
    assert after.json["attachments"] == []
    assert len(here.world.files) == 4  # two are for pages that still show the old board


async def test_pictures_can_be_downloaded(bot, alice):
    """A message's picture is served at its URL."""
    import aiohttp

    message = (await alice.slash("card")).message
    picture = next(each for each in message.pictures if each.filename == "p.png")
    async with aiohttp.ClientSession() as session, session.get(picture.url) as response:
        assert (await response.read())[:4] == b"\x89PNG"
        assert response.content_type == "image/png"


async def test_a_menu_keeps_what_was_chosen(bot, alice, bob):
    """The same choice again sends nothing until the message is updated; another choice, and another person's, do."""
    message = (await alice.slash("menus")).message
    await alice.select(message, "Fruit", "Pear")
    with pytest.raises(ValueError, match="sends nothing"):
        await alice.select(message, "Fruit", "p")
    await bob.select(message, "Fruit", "Pear")
    await alice.select(message, "Fruit", "Apple")
    await alice.select(message, "Fruit", "Pear")
    channel = bot.get_partial_messageable(message.channel_id)
    await channel.get_partial_message(message.id).edit(content=message.text)
    await alice.select(message, "Fruit", "Pear")
