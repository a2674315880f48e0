"""Sharing a finished match, and the message menu that analyses it."""

import asyncio

import psutil

from bot.features.sharing import feature
from bot.render import animation

from .playing import answer_to, begin_against, click, made, match_of, number_of, press, use
from .test_reviews import played, reviewed


def animations_of(person, board):
    """All messages with the animation of a board's match, oldest first."""
    name = f"match-{match_of(board)}.webp"
    return [each for each in person.reads() if each.pictures and each.pictures[0].filename == name]


async def test_a_match_is_shared_as_a_picture_that_moves(alice, bob, monkeypatch):
    """Everybody sees it; its text and description name the person and the game. It is made once; a person with another
    look gets another. Whoever shares again and again is told to wait; others get theirs.
    """
    made, call = [], feature.PROCESS.call
    monkeypatch.setattr("bot.handling.services.REST", 0)
    monkeypatch.setattr(feature.PROCESS, "call", lambda draw, scenes: made.append(scenes) or call(draw, scenes))
    board = await played(alice, bob)
    for number, (person, times) in enumerate([(alice, 1), (alice, 1), (bob, 2)], 1):
        await person.click(board, "Share")
        messages = await person.until(lambda n=number: len(found := animations_of(alice, board)) == n and found)
        assert len(made) == times
    assert not messages[0].ephemeral
    assert "Alice" in messages[0].text
    assert "Tic-tac-toe" in messages[0].pictures[0].description
    monkeypatch.setattr("bot.handling.services.REST", 3600)
    for _ in range(4):
        await alice.click(board, "Share")
    assert (await alice.sees("just asked me for this")).ephemeral
    await bob.click(board, "Share")
    await bob.until(lambda: len(animations_of(bob, board)) == 5)


async def test_nothing_waits_for_an_animation(alice, bob, monkeypatch):
    """An animation is made neither in the bot nor the process that draws boards: moves and imports go on meanwhile."""
    monkeypatch.setattr("bot.handling.services.REST", 0)
    monkeypatch.setattr(animation, "_encoded", None)  # in this process
    board = await played(alice, bob)
    await alice.click(board, "Share")
    await alice.until(lambda: animations_of(alice, board))
    process = psutil.Process(feature.PROCESS._process.pid)
    process.suspend()
    try:
        await bob.click(board, "Share")
        running = await begin_against(alice, bob, "tictactoe")
        assert number_of(await made(alice, running, "b2")) == 1
        study = await use(alice, "import", text="startpos moves b2", game="tictactoe")
        assert "Move 1 of 1" in study.text
        assert len(animations_of(alice, board)) == 1
    finally:
        process.resume()
    await bob.until(lambda: len(animations_of(bob, board)) == 2)


async def test_a_match_is_shared_as_a_card(alice, bob):
    """A replay shares one picture that everybody sees, with a description; of a double click the second is told to
    wait. A running or unknown match cannot be shared.
    """
    board = await played(alice, bob)
    replay = await click(bob, board, "Replay")
    await asyncio.gather(bob.click(replay, "Card"), bob.click(replay, "Card"))
    assert (await bob.sees("just asked me for this")).ephemeral
    name = f"card-{match_of(board)}.png"
    (card,) = [each for each in alice.reads() if each.pictures and each.pictures[0].filename == name]
    assert not card.ephemeral
    assert card.pictures[0].description.startswith("Tic-tac-toe: Alice against Bob. ")
    running = match_of(await begin_against(alice, bob, "tictactoe"))
    for tag, said in (
        (f"share-card:{running}:0:", "not over yet"),
        (f"share:{running}:0:", "not over yet"),
        ("share:99999:0:", "no such match"),
    ):
        told = await answer_to(press(alice, board, tag))
        assert (told.ephemeral, said in told.text) == (True, True), tag


async def test_the_menu_on_a_message_looks_at_its_match(alice, bob):
    """The menu opens the review of a finished board, also of one that was forwarded; a running match is refused, and a
    challenge.
    """
    board = await played(alice, bob)
    page = await reviewed(bob, await bob.context_menu("Analyse", board))
    assert f"Review of match {match_of(board)}" in page.text
    page = await reviewed(bob, await bob.context_menu("Analyse", await alice.forwards(board)))
    assert f"Review of match {match_of(board)}" in page.text
    running = await begin_against(alice, bob, "tictactoe")
    assert "not over yet" in (await answer_to(bob.context_menu("Analyse", running))).text
    asked = await use(alice, "play", game="gomoku", opponent=bob.id)
    assert "waiting for its answer" in (await answer_to(bob.context_menu("Analyse", asked))).text


async def test_who_wants_moves_in_a_text_analysed_is_led_to_the_import(alice):
    """Only boards are analysed: the answer says so, and names the command for texts."""
    said = await alice.says("炮二平五 马8进7")
    told = await (await alice.context_menu("Analyse", said)).settled()
    number = next(each["id"] for each in alice.commands if each["name"] == "import")
    assert f"</import:{number}>" in told.message.text
