"""The puzzle of the day over the real client: it is set up, posted once, solved privately, and trouble is told once."""

import re
from datetime import UTC, datetime

from bot.features.puzzles.daily import DailyPosts
from bot.playground.permissions import Permission
from bot.playground.posting import SUPPRESS_NOTIFICATIONS
from bot.playground.records import Message

from .playing import answer_to, click, look_until, press, puzzle_of, select, server_with, solve_puzzle, until, use

# Another time gives another nonce: Discord does not know the message any more, as after some minutes.
FORGOTTEN = """
UPDATE daily_puzzles SET message_id = NULL, shown = 0, made_at = strftime('%Y-%m-%dT%H:%M:%fZ', made_at, '-1 second')
 WHERE id = :id"""


async def picked(owner, channel, hour=0):
    """The setup page of the daily puzzle, with a channel, an hour and a game chosen."""
    page = await use(owner, "setup")
    page = await click(owner, page, "Daily puzzle")
    page = await select(owner, page, "daily-choose:0:0:hour", str(hour))
    page = await select(owner, page, "daily-choose:0:0:game", "connect4")
    return await select(owner, page, "daily-choose:0:0:channel", channel.id)


async def test_a_puzzle_for_everybody(here, bot, owner, alice, bob):
    """It is posted at once if its hour has come, without a sound in quiet hours. People's answers are private; the
    message counts them.
    """
    lobby, games = await server_with(here, "lobby", "games")
    setup, hour = await use(owner.at(lobby), "setup"), datetime.now(UTC).hour
    window = await owner.at(lobby).click(setup, "🌙")
    await owner.at(lobby).submit_fields(window, {"hours": f"{hour}-{(hour + 2) % 24}"})
    page = await picked(owner.at(lobby), games)
    assert "Saved." in page.text
    assert int(re.search(r"The next puzzle: <t:(\d+):R>", page.text)[1]) > datetime.now(UTC).timestamp()  # tomorrow's
    post = await alice.at(games).sees("Puzzle of the day: Connect Four")
    assert here.world.get(Message, post.id).flags & SUPPRESS_NOTIFICATIONS
    assert "Nobody has tried it yet" in post.text
    alice, bob = alice.at(games), bob.at(games)
    view = await click(alice, post, "Solve")
    assert view.ephemeral
    puzzle = puzzle_of(view)
    view = await solve_puzzle(alice, view, puzzle)
    assert "Solved!" in view.text
    now = await look_until(alice, post, lambda now: "Tried: 1 · solved: 1" in now.text)
    assert "Solved by Alice" in now.text
    assert "Longest streak" not in now.text  # it begins with the second day
    assert "Solution" not in now.text
    shared = await click(alice, view, "Share")
    assert not shared.ephemeral
    assert "Alice has solved the puzzle of the day. Days in a row: **1**." in shared.text
    told = shared.text.replace("Days in a row: **1**.", "").replace("**", " ")
    assert f" {puzzle.moves[0]} " not in told
    assert str(post.id) in next(button.url for button in shared.buttons if button.url)
    told = await click(bob, post, "Solve", "Solution")
    assert "Share" not in [button.label for button in told.buttons]
    forged = post.button("Solve").custom_id.replace("daily-solve", "daily-share")
    assert "too old" in (await answer_to(press(bob, told, forged))).text
    await look_until(alice, post, lambda now: "Tried: 2 · solved: 1" in now.text)
    assert "does not count" in (await click(bob, post, "Solve")).text


async def test_a_post_that_was_not_noted_is_found_again(here, bot, owner, alice):
    """After a kill between posting the message and noting it there is no second message. That of a puzzle that is not
    shipped any more still shows the results, without a board.
    """
    lobby, games = await server_with(here, "lobby", "games")
    await picked(owner.at(lobby), games)
    post = await alice.at(games).sees("Puzzle of the day")
    store = bot.services.referee.stores.daily
    number = int(post.button("Solve").custom_id.rpartition(":")[2])
    await until(lambda: store.get(number), lambda noted: noted.shown >= noted.revision)
    await store._db.change(FORGOTTEN, id=number)
    await bot.services.of(DailyPosts).show(number)
    found = await store.get(number)
    assert (found.message_id, found.shown) == (post.id, found.revision)
    assert sum("Puzzle of the day" in each.text for each in alice.at(games).reads()) == 1
    gone = "UPDATE daily_puzzles SET puzzle = 'gone', revision = revision + 1 WHERE id = :id"
    await store._db.change(gone, id=number)
    await bot.services.of(DailyPosts).show(number)
    now = await look_until(alice, post, lambda now: not now.buttons)
    assert "Nobody has tried it yet" in now.text
    for pressed, told in ((number, "I do not have this puzzle any more."), (999_999, "too old"), ("x", "too old")):
        assert told in (await answer_to(press(alice.at(games), post, f"daily-solve:0:0:{pressed}"))).text


async def test_trouble_is_told_once(here, bot, owner):
    """The log channel is told, or without one the server's owner; the puzzle is posted as soon as the bot may post
    there, or in a new channel at once.
    """
    lobby, mute, log = await server_with(here, "lobby", "mute", "log")
    page = await use(owner.at(lobby), "setup")
    await owner.at(lobby).select(page, "setup-choose:0:0:log", log.id)
    await here.moderation.deny(mute.id, Permission.SEND_MESSAGES)
    page = await picked(owner.at(lobby), mute)
    told = await owner.at(log).sees("I could not post the puzzle of the day")
    assert f"<#{mute.id}>" in told.text
    stores = bot.services.referee.stores  # the next day
    await stores.database.change("UPDATE daily_puzzles SET revision = revision + 1 WHERE channel_id = :id", id=mute.id)
    for number in await stores.daily.posts.to_show():
        await bot.services.of(DailyPosts).show(number)
    assert sum("could not post" in each.text for each in owner.at(log).reads()) == 1
    await here.moderation.deny(mute.id)  # the bot may post again
    assert here.world.get(Message, (await owner.at(mute).sees("Puzzle of the day")).id)
    lobby, mute, log = await server_with(here, "lobby", "mute", "log", owner=owner)
    await here.moderation.deny(mute.id, Permission.SEND_MESSAGES)
    page = await picked(owner.at(lobby), mute)
    told = await owner.direct.sees("I could not post the puzzle of the day")
    assert f"<#{mute.id}>" in told.text
    await owner.at(lobby).select(page, "daily-choose:0:0:channel", log.id)
    assert here.world.get(Message, (await owner.at(log).sees("Puzzle of the day")).id)
