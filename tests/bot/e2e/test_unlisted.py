"""Channels whose messages Discord fails to list (500): some report that for every channel with a container in it, which
all boards have (discord-api-docs, issue 8611). What must be posted there is posted all the same.
"""

import pytest

from bot import pauses
from bot.match.channels import MOST_FAILURES

from .playing import begin_against, forget_answers, match_of, use
from .test_showing import look_for, shows

pytestmark = pytest.mark.usefixtures("no_faults_left")


def unlisted(here, channel):
    """Makes every listing of a channel's messages fail."""
    return here.faults.fail(f"GET /channels/{channel.id}/messages", 500, times=1000)


async def test_a_board_that_cannot_be_edited(here, bot, alice, bob, monkeypatch, caplog):
    """It goes on in a new message. The log says why that took several attempts; the next board takes one."""
    monkeypatch.setattr(pauses, "FIRST_PAUSE", 0.02)
    thread = await here.moderation.begin_thread(alice.place)
    failed = unlisted(here, thread)
    for attempts in (MOST_FAILURES, MOST_FAILURES + 1):
        board = await begin_against(alice.at(thread), bob.at(thread), "connect4")
        forget_answers(bot)
        await here.moderation.archive(thread.id)
        await use(alice, "move", move="4", match=match_of(board))
        fresh = await look_for(bob.at(thread), lambda seen, board=board: shows(seen, match_of(board), 1))
        assert fresh.id != board.id
        assert failed.met == attempts
    assert "cannot be listed" in caplog.text
