"""An offer made where only its maker can see the bot's answer still reaches the opponent."""

from bot.playground.permissions import Permission

from .playing import begin_against, board_at, channel_elsewhere, look_until, made, match_of, press, shown
from .test_offers import ask


async def test_in_a_server_without_the_bot(here, bot, alice, bob):
    """The asker reads that nobody else can see it; the opponent is asked by pressing the same button, and answers."""
    lobby = channel_elsewhere(here, has_bot=False)
    a, b = alice.at(lobby), bob.at(lobby)
    board = await begin_against(a, b, "tictactoe")
    assert "Follow" not in [button.label for button in board.buttons]  # nobody could be told how it ends
    told = await (await press(b, board, f"follow:{match_of(board)}:0:")).settled()
    assert "I am not a member of this server" in shown(told).text
    board = await made(a, board, "b2")
    await here.moderation.deny_everyone(lobby.guild_id, Permission.USE_EXTERNAL_APPS)
    asked = await ask(a, board, "Take back")
    asked = await look_until(a, asked, lambda now: "Only you can see this question" in now.text)
    assert asked.ephemeral
    assert "Bob answers by pressing the same button" in asked.text
    await look_until(b, board, lambda now: "Alice asks to take back 1 move." in now.text)
    theirs = await ask(b, b.look(board), "Take back")
    assert "Only you" not in theirs.text
    await b.click(theirs, "Allow the takeback")
    await board_at(a, board, 2)
