"""Clicks at the wrong time, by the wrong person, ten at once, and on messages of long ago."""

import asyncio

from bot.handling.actions import ActionEntry

from .playing import (
    acknowledges_soon,
    after_answer,
    answer_to,
    answers_finished,
    begin,
    begin_against,
    board_at,
    click,
    drop,
    look_until,
    made,
    match_of,
    number_of,
    open_moves,
    pick,
    press,
    steps_of,
    use,
)
from .test_trouble import engines_asleep


async def test_a_move_is_seen_at_once(alice, monkeypatch):
    """If the bot thinks for longer, the click is answered with the person's own move, in another picture than the one
    before, whose description says what it shows; the bot's move follows on the same board. If the bot is ready soon,
    both moves are in the answer.
    """
    monkeypatch.setattr("bot.features.play.moves.BOT_MOVE_SOON", 0)
    board = await begin(alice, "connect4")
    with engines_asleep():
        seen = await made(alice, board, "4")
    assert "Last move: 4 (Yellow)" in seen.text
    assert "Qibot is thinking…" in seen.text
    assert "4 yellow" in seen.pictures[0].description
    assert seen.pictures[0].filename != board.pictures[0].filename
    board = await after_answer(alice, board, 1)
    assert "Alice (Yellow) to move" in board.text
    monkeypatch.setattr("bot.features.play.moves.BOT_MOVE_SOON", 20)
    seen = await made(alice, board, "1")
    assert number_of(seen) == 4
    assert "(Red)" in seen.text


async def test_an_old_copy_of_a_board(alice):
    """A board from before a takeback is refused, though it shows as many moves as the present one. After a board was
    posted again, a click on the old one shows the match as it is; then it can be played on.
    """
    board = await begin(alice, "connect4")
    await drop(alice, board, "4")
    old = await after_answer(alice, board, 1)
    await alice.click(old, "Take back")
    board = await look_until(alice, board, lambda now: number_of(now) == 4)
    await drop(alice, board, "1")
    board = await after_answer(alice, board, 5)
    assert (number_of(old), number_of(board)) == (2, 6)
    seen = await (await alice.click(old, next(each for each in open_moves(old) if each.endswith(":7")))).settled()
    assert "The board has changed" in " ".join([seen.message.text, *(each.text for each in seen.followups)])
    assert number_of(alice.look(board)) == 6
    new = await use(alice, "board")
    await drop(alice, new, "2")
    await after_answer(alice, new, 7)
    await drop(alice, board, "3")
    assert (await alice.sees("The board has changed", after=new.id)).ephemeral
    board = await board_at(alice, board, 8)
    await drop(alice, board, "5")
    await after_answer(alice, board, 9)


async def test_what_is_delivered_twice_is_done_once(here, bot, alice):
    """One match begins for a command, one challenge stands, and a board shows the move."""
    seen = set()

    def deliver_again(event):
        if event.type == "INTERACTION_CREATE" and event.data["id"] not in seen:
            seen.add(event.data["id"])
            here.world.tell(event)

    here.world.listeners.append(deliver_again)
    try:
        board = await begin(alice, "connect4")
        asked = await use(alice, "anyone", game="tictactoe")
        await drop(alice, board, "4")
        assert number_of(await after_answer(alice, board, 1)) == 2
        await use(alice, "help")  # whatever was delivered before is done by now
    finally:
        here.world.listeners.remove(deliver_again)
    assert number_of(alice.look(board)) == 2
    assert "wants to play" in alice.look(asked).text
    assert len(await bot.services.referee.lists.in_progress(alice.id)) == 1


async def test_clicks_that_are_refused(alice, bob, lin):
    """A click by a stranger, out of turn, or on an outdated board, and a move typed for an outdated board: each is
    refused privately, and nothing changes.
    """
    board = await begin_against(alice, bob, "xiangqi")
    window = await alice.click(board, "Type a move")
    await (await alice.slash("move", move="h2e2", match=match_of(board))).settled()
    before = await board_at(alice, board, 1)
    tag = f"move:{match_of(board)}:%s:h9g7"
    for asked, told in (
        (press(lin, before, tag % 1), "这是别人的对局"),
        (press(alice, before, tag % 1), "It is not your turn yet."),
        (press(bob, before, tag % 0), "The board has changed"),
        (alice.submit_fields(window, {"move": "b2e2"}), "The board has changed"),
    ):
        answer = await answer_to(asked)
        assert (answer.ephemeral, answer.text.startswith(told)) == (True, True), answer.text
    assert alice.look(board).text == before.text


async def test_trouble_in_catching_up_hides_no_refusal(bot, alice, bob):
    """If the board cannot be drawn, the person still reads why they were refused."""
    board, stores = await begin(alice, "tictactoe"), bot.services.referee.stores
    change = "UPDATE matches SET start = :start WHERE id = :id"
    await stores.database.change(change, start="nonsense", id=match_of(board))
    stores.positions.drop(match_of(board))
    told = await made(bob, board, "b2")
    await stores.database.change(change, start="", id=match_of(board))
    assert told.text.startswith("This match is between others.")


async def test_ten_clicks_at_once_make_one_move(alice):
    """One of ten simultaneous clicks counts; each of the others gets an answer."""
    board = await begin(alice, "connect4")
    presses = [drop(alice, board, move) for move in "1234567123"]
    seen = await asyncio.gather(*presses)
    assert {each.state for each in seen} <= {"updated", "answered", "silent"}  # silent: shown by another answer
    board = await after_answer(alice, board, 1)
    assert number_of(board) == 2

    def told():
        private = [message.text for message in alice.reads() if message.ephemeral]
        return len(private) <= 1 and all("has changed" in text or "still thinking" in text for text in private)

    await alice.until(told)  # each refusal replaces the one before, and the last is deleted after the move


async def test_a_double_click_begins_one_match(bot, alice):
    """Of the help, of a finished lesson and of a study; whoever clicks again is told so. What was refused may be tried
    again at once.
    """
    page, study = await use(alice, "help"), await use(alice, "import", text="startpos", game="tictactoe")
    against = next(each.custom_id for each in study.buttons if "study-best" in (each.custom_id or ""))
    ways = (
        ("begin:0:0:tictactoe",),
        ("learn-play:0:0:tictactoe",),
        (against.replace("study-best", "study-against") + "0", "easy"),
    )
    for begun, way in enumerate(ways, 1):
        seen = await asyncio.gather(*(press(alice, page, *way) for _ in range(3)))
        await asyncio.gather(*(each.settled() for each in seen))
        assert len(await bot.services.referee.lists.in_progress(alice.id)) == begun
        await alice.sees("just asked me for this")
    for _ in range(2):
        assert "do not know" in (await answer_to(press(alice, page, "begin:0:0:chess"))).text


async def test_forged_and_very_old_clicks(alice):
    """A custom_id is untrusted input: one that no version of the bot knows, and forged ones, are answered privately."""
    board = await begin(alice, "tictactoe")
    too_old = ("move", "move:1:2", "unknown:1:0:x", "move:x:y:z", "🙂", "a" * 100)
    for custom_id, told in (
        *((each, "This button is too old.") for each in too_old),
        ("move:99999999:0:b2", "There is no such match."),
        ("move:{match}:0:z9", "I cannot read `z9` as a move."),
        ("move:{match}:7:b2", "The board has changed"),
        ("asked-accept:{match}:0:999999", "That offer no longer stands."),
        ("replay:99999999:0:next", "There is no such match."),
        ("study-go:0:0:999999.first", "This button is too old. </board:"),
        ("join:0:0:x", "That offer no longer stands."),
        ("uninvite:0:0:", "That offer no longer stands."),
        (f"join:0:0:{'9' * 20}", "That offer no longer stands."),
    ):
        answer = await answer_to(press(alice, board, custom_id.format(match=match_of(board))))
        assert (answer.ephemeral, answer.text.startswith(told)) == (True, True), custom_id


async def test_a_forged_answer_replaces_no_board(bot, alice, bob):
    """Private questions and pages are answered in their place; a message that everybody sees is none of them."""
    board = await begin_against(alice, bob, "tictactoe", hints="both")
    match = match_of(board)
    for custom_id in (
        f"resign-no:{match}:0:",
        f"choose-again:{match}:0:",
        "games:0:1:",
        f"history:{alice.id}:1:",
        "settings-of:0:0:",
        "my-settings:0:0:",
        "set:0:0:notices",
        "learn-all:0:0:",
        "delete-data-no:0:0:",
        f"more:{match}:0:",
    ):
        await press(alice, board, custom_id, *(["on"] if "set" in custom_id else []))
        await answers_finished(bot)
        assert board.id in [each.id for each in alice.reads()], custom_id
        assert open_moves(alice.look(board)), custom_id


async def test_typing_a_move(alice, lin, monkeypatch):
    """The window has an example in the reader's notation and accepts any. A move that cannot be made is explained. A
    piece that was chosen before can be put back.
    """
    window = await lin.click(await begin(lin, "xiangqi"), "输入着法")
    assert window.modal.fields[0]["placeholder"] == "例如 车九进一"
    monkeypatch.setattr("bot.features.play.moves.BOT_MOVE_SOON", 0)
    board = await begin(alice, "xiangqi")
    window = await alice.click(board, "Type a move")
    assert window.modal.fields[0]["placeholder"] == "For example a0a1"
    wrong = await answer_to(alice.submit_fields(window, {"move": "<@123> `hi`"}))
    assert wrong.ephemeral
    assert wrong.text.startswith("I cannot read")
    refused = await answer_to(alice.submit_fields(window, {"move": "a0a9"}))
    assert refused.text == "The way is blocked by your soldier on a3."
    chosen = await pick(alice, board, "b0")
    assert {move.split(":")[3] for move in open_moves(chosen)} == {"b0a2", "b0c2"}
    assert "Can go to: a2, c2" in chosen.pictures[0].description
    back = await click(alice, chosen, "Choose again")
    assert len(steps_of(back)) == 16
    assert open_moves(back) == []
    with engines_asleep():
        right = await answer_to(alice.submit_fields(window, {"move": "炮二平五"}))
    assert "Last move: h2e2 (Red" in right.text


async def test_whatever_happens_inside_the_person_gets_an_answer(bot, alice, monkeypatch, caplog):
    """After a bug an apology, and the log gets one entry that names the button. What takes longer than Discord waits is
    acknowledged in time and answered when it is done.
    """
    free = asyncio.Event()

    async def break_down(context, tag):
        raise ZeroDivisionError

    async def take_long(context, tag):
        await free.wait()
        await context.tell_person("At last.")

    for kind, action in (("broken", break_down), ("slow", take_long)):
        monkeypatch.setitem(bot.services.actions, kind, ActionEntry(action, False, False))
    board = await begin(alice, "tictactoe")
    seen = await press(alice, board, "broken:1:0:")
    assert seen.message.ephemeral
    assert seen.message.text.startswith("Something went wrong on my side")
    logged = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert logged == ["a bug, in broken:1:0:"]
    acknowledges_soon(monkeypatch)
    assert (await press(alice, board, "slow:1:0:")).state == "silent"
    free.set()
    assert (await alice.sees("At last.")).ephemeral
