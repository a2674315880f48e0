"""Commands that only show something: hints, lists, replays, records, settings, help."""

import re

from .playing import (
    after_answer,
    answer_to,
    answers_finished,
    begin,
    begin_against,
    board_at,
    choose_setting,
    click,
    drop,
    made,
    match_of,
    press,
    resign,
    select,
    shown,
    use,
)

POST_AGAIN = "Show it again"


async def ask(person, command, **options):
    """The answer to a command, which must be private."""
    message = await use(person, command, **options)
    assert message.ephemeral
    return message


async def filled(person, message):
    """A message once its answer has replaced the waiting line."""
    return await person.until(lambda: now if "…" not in (now := person.look(message)).text else None)


async def test_a_hint_in_three_steps(alice):
    """Where to look, the move, its consequences: privately, each marked on its own board. From the second step on a
    button plays the move, and the hint is deleted; one hint is counted at the end.
    """
    board = await begin(alice, "connect4")
    await drop(alice, board, "4")
    board = await after_answer(alice, board, 1)
    first = await click(alice, board, "Hint")
    assert first.ephemeral
    first = await filled(alice, first)
    assert first.text.startswith("**Hint 1 of 3**")
    assert "Play **" not in first.text
    assert [button.label for button in first.buttons] == ["More help"]
    second = await click(alice, first, "More help")
    assert "Play column **" in second.text
    assert "Hint: " in second.pictures[0].description
    assert [button.label for button in second.buttons] == ["More help", "Play it"]
    third = await click(alice, second, "More help")
    assert "A likely continuation: " in third.text or "Every move, if both sides play perfectly: " in third.text
    assert [button.label for button in third.buttons] == ["Play it"]
    await alice.click(third, "Play it")
    await after_answer(alice, board, 3)
    await alice.until(lambda: not any(message.ephemeral for message in alice.reads()))
    over = await resign(alice, alice.look(board))
    assert "Alice used 1 hint" in over.text


async def test_commands_without_a_match(alice):
    """Each command that needs a match says that there is none, and how to begin one; so does every number of none, and
    another page of a list that is empty by now.
    """
    for command in ("hint", "resign", "draw", "takeback", "board"):
        told = (await ask(alice, command)).text
        assert re.fullmatch(r"You have no match in progress\. Start one with </play:\d+>\.", told)
    assert "no match in progress" in (await ask(alice, "move", move="a1")).text
    listed = await ask(alice, "games")
    assert (await answer_to(press(alice, listed, "games:0:2:next"))).text == listed.text
    for number in (0, -1, 99_999_999):
        for command, more in (("board", {}), ("move", {"move": "4"}), ("hint", {})):
            assert (await ask(alice, command, match=number, **more)).text == "There is no such match."


async def test_a_command_that_may_mean_several_matches(bot, alice):
    """The person sees which matches, and chooses one from any page of the list, or with the option `match` and its
    suggestions.
    """
    boards = [await begin(alice, "tictactoe"), await begin(alice, "connect4")]
    for command, said in (
        ("resign", "Do you really want to resign"),
        ("draw", "Let us play a few moves first"),
        ("takeback", "You have not made a move yet"),
        ("pause", "This match has no running clock"),
        ("hint", "Hint 1 of 3"),
    ):
        listed = await ask(alice, command)
        assert "You have several matches in progress. Choose one." in listed.text
        turned = await answer_to(press(alice, listed, f"games:0:2:{command}-in.next"))
        chosen = await select(alice, turned, None, match_of(boards[1]))
        assert said in (await filled(alice, chosen)).text
    suggested = await alice.autocomplete("hint", "match", "connect")
    name = f"#{match_of(boards[1])} Connect Four against Qibot (Beginner)"
    assert suggested == [{"name": name, "value": f"{match_of(boards[1])}"}]
    await answers_finished(bot)  # the hint is noted as seen after its answer
    meant = await ask(alice, "hint", match=match_of(boards[1]))
    assert "Hint 2 of 3" in (await filled(alice, meant)).text


async def test_a_client_may_send_what_a_suggestion_shows(alice, lin):
    """Discord's clients do so when a command is pasted or the channel was changed. A name that begins with no number
    means no match, not the only one.
    """
    other, board = await begin(lin, "tictactoe"), await begin(lin, "xiangqi")
    (match,) = await lin.autocomplete("move", "match", "象棋")
    (move,) = await lin.autocomplete("move", "move", "炮二平五", match=match["name"])
    assert move["name"] != move["value"]
    assert [move] == await lin.autocomplete("move", "move", move["name"], match=match["name"])
    await filled(lin, await ask(lin, "move", move=move["name"], match=match["name"]))
    assert "二-3到五-3" in (await after_answer(lin, board, 1)).pictures[0].description
    for nobody in (f"Lin {match_of(other)}", "9" * 40, f"{match_of(other)}x"):
        assert "没有这盘对局" in (await ask(lin, "resign", match=nobody)).text


async def test_moving_by_command(alice, lin):
    """Typing narrows the list of legal moves, in the person's notation. The answer is private and links to the board,
    which shows the move and the bot's answer.
    """
    board = await begin(alice, "xiangqi")
    await begin(lin, "xiangqi")
    offered = await alice.autocomplete("move", "move", "h2e")
    assert offered == [{"name": "h2e2", "value": "h2e2"}]
    assert len(await alice.autocomplete("move", "move", "")) == 25
    assert {"name": "炮二平五 (h2e2)", "value": "h2e2"} in await lin.autocomplete("move", "move", "炮二")
    assert await alice.autocomplete("move", "move", "nonsense") == []
    said = await ask(alice, "move", move="C2.5")
    assert said.button("Go to the board").url.endswith(f"/{board.id}")
    board = await after_answer(alice, board, 1)
    await alice.until(lambda: "Alice (Red) to move" in alice.look(said).text)
    assert "cannon b2, e2" in board.pictures[0].description


async def test_a_move_without_a_number(here, alice):
    """It is played where it is legal and the person is to move; of several matches in the newest of the channel. If all
    are elsewhere the answer asks, with buttons that play it. A move that fits no match is refused by the newest.
    """
    boards = [await begin(alice, game) for game in ("connect4", "tictactoe", "tictactoe")]
    await ask(alice, "move", move="b2")
    assert await board_at(alice, boards[2], 2)
    assert "d9" in (await ask(alice, "move", move="d9")).text
    offered = {each["value"] for each in await alice.autocomplete("move", "move", "")}
    assert {"4", "a1"} <= offered
    elsewhere = await here.moderation.begin_thread(alice.place)
    pressed = [{each.custom_id[-2:] for each in alice.look(board).buttons if each.disabled} for board in boards[1:]]
    free = min({"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"} - pressed[0] - pressed[1])
    question = await ask(alice.at(elsewhere), "move", move=free)
    assert f"In which match do you mean `{free}`?" in question.text
    numbers = [str(match_of(board)) for board in reversed(boards[1:])]
    assert [each.label.split()[0].strip("#") for each in question.buttons] == numbers
    played = await click(alice.at(elsewhere), question, question.buttons[1].custom_id)
    assert played.id == question.id
    assert "Tic-tac-toe" in played.text
    assert await board_at(alice, boards[1], 2)


async def test_a_question_stays_where_its_answer_is_refused(here, alice):
    """If another move was made meanwhile in one of its matches, the question stays, and the other match can still be
    chosen.
    """
    boards = [await begin(alice, "tictactoe", side="first") for _ in range(2)]
    in_thread = alice.at(await here.moderation.begin_thread(alice.place))
    question = await ask(in_thread, "move", move="b2")
    await alice.click(boards[1], "a1")
    assert await board_at(alice, boards[1], 2)
    stale, other = (each.custom_id for each in question.buttons)
    refused = await (await in_thread.click(question, stale)).settled()
    assert "The board has changed" in shown(refused).text
    assert alice.look(question.id).text == question.text
    await (await in_thread.click(question, other)).settled()
    assert await board_at(alice, boards[0], 2)


async def test_the_list_of_matches(here, alice, bob):
    """Matches in progress have links, say what they wait for, and a menu posts a board again. A challenge has no moves
    to count.
    """
    board = await begin(alice, "tictactoe")
    await alice.slash("play", game="connect4", opponent=bob.id)
    listed = await ask(alice, "games")
    assert f"/{board.id})" in listed.text
    assert "· your move · 0 moves · [" in listed.text
    assert re.search(r"· waiting for an answer · \[?Match", listed.text)  # linked once its message is known
    again = await select(alice, listed, POST_AGAIN, str(match_of(board)))
    assert not again.ephemeral
    assert again.text == board.text
    thrice = await select(alice, listed, POST_AGAIN, str(match_of(board)))  # a menu that kept the choice sends nothing
    assert thrice.id != again.id
    assert thrice.text == board.text
    assert "waiting for your answer" in (await ask(bob, "games")).text
    await begin_against(alice, here.add_person("x_y_z"), "connect4", side="second")
    menu = (await ask(alice, "games")).menu(POST_AGAIN)
    assert "x_y_z to move" in [option["description"] for option in menu.options]  # without backslashes: no markup


async def test_many_matches_in_progress(here, alice):
    """More challenges than a menu holds come ten to a page, none lost, and each can be answered from the list."""
    names = [here.add_person(f"Challenger {number}") for number in range(31)]
    for challenger in names:
        await challenger.slash("play", game="connect4", opponent=alice.id)
    listed, seen = await ask(alice, "games"), set()
    for page in range(1, 5):
        assert f"Page {page} of 4, 31 in all" in listed.text
        seen |= set(re.findall(r"Challenger \d+", listed.text))
        if page < 4:
            listed = await click(alice, listed, "Next")
    assert len(seen) == 31
    waiting = await select(alice, listed, None, listed.menus[0].options[0]["value"])
    assert waiting.ephemeral
    assert [button.label for button in waiting.buttons] == ["Accept", "Decline", "Withdraw", "Learn"]
    await alice.click(waiting, "Decline")
    assert "30 in all" in (await ask(alice, "games")).text


async def test_history_and_replay(alice, bob):
    """Two people play on one message, which names the person to move and the winner. Matches are listed in pages; one
    is looked at move by move, saved as a file, and opened on a study board; a running match is not.
    """
    board = await begin_against(alice, bob, "tictactoe")
    for ply, move in enumerate(("b2", "a1", "a3", "c1", "c3", "b1")):
        person = (alice, bob)[ply % 2]
        assert f"**{person.name} (" in board.text.splitlines()[-2]
        board = await made(person, board, move)
    assert "**Bob wins with three in a row.**" in board.text
    assert board.pictures[0].description.startswith("Tic-tac-toe")
    assert "Winning line: a1, b1, c1" in board.pictures[0].description
    listed = await ask(bob, "history", player=alice.id)
    assert "**Lost** Tic-tac-toe · Bob · three in a row · 6 moves" in listed.text
    replay = await select(bob, listed, None, str(match_of(board)))
    assert replay.ephemeral
    assert "The start" in replay.text
    for button, said in (
        ("Next", "Move 1 of 6"),
        ("Last", "Move 6 of 6"),
        ("Back", "Move 5 of 6"),
        ("First", "The start"),
    ):
        replay = await click(bob, replay, button)
        assert said in replay.text
    assert replay.button("Back").disabled
    saved = await click(bob, replay, "Save as PGN")
    assert saved.pictures[0].filename == f"tictactoe-{match_of(board)}.pgn"
    await bob.deletes(replay)
    assert "The start" in (await select(bob, listed, None, str(match_of(board)))).text
    from_board = await click(alice, alice.look(board), "Replay")
    assert from_board.ephemeral
    assert "Study board: Tic-tac-toe" in (await click(alice, from_board, "Study board")).text
    going = await begin_against(alice, bob, "tictactoe")
    await press(alice, board, f"study-open:{match_of(going)}:0:")
    assert (await alice.sees("The match is not over yet")).ephemeral


async def test_pages_of_history(alice):
    """The buttons Older and Newer reach all of it."""
    for _ in range(11):
        await resign(alice, await begin(alice, "tictactoe"))
    first = await ask(alice, "history", game="tictactoe")
    assert first.text.startswith("### Matches of Alice · Tic-tac-toe\n")
    assert "Page 1 of 2, 11 in all" in first.text
    assert first.button("Newer").disabled
    second = await click(alice, first, "Older")
    assert "Page 2 of 2" in second.text
    assert len(second.menu().options) == 1
    assert (await click(alice, second, "Newer")).text == first.text
    for command, told in (("history", "Matches of Alice · Renju\nNo"), ("stats", "Record of Alice · Renju\nNo")):
        assert (await ask(alice, command, game="renju")).text.startswith(f"### {told}")


async def test_the_record_and_the_history(bot, alice, lin):
    """Wins, draws and losses in a picture with a description, or in words. A line of the history has the number that
    commands take; /about counts the finished matches. The bot's own are not listed.
    """
    assert "No finished match that counts yet" in (await ask(alice, "stats")).text
    before = await ask(alice, "about")
    board = await begin(alice, "connect4")
    await resign(alice, board)
    assert f"#{match_of(board)} **Lost** Connect Four" in (await ask(alice, "history")).text
    abouts = before, await ask(alice, "about")
    counts = [int(re.search(r"(\d+) match(?:es)? played to", about.text)[1]) for about in abouts]
    assert counts[1] == counts[0] + 1
    mine = await ask(alice, "stats")
    assert "**Overall**: 0 won, 0 drawn, 1 lost" in mine.text
    assert "Connect Four: Wins 0, Draws 0, Losses 1" in mine.pictures[0].description
    await choose_setting(lin, "board", "text")
    assert "**四子棋**" in (await ask(lin, "stats", player=alice.id)).text
    told = await ask(alice, "history", player=bot.user.id)
    assert told.text == "Bots have no record of their own. Choose a person."


async def test_settings(here, alice, bob):
    """Managers choose the defaults of people who chose nothing; other people have no button for that. One's own choice
    takes effect from the next message on, also in the panel itself.
    """
    manager = here.add_person("Mona", admin=True)
    panel = await ask(manager, "settings")
    assert "Server defaults" not in [button.label for button in (await ask(bob, "settings")).buttons]
    server = await click(manager, panel, "Server defaults")
    assert "Leaderboards" in panel.text
    assert "Leaderboards" not in server.text  # each person decides that alone
    server = await select(manager, server, "Choices for one game", "xiangqi")
    saved = await select(manager, server, "Pieces", "chinese")
    assert "Saved." in saved.text
    assert "Xiangqi" in saved.text.splitlines()[0]
    await manager.select(saved, "Pieces", "auto")
    server = await select(manager, saved, "Choices for one game", "all")
    assert any("picture" in {option["value"] for option in menu.options} for menu in server.menus)
    panel = await ask(alice, "settings")
    assert panel.text.startswith("### Your settings")
    panel = await select(alice, panel, "Language", "简体中文")
    assert "设置" in panel.text
    board = await begin(alice, "xiangqi")
    assert "象棋" in board.text
    await alice.select(panel, "set:0:0:board", "text")
    board = await begin(alice, "connect4")
    assert board.pictures == []
    assert "四子棋" in board.text


async def test_settings_offer_pings_only_where_they_can_come(here, alice, bob):
    """In a group the bot only answers. In its direct messages with a person it posts, as in a server."""
    group = alice.at(here.world.add_group(alice, bob))
    panels = [await ask(person, "settings") for person in (alice, alice.direct, group)]
    assert ["Pings when a move is due" in panel.text for panel in panels] == [True, True, False]
    panel = await select(group, panels[2], "set:0:0:board", "text")
    assert "Pings" not in panel.text
    await select(group, panel, "set:0:0:board", "picture")


async def test_somebody_elses_board_stays_where_it_is(here, alice, bob, lin):
    """A person who does not play can look at a match anywhere; its board stays with the players. They can move it to
    another channel of its server, where the opponent can follow; not to one that the opponent does not see.
    """
    board = await begin_against(alice, bob, "connect4")
    elsewhere = lin.at(here.world.add_channel("elsewhere"))
    copy = await ask(elsewhere, "board", match=match_of(board))
    assert f"第 {match_of(board)} 局回放" in copy.text
    await drop(alice, board, "4")
    await board_at(bob, board, 1)
    mine = await ask(bob.direct, "board", match=match_of(board))
    assert f"Replay of match {match_of(board)}" in mine.text
    assert mine.button("Go to the board").url.endswith(f"/{board.id}")
    staff = alice.at(here.world.add_channel("staff", members=(alice,)))
    assert "Replay of match" in (await ask(staff, "board", match=match_of(board))).text
    await drop(bob, board.id, "4")
    await board_at(alice, board, 2)
    there = here.world.add_channel("there")
    moved = await use(alice.at(there), "board", match=match_of(board))
    await drop(alice.at(there), moved, "4")
    await board_at(bob.at(there), moved, 3)
