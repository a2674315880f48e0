"""Study boards: games and positions from files and texts, moved on, taken back, asked about, and saved again."""

import re

from bot.playground.uploads import Upload

from .playing import (
    answer_to,
    board_at,
    click,
    drop,
    look_until,
    number_of,
    open_moves,
    press,
    select,
    shown,
    use,
)
from .test_trouble import engines_asleep

GAME = '[Game "Tic-tac-toe"]\n[Event "Club night"]\n\n1. a1 b1 2. b2 *\n'


async def test_a_game_is_looked_at_moved_on_and_saved(alice, bob):
    """A game from a text: forwards and back, another move instead, the best move, the file. Nobody else can use the
    page.
    """
    page = await use(alice, "import", text=GAME)
    assert page.ephemeral
    assert "Study board: Tic-tac-toe" in page.text
    assert "Club night" in page.text
    assert "Move 3 of 3" in page.text
    page = await click(alice, page, "Best move?")
    assert "Best is **c3**. " in page.text
    page = await click(alice, page, "Back", "c3")
    assert "Move 3 of 3" in page.text
    saved = await click(alice, page, "Save as PGN")
    assert saved.pictures[0].filename.startswith("tictactoe-study-")
    tag = next(b.custom_id for b in page.buttons if b.custom_id.startswith("study-best:"))
    assert "too old" in (await answer_to(press(bob, page, tag))).text


async def test_a_move_is_made_in_the_position_in_which_it_was_chosen(alice):
    """The rest of a game is there after its own next move. A move of a page that shows more than the study still has
    changes nothing, though it would be legal where the study ends.
    """
    page = await click(alice, await use(alice, "import", text=GAME), "First", "a1")
    assert "Move 1 of 3" in page.text
    page = await click(alice, page, "c3")
    assert "Move 2 of 2" in page.text
    tag = next(b.custom_id for b in page.buttons if b.custom_id.endswith(".b2"))
    page = await answer_to(press(alice, page, tag.replace(":2:", ":3:")))
    assert "Move 2 of 2" in page.text


async def test_a_file_and_a_position(alice):
    """A game from a PGN file, of any encoding; a position as text, with moves after it. Where two plies count as one
    move, the page says whose was made.
    """
    chinese = '[Game "Chinese Chess"]\n[Red "許功蓋"]\n\n1. 炮二平五 馬８進７\n'
    for content, said in (
        (GAME.encode(), "Move 3 of 3"),
        (GAME.encode("utf-16"), "Move 3 of 3"),
        (chinese.encode("big5"), "許功蓋"),  # an older program's
    ):
        page = await use(alice, "import", file=Upload("game.pgn", "text/plain", content))
        assert said in page.text
    assert "Move 1 of 1\nLast move: h9g7 (Black, horse)" in page.text
    assert "Move 1 of 1\nLast move: h2e2 (Red, cannon)" in (await click(alice, page, "Back")).text
    page = await use(alice, "import", game="connect4", text="position fen 7/7/7/7/7/3x3 o moves 4 4")
    assert "Move 2 of 2" in page.text
    page = await use(alice, "import", text="rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w moves h2e2")
    assert "Xiangqi" in page.text  # only xiangqi has such a position


async def test_a_file_that_discord_does_not_give(here, alice, monkeypatch, no_faults_left):
    """The person is told so, and not that the bot may not post. One failure costs nothing; nobody waits for ever for a
    file that never comes.
    """
    asked, file = "GET /cdn/attachments/*", Upload("game.pgn", "text/plain", GAME.encode())
    monkeypatch.setattr("bot.features.studies.feature.REQUEST_PAUSES", (0.01, 0.02, 0.03))
    for status in (403, 404, 503):
        here.faults.fail(asked, status, times=9)
        assert "I could not get the file from Discord" in (await use(alice, "import", file=file)).text
        here.faults.clear()
        here.faults.fail(asked, status)
        assert "Move 3 of 3" in (await use(alice, "import", file=file)).text
    monkeypatch.setattr("bot.features.studies.feature.FETCHING", 0.2)
    here.faults.seize(asked)
    assert "I could not get the file from Discord" in (await use(alice, "import", file=file)).text
    here.faults.release()


async def test_a_text_may_be_written_as_code(alice):
    """As people write on Discord what is to keep its form."""
    for text, said in (
        (f"```pgn\n{GAME}```", "Move 3 of 3"),
        ("```pgn 11-15 23-19```", "Move 1 of 1"),  # where the client has made one line of it
        ("```pgn\r\n11-15 23-19\r\n```", "Move 1 of 1"),
        ("`11-15 23-19`", "Move 1 of 1"),
        ("```炮二平五\n马8进7\n马二进三```", "Move 2 of 2"),  # no language: the first move
    ):
        assert said in (await use(alice, "import", text=text)).text


async def test_of_several_games_the_first_is_shown(alice):
    """The person is told that there are more, even if they cannot be read."""
    for second in (GAME, GAME.replace("b1 2", "a1 2")):
        page = await use(alice, "import", file=Upload("games.pgn", "text/plain", (GAME + second).encode()))
        assert "There are more games in it; this is the first." in page.text
        assert "There are more games" not in (await click(alice, page, "Back")).text


async def test_which_game_it_is(alice):
    """The game is recognised with the option and without it: only one game has such moves. So is a Chinese record as it
    is printed, typed without blanks between the moves. For a game that may be several the person is asked to choose: a
    button for each shows it on a study board.
    """
    for text in ('[Event "Club night"]\n\n1. 4 4 2. 3 *', "1. 4 4 2. 3", "1.4 4 2.3"):
        for options in ({"game": "connect4"}, {}):
            page = await use(alice, "import", text=text, **options)
            assert "Study board: Connect Four" in page.text
            assert "Move 3 of 3" in page.text
    page = await use(alice, "import", text="炮二平五马8进7马二进三车9平8红胜")
    for said in ("Study board: Xiangqi", "1-0", "Move 2 of 2"):
        assert said in page.text
    asked = await use(alice, "import", text="1. a1 b2")
    assert asked.text == "I cannot tell which game that is. Choose it."
    assert [button.label for button in asked.buttons] == ["Tic-tac-toe", "Gomoku", "Renju"]
    page = await click(alice, asked, "Gomoku")
    assert page.id == asked.id
    assert "Study board: Gomoku" in page.text
    assert "Move 2 of 2" in page.text
    assert "Tic-tac-toe" in (await use(alice, "import", text="1. a1 b2", game="tictactoe")).text


async def test_the_tags_of_a_game_are_told(alice):
    """The players with their sides; a known opening by its name, any other as it was written. Markup is escaped, a
    name that cannot be seen is none.
    """
    for nobody in ("?", "\u200b"):
        page = await use(alice, "import", text=f'[Red "Hu *Ronghua*"]\n[Black "{nobody}"]\n\n1. h2e2 h9g7 *')
        assert "Study board: Xiangqi · Hu \\*Ronghua\\* (Red) – Black\n" in page.text
    for opening, said in (
        ("SWAP2", "Club night · Swap2"),
        ("*Pro*", "Club night · \\*Pro\\*"),
        ("?", "Club night"),
    ):
        game = f'[Game "Gomoku"]\n[Event "Club night"]\n[Opening "{opening}"]\n\n1. h8 i9 2. a1 *\n'
        assert said in (await use(alice, "import", text=game)).text.splitlines()


async def test_what_cannot_be_read_is_told(alice, lin):
    """The refusal names the line, the column and the rule, in the person's language; a file of ten megabytes is refused
    at once.
    """
    for options, said in (
        ({"text": GAME.replace("b2", "b1")}, "(line 4, column 13). Tic-tac-toe, half-move 3: "),
        ({"text": "1. e4 e5 2. Nf3 Nc6 3. Bb5"}, "Gomoku, half-move 3: I cannot read `Nf3` as a move."),
        ({"text": GAME, "file": Upload("a.pgn", "text/plain", GAME.encode())}, "Give a file or a text, not both."),
        ({"text": "1. e4 e5", "game": "xiangqi"}, "(line 1, column 4). Xiangqi, half-move 1: I cannot read `e4`"),
        ({"text": "hello", "game": "xiangqi"}, "`hello` is not a position of this game: Xiangqi"),
        ({}, "Send a game as PGN, PDN or just its moves"),
        ({"file": Upload("big.pgn", "text/plain", b" " * 10_000_000)}, "larger than 1 MiB"),
    ):
        assert said in (await use(alice, "import", **options)).text
    told = (await use(lin, "import", text=GAME.replace("b2", "b1"))).text
    assert "第 4 行第 13 列" in told
    assert "第 3 步：" in told
    assert not re.search("[A-Za-z]{4}", told)


async def test_playing_on_from_a_study(alice, bob, lin):
    """A study is played on against the bot at a level, or against anyone in the channel, for either side."""
    page = await use(alice, "import", text=GAME)
    page = await click(alice, page, "Play from here")
    assert "O is to move. Which side do you play?" in page.text
    board = await select(alice, page, "Against me, you play X: how strong?", "beginner")
    assert "**Alice** (🇽 X)" in board.text
    await look_until(alice, board, lambda now: number_of(now) == 4)
    board = await select(alice, page, "Against me, you play O: how strong?", "beginner")
    assert not board.ephemeral
    assert "**Alice** (🅾️ O)" in board.text
    assert "from a position, not rated" in board.text
    assert len(open_moves(board)) == 6
    asked = await click(alice, page, "Ask this channel, I play O")
    assert "From this position: " in asked.text
    assert asked.pictures
    board = await click(bob, asked, "Play")
    assert "**Bob** (🇽 X)\n👉 **Alice** (🅾️ O)" in board.text
    assert len(open_moves(board)) == 6
    await (await drop(alice, board, "c3")).settled()
    over = await board_at(alice, board, 4)
    assert "Clock" not in over.text
    alone = await use(alice.direct, "import", text=GAME)
    alone = await click(alice.direct, alone, "Play from here")
    assert [button.label for button in alone.buttons] == ["Back"]  # nobody else can be asked there
    alone = await click(alice.direct, alone, "Back")
    assert "Move 3 of 3" in alone.text
    study = await use(lin, "import", text=GAME.replace("2. b2 *", "2. b2 c1 3. c3 *"))
    way = next(b for b in study.buttons if "study-play" in b.custom_id)
    over = await answer_to(press(lin, study, way.custom_id))  # from before, when it was not over
    assert (way.disabled, "对局" in over.text or "结束" in over.text) == (True, True)
    tag = next(b.custom_id for b in page.buttons if b.custom_id.startswith("study-anyone"))
    assert "too old" in (await answer_to(press(bob, page, tag))).text
    assert "too old" in (await answer_to(press(alice, page, tag[:-1] + "2"))).text  # a third side


async def test_whoever_asks_for_a_lot_at_once_is_told_to_wait_and_others_are_served(alice, bob):
    """Of many questions for the best move a few are answered, one after another, and the others are refused in a
    sentence; another person gets an answer meanwhile.
    """
    text = "startpos moves h8 a1 b1 c1 d1 e1 f1 g1 a3 b3 c3 d3 e3 f3 g3"
    pages = [await use(alice, "import", text=text, game="gomoku") for _ in range(9)]
    other = await use(bob, "import", text=GAME)
    with engines_asleep():
        for page in pages:
            await alice.click(page, "Best move?")
        refusals = await alice.until(
            lambda: (
                told if len(told := [each for each in alice.reads() if "asked me for a lot" in each.text]) == 5 else ()
            )
        )
        assert all(each.ephemeral for each in refusals)
        asked = await bob.click(other, "Best move?")
    assert "Best is **c3**. " in shown(await asked.settled()).text
    await alice.until(lambda: len([page for page in pages if "Best is" in alice.look(page).text]) == 4)
