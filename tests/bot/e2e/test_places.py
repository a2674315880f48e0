"""Places where the bot can answer and do nothing else, and places that it does not see."""

import pytest

from bot.playground.permissions import Permission

from .playing import begin, begin_against, channel_elsewhere, drop, look_until, match_of, pick, ply_of, server_with, use
from .test_showing import overdue, until_given_up

MOVES = (("h2", "h2e2"), ("h9", "h9g7"), ("h0", "h0g2"))


@pytest.fixture
def refused(here):
    """The requests that Discord has refused since the test began: method, route, status."""
    found = []

    def note(exchange):
        if exchange.status in (401, 403, 404, 429):
            found.append((exchange.method, exchange.route, exchange.status))

    here.transcript.on_exchange.append(note)
    yield found
    here.transcript.on_exchange.remove(note)


def boards(person):
    """The boards that a person sees where they are."""
    return [seen.id for seen in person.reads() if ply_of(seen) is not None]


async def play_slowly(bot, first, second):
    """Two people's match of xiangqi, a quarter of an hour between any two moves; its board."""
    board = await begin_against(first, second, "xiangqi")
    for ply, (start, move) in enumerate(MOVES, start=1):
        bot.services.publisher._messages._answers.clear()
        person = second if ply % 2 == 0 else first
        chosen = await pick(person, person.look(board.id), start)
        await drop(person, chosen, move)
        await look_until(person, board, lambda now, ply=ply: ply_of(now) == ply)
    return board


# -- servers that installed the commands alone -------------------------------------------------------------------------


@pytest.fixture
def lobby(here):
    """A channel of such a server."""
    return channel_elsewhere(here, commands_only=True)


async def test_two_people_in_a_server_with_the_commands_alone(here, bot, alice, bob, lobby, refused):
    """One board, which their clicks change, and no request that Discord must refuse."""
    board = await play_slowly(bot, alice.at(lobby), bob.at(lobby))
    assert boards(alice.at(lobby)) == [board.id]
    assert refused == []


# -- private threads ---------------------------------------------------------------------------------------------------


async def test_a_private_thread_that_the_bot_is_not_in(here, bot, alice, bob, refused):
    """One board, which clicks change; who began is told how to let the bot in; nothing is asked that is refused."""
    thread = await here.moderation.begin_private_thread(alice.place, alice.id, bob.id)
    board = await play_slowly(bot, alice.at(thread), bob.at(thread))
    assert boards(bob.at(thread)) == [board.id]
    assert refused == []
    told = [seen.text for seen in alice.at(thread).reads() if seen.ephemeral]
    assert [f"<@{here.world.bot.id}>" in text for text in told] == [True]


async def test_a_private_thread_that_the_bot_is_let_into(here, bot, alice, bob):
    """From then on it changes the board by its own hand, and whoever begins a match is told nothing."""
    thread = await here.moderation.begin_private_thread(alice.place, alice.id, bob.id)
    board = await begin_against(alice.at(thread), bob.at(thread), "xiangqi")
    told = len([seen for seen in alice.at(thread).reads() if seen.ephemeral])
    await alice.at(thread).says(f"<@{here.world.bot.id}>")
    bot.services.publisher._messages._answers.clear()
    await (await alice.slash("move", move="h2e2", match=match_of(board))).settled()
    await look_until(bob.at(thread), board, lambda now: ply_of(now) == 1)
    await begin(alice.at(thread), "connect4")
    assert len([seen for seen in alice.at(thread).reads() if seen.ephemeral]) == told


async def test_what_nobody_could_be_shown_in_a_private_thread_is_shown_when_the_bot_is_let_in(here, bot, alice, bob):
    """The end of a match, for one."""
    thread = await here.moderation.begin_private_thread(alice.place, alice.id, bob.id)
    board = await begin_against(alice.at(thread), bob.at(thread), "xiangqi")
    bot.services.publisher._messages._answers.clear()
    await overdue(bot, match_of(board))
    await until_given_up(bot, match_of(board))
    await alice.at(thread).says(f"<@{here.world.bot.id}>")
    await bob.at(thread).sees("ran out of time")


async def test_direct_messages_between_two_people(here, bot, alice, bob, refused):
    """One board, which their clicks change, and no request that Discord must refuse."""
    channel = here.world.add_direct(alice, bob)
    board = await play_slowly(bot, alice.at(channel), bob.at(channel))
    assert boards(bob.at(channel)) == [board.id]
    assert refused == []


# -- hidden channels ---------------------------------------------------------------------------------------------------


async def heard(here, person):
    """Waits until the bot has heard of all that was told before: events come in their order."""
    await (await person.slash("help")).settled()


async def test_a_hidden_channel_is_asked_for_nothing(here, bot, alice, bob, refused):
    """Neither when a match ends there, nor after a change of roles or of the channel."""
    hidden, other = await server_with(here, "hidden", "open")
    board = await begin_against(alice.at(hidden), bob.at(hidden), "xiangqi")
    bot.services.publisher._messages._answers.clear()
    await here.moderation.deny(hidden.id, Permission.VIEW_CHANNEL)
    await heard(here, alice.at(other))
    await overdue(bot, match_of(board))
    await until_given_up(bot, match_of(board))
    await here.moderation.deny_everyone(hidden.guild_id)
    await here.moderation.slow_down(hidden.id, 5)
    await heard(here, alice.at(other))
    assert refused == []
    await here.moderation.deny(hidden.id)
    await bob.at(hidden).sees("ran out of time")


async def test_what_stays_refused_is_given_up_for_good(here, bot, alice, bob):
    """Where Discord goes on refusing what a server's permissions seem to allow, the bot does not ask for ever."""
    (channel,) = await server_with(here, "refusing")
    board = await begin_against(alice.at(channel), bob.at(channel), "xiangqi")
    bot.services.publisher._messages._answers.clear()
    for method in ("PATCH", "POST"):
        here.faults.refuse(f"{method} /channels/*", 403, 50013, "Missing Permissions", times=100)
    shared = bot.services.referee.stores
    await overdue(bot, match_of(board))
    await until_given_up(bot, match_of(board))
    while await shared.boards.given_up_in([channel.id]):
        await here.moderation.deny_everyone(channel.guild_id)
        await heard(here, alice.at(channel))
    here.faults.clear()
    assert (await shared.matches.get(match_of(board))).refused >= 3  # changes of the server may meet


async def test_a_channel_that_refuses_the_bot_is_asked_once(here, bot, alice, bob, refused):
    """Whatever of a second match would be shown there."""
    (channel,) = await server_with(here, "closed")
    matches = [match_of(await begin_against(alice.at(channel), bob.at(channel), "xiangqi")) for _ in range(2)]
    bot.services.publisher._messages._answers.clear()
    here.faults.refuse(f"PATCH /channels/{channel.id}/*", 403, 50001, "Missing Access", times=100)
    for match in matches:
        await overdue(bot, match)
        await until_given_up(bot, match)
    here.faults.clear()
    assert len(refused) == 1


# -- time-outs ---------------------------------------------------------------------------------------------------------


async def test_a_time_out_ends_without_a_word(here, bot, alice, bob, refused):
    """What could not be shown meanwhile is shown then; in the time-out the bot does not try to write."""
    (channel,) = await server_with(here, "strict")
    board = await begin_against(alice.at(channel), bob.at(channel), "xiangqi")
    bot.services.publisher._messages._answers.clear()
    await alice.at(channel).deletes(board)
    await here.moderation.time_out(channel.guild_id, 3600)
    told = await use(alice.at(channel), "play", game="connect4")
    assert "don't have permission" in told.text
    await overdue(bot, match_of(board))
    await until_given_up(bot, match_of(board))
    assert not [each for each in refused if each[0] == "POST"]
    await here.moderation.time_out(channel.guild_id, 1)
    await bob.at(channel).sees("ran out of time")
