"""Puzzles in chat: solved move by move, counted once, with a hint and the solution on request."""

import re

from bot.features.puzzles.rules import puzzle_view
from engines.review.puzzles import puzzles

from .playing import answer_to, click, press, puzzle_of, solve_puzzle, use


async def test_a_puzzle_is_solved_and_counted_once(alice, bob, monkeypatch):
    """The rating and the streak grow; the same puzzle again changes nothing; the button brings another puzzle. When a
    game has no new puzzles for the person, an old one says that it has counted. The record has them for the person
    alone, also without a match.
    """
    page = await use(alice, "puzzle", game="connect4")
    assert page.ephemeral
    assert "only one move wins" in page.text
    assert "already counted" not in page.text
    puzzle = puzzle_of(page)
    done = await solve_puzzle(alice, page, puzzle)
    assert "Solved!" in done.text
    assert "Solved in a row: **1**" in done.text
    assert "(+" in done.text
    assert "The idea: " in done.text
    other = await use(alice, "puzzle", game="connect4")
    assert "already counted for your rating" in (await solve_puzzle(alice, other, puzzle)).text
    again = await click(alice, done, "Another puzzle")
    assert puzzle_of(again).key != puzzle.key
    monkeypatch.setattr("bot.features.puzzles.rules.puzzles", lambda game: [puzzle])
    assert "already counted for your rating" in (await use(alice, "puzzle", game="connect4")).text
    told = (await use(alice, "stats")).text
    assert "No finished match that counts yet" in told
    assert re.search(r"Puzzles: rating \*\*1\d\d\d\*\* · solved 1 of 1$", told)
    assert "Puzzles" not in (await use(bob, "stats", player=alice.id)).text


async def test_a_wrong_move_costs_and_help_ends_the_streak(alice):
    """A wrong move and a full column are explained; the hint marks where to look; the solution shows the whole line.
    What the first wrong move costs is told at once, and once.
    """
    page = await use(alice, "puzzle", game="connect4")
    assert "a hint or the solution counts as not solved" in page.text
    puzzle = puzzle_of(page)
    wrong = next(column for column in "4352617" if column != puzzle.moves[0])
    page = await answer_to(press(alice, page, f"puzzle-move:0:0:{puzzle.key}.{wrong}"))
    assert f"{wrong} does not win" in page.text or "is full" in page.text
    counted = "does not win" in page.text
    assert ("(-" in page.text and "Solved in a row: **0**" in page.text) == counted
    page = await click(alice, page, "Hint")
    assert "Look at " in page.text
    assert "counts as not solved" not in page.text
    assert ("Your puzzle rating" in page.text) != counted
    assert puzzle.moves[0] in page.text.split("Look at ")[1]
    page = await click(alice, page, "Solution")
    assert "already counted for your rating" in page.text
    assert page.text.count(f"**{puzzle.moves[-1]}**") == 1  # the move that the picture shows


async def test_the_same_press_twice_is_told_the_same(alice):
    """A double tap hides no change of the rating: after the last move, a wrong one, a hint, and the solution."""
    page = await use(alice, "puzzle", game="connect4")
    puzzle = puzzle_of(page)
    done = await solve_puzzle(alice, page, puzzle)
    last = f"puzzle-move:0:{len(puzzle.moves) - 1}:{puzzle.key}.{puzzle.moves[-1]}"
    assert "(+" in done.text
    assert (await answer_to(press(alice, page, last))).text == done.text
    for kind in ("puzzle-hint", "puzzle-told", "puzzle-move"):
        page = await use(alice, "puzzle", game="gomoku")
        puzzle = puzzle_of(page)
        wrong = next(move for move in puzzle_view(puzzle, 0).legal if move != puzzle.moves[0])
        pressed = f"{kind}:0:0:{puzzle.key}{f'.{wrong}' if kind == 'puzzle-move' else ''}"
        first, second = [await answer_to(press(alice, page, pressed)) for _ in range(2)]
        assert "(-" in first.text, kind
        assert second.text == first.text, kind
    assert "(-" not in (await click(alice, page, "Hint")).text


async def test_a_hint_stays_while_a_move_is_entered(alice):
    """Choosing a piece, choosing again and a wrong move leave it there; the right move takes it away. The rating
    falls and the streak ends with the first hint of a puzzle, as the person is told.
    """
    page = await click(alice, await use(alice, "puzzle", game="xiangqi"), "Hint")
    assert "(-" in page.text
    assert "Solved in a row: **0**" in page.text
    puzzle, told = puzzle_of(page), next(line for line in page.text.split("\n") if "Look at the " in line)
    pieces = (each for each in page.buttons if (each.custom_id or "").startswith("puzzle-step:"))
    page = await click(alice, page, next(each.label for each in pieces if not each.disabled))
    assert told in page.text
    page = await click(alice, page, "Choose again")
    assert told in page.text
    wrong = next(move for move in puzzle_view(puzzle, 0).legal if move != puzzle.moves[0])
    page = await answer_to(press(alice, page, f"puzzle-move:0:0:{puzzle.key}*.{wrong}"))
    assert told in page.text
    assert page.button("Hint").disabled
    page = await answer_to(press(alice, page, f"puzzle-move:0:0:{puzzle.key}*.{puzzle.moves[0]}"))
    assert told not in page.text


async def test_the_end_shows_why_it_wins(alice):
    """Buttons lead move by move to the position in which the game is won; a person who looks there first has not solved
    it.
    """
    page = await use(alice, "puzzle", game="connect4")
    puzzle = next(each for each in puzzles("connect4") if each.rest)
    page = await answer_to(press(alice, page, f"puzzle-show:0:{len(puzzle.moves)}:{puzzle.key}.next"))
    assert "How it goes on: " in page.text
    page = await click(alice, page, "First")
    assert page.button("Back").disabled
    page = await click(alice, page, "Last")
    assert page.button("Next").disabled
    assert f"Last move: column {puzzle.line[-1]}." in page.pictures[0].description
    assert "already counted" in (await solve_puzzle(alice, page, puzzle)).text


async def test_every_game_can_be_solved(alice):
    """A puzzle has the menus and buttons of its game's controls, and typing where that is offered."""
    for game in ("xiangqi", "gomoku", "checkers", "tiaojiaqi"):
        page = await use(alice, "puzzle", game=game)
        assert any((each.custom_id or "").startswith("puzzle-") for each in page.buttons), game
        assert "Solved!" in (await solve_puzzle(alice, page, puzzle_of(page))).text, game


async def test_what_is_sent_by_hand_is_answered(alice):
    """An unknown puzzle, a ply beyond its line, the opponent's ply, and a game without puzzles are answered."""
    page = await use(alice, "puzzle", game="connect4")
    key = puzzle_of(page).key
    odd = ("puzzle-move:0:0:0000.4", f"puzzle-move:0:98:{key}.4", f"puzzle-hint:0:1:{key}", "puzzle-next:0:0:chess")
    for tag in (*odd, "puzzle-show:0:0:00.next"):
        assert "I do not have this puzzle any more." in (await answer_to(press(alice, page, tag))).text, tag
    bad = await answer_to(press(alice, page, f"puzzle-move:0:0:{key}.zz"))
    assert "❌" in bad.text
