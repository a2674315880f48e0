"""Running a server: the greeting, /setup and what it refuses, moderation, leaving and coming back."""

import asyncio
import operator
from datetime import UTC, datetime
from functools import partial

import pytest
import pytest_asyncio

from bot.playground.permissions import Permission
from bot.playground.posting import SUPPRESS_NOTIFICATIONS
from bot.playground.records import CATEGORY, FORUM, Channel, Message
from storage.blocks import end_pauses
from storage.servers import Suspension

from ..conftest import eventually
from .conftest import own_bot, own_here
from .playing import (
    begin,
    begin_against,
    channel_elsewhere,
    click,
    drop,
    look_until,
    match_of,
    open_moves,
    press,
    resign,
    select,
    shown,
    until,
    use,
)

bot, here = own_bot, own_here


@pytest_asyncio.fixture(loop_scope="session")
async def rules(here, bot, owner):
    """The page of /setup; its decisions are undone afterwards."""
    yield await use(owner, "setup")
    for key in ("channels", "roles", "log", "most", "quiet", "leaderboard", "threads", "clock"):
        await bot.services.referee.stores.settings.put("server", here.world.guild.id, key, "")


async def refusal(seen):
    """The text of a private refusal."""
    told = shown(await seen.settled())
    assert told.ephemeral
    return told.text


# -- who may, and what is typed -----------------------------------------------------------------------------------


async def test_who_does_not_manage_the_server_decides_nothing(here, alice, owner, rules):
    """The command is not offered to others, and the page of a manager refuses them."""
    for command in ("setup", "end", "suspend", "unsuspend"):
        assert command not in {each["name"] for each in alice.commands}
        assert command in {each["name"] for each in owner.commands}
        assert command not in {each["name"] for each in owner.direct.commands}
    for kind in ("setup", "setup-toggle", "setup-quiet", "daily-setup", "daily-choose"):
        told = await refusal(await press(alice, rules, f"{kind}:0:0:leaderboard"))
        assert "Only people who may manage this server" in told


async def test_ids_of_another_kind_limit_nothing(here, owner, rules):
    """A forged choice: Discord would refuse a page with a menu of roles that has a channel, or everybody, as chosen."""
    server, lobby = here.world.guild.id, owner.place
    for what, forged in (("roles", server), ("roles", lobby), ("channels", server)):
        await (await press(owner, rules, f"setup-choose:0:0:{what}", str(forged))).settled()
        assert (await use(owner, "setup")).text.startswith("### "), (what, forged)


async def test_what_is_on_or_off(owner, rules):
    """Whoever presses what was pressed already, on a page from before, undoes nothing."""
    other = await use(owner, "setup")
    for page, label, after in (
        (rules, "Leaderboard: on", "Leaderboard: off"),
        (rules, "Leaderboard: on", "Leaderboard: off"),
        (other, "Leaderboard: on", "Leaderboard: off"),
        (other, "Discussion threads: off", "Discussion threads: on"),
        (rules, "Discussion threads: off", "Discussion threads: on"),
    ):
        assert (await click(owner, page, label)).button(after), label


async def test_hours_that_are_none(owner, rules):
    """The refusal says what can be typed, and nothing is changed. Discord's clients for phones show a window that they
    know as it was the first time; so each is a new one.
    """
    no_span, no_zone = "is not a span of hours", "do not know the time zone"
    for hours, zone, told in (
        ("late", "UTC", no_span),
        ("22-25", "UTC", no_span),
        ("25-7", "UTC", no_span),
        ("7-7", "UTC", no_span),
        ("0-0", "UTC", no_span),
        ("22-7", "Atlantis/Deep", no_zone),
        ("22-7", "UTC+99", no_zone),
        ("22-7", "../../etc/passwd", no_zone),
        ("22-7", "Europe", no_zone),
    ):
        window = await owner.click(rules, "🌙")
        assert told in await refusal(await owner.submit_fields(window, {"hours": hours, "zone": zone})), (hours, zone)
        assert "**Quiet hours:** none" in (await use(owner, "setup")).text, (hours, zone)
    for typed in (["22-7", "Europe/Berlin"], ["23-6", "Asia/Tokyo"]):
        window = await owner.on_phone.click(rules, "🌙")
        await owner.on_phone.submit_fields(window, dict(zip(("hours", "zone"), typed, strict=True)))
        window = await owner.on_phone.click(rules, "🌙")
        assert [field["value"] for field in window.modal.fields] == typed
    await owner.on_phone.submit_fields(window, {"hours": ""})


async def test_matches_that_a_moderator_ends(here, owner, alice, bot, bob):
    """A match that does not exist, is private, is the moderator's own, or is over cannot be ended. Matches are offered
    beside one of a game that is gone: an older version may have had more. Those of a channel that the moderator cannot
    read are not offered, but can be ended. A challenge does not read as if the opponent
    had not answered, on its message and to who answers too late.
    """
    private = match_of(await begin(alice.direct, "connect4"))
    for number in (0, -1, 10**30, private):
        assert "no such match" in await refusal(await owner.slash("end", match=number, reason="no"))
    own = match_of(await begin(owner, "connect4"))
    assert "You play in this match yourself" in await refusal(await owner.slash("end", match=own, reason="no"))
    over = match_of(await begin(alice, "connect4"))
    await (await owner.slash("end", match=over, reason="first")).settled()
    assert "over" in await refusal(await owner.slash("end", match=over, reason="again"))
    database = bot.services.referee.stores.database
    numbers = [match_of(await begin(alice, game)) for game in ("tictactoe", "connect4")]
    change = "UPDATE matches SET game = :game WHERE id = :id"
    await database.change(change, game="ludo", id=numbers[0])
    try:
        offered = {int(each["value"]) for each in await owner.autocomplete("end", "match", "")}
        assert offered & set(numbers) == {numbers[1]}
    finally:
        await database.change(change, game="tictactoe", id=numbers[0])
    staff = match_of(await begin(alice.at(here.world.add_channel("staff", members=(alice,))), "connect4"))
    assert str(staff) not in [each["value"] for each in await owner.autocomplete("end", "match", "")]
    assert "has been ended" in (await use(owner, "end", match=staff, reason="off topic")).text
    asked = await use(alice, "play", game="connect4", opponent=bob.id)
    await use(owner, "end", match=match_of(asked), reason="off topic")
    over = await look_until(alice, asked, lambda now: not now.buttons)
    assert over.text == "A moderator has ended the challenge to Connect Four."
    assert "no longer open" in await refusal(await press(bob, asked, f"accept:{match_of(asked)}:0:"))


async def test_suspensions(here, bot, owner, alice, bob, lin):
    """Oneself and bots cannot be suspended; a person who is not suspended, or no longer, cannot be let in again. Who is
    suspended is not pinged when a match ends that they followed, nor can they undo it; who else follows it is told.
    Their challenge to anybody is closed, and its message says so: nobody could join it.
    """
    for player in (owner.id, here.world.bot.id):
        assert "You cannot suspend yourself" in await refusal(await owner.slash("suspend", player=player, reason="no"))
    assert "was not suspended" in await refusal(await owner.slash("unsuspend", player=alice.id))
    await use(bob, "stats")
    over, stores = datetime(2026, 1, 1, tzinfo=UTC), bot.services.referee.stores
    await stores.suspensions.suspend(Suspension(here.world.get(Channel, owner.place).guild_id, bob.id, "rude", over))
    assert "was not suspended" in await refusal(await owner.slash("unsuspend", player=bob.id))
    assert not bob.direct.reads()
    board, asked = await begin_against(alice, bob, "connect4"), await use(lin, "anyone", game="connect4")
    for person in (lin, owner):
        await click(person, board, f"follow:{match_of(board)}:0:")
    await (await owner.slash("suspend", player=lin.id, reason="insults", hours=1)).settled()
    over = await look_until(bob, asked, lambda now: not now.buttons)
    assert "不再找人" in over.text
    await resign(alice, board)
    await bot.services.referee.sweep()
    told = await owner.sees("The match is over", after=board.id)
    await (await owner.slash("unsuspend", player=lin.id)).settled()
    assert (owner.mention in told.text, lin.mention in told.text) == (True, False)


# -- an owner's day -----------------------------------------------------------------------------------------------


async def test_an_owners_day(here, bot, alice, bob, owner):
    """The owner invites the bot, sets it up, restricts it, moderates, sends it away, and invites it again."""
    server = here.world.add_guild("Chess Cafe", ("lobby", "games", "log"), has_bot=False)
    lobby, games, log = (each for each in here.world.all(Channel) if each.guild_id == server.id)
    await here.moderation.deny(lobby.id, Permission.SEND_MESSAGES)

    await here.moderation.invite_the_bot(server.id)  # it greets where it may write
    greeting = await owner.at(games).sees("Hello! I play board games.")
    assert [text in greeting.text for text in ("/play", "/setup", "/suspend")] == [True] * 3
    page = await click(owner.at(games), greeting, "Set me up")
    assert page.ephemeral

    club = await here.moderation.add_role(server.id, "Club")  # the owner restricts it
    manager = owner.at(games)
    page = await select(manager, page, "setup-choose:0:0:channels", games.id)
    page = await select(manager, page, "setup-choose:0:0:roles", club)
    page = await select(manager, page, "setup-choose:0:0:log", log.id)
    page = await select(manager, page, "setup-choose:0:0:most", "1")
    page = await click(manager, page, "Leaderboard: on")
    assert "Saved." in page.text
    assert page.button("Leaderboard: off")
    assert "switched its leaderboard off" in await refusal(await manager.slash("top", game="connect4"))
    assert "Everywhere" in await refusal(await manager.slash("top", game="connect4", where="everywhere"))
    await here.moderation.deny(lobby.id)
    assert f"<#{games.id}>" in await refusal(await alice.at(lobby).slash("play", game="connect4"))
    assert f"<@&{club}>" in await refusal(await alice.at(games).slash("play", game="connect4"))
    for person in (alice, bob):
        await here.moderation.give_role(server.id, person.id, club)
    thread = await here.moderation.begin_thread(games.id)
    board = await begin_against(alice.at(games), bob.at(games), "connect4")
    assert "the limit of open matches in this server (1)" in await refusal(
        await alice.at(thread).slash("play", game="connect4")
    )
    await drop(alice.at(games), board, "4")

    offered = await manager.autocomplete("end", "match", "")  # the owner moderates
    name = f"#{match_of(board)} Connect Four: Alice against Bob"
    assert name in [each["name"] for each in offered]
    assert name in [each["name"] for each in await manager.autocomplete("end", "match", name)]  # chosen before
    done = await use(manager, "end", match=match_of(board), reason="**no** @everyone")
    assert "has been ended" in done.text
    assert "no longer" not in done.text
    over = await look_until(alice.at(games), board, lambda now: not open_moves(now))
    assert "Ended by a moderator, without a result." in over.text
    told = await bob.at(games).sees(f"Match {match_of(board)} was ended by a moderator. Reason: \\*\\*no\\*\\*")
    assert set(here.world.get(Message, told.id).pinged) == {alice.id, bob.id}
    assert not here.world.get(Message, told.id).pinged_everyone
    assert "Olga ended" in (await owner.at(log).sees("Olga ended")).text
    alone = await begin(bob.at(games), "tictactoe")
    here.faults.fail(f"POST /channels/{log.id}/messages", 503)
    await (await manager.slash("suspend", player=bob.id, reason="insults", hours=2)).settled()
    assert "Reason: insults" in (await owner.at(log).sees("suspended Bob")).text
    assert "insults" in (await bob.direct.sees("You may not use me in Chess Cafe")).text
    assert "insults" in await refusal(await bob.at(games).slash("play", game="connect4"))
    assert "insults" in await refusal(await bob.at(games).click(alone, next(iter(open_moves(alone)))))
    assert "What I keep about you" in (await use(bob.at(games), "privacy")).text
    assert (await begin(bob, "tictactoe")).id  # nothing changes in another server
    await (await manager.slash("unsuspend", player=bob.id)).settled()
    assert "lifted" in (await owner.at(log).sees("lifted the suspension")).text
    assert "lifted" in (await bob.direct.sees("You may use me in Chess Cafe again")).text

    last = await begin_against(alice.at(games), bob.at(games), "connect4")  # the bot leaves
    await here.moderation.expel_the_bot(server.id)
    await history_says(alice, match_of(last), "the bot left the server")
    has_left = partial(bot.services.referee.stores.servers.has_left, server.id)
    await until(has_left)
    assert "No result" in (await use(alice, "history")).text
    assert "No finished match" in (await use(alice, "stats")).text
    assert open_moves(await begin(alice.at(lobby), "connect4"))  # by her own installation: nobody could undo the rules

    await here.moderation.invite_the_bot(server.id)  # and comes back
    ended = await look_until(alice.at(games), last, lambda now: not open_moves(now))
    assert "I am no longer in the server" in ended.text
    await until(has_left, operator.not_)
    assert f"<#{games.id}>" in await refusal(await alice.at(lobby).slash("play", game="connect4"))


async def history_says(person, match, text):
    """Waits until a match's line in a person's history contains a text."""
    said = partial(use, person, "history")
    await until(said, lambda seen: any(f"#{match} " in line and text in line for line in seen.text.splitlines()))


# -- single rules -------------------------------------------------------------------------------------------------


async def test_the_pages_of_setup(here, owner, rules):
    """The defaults do not speak as if the manager chose for themselves, and a button leads back to all settings. Menus
    that choose a channel for the bot's own messages offer neither forums nor categories.
    """
    page = await click(owner, rules, "Server defaults")
    offered = {option["label"] for menu in page.menus for option in menu.options}
    assert offered >= {"Ping after an absence", "In the first three matches of a game against the bot"}
    back = await click(owner, page, "All settings of this server")
    assert (back.id, "How I am used in this server" in back.text) == (rules.id, True)
    page = await click(owner, back, "Daily puzzle")
    for kind in (FORUM, CATEGORY):
        place = await here.moderation.add_channel("no", kind)
        for message, menu in ((rules, "setup-choose:0:0:log"), (page, "daily-choose:0:0:channel")):
            with pytest.raises(ValueError, match="offers channels of the types"):
                await owner.select(message, menu, place.id)


async def test_quiet_hours(here, bot, owner, alice, bob, rules, monkeypatch):
    """A person who is called then is not notified; without quiet hours they are. The hours hold for offers, too, for
    the end of a match that somebody follows, and for a challenge that the bot posts by itself because the command came
    too late. Messages that name nobody make no sound then, either.
    """
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    hour = datetime.now(UTC).hour
    window = await owner.click(rules, "🌙")
    answer = await owner.submit_fields(window, {"hours": f"{hour}-{(hour + 2) % 24}", "zone": "UTC"})
    page = shown(await answer.settled())
    assert f"from {hour}:00 to {(hour + 2) % 24}:00 (UTC)" in page.text

    def mentions(person, message):
        seen = here.world.get(Message, message.id)
        assert seen.mentioned == (person.id,)
        return seen.pinged

    for command in ("play", "anyone"):
        posted = await use(alice, command, game="tictactoe")
        assert here.world.get(Message, posted.id).flags & SUPPRESS_NOTIFICATIONS
    board = await begin_against(alice, bob, "connect4")
    await click(owner, board, f"follow:{match_of(board)}:0:")
    await alice.click(board, "Offer a draw")
    assert not mentions(bob, await bob.sees(f"{bob.mention}: **Alice offers a draw.**", after=board.id))
    await (await owner.slash("end", match=match_of(board), reason="enough")).settled()
    await bot.services.referee.sweep()
    assert not mentions(owner, await owner.sees(f"{owner.mention} The match is over", after=board.id))
    refused = here.faults.refuse("POST /interactions/*/callback", 404, 10062, "Unknown interaction")
    asking = asyncio.ensure_future(alice.slash("play", game="connect4", opponent=bob.id))
    await here.until(lambda: refused.met)
    await here.advance(3)
    await asking
    asked = await bob.sees(f"challenges {bob.mention} to a game", after=board.id)
    for pinged in ((), (bob.id,)):
        assert mentions(bob, asked) == pinged
        await alice.click(asked.id, "Withdraw")
        await bot.services.referee.stores.database.write(lambda write: end_pauses(write, alice.id, bob.id))
        await owner.submit_fields(await owner.click(page, "🌙"), {"hours": ""})
        asked = await use(alice, "play", game="connect4", opponent=bob.id)


async def test_a_category_stands_for_its_channels(here, owner, alice, bob, rules):
    """Matches may begin in each channel of the category, and in their threads; a challenge there may be accepted from
    direct messages. The board of a match that began elsewhere before can be posted again there.
    """
    await begin(alice, "tictactoe")
    category = await here.moderation.add_channel("Games", CATEGORY)
    inside = await here.moderation.add_channel("chess", category=category.id)
    thread = await here.moderation.begin_thread(inside.id)
    later = await here.moderation.add_channel("lounge", 17, category=category.id)  # a type unknown to discord.py
    await owner.select(rules, "setup-choose:0:0:channels", category.id)
    own = await use(bob.direct, "help")
    for place in (inside, thread, later):
        assert open_moves(await begin(alice.at(place), "tictactoe"))
    for place in (inside, thread):
        asked = await use(alice.at(place), "play", game="tictactoe", opponent=bob.id)
        await press(bob.direct, own, f"accept:{match_of(asked)}:0:")
        await look_until(alice.at(place), asked, open_moves)
    assert f"<#{category.id}>" in await refusal(await alice.slash("play", game="connect4"))
    assert open_moves(await use(alice, "board"))
    with pytest.raises(ValueError, match="offers channels of the types"):  # it belongs to its channel
        await owner.select(rules, "setup-choose:0:0:channels", thread.id)


async def test_who_has_a_role_accepts_a_challenge_from_direct_messages(here, bot, owner, alice, bob, lin, rules):
    """There Discord does not say which roles the person has in the server; the bot asks. A start, or a connection of
    another shard, tells of clicks before the server: the roles count. All have one.
    """
    server = here.world.guild.id
    club = await here.moderation.add_role(server, "Club")
    for person in (alice, bob):
        await here.moderation.give_role(server, person.id, club)
    await owner.select(rules, "setup-choose:0:0:roles", club)

    async def asked(person):
        challenge = await use(alice, "play", game="tictactoe", opponent=person.id)
        return challenge, await use(person.direct, "help"), f"accept:{match_of(challenge)}:0:"

    _, own, accept = await asked(lin)
    assert f"<@&{club}>" in await refusal(await press(lin.direct, own, accept))
    challenge, own, accept = await asked(bob)
    here.faults.fail("GET /guilds/*/members/*", 503, 9)
    assert "took me too long" in await refusal(await press(bob.direct, own, accept))
    here.faults.clear()
    await press(bob.direct, own, accept)
    await look_until(alice, challenge, open_moves)
    guild = bot.get_guild(server)
    roles, guild._roles, guild.unavailable = guild._roles, {}, True
    challenge, own, accept = await asked(bob)
    bot._connection._remove_guild(guild)
    bot._ready.clear()
    try:
        await press(bob.direct, own, accept)
    finally:
        guild._roles, guild.unavailable = roles, False
        bot._connection._add_guild(guild)
        bot._ready.set()
    assert (await bot.services.referee.stores.matches.get(match_of(challenge))).playing


async def test_a_thread_to_talk_in(here, owner, alice, bob, rules):
    """It opens below the board of two people, and is named after them. /setup says so where threads are on and the bot
    may open none, or has no member in the server.
    """
    server = here.world.guild.id
    await owner.click(rules, "Discussion threads: off")
    assert "create public threads" not in (await use(owner, "setup")).text
    board = await begin_against(alice, bob, "connect4")
    await alice.until(lambda: [each for each in here.world.threads_of(board.channel_id) if "Alice" in each.name])
    assert here.world.threads_of(board.channel_id)[-1].name == "Connect Four: Alice against Bob"
    await here.moderation.deny_everyone(server, Permission.CREATE_PUBLIC_THREADS)
    page = await use(owner, "setup")
    assert "⚠️ I do not have the permission to create public threads." in page.text
    assert "⚠️" not in (await click(owner, page, "Discussion threads: on")).text
    await here.moderation.deny_everyone(server)
    manager = owner.at(channel_elsewhere(here, commands_only=True))
    page = await click(manager, await use(manager, "setup"), "Discussion threads: off")
    assert "⚠️ I do not have the permission to create public threads." in page.text


@pytest.mark.parametrize("heard", [True, False], ids=["heard", "in an outage"])
async def test_channels_and_roles_that_are_deleted_are_not_chosen_any_more(here, bot, owner, alice, rules, heard):
    """The pages of /setup and of the daily puzzle open without them, and what the pages say holds: a limit to what is
    left, or none.
    """
    guild = here.world.guild.id
    channel = await here.moderation.add_channel("soon-gone")
    role = await here.moderation.add_role(guild, "Soon gone")
    settings = bot.services.referee.stores.settings
    for key, value in (("channels", channel.id), ("log", channel.id), ("roles", role), ("daily", channel.id)):
        await settings.put("server", guild, key, str(value))
    if not heard:
        await here.moderation.take_down(guild)
    await here.moderation.remove(channel.id)
    await here.moderation.remove_role(guild, role)
    if not heard:
        await here.moderation.bring_back(guild)
        await eventually(lambda: not bot.get_guild(guild).unavailable)
    page = await use(owner, "setup")
    assert not [menu for menu in page.components if menu.get("default_values")]
    assert open_moves(await begin(alice, "tictactoe"))
    left = await here.moderation.add_role(guild, "Still there")
    await settings.put("server", guild, "roles", f"{role} {left}")
    told = await refusal(await alice.slash("play", game="connect4"))
    assert (f"<@&{left}>" in told, f"<@&{role}>" in told) == (True, False)
    daily = next(each.custom_id for each in page.buttons if each.custom_id.startswith("daily-setup"))
    opened = await click(owner, page, daily)
    assert not [menu for menu in opened.components if menu.get("default_values")]
    assert "next" not in opened.text
    await settings.put("server", guild, "daily", "")


async def test_the_reason_reaches_the_players_where_the_bot_may_not_post(here, owner, alice, bob):
    """As the moderator is told: in direct messages."""
    hall = await here.moderation.add_channel("hall")
    board = await begin_against(alice.at(hall), bob.at(hall), "tictactoe")
    await here.moderation.deny(hall.id, Permission.SEND_MESSAGES)
    done = await use(owner, "end", match=match_of(board), reason="spoilers")
    assert "its players can read your reason" in done.text
    for person in (alice, bob):
        assert "Reason: spoilers" in (await person.direct.sees("was ended by a moderator")).text
