"""A move that was made is shown, whatever Discord answers: archived threads, old messages, private answers."""

import asyncio
import re
from functools import partial

import pytest

from bot import pauses
from bot.discord import owed
from bot.features.puzzles.daily_rules import Daily
from bot.features.servers.rules import Servers
from bot.features.tournaments.feature import TournamentMessages
from bot.features.tournaments.rules import Tournaments
from bot.match.channels import MOST_FAILURES
from bot.playground.laws.rates import Rate
from bot.playground.permissions import Permission
from bot.playground.records import ANNOUNCEMENT, Message
from tests.bot.conftest import eventually, occupied

from .playing import (
    acknowledges_soon,
    answer_to,
    answers_finished,
    begin,
    begin_against,
    begin_long_ago,
    board_at,
    channel_elsewhere,
    click,
    drop,
    forget_answers,
    look_until,
    made,
    match_of,
    number_of,
    open_moves,
    pick,
    press,
    release,
    resign,
    select,
    server_with,
    shown,
    until,
    use,
)
from .test_tournaments import announced, joined, pressed, tournament_of
from .test_trouble import engines_asleep

pytestmark = pytest.mark.usefixtures("no_faults_left")


async def placed(bot, match):
    """The match as stored."""
    return await bot.services.referee.stores.matches.get(match)


async def until_placed(bot, match, message):
    """Waits until that message is noted as the match's board."""
    await until(lambda: placed(bot, match), lambda stored: stored.message_id == message)


# -- threads ----------------------------------------------------------------------------------------------------------


async def test_a_move_in_an_archived_thread(here, bot, alice, bob):
    """The board goes on in a new message, which opens the thread again, and nobody is told of an error. So it does if
    it is posted elsewhere within minutes: with the same nonce Discord would answer with the first message.
    """
    thread, other = [await here.moderation.begin_thread(alice.place) for _ in range(2)]
    board = await begin_long_ago(bot, alice.at(thread), bob.at(thread), "xiangqi")
    await here.moderation.archive(thread.id)
    told = await use(alice, "move", move="h2e2", match=match_of(board))
    assert "Last move: h2e2" in told.text
    fresh = await bob.at(thread).sees("Last move: h2e2")
    assert (fresh.channel_id, number_of(fresh)) == (thread.id, 1)
    await until_placed(bot, match_of(board), fresh.id)
    here.faults.refuse("POST /interactions/*/callback", 404, 10062, "Unknown interaction")
    asking = asyncio.ensure_future(alice.at(other).slash("board", match=match_of(board)))
    again = await look_for(bob.at(other), lambda seen: number_of(seen) == 1)
    await here.advance(3)
    assert (await asking).state == "failed"
    assert again.id != fresh.id
    await until_placed(bot, match_of(board), again.id)
    window = await bob.at(other).click(again, "Type a move")
    assert (await bob.at(other).submit_fields(window, {"move": "h9g7"})).state != "failed"


async def test_a_thread_that_is_closed_meanwhile(here, bot, alice, bob):
    """If it is archived while the bot thinks, the bot's move comes in a new message of the thread. A person who acts
    elsewhere in the server gets the board of a locked one there, and is told no error.
    """
    thread = await here.moderation.begin_thread(alice.place)
    board = await begin(alice.at(thread), "connect4")
    with engines_asleep():
        await made(alice.at(thread), board, "4")
        await here.moderation.archive(thread.id)
    fresh = await look_for(alice.at(thread), lambda seen: number_of(seen) == 2)
    assert fresh.id != board.id
    board = await begin_long_ago(bot, alice.at(thread), bob.at(thread), "xiangqi")
    await here.moderation.archive(thread.id, locked=True)
    await (await alice.slash("move", move="h2e2", match=match_of(board))).settled()
    fresh = await bob.sees("Last move: h2e2", after=board.id)
    assert fresh.channel_id == alice.place
    await until_placed(bot, match_of(board), fresh.id)


async def test_a_board_that_was_replaced_is_not_changed_any_more(here, alice, bob):
    """An earlier click could still change it: what the opponent does elsewhere is shown in the newer message."""
    thread = await here.moderation.begin_thread(alice.place)
    board = await begin_against(alice.at(thread), bob.at(thread), "connect4")
    held = here.faults.hold("POST /interactions/*/callback")
    moving = asyncio.ensure_future(drop(alice.at(thread), board, "4"))
    await here.until(lambda: held.met)
    await here.moderation.archive(thread.id)
    await release(here, held)
    fresh = await look_for(bob.at(thread), lambda seen: number_of(seen) == 1)
    assert fresh.id != board.id
    await moving
    await use(bob, "move", move="4", match=match_of(board))
    await look_until(bob.at(thread), fresh, lambda now: number_of(now) == 2)


async def look_for(person, holds):
    """The first message that the person sees for which `holds` is true."""
    return await person.until(lambda: next((seen for seen in person.reads() if holds(seen)), None))


async def overdue(bot, match):
    """Lets the time of the person to move run out."""
    sql = "UPDATE matches SET deadline = '2020-01-01T00:00:00.000Z' WHERE id = :id"
    await bot.services.referee.stores.database.change(sql, id=match)
    await bot.services.referee.sweep()


# -- places that open again -------------------------------------------------------------------------------------------


async def until_given_up(bot, match):
    """Waits until it is noted that nobody can be shown the match."""
    await until(lambda: placed(bot, match), lambda stored: stored.given_up >= stored.revision)


async def end_unseen(bot, board):
    """Lets the time of the person to move run out while nobody can be shown the end."""
    await overdue(bot, match_of(board))
    await until_given_up(bot, match_of(board))


async def test_a_match_begun_in_a_thread_that_is_locked_meanwhile(here, bot, alice, monkeypatch):
    """Its board comes when the thread is open again."""
    acknowledges_soon(monkeypatch)
    thread = await here.moderation.begin_thread(alice.place)
    async with occupied(bot.services.referee.stores.matches._db.path):
        seen = await alice.at(thread).slash_with("play", {"game": "connect4", "level": "beginner", "side": "first"})
        assert seen.state == "thinking"
        await here.moderation.archive(thread.id, locked=True)
    (begun,) = await until(lambda: bot.services.referee.lists.in_progress(alice.id))
    await until_given_up(bot, number := begun.match.id)
    await here.moderation.reopen(thread.id)
    board = await look_for(alice.at(thread), lambda seen: shows(seen, number, 0))
    await drop(alice.at(thread), board, "4")
    await look_until(alice.at(thread), board, lambda now: number_of(now) == 2)


async def shut_out(moderation, thread):
    """Hides the channel of a thread from a role of the bot. Returns the role."""
    role = await moderation.add_role(thread.guild_id, "Outsiders")
    await moderation.hide_from_role_of_bot(thread.parent_id, role)
    return role


@pytest.mark.parametrize(
    ("close", "reopen"),
    [
        (lambda on, at: on.archive(at.id, locked=True), lambda on, at, _: on.reopen(at.id)),
        (lambda on, at: on.deny(at.parent_id, Permission.VIEW_CHANNEL), lambda on, at, _: on.deny(at.parent_id)),
        (shut_out, lambda on, at, role: on.remove_role(at.guild_id, role)),  # the only event that tells of it
    ],
    ids=["thread", "channel", "role"],
)
async def test_what_was_given_up_is_shown_when_its_place_opens_again(here, bot, alice, bob, close, reopen):
    """A match ended while nobody could be reached there."""
    (channel,) = await server_with(here, "closing")
    thread = await here.moderation.begin_thread(channel.id)
    board = await begin_long_ago(bot, alice.at(thread), bob.at(thread), "xiangqi")
    closed = await close(here.moderation, thread)
    await end_unseen(bot, board)
    await reopen(here.moderation, thread, closed)
    await bob.at(thread).sees("ran out of time")


async def test_what_waits_long_for_another_attempt_is_shown_soon_after_an_outage(
    here, bot, alice, bob, monkeypatch, no_faults_left
):
    """The pauses are long by then, of a board as of a puzzle of the day."""
    (channel,) = await server_with(here, "shaken")
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 600.0)
    monkeypatch.setattr(owed, "NEWS_WAIT", 0.05)
    board = await begin_long_ago(bot, alice.at(channel), bob.at(channel), "xiangqi")
    refusals = [
        here.faults.refuse(f"{each} /channels/{channel.id}/messages*", 403, 40333, "internal network error", 999)
        for each in ("PATCH", "POST")
    ]
    daily = bot.services.referee.of(Daily)
    await bot.services.referee.of(Daily).choose(channel.guild_id, "hour", "0")
    await bot.services.referee.of(Daily).choose(channel.guild_id, "channel", str(channel.id))
    await overdue(bot, match_of(board))
    await alice.until(lambda: all(each.met for each in refusals))
    for _ in range(3):  # after that the sweep leaves the board alone
        await bot.services.referee.sweep()
        await asyncio.sleep(0.1)
    assert refusals[1].met < 3, "sweeps leave the puzzle alone, too"
    here.faults.clear()
    await here.moderation.take_down(channel.guild_id)
    await here.moderation.bring_back(channel.guild_id)
    await look_until(bob.at(channel), board, lambda now: "ran out of time" in now.text)
    assert await daily.newest(channel.guild_id)
    await bob.at(channel).sees("Puzzle of the day")


# -- old messages -----------------------------------------------------------------------------------------------------


async def test_a_message_that_discord_cannot_edit(here, bot, alice, bob, monkeypatch, caplog):
    """The answer to every edit is 500: the board and a table go on in new messages, the log says so, and another board
    of the channel does not wait.
    """
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.02)
    board, other = [await begin_against(alice, bob, "connect4") for _ in range(2)]
    table = await announced(alice, game="connect4")
    await forget_answers(bot)
    for each in (board, table):
        here.faults.fail(f"PATCH /channels/*/messages/{each.id}", 500, times=1000)
    turns, tables = bot.services.referee.turns, bot.services.of(TournamentMessages)
    for each in (board, other):
        await bot.services.publisher.show(await turns.move(match_of(each), alice.id, "4"))
    await look_until(bob, other, lambda now: number_of(now) == 1)
    fresh = await look_for(bob, lambda seen: shows(seen, match_of(board), 1))
    assert fresh.id != board.id
    assert "cannot be edited" in caplog.text
    await pressed(bob, table, "Join")
    await bot.services.referee.of(Tournaments).leave(tournament_of(table), bob.id)
    for _ in range(MOST_FAILURES):
        await tables.show(tournament_of(table))
    await look_for(bob, lambda seen: seen.id != table.id and "Players: 0" in seen.text)


@pytest.mark.parametrize("published", [False, True])
async def test_a_message_that_was_edited_too_often(here, bot, alice, bob, published):
    """The board goes on in a new message at once: nothing sleeps for it, and no other match of the channel waits. Of
    boards in an announcement channel those that are not published are edited as ever.
    """
    place = await here.moderation.add_channel("news", ANNOUNCEMENT) if published else alice.place
    board, other = [await begin_against(alice.at(place), bob.at(place), game) for game in ("xiangqi", "connect4")]
    await forget_answers(bot)
    if published:
        await here.moderation.publish(board.id)
        here.world.rates.published_edits = Rate(0, 1200.0)
    else:
        here.world.rates.old_seconds, here.world.rates.old_edits = -1.0, Rate(0, 60.0)  # discord.py would wait for that
    for each, move in ((board, "h2e2"), (other, "4")):
        number = match_of(each)
        await (await alice.slash("move", move=move, match=number)).settled()
        fresh = await look_for(bob.at(place), lambda seen, number=number: shows(seen, number, 1))
        assert (fresh.id == each.id) == (published and each is other)


async def test_a_published_table_that_was_edited_too_often(here, bot, alice, bob):
    """It is not posted again: it shows what changed as soon as Discord takes edits."""
    news = await here.moderation.add_channel("results", ANNOUNCEMENT)
    table = await announced(alice.at(news), game="connect4")
    await pressed(bob.at(news), table, "Join")
    await look_until(alice.at(news), table, lambda now: bob.name in now.text)
    await here.moderation.publish(table.id)
    here.world.rates.published_edits = Rate(0, 1200.0)
    await bot.services.referee.of(Tournaments).leave(tournament_of(table), bob.id)
    await bot.services.of(TournamentMessages).show(tournament_of(table))
    assert bob.name in alice.at(news).look(table).text
    here.world.rates.published_edits = Rate(9, 1.0)
    bot.limits._met.clear()  # as if its time were over
    await bot.services.of(TournamentMessages).show(tournament_of(table))
    assert bob.name not in alice.at(news).look(table).text


def shows(seen, match, ply):
    """True if a message is the board of a match after `ply` moves."""
    return number_of(seen) == ply and match_of(seen) == match


# -- permissions and filters ------------------------------------------------------------------------------------------


async def test_a_picture_or_a_name_that_discord_refuses(here, bot, bob):
    """The board comes in words, whatever the reason; where the server filters a name, without names."""
    carol = here.add_person("Blockedword")
    for status, code in ((413, 40005), (400, 50035), (403, 400001), (400, 200000)):
        board = await begin_long_ago(bot, carol, bob)
        here.faults.refuse("PATCH /channels/*", status, code, "no")
        await bot.services.publisher.show(await bot.services.referee.turns.move(match_of(board), carol.id, "4"))
        seen = await look_until(bob, board, lambda now: number_of(now) == 1)
        assert (bool(seen.pictures), "Blockedword" in seen.text) == ((code == 200000), (code != 200000)), code


async def test_a_name_that_is_filtered_where_the_bot_can_only_answer(here, bot):
    """The board comes without the name, though Discord took the refused message for the answer."""
    carol, hall = here.add_person("Blockedword"), channel_elsewhere(here, commands_only=True)
    await here.moderation.block_words(hall.guild_id, "Blockedword")
    seen = await (await carol.at(hall).slash("play", game="connect4", level="beginner", side="first")).settled()
    board = await look_for(carol.at(hall), lambda seen: number_of(seen) == 0)
    assert "Blockedword" not in board.text
    assert [each.id for each in carol.at(hall).reads()] == [board.id], seen


async def test_a_move_is_shown_though_discords_refusal_of_its_page_is_lost(here, bob):
    """Discord takes the page with the filtered name for the answer; the next attempt hears only that there is one."""
    carol = here.add_person("Blockedword")
    board = await begin_against(carol, bob, "connect4")
    await here.moderation.block_words(here.world.guild.id, "Blockedword")
    here.faults.fail("POST /interactions/*/callback", 502, after=True)
    await drop(carol, board, "4")
    assert "Blockedword" not in (await board_at(bob, board, 1)).text


async def test_a_name_that_the_server_filters_stops_no_other_message(here, bot, alice, bob, lin):
    """An offer, the news for who follows a match, its thread, and a tournament's table come without the name."""
    carol, guild, servers = here.add_person("Blockedword"), here.world.guild.id, bot.services.referee.of(Servers)
    await here.moderation.block_words(guild, "Blockedword")
    await servers.turn(guild, "threads", "on")
    board = await begin_against(carol, bob, "connect4")
    await bob.until(lambda: [each for each in here.world.threads_of(board.channel_id) if each.id == board.id])
    await servers.turn(guild, "threads", "off")
    await click(lin, board, f"follow:{match_of(board)}:0:")
    await carol.click(board, "Offer a draw")
    question = await bob.sees(f"{bob.mention}: ", after=board.id)
    await bob.click(question, "Accept the draw")
    await board_at(bob, board, None)
    await bot.services.referee.sweep()
    await lin.sees(f"{lin.mention} ", after=question.id)
    table = await joined(alice, bob, carol, game="connect4")
    await look_until(alice, table, lambda now: "Players: 3" in now.text and carol.mention in now.text)
    await alice.click(alice.look(table), "Start")
    await look_until(alice, table, lambda now: "Round 1 of 3" in now.text)
    for person in (alice, carol):
        await bot.services.referee.of(Tournaments).leave(tournament_of(alice.look(table)), person.id)
    await look_until(alice, table, lambda now: f"Winner: {bob.mention}" in now.text)
    await alice.sees(f"Winner: {bob.mention}", after=question.id)


async def test_a_name_that_is_filtered_where_no_files_may_be_attached(here, bot, alice, bob, refused):
    """A board and the post about a tournament's end come in words, and without the name. The bot sends no file that
    Discord would refuse for the lack of the permission.
    """
    carol, channel = here.add_person("Blockedword"), here.world.add_channel("no-files-no-names")
    carol, alice, bob = (person.at(channel) for person in (carol, alice, bob))
    board = await begin_against(carol, bob, "connect4")
    table = await joined(alice, bob, carol, game="connect4")
    await forget_answers(bot)
    await here.moderation.deny(channel.id, Permission.ATTACH_FILES)
    await here.moderation.block_words(here.world.guild.id, "Blockedword")
    await bot.services.publisher.show(await bot.services.referee.turns.move(match_of(board), carol.id, "4"))
    seen = await look_until(bob, board, lambda now: number_of(now) == 1)
    assert ("Blockedword" in seen.text, seen.pictures, refused) == (False, [], [])
    assert "-# x Yellow · o Red" in seen.text
    await alice.click(alice.look(table), "Start")
    post = await alice.sees("The player named first moves first.")
    for person in (alice, bob):
        await bot.services.referee.of(Tournaments).leave(tournament_of(alice.look(table)), person.id)
    await alice.sees(f"Winner: {carol.mention}", after=post.id)


async def test_a_piece_in_hand(here, bot):
    """It is laid down where a click is refused: the board shows the match as it is again, though no move was made
    since. Where a name is filtered a piece can be chosen anyway, on a board without names.
    """
    carol = here.add_person("Blockedword")
    board = await begin(carol, "xiangqi")
    picked = await pick(carol, board, "h2")
    assert picked.id == board.id
    assert open_moves(picked)
    await press(carol, picked, f"move:{match_of(board)}:0:a1a9")
    board = await look_until(carol, board, lambda now: not open_moves(now))
    await here.moderation.block_words(here.world.guild.id, "Blockedword")
    picked = await pick(carol, board, "h2")
    assert picked.id == board.id
    assert "Blockedword" not in picked.text


async def test_a_private_page_whose_picture_is_refused(here, bot, alice):
    """It comes in words, as a new message and as a change of one; the next page has its picture again."""
    refused = partial(here.faults.refuse, "POST /interactions/*/*/callback", 403, 400001, "File uploads are limited")
    refused()
    puzzle = await use(alice, "puzzle", game="connect4")
    assert (puzzle.pictures, "Columns from the bottom up" in puzzle.text) == ([], True)
    page = await use(alice, "learn", game="connect4")
    refused()
    lesson = await click(alice, page, "Begin")
    assert (lesson.id, lesson.pictures, "Columns from the bottom up" in lesson.text) == (page.id, [], True)
    assert (await click(alice, lesson, "3")).pictures


async def test_a_name_in_words_that_stand_for_a_refused_picture(here, bot):
    """It has no markup and is no link: the description of a picture is plain text."""
    mallory = here.add_person("**M** [x](https://a.example)")
    await resign(mallory, await begin(mallory, "tictactoe"))
    here.faults.refuse("POST /interactions/*/*/callback", 403, 400001, "File uploads are limited")
    told = await use(mallory, "stats")
    assert told.pictures == []
    assert told.text.count("M") > 1
    assert ("**M**" in told.text, "https://" in told.text) == (False, False)


# -- whose eyes -------------------------------------------------------------------------------------------------------


async def test_a_match_between_two_does_not_jump_into_direct_messages(here, bot, alice, bob):
    """If their channel is closed to the bot, a person who moves in direct messages is told; the board stays."""
    channel = here.world.add_channel("soon-closed")
    board = await begin_long_ago(bot, alice.at(channel), bob.at(channel), "xiangqi")
    await here.moderation.deny(channel.id, Permission.VIEW_CHANNEL)
    await (await alice.direct.slash("move", move="h2e2", match=match_of(board))).settled()
    await alice.direct.sees("I cannot show it where the board")
    assert not [seen for seen in alice.direct.reads() if number_of(seen) is not None]
    match = await placed(bot, match_of(board))
    assert (match.ply, match.channel_id) == (1, channel.id)


async def test_what_cannot_be_shown_on_the_board_is_told_beside_how_the_match_stands(here, bot, alice, bob):
    """A person who accepts a challenge, moves or resigns in direct messages, while the board is in a group. They are
    told to go on only where the match does.
    """
    group, moves = here.world.add_group(alice, bob), bot.tree.get_command("move")
    asked = await use(alice.at(group), "play", game="xiangqi", opponent=bob.id, side="second")
    await forget_answers(bot)

    async def told(pressed, stands):
        before = bob.direct.reads()[-1].id
        await (await pressed).settled()
        trouble = await bob.direct.sees("I cannot show it where the board", after=before)
        await answers_finished(bot)
        assert any(stands in seen.text for seen in bob.direct.reads())
        assert not any("expires" in seen.text for seen in bob.direct.reads())
        return trouble.text

    listed = await use(bob.direct, "games")
    mine = await select(bob.direct, listed, None, match_of(asked))
    assert moves.name in await told(bob.direct.click(mine, "Accept"), "No move yet")
    other = await begin_against(alice.at(group), bob.at(group), "xiangqi", "second")
    await forget_answers(bot)
    which = await use(bob.direct, "move", move="h2e2")
    chosen = next(each.custom_id for each in which.buttons if each.custom_id.startswith(f"move-in:{match_of(other)}:"))
    await told(bob.direct.click(which, chosen), "Last move")
    sure = await use(bob.direct, "resign", match=match_of(asked))
    assert moves.name not in await told(bob.direct.click(sure, "Yes, I resign"), "Bob resigns")


async def test_a_hint_that_is_played_where_the_board_is_not(here, bot, alice, bob):
    """Who plays it in direct messages, while the board is in a group, is told that it was played and not shown."""
    group = here.world.add_group(alice, bob)
    board = await begin_against(alice.at(group), bob.at(group), "tictactoe", hints="both")
    await forget_answers(bot)
    await use(alice.direct, "hint", match=match_of(board))
    hint = await alice.direct.sees("Hint 1 of 3")
    hint = await click(alice.direct, hint, "More help")
    await (await alice.direct.click(hint, "Play it")).settled()
    await answers_finished(bot)
    assert "I cannot show it where the board" in alice.direct.reads()[-1].text


@pytest.mark.parametrize("gap", [0.0, 0.02])
async def test_a_hint_and_a_move_at_once(here, bot, alice, bob, gap):
    """The public board shows the move, and the private message stays a hint."""
    board = await begin_against(alice, bob, "connect4", hints="both")
    here.faults.delay("POST /interactions/*/callback", 0.15)
    with engines_asleep():  # the hint comes after the move
        hint = asyncio.ensure_future(alice.click(board, "Hint"))
        await asyncio.sleep(gap)
        await drop(alice, board, "4")
        await look_until(bob, board, lambda now: number_of(now) == 1)
    await (await hint).settled()  # on a slow machine the move has removed the promise of a hint
    await alice.until(lambda: not any("Let me look" in seen.text for seen in alice.reads()))
    await forget_answers(bot)  # so that the bot edits whatever it takes for the board
    await (await bob.slash("move", move="4", match=match_of(board))).settled()
    await look_until(alice, board, lambda now: number_of(now) == 2)
    assert (await placed(bot, match_of(board))).message_id == board.id
    assert not [seen for seen in alice.reads() if seen.ephemeral and number_of(seen) is not None]


async def test_a_hint_that_a_move_overtakes(here, bot, alice, bob):
    """The person reads why it does not come, though their move has removed the message that promised it."""
    board = await begin_against(alice, bob, "connect4", hints="both")
    with engines_asleep():
        promised = shown(await alice.click(board, "Hint"))
        await eventually(lambda: bot.services.referee.stores.engine.status().busy)  # else it is told before the move
        await drop(alice, board, "4")
        await alice.until(lambda: here.world.get(Message, promised.id) is None)
    assert (await alice.sees("The board has changed", after=board.id)).ephemeral


@pytest.fixture
async def lobby(here):
    """A channel of a server that the bot is not in."""
    return channel_elsewhere(here, has_bot=False)


async def test_a_private_board_stays_one(here, alice, lobby):
    """If answers are forced to be private, every move changes the one board that only the person sees. It is lost when
    the client is reloaded: typed moves and the list of matches name /board instead of a link to it.
    """
    await here.moderation.deny_everyone(lobby.guild_id, Permission.USE_EXTERNAL_APPS)
    there = alice.at(lobby)
    board = await begin(there, "connect4")
    assert board.ephemeral
    for ply in (1, 3):
        await drop(there, there.look(board.id), "4")
        await look_until(there, board, lambda now, ply=ply: number_of(now) == ply + 1)
    assert [seen.id for seen in there.reads() if number_of(seen) is not None] == [board.id]
    number = match_of(board)
    for command, more in (("move", {"move": "1"}), ("takeback", {})):
        said = await answer_to(there.slash_with(command, more | {"match": number}))
        assert str(board.id) not in str(said.json["components"]), command
        assert re.search("</board:[0-9]+>", said.text), command
    listed = await use(there, "games")
    assert str(board.id) not in str(listed.json["components"])
    (menu,) = listed.menus
    assert [option["value"] for option in menu.options] == [str(number)]


async def test_a_private_board_that_is_used_before_its_receipt_stays(here, bot, alice, lobby):
    """The bot does not know its message yet, and takes it for no question."""
    await here.moderation.deny_everyone(lobby.guild_id, Permission.USE_EXTERNAL_APPS)
    there, matches = alice.at(lobby), bot.services.referee.stores.matches
    held = here.faults.seize("POST /interactions/*/*/callback", after=True)
    held.status = 0
    asking = asyncio.ensure_future(begin(there, "connect4"))
    board = await there.sees("Connect Four")
    moving = asyncio.ensure_future(drop(there, board, "4"))
    await until(lambda: matches.get(match_of(board)), lambda match: match.ply)
    await release(here, held)
    await asyncio.gather(asking, moving)
    await answers_finished(bot)
    assert number_of(there.look(board)) == 2


async def test_a_challenge_that_only_the_challenger_sees(here, bot, alice, bob, lobby):
    """The challenge is withdrawn at once, and says why and what to do instead; also where only a filter of words makes
    it private.
    """
    filtered = channel_elsewhere(here, has_bot=False)
    await here.moderation.block_words(filtered.guild_id, "Connect")
    await here.moderation.deny_everyone(lobby.guild_id, Permission.USE_EXTERNAL_APPS)
    places = {alice.at(each): "Nobody else can see" for each in (lobby, filtered)}
    for there, said in (places | {alice.direct: "Nobody else reads these direct messages"}).items():
        seen = await use(there, "play", game="connect4", opponent=bob.id)
        told = await look_until(there, seen, lambda now, said=said: said in now.text)
        assert told.ephemeral or there.place == alice.direct.place
        assert not told.buttons
        assert await bot.services.referee.lists.in_progress(bob.id) == ()


async def test_pieces_are_chosen_on_the_board_where_the_bot_can_do_nothing_by_itself(here, bot, alice, bob, lobby):
    """A private menu would leave the public board behind, which only an answer to a click on it can change."""
    a, b = alice.at(lobby), bob.at(lobby)
    board = await begin_against(a, b, "xiangqi")
    for person, start, move in ((a, "h2", "h2e2"), (b, "h9", "h9g7")):
        ply = number_of(person.look(board.id))
        chosen = await pick(person, person.look(board.id), start)
        assert chosen.id == board.id
        await drop(person, chosen, move)
        await look_until(a, board, lambda now, ply=ply: number_of(now) == ply + 1)
    assert [seen.id for seen in b.reads() if number_of(seen) is not None] == [board.id]


async def test_a_piece_that_is_picked_while_the_match_ends_covers_no_result(here, bot, alice):
    """The end was handed over while the step waited for its turn to be shown: the board shows the end."""
    board = await begin(alice, "xiangqi")
    match, services = match_of(board), bot.services
    step = next(each.custom_id for each in board.buttons if (each.custom_id or "").startswith("step:"))
    async with services.publisher._locks.of(match):
        picking = asyncio.ensure_future(alice.click(board, step))
        while services.publisher._locks._locks[match].users < 2:  # noqa: ASYNC110 - no event tells of a step that waits
            await asyncio.sleep(0.01)
        services.publisher.newest_view(await services.referee.turns.resign(match, alice.id))
    await (await picking).settled()
    assert number_of(alice.look(board.id)) is None


async def test_a_token_that_discord_does_not_know_yet(here, bot, alice, lobby):
    """Right after a first answer Discord may refuse further ones as if it knew no such interaction (discord-api-docs,
    issue 7220). Where nothing but these can change the board, the bot's move is shown all the same.
    """
    there = alice.at(lobby)
    board = await begin(there, "connect4")
    early = here.faults.refuse("PATCH /webhooks/*", 404, 10015, "Unknown Webhook", times=2)
    with engines_asleep():
        await drop(there, board, "4")
        await look_until(there, board, lambda now: number_of(now) == 1)
    await look_until(there, board, lambda now: number_of(now) == 2)
    assert early.met == 2
