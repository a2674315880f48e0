"""Puzzles, which only the solver sees: /puzzle, and what the buttons of a puzzle do."""

from typing import Annotated

from bot.discord.controls import Tag
from bot.discord.page import Page
from bot.features.puzzles import daily
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.page import HINTED, ended_page, ended_words, puzzle_page, right_words
from bot.features.puzzles.rules import PuzzleGone, Puzzles, rated_words, require_puzzle
from bot.handling.actions import Actions
from bot.handling.commands import OneOf, command
from bot.handling.context import Context
from bot.handling.entering import enter_moves, parts
from bot.handling.feature import Feature
from bot.handling.options import GAMES
from bot.match.entering import BEGINNING, SoFar
from engines.review.puzzles import Puzzle, games_with_puzzles

ACTIONS = Actions()
Offered = Annotated[str, OneOf({game: name for game, name in GAMES.items() if game in games_with_puzzles()})]


@command()
async def puzzle(context: Context, game: Offered | None = None) -> None:
    """Shows a puzzle that suits the person."""
    await context.answer.say(await _chosen(context, game))


@ACTIONS.on("puzzle-next")
async def another(context: Context, tag: Tag) -> None:
    """Shows another puzzle of the same game."""
    await context.show(await _chosen(context, tag.detail))


@ACTIONS.on("puzzle-hint")
async def hint(context: Context, tag: Tag) -> None:
    """Shows where to look. A puzzle without a result then counts as not solved."""
    puzzle, ply = _meant(tag)
    rated = await context.referee.of(Puzzles).finish(context.person, puzzle, False, (context.answer.used, tag))
    cost = SoFar(said=rated_words(context.texts, rated))
    await context.show(puzzle_page(puzzle, ply, context.preference, cost, hinted=True))


@ACTIONS.on("puzzle-told")
async def show_solution(context: Context, tag: Tag) -> None:
    """Shows the solution. A puzzle without a result then counts as not solved."""
    puzzle, _ = _meant(tag)
    rated = await context.referee.of(Puzzles).finish(context.person, puzzle, False, (context.answer.used, tag))
    await _show_end(context, puzzle, len(puzzle.moves), ended_words(context.texts, "", rated))


@ACTIONS.on("puzzle-show")
async def walk(context: Context, tag: Tag) -> None:
    """Steps through the solution and what follows. A puzzle without a result then counts as not solved."""
    puzzle = require_puzzle(parts(tag)[0])
    await context.referee.of(Puzzles).finish(context.person, puzzle, False)
    await _show_end(context, puzzle, tag.ply)


async def _chosen(context: Context, game: str | None) -> Page:
    """A puzzle that suits the person, with how it counts."""
    puzzles = context.referee.of(Puzzles)
    puzzle = await puzzles.choose(context.person.id, game)
    said = await puzzles.told_before(context.person.id, puzzle)
    return puzzle_page(puzzle, 0, context.preference, SoFar(said="".join(context.texts[key] for key in said)))


async def _show_end(context: Context, puzzle: Puzzle, step: int, told: str = "") -> None:
    solved = await context.referee.stores.daily.solved_by(context.person.id, puzzle.key, context.server)
    await context.show(ended_page(puzzle, step, context.preference, told, solved))


async def _position(context: Context, tag: Tag, so_far: SoFar = BEGINNING) -> None:
    puzzle, ply = _meant(tag)
    hinted = parts(tag)[0].endswith(HINTED)
    await context.show(puzzle_page(puzzle, ply, context.preference, so_far, hinted))


async def _try(context: Context, tag: Tag, text: str) -> None:
    """Tries a move: shows the next position of the line, or its end. Raises MoveRefused, WrongMove."""
    puzzle, ply = _meant(tag)
    act = context.answer.used, tag, text
    found = await context.referee.of(Puzzles).tried(context.person, puzzle, ply, text, act)
    said = f"✅ {right_words(found, context.preference)}"
    if found.is_last:
        await _show_end(context, puzzle, found.ply, said)
    else:
        await context.show(puzzle_page(puzzle, found.ply, context.preference, SoFar(said=said)))


def _meant(tag: Tag) -> tuple[Puzzle, int]:
    """The puzzle and the ply of a tag, which is untrusted. Raises PuzzleGone."""
    puzzle = require_puzzle(parts(tag)[0].removesuffix(HINTED))
    if tag.ply not in range(0, len(puzzle.moves), 2):  # the solver's moves
        raise PuzzleGone
    return puzzle, tag.ply


enter_moves(ACTIONS, "puzzle", _position, _try)

FEATURE = Feature(
    commands=(puzzle,),
    actions=(ACTIONS, daily.ACTIONS),
    services=(Daily, Puzzles),
    posters=(daily.DailyPosts,),
)
