"""Buttons, menus, forms and Components V2 boards."""

import asyncio

import aiohttp
import pytest


async def test_a_click_is_answered_privately(bot, here, alice, bob):
    """Only the person who clicked sees a private answer, and ten clicks at once arrive as ten. A button is named by its
    label, emoji or custom_id; an error lists the others. Disabled buttons and links cannot be pressed.
    """
    message = (await bob.slash("count")).message
    answer = await alice.click(message, "Press")
    assert (answer.message.text, answer.message.ephemeral) == ("Pressed by Alice", True)
    assert [sight.text for sight in alice.reads()] == ["Count", "Pressed by Alice"]
    assert [sight.text for sight in bob.reads()] == ["Count"]
    assert message.button("Press") == message.button("🎲") == message.button("press")
    with pytest.raises(LookupError, match="Press"):
        message.button("Nothing")
    for label in ("Not now", "Rules"):
        with pytest.raises(LookupError):
            await alice.click(message, label)
    people = [here.add_person(f"P{number}") for number in range(10)]
    seen = await asyncio.gather(*(person.click(message, "Press") for person in people))
    assert bot.seen["press"] == 11
    assert [one.message.text for one in seen] == [f"Pressed by P{number}" for number in range(10)]


async def test_a_message_changes_in_place(bot, alice, bob):
    """A click changes its message, and the new component answers the next click. One on an outdated message is
    delivered with the button as it was then. One that is silently accepted shows nothing until the message changes;
    `settled` waits for that.
    """
    seen = await alice.slash("board")
    old = seen.message
    for count in (1, 2, 3):
        seen = await alice.click(seen.message, f"Move {count - 1}")
        assert (seen.state, seen.message.text) == ("updated", f"## Board {count}\nAlice to move")
    assert len(alice.reads()) == 1
    assert (await bob.click(old, "Move 0")).message.text == "## Board 1\nAlice to move"
    seen = await alice.click((await alice.slash("count")).message, "Later")
    assert (seen.state, seen.message.text) == ("silent", "Count")
    bot.gate.set()
    assert (await seen.settled()).message.text == "Later is now"


async def test_menus_of_every_kind(bot, alice):
    """String menus take values or labels, the others ids, which arrive resolved. The client sends no unknown options,
    and neither too many nor too few.
    """
    message = (await alice.slash("menus")).message
    with pytest.raises(LookupError):
        await alice.select(message, "Fruit", "Plum")
    with pytest.raises(ValueError, match="takes 1 to 2"):
        await alice.select(message, "Fruit")
    for menu, chosen, answer in (
        ("Fruit", ("a", "Pear"), "Fruit: ['a', 'p']"),
        ("Role", (), "Roles: 0"),
        ("Channel", (alice.place,), "Channel: games"),
    ):
        assert (await alice.select(message, menu, *chosen)).message.text == answer


async def test_a_v2_board_with_pictures(bot, here, alice):
    """Text, gallery with alt text, file and button are in one message; a click replaces the picture, which
    is served at its URL.
    """
    message = (await alice.slash("board")).message
    assert message.v2
    assert message.text == "## Board 0\nAlice to move"
    assert "An empty board" in [picture.description for picture in message.pictures]
    after = (await alice.click(message, "Move 0")).message
    assert after.text.startswith("## Board 1")
    assert [picture.filename for picture in after.pictures] == ["b1.png", "game.pgn"]
    assert after.json["attachments"] == []
    assert len(here.world.files) == 4  # two are for pages that still show the old board
    async with aiohttp.ClientSession() as session, session.get(after.pictures[0].url) as response:
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


async def test_a_form(bot, alice, here):
    """Text and choice arrive; untouched fields have their defaults. The answer to a button's form has the message from
    which it was opened.
    """
    seen = await alice.slash("form")
    assert (seen.state, seen.modal.title) == ("modal", "A form")
    assert [field["custom_id"] for field in seen.modal.fields] == ["words", "level"]
    answer = await alice.submit(seen, words="hi", Level="Hard")
    assert answer.message.text == "['hi', ['hard']]"
    seen = await alice.click((await alice.slash("count")).message, "Ask")
    assert (seen.state, seen.message.text) == ("modal", "Count")
    answer = await alice.submit(seen, level="easy")
    assert answer.message.text == "['', ['easy']]"
    cause = answer.message.json["interaction_metadata"]["triggering_interaction_metadata"]
    assert cause["interacted_message_id"] == seen.message.json["id"]


async def test_a_form_is_not_let_go_unless_it_is_right(bot, alice, bob):
    """Too many characters, an unknown option, no value or two values for a required field: the form stays. Only the
    person who opened it can send it. Discord refuses a modal as the answer to a submitted modal.
    """
    seen = await alice.slash("form")
    long, two = {"words": "x" * 21, "level": "easy"}, {"level": ["easy", "hard"]}
    for fields in (long, two, {"level": "middling"}, {}):
        with pytest.raises(ValueError, match="field"):
            await alice.submit(seen, **fields)
    with pytest.raises(LookupError):
        await bob.submit(seen, level="easy")
    seen = await alice.submit(seen, words="again", level="easy")
    assert seen.message.text == "Refused"
    assert bot.errors[0].code == 50035
