"""Who may see a match: its players anywhere, others where they can read its board. For others there is none."""

import re

import pytest

from bot.discord.controls import SUBJECTS, Subject
from bot.features.play.list_page import MENUS

from .playing import (
    after_answer,
    begin,
    channel_elsewhere,
    click,
    drop,
    forget_answers,
    look_until,
    match_of,
    press,
    select,
    shown,
    use,
)

NOBODYS = 99_999_999  # the number of no match
IN_MENUS = ("look", *MENUS, "challenge-menu")  # kinds whose menus offer matches
MODERATION = {"end"}  # commands of managers, which take any match of their server


@pytest.fixture
def mallory(here, bot):
    """A person who plays in none of the matches."""
    return here.add_person("Mallory")


async def told(seen):
    """The text of an answer."""
    return shown(await seen.settled()).text


def commands_with_a_match(bot):
    """The names of the commands that take the number of a match, each with its other required options."""
    for command in bot.tree.get_commands():
        parameters = {each.name: each for each in getattr(command, "parameters", ())}
        if "match" in parameters and command.name not in MODERATION:
            needed = {name: "a1" for name, each in parameters.items() if each.required and name != "match"}
            yield command.name, needed


async def ways(bot, person, message, number):
    """The texts that a person reads who asks for a match in every possible way, from a message that they see."""
    found = {}
    for kind in (kind for kind, subject in SUBJECTS.items() if subject is Subject.MATCH):
        found[kind] = await told(await press(person, message, f"{kind}:{number}:0:1"))
    for kind in IN_MENUS:
        found[kind] = await told(await press(person, message, f"{kind}:0:0:.0", str(number)))
    for name, needed in commands_with_a_match(bot):
        found[f"/{name}"] = await told(await person.slash_with(name, needed | {"match": number}))
    found["suggested"] = await person.autocomplete("move", "move", "", match=number)
    return found


async def resign(person, number):
    """Resigns a match by command."""
    question = await use(person, "resign", match=number)
    await (await person.click(question, "Yes, I resign")).settled()


# -- who may not -----------------------------------------------------------------------------------------------------


async def test_to_who_may_not_see_it_there_is_no_match(here, bot, alice, mallory):
    """In direct messages, in another server, in a channel that they cannot view: every button, menu and command answers
    as for a number of no match, during the match and afterwards. It is not in the history, and the message that was
    used does not change.
    """
    nothing = await ways(bot, mallory, await begin(mallory, "connect4"), NOBODYS)
    assert set(map(str, nothing.values())) == {"There is no such match.", "[]"}
    staff = here.world.add_channel("staff", members=(alice,))
    outside = mallory.at(channel_elsewhere(here))
    for there, asks_at in ((alice.direct, mallory), (alice, outside), (alice.at(staff), mallory)):
        number = match_of(await begin(there, "tictactoe"))
        own = await begin(asks_at, "connect4")
        assert await ways(bot, asks_at, own, number) == nothing, there
        await resign(there, number)
        assert asks_at is outside or await ways(bot, asks_at, own, number) == nothing, there
        assert f"#{number} " not in (await use(asks_at, "history", player=alice.id)).text, there
        assert asks_at.look(own).text == own.text


# -- who may ---------------------------------------------------------------------------------------------------------


async def test_players_see_their_match_anywhere(here, alice, bob):
    """Players get replay, file and history in direct messages and in another server. The board of a match in a group is
    visible there to all of it, as /privacy says; from anywhere else the match does not exist.
    """
    board = await begin(alice, "tictactoe")
    number = match_of(board)
    await resign(alice, number)
    for place in (alice.direct, alice.at(channel_elsewhere(here))):
        listed = await use(place, "history")
        assert f"#{number} " in listed.text
        replay = await select(place, listed, None, str(number))
        saved = await click(place, replay, "Save as PGN")
        assert saved.pictures[0].filename == f"tictactoe-{number}.pgn"
    group = here.world.add_group(alice, bob)
    board = await begin(alice.at(group), "connect4")
    assert (await told(await bob.at(group).click(board, "Hint"))).startswith("This match is between others.")
    assert bob.at(group).look(board).text == board.text
    assert await told(await bob.slash("board", match=match_of(board))) == "There is no such match."
    assert "Replay of match" in await told(await bob.at(group).slash("board", match=match_of(board)))
    assert "in direct messages or in a group" in (await use(alice.at(group), "privacy")).text


async def test_others_see_a_match_where_they_can_read_its_board(here, alice, bob, mallory):
    """Others see it in its channel, or from another of its server; in a restricted channel, if they may view that. A
    match in a thread is visible likewise; a thread that cannot be looked up any more is read from inside only.
    """
    staff = here.world.add_channel("staff", members=(alice, bob))
    for place, who in ((alice.place, mallory), (staff.id, bob), (staff.id, bob.at(staff))):
        number = match_of(await begin(alice.at(place), "tictactoe"))
        assert f"Replay of match {number}" in await told(await who.slash("board", match=number))
        assert f"#{number} " in await told(await who.slash("history", player=alice.id))
    thread = await here.moderation.begin_thread(alice.place)
    number = match_of(await begin(alice.at(thread), "tictactoe"))
    assert f"Replay of match {number}" in await told(await mallory.slash("board", match=number))
    inside = await here.moderation.begin_thread(staff.id)
    number = match_of(await begin(alice.at(inside), "tictactoe"))
    assert f"Replay of match {number}" in await told(await bob.slash("board", match=number))
    assert await told(await mallory.slash("board", match=number)) == "There is no such match."


# -- a match that went on in private ---------------------------------------------------------------------------------


async def moved_to_private(person, stop=None):
    """Begins a match in the server and moves it to direct messages, two plies further. Returns its old board and its
    number. `stop` is awaited with the board before it moves.
    """
    board = await begin(person, "connect4")
    number = match_of(board)
    if stop:
        await stop(board)
    again = await use(person.direct, "board", match=number)
    await drop(person.direct, again, "4")
    await after_answer(person.direct, again, 1)
    return board, number


async def test_an_old_board_says_that_the_match_went_on_elsewhere(here, bot, alice):
    """The old board at once has no moves, no players and no buttons, in the language of the server, not the
    player's.
    """
    settings, server = bot.services.referee.stores.settings, here.world.guild.id
    for language, said in (
        ("", r"This match went on elsewhere. Its players find it with </board:\d+>\."),
        ("de", r"Diese Partie ging anderswo weiter\..*"),
    ):
        await settings.put("server", server, "language", language)
        board, _ = await moved_to_private(alice)
        now = await look_until(alice, board, lambda now: not now.buttons)
        assert re.fullmatch(said, now.text)
        assert not now.pictures
    await settings.put("server", server, "language", "")


async def test_a_click_on_an_old_board_tells_nothing(bot, here, alice, mallory):
    """A stranger learns nothing even if the old board was not changed in time, or the match is over. The player is told
    privately; the public board says no more than before.
    """
    for ends in (False, True):
        board, number = await left_behind(here, bot, alice)
        if ends:
            await resign(alice.direct, number)
        before = mallory.look(board)
        await mallory.click(before, "Hint")
        await mallory.sees("There is no such match.", after=before.id)
        now = await look_until(mallory, board, lambda now: not now.buttons)
        assert now.text.startswith("This match went on elsewhere.")
        assert not now.pictures
    board, _ = await left_behind(here, bot, alice)
    await alice.click(alice.look(board), "4")
    await alice.sees("The board has changed", after=board.id)
    now = await look_until(mallory, board, lambda now: not now.buttons)
    assert now.text.startswith("This match went on elsewhere.")


async def left_behind(here, bot, person):
    """Does the same as `moved_to_private`, while the old board cannot be changed."""

    async def stop(board):
        await forget_answers(bot)
        here.faults.refuse(f"PATCH /channels/*/messages/{board.id}", 403, 50001, "Missing Access")

    return await moved_to_private(person, stop)


async def test_what_is_shared_is_shown_to_who_may_see_it(here, alice, bob):
    """A match of another server, or of a channel that not everybody can view, is shared privately."""
    staff = here.world.add_channel("staff", members=(alice, bob))
    for begun_at, open_at, private in (
        (alice.place, alice.place, False),
        (staff.id, staff.id, False),
        (staff.id, alice.place, True),
    ):
        board = await begin(alice.at(begun_at), "tictactoe")
        await (await drop(alice.at(begun_at), board, "b2")).settled()
        await resign(alice.at(begun_at), match_of(board))
        listed = await use(alice.at(open_at), "history")
        replay = await select(alice.at(open_at), listed, None, str(match_of(board)))
        card = await click(alice.at(open_at), replay, "Card")
        assert card.ephemeral == private
