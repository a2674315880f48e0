"""Who may see a match: its players anywhere, others where they can read its board; to everybody else there is none."""

import re

import pytest

from bot.discord.controls import SUBJECTS, Subject

from .playing import (
    after_answer,
    begin,
    begin_against,
    channel_elsewhere,
    click,
    drop,
    look_until,
    match_of,
    press,
    select,
    shown,
    use,
)

NOBODYS = 99_999_999  # the number of no match
IN_MENUS = ("look", "board", "challenge-menu")  # kinds whose menus offer matches
MODERATION = {"end"}  # by the number of any match of a server, for those who manage it


@pytest.fixture
def mallory(here, bot):
    """Somebody who plays in none of the matches."""
    return here.add_person("Mallory")


async def told(seen):
    """What a person reads."""
    return shown(await seen.settled()).text


def commands_with_a_match(bot):
    """The commands that take the number of a match, with what else they need."""
    for command in bot.tree.get_commands():
        parameters = {each.name: each for each in getattr(command, "parameters", ())}
        if "match" in parameters and command.name not in MODERATION:
            needed = {name: "a1" for name, each in parameters.items() if each.required and name != "match"}
            yield command.name, needed


async def ways(bot, person, message, number):
    """What a person reads who asks for a match in every way there is, by a message that they have before them."""
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
    """A match comes to its end."""
    question = await use(person, "resign", match=number)
    await (await person.click(question, "Yes, I resign")).settled()


# -- who may not -----------------------------------------------------------------------------------------------------


async def test_to_who_may_not_see_it_there_is_no_match(here, bot, alice, mallory):
    """In direct messages, in another server, in a channel that they cannot view: by every button, menu and command,
    while it is played and afterwards, the answer is that of a number of nothing; it is not in the history, and the
    message that was used stays as it was.
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
        assert await ways(bot, asks_at, own, number) == nothing, there
        assert f"#{number} " not in (await use(asks_at, "history", player=alice.id)).text, there
        assert asks_at.look(own).text == own.text


async def test_the_offers_of_others_are_not_told_by_their_numbers(here, bot, alice, bob, mallory):
    """An answer to an offer is for the match of its message: a number from another match is that of nothing."""
    a, b = (person.at(here.world.add_group(alice, bob)) for person in (alice, bob))
    b = bob.at(a.place)
    hidden = match_of(await begin_against(a, b, "connect4"))
    await (await a.slash("draw", match=hidden)).settled()
    offer = (await bot.services.referee.stores.view(hidden)).offers[0].id
    own = await begin(mallory, "connect4")
    for answer in ("accept", "decline", "withdraw"):
        tags = [f"asked-{answer}:{match_of(own)}:0:{number}" for number in (offer, 99_999)]
        said = [await told(await press(mallory, own, tag)) for tag in tags]
        assert said[0] == said[1] == "That offer no longer stands."


# -- who may ---------------------------------------------------------------------------------------------------------


async def test_players_see_their_match_anywhere(here, alice):
    """In private, in another server: replay, file and history."""
    board = await begin(alice, "tictactoe")
    number = match_of(board)
    await resign(alice, number)
    for place in (alice.direct, alice.at(channel_elsewhere(here))):
        listed = await use(place, "history")
        assert f"#{number} " in listed.text
        replay = await select(place, listed, None, str(number))
        saved = await click(place, replay, "Save as PGN")
        assert saved.pictures[0].filename == f"tictactoe-{number}.pgn"


async def test_others_see_a_match_where_they_can_read_its_board(here, alice, bob, mallory):
    """In its channel, from another channel of its server, and in a channel for some people those people."""
    staff = here.world.add_channel("staff", members=(alice, bob))
    for place, who in ((alice.place, mallory), (staff.id, bob), (staff.id, bob.at(staff))):
        number = match_of(await begin(alice.at(place), "tictactoe"))
        assert f"Replay of match {number}" in await told(await who.slash("board", match=number))
        assert f"#{number} " in await told(await who.slash("history", player=alice.id))


async def test_a_thread_is_read_by_who_reads_its_channel(here, alice, bob, mallory):
    """So is a match in it; a thread that nobody can look up any more is read from inside alone."""
    thread = await here.moderation.begin_thread(alice.place)
    number = match_of(await begin(alice.at(thread), "tictactoe"))
    assert f"Replay of match {number}" in await told(await mallory.slash("board", match=number))
    staff = here.world.add_channel("staff", members=(alice, bob))
    inside = await here.moderation.begin_thread(staff.id)
    number = match_of(await begin(alice.at(inside), "tictactoe"))
    assert f"Replay of match {number}" in await told(await bob.slash("board", match=number))
    assert await told(await mallory.slash("board", match=number)) == "There is no such match."


async def test_who_is_in_a_group_sees_the_match_that_is_played_there(here, alice, bob):
    """Its board is before them; from anywhere else there is none."""
    group = here.world.add_group(alice, bob)
    board = await begin(alice.at(group), "connect4")
    assert (await told(await bob.at(group).click(board, "Hint"))).startswith("This match is between others.")
    assert bob.at(group).look(board).text == board.text
    assert await told(await bob.slash("board", match=match_of(board))) == "There is no such match."


# -- a match that went on in private ---------------------------------------------------------------------------------


async def moved_to_private(person, stop=None):
    """The board that a match had in the server, and its number; it goes on in private, two moves further. `stop` is
    called before it moves, with the board.
    """
    board = await begin(person, "connect4")
    number = match_of(board)
    if stop:
        stop(board)
    again = await use(person.direct, "board", match=number)
    await drop(person.direct, again, "4")
    await after_answer(person.direct, again, 1)
    return board, number


async def test_an_old_board_says_that_the_match_went_on_elsewhere(alice):
    """As soon as it has: it has no moves, no players and nothing to press."""
    board, _ = await moved_to_private(alice)
    now = await look_until(alice, board, lambda now: not now.buttons)
    assert re.fullmatch(r"This match went on elsewhere. Its players find it with </board:\d+>.", now.text)
    assert not now.pictures


async def test_an_old_board_speaks_the_language_of_its_server(here, bot, alice):
    """Whoever played there."""
    settings, server = bot.services.referee.stores.settings, here.world.guild.id
    await settings.put("server", server, "language", "de")
    board, _ = await moved_to_private(alice)
    now = await look_until(alice, board, lambda now: not now.buttons)
    await settings.clear("server", server, "language")
    assert now.text.startswith("Diese Partie ging anderswo weiter.")


async def test_a_strangers_click_on_an_old_board_tells_nothing(bot, here, alice, mallory):
    """Also where the old board could not be changed in time, and after the end of the match."""
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


async def test_a_players_click_on_an_old_board_tells_nothing_there(here, bot, alice, mallory):
    """They are told privately; what everybody reads says no more than before."""
    board, _ = await left_behind(here, bot, alice)
    await alice.click(alice.look(board), "4")
    await alice.sees("The board has changed", after=board.id)
    now = await look_until(mallory, board, lambda now: not now.buttons)
    assert now.text.startswith("This match went on elsewhere.")


async def left_behind(here, bot, person):
    """As `moved_to_private`, where the old board cannot be changed meanwhile."""

    def stop(board):
        bot.services.publisher._messages._answers.clear()
        here.faults.refuse(f"PATCH /channels/*/messages/{board.id}", 403, 50001, "Missing Access")

    return await moved_to_private(person, stop)


async def test_what_is_shared_is_shown_to_who_may_see_it(here, alice, bob):
    """A match of another server, or of a channel that not everybody can view, is shared for one's own eyes."""
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
