"""A person's data: shown, exported, deleted."""

import asyncio
import io
import json
import zipfile

import pytest

from .playing import (
    answer_to,
    answers_finished,
    begin,
    begin_against,
    change_invitations,
    click,
    drop,
    look_until,
    match_of,
    open_moves,
    press,
    release,
    resign,
    use,
)


async def test_what_is_kept_is_handed_over(here, alice, bob):
    """One private archive: rows as JSON, matches as PGN."""
    board = await begin_against(alice, bob, "connect4")
    await drop(alice, board.id, "4")
    told = await use(alice, "privacy")
    assert told.ephemeral
    answer = await (await alice.click(told, "Send me my data")).settled()
    message = await look_until(alice, answer.message, lambda now: "Everything that I keep about you" in now.text)
    assert message.ephemeral
    archive = zipfile.ZipFile(io.BytesIO(content_of(here, message)))
    data = json.loads(archive.read("data.json"))
    assert [row["name"] for row in data["players"]] == ["Alice"]
    assert data["players"][0]["id"] == str(alice.id)
    assert '[Yellow "Alice"]' in archive.read(f"connect4-{match_of(board)}.pgn").decode()


async def test_who_is_deleted_is_gone_and_the_opponent_keeps_the_match(alice, bob):
    """Open matches end, the opponent's list and a board that is shown again name a former player, and a rematch is
    refused.
    """
    earlier = await resign(alice, await begin_against(alice, bob, "tictactoe"))
    board = await begin_against(alice, bob, "connect4")
    await drop(alice, board.id, "4")
    alone = await begin(alice, "tictactoe")
    told = await use(alice, "privacy")
    question = await click(alice, told, "Delete my data")
    assert "Delete everything about you?" in question.text
    kept = await click(alice, question, "No, keep it")
    assert "What I keep about you" in kept.text
    gone = await click(alice, told, "Delete my data", "Yes, delete everything")
    assert "Everything about you is deleted" in gone.text
    for each in (board, alone):
        await look_until(bob, each.id, lambda now: not open_moves(now))
    listed = await use(bob, "history")
    assert "a former player" in listed.text
    assert "Alice" not in listed.text
    again = await use(bob, "board", match=match_of(earlier))
    assert "a former player" in again.text
    assert "Alice" not in again.text
    over = bob.look(board.id)
    assert over.button("Rematch").disabled
    refused = await answer_to(press(bob, over, over.button("Rematch").custom_id))
    assert "does not use me any more" in refused.text
    assert "No matches yet" in (await use(alice, "history")).text


async def test_a_match_that_cannot_be_read_hides_no_other_one(bot, alice, bob, caplog):
    """One that another version of the bot wrote, or an open invitation: the person's other boards show that they are
    over.
    """
    stores, board = bot.services.referee.stores, await begin_against(alice, bob, "connect4")
    await use(alice, "anyone", game="gomoku")
    other = match_of(await begin_against(alice, bob, "tictactoe"))
    stores.positions.drop(other)
    await stores.database.change("UPDATE matches SET game = 'nosuch' WHERE id = :id", id=other)
    await change_invitations(bot, alice, "game = 'nosuch'")
    gone = await delete(alice)
    assert "Everything about you is deleted" in gone.text
    await look_until(bob, board, lambda now: not open_moves(now))
    assert "a bug, in delete-data-yes" not in caplog.text


async def delete(person):
    """Deletes a person's data. Returns the answer."""
    told = await use(person, "privacy")
    return await click(person, told, "Delete my data", "Yes, delete everything")


async def test_a_challenge_to_anybody_names_nobody_who_is_deleted(bot, alice, bob):
    """Its message says that it is over, without a press of its buttons; one withdrawn earlier then names a former
    player, too, and one that became a board stays that board.
    """
    asked = [await use(alice, "anyone", game=game) for game in ("tictactoe", "connect4", "gomoku")]
    withdrawn = await click(alice, asked[0], "Withdraw")
    assert alice.mention in withdrawn.text
    board = await click(bob, asked[1], "Play")
    assert board.id == asked[1].id
    await delete(alice)
    await bot.services.referee.sweep()
    for each in (asked[0], asked[2]):
        over = await look_until(bob, each, lambda now: alice.mention not in now.text)
        assert "a former player is no longer looking for" in over.text
        assert over.buttons == []
    assert "Connect Four" in (await look_until(bob, board, lambda now: not open_moves(now))).text


async def test_a_challenge_to_anybody_whose_message_is_changed_meanwhile_names_nobody_either(here, bot, alice, bob):
    """Its time is over, and the message with the name is on its way when its maker is deleted."""
    asked = await use(alice, "anyone", game="connect4")
    await answers_finished(bot)
    held = here.faults.hold(f"PATCH /channels/*/messages/{asked.id}")
    await change_invitations(bot, alice)
    sweeping = asyncio.ensure_future(bot.services.referee.sweep())
    await here.until(lambda: held.met)
    await delete(alice)
    await release(here, held)
    await sweeping
    await bot.services.referee.sweep()
    await look_until(bob, asked, lambda now: "a former player is no longer looking for" in now.text)


async def test_a_challenge_to_anybody_whose_maker_is_deleted_is_in_the_language_of_the_server(bot, lin, monkeypatch):
    """Nobody knows any more in which language it was made."""
    monkeypatch.setattr(bot.services.referee.preferences, "server_locale", lambda _: "de")
    asked = await use(lin, "anyone", game="connect4")
    await click(lin, await use(lin, "privacy"), "删除我的数据", "是的，全部删除")
    await bot.services.referee.sweep()
    over = await look_until(lin, asked, lambda now: not now.buttons)
    assert "四子棋" in asked.text
    assert "Vier gewinnt" in over.text


async def test_a_challenge_to_anybody_that_could_not_be_changed_is_over(bot, alice, bob):
    """If the bot cannot edit the message by itself, a press of a button closes it."""
    asked = await use(alice, "anyone", game="connect4")
    await answers_finished(bot)
    await change_invitations(bot, alice, "message_id = NULL")
    await delete(alice)
    over = await click(bob, bob.look(asked.id), "Play")
    assert over.id == asked.id
    assert "a former player is no longer looking for" in over.text


async def test_who_asked_before_a_kill_is_told_of_the_deletion(here, bot):
    """Discord shows them that their click failed, and fails once more. Who presses again hears that all is deleted,
    even by "No".
    """
    yan = here.add_person("Yan", locale="zh-CN")
    question = await click(yan, await use(yan, "privacy"), "delete-data:0:0:")
    here.faults.fail("POST /channels/*/messages", 503)
    await bot.services.referee.stores.privacy.note_due(yan.id, True)
    await bot.services.referee.sweep()
    await yan.direct.sees("关于你的一切都已删除")
    assert "关于你的一切都已删除" in (await click(yan, question, "delete-data-no:0:0:")).text


async def test_who_asked_before_a_kill_is_told_that_it_failed(bot, alice):
    """By a bug, say. They are asked again, once, and nothing is deleted until they answer."""
    referee, database = bot.services.referee, bot.services.referee.stores.database
    await use(alice, "privacy")
    await referee.stores.privacy.note_due(alice.id, True)
    held = "CREATE TRIGGER held BEFORE INSERT ON deletions BEGIN SELECT RAISE (ABORT, 'held'); END"
    await database.change(held)
    try:
        for _ in range(2):
            await referee.sweep()
    finally:
        await database.change("DROP TRIGGER held")
    told = await alice.direct.sees("Something went wrong on my side")
    assert len(alice.direct.reads()) == 1
    await referee.sweep()
    assert await referee.stores.players.get(alice.id)
    gone = await click(alice.direct, told, "Yes, delete everything")
    assert "Everything about you is deleted" in gone.text


def content_of(here, message):
    """The bytes of a message's only file."""
    return here.world.files[int(message.pictures[0].url.split("/")[-2])]


@pytest.mark.usefixtures("no_faults_left")
async def test_news_of_a_deletion_come_once(here, bot):
    """Discord posts them, and its answer is lost: they are sent again, and are the same message."""
    yan, privacy = here.add_person("Yan"), bot.services.referee.stores.privacy
    await use(yan, "privacy")
    sent = []

    def note(exchange):
        if exchange.method == "POST" and f"/channels/{yan.direct.place}/messages" in exchange.path:
            sent.append(exchange.status)

    here.transcript.on_exchange.append(note)
    here.faults.fail("POST /channels/*/messages", 503, after=True)
    await privacy.note_due(yan.id, True)
    await bot.services.referee.sweep()
    await here.until(lambda: len(sent) == 2)
    assert len(yan.direct.reads()) == 1
