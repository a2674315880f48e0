"""Puzzles, for the eyes of who solves: move by move, with a hint, the solution and another one."""

from discord import ui

from bot.actions.context import Context
from bot.actions.registry import action
from bot.errors import explain
from bot.pages.page import Page
from bot.pages.puzzles import ended_page, puzzle_page
from bot.pages.tags import Tag
from bot.referee import MoveRefused, NoLesson, Puzzle, choices_of, puzzle_named, puzzle_view, try_puzzle

MOST_TYPED = 40


async def show(context: Context, game: str | None) -> None:
    """A puzzle that suits the person."""
    puzzle = await context.referee.puzzles.choose(context.person.id, game)
    await context.answer.say(puzzle_page(puzzle, 0, context.preference))


@action("puzzle-next")
async def another(context: Context, tag: Tag) -> None:
    """One more of the same game."""
    puzzle = await context.referee.puzzles.choose(context.person.id, tag.detail)
    await _update(context, puzzle_page(puzzle, 0, context.preference))


@action("puzzle-step")
async def choose(context: Context, tag: Tag) -> None:
    """An option that leads to another step, or back to the first."""
    puzzle, ply, path = _meant(tag)
    await _update(context, puzzle_page(puzzle, ply, context.preference, path + "".join(context.values)))


@action("puzzle-move")
async def press(context: Context, tag: Tag) -> None:
    """A button that makes a move."""
    await _try(context, tag, _meant(tag)[2])


@action("puzzle-target")
async def choose_target(context: Context, tag: Tag) -> None:
    """A line of a menu that makes a move."""
    await _try(context, tag, "".join(context.values))


@action("puzzle-type", window=True)
async def open_window(context: Context, tag: Tag) -> None:
    """A window to type a move in."""
    puzzle, ply, _ = _meant(tag)
    field = ui.TextInput[ui.Modal](custom_id="move", max_length=MOST_TYPED)
    typed = Tag("puzzle-typed", 0, ply, f"{puzzle.key}.")
    window = ui.Modal(title=context.texts.text("windows.move_title"), custom_id=str(typed))
    window.add_item(ui.Label(text=context.texts.text("windows.move_label"), component=field))
    await context.open(window)


@action("puzzle-typed")
async def take_typed(context: Context, tag: Tag) -> None:
    """What was typed in the window."""
    await _try(context, tag, context.typed("move"))


@action("puzzle-hint")
async def hint(context: Context, tag: Tag) -> None:
    """Where to look; who has had help has not solved it."""
    puzzle, ply, _ = _meant(tag)
    await context.referee.puzzles.finish(context.person, puzzle, False)
    await _update(context, puzzle_page(puzzle, ply, context.preference, hinted=True))


@action("puzzle-told")
async def tell(context: Context, tag: Tag) -> None:
    """The solution."""
    puzzle, _, _ = _meant(tag)
    rated = await context.referee.puzzles.finish(context.person, puzzle, False)
    await _update(context, ended_page(puzzle, context.preference, context.texts.text("puzzle.solution"), rated))


async def _try(context: Context, tag: Tag, text: str) -> None:
    """A move: the next position of the line, the end of it, or the same position again."""
    puzzle, ply, _ = _meant(tag)
    try:
        tried = try_puzzle(puzzle, ply, text)
    except MoveRefused as refusal:
        said = f"❌ {explain(refusal, context.preference.language) or ''}"
        await _update(context, puzzle_page(puzzle, ply, context.preference, said=said))
        return
    if not tried.right:
        await context.referee.puzzles.finish(context.person, puzzle, False)
        said = f"❌ {context.texts.text('puzzle.wrong', move=_written(context, puzzle, ply, tried.move))}"
        await _update(context, puzzle_page(puzzle, ply, context.preference, said=said))
    elif tried.ply < len(puzzle.moves):
        answer = _written(context, puzzle, ply + 1, puzzle.moves[ply + 1])
        said = f"✅ {context.texts.text('puzzle.go-on', move=answer)}"
        await _update(context, puzzle_page(puzzle, tried.ply, context.preference, said=said))
    else:
        rated = await context.referee.puzzles.finish(context.person, puzzle, True)
        said = f"✅ {context.texts.text('puzzle.solved')}"
        await _update(context, ended_page(puzzle, context.preference, said, rated))


def _written(context: Context, puzzle: Puzzle, ply: int, move: str) -> str:
    choices = choices_of(puzzle_view(puzzle, ply), context.preference.notation(puzzle.game))
    return next((choice.written for choice in choices if choice.move == move), move)


def _meant(tag: Tag) -> tuple[Puzzle, int, str]:
    """The puzzle, the ply and the rest that a tag means, which anybody may have sent. Raises NoLesson."""
    key, _, rest = tag.detail.partition(".")
    puzzle = puzzle_named(key)
    if tag.ply >= len(puzzle.moves) or tag.ply % 2:
        raise NoLesson
    return puzzle, tag.ply, rest


async def _update(context: Context, page: Page) -> None:
    """On the message that was used; where everybody sees that one, in another for the person's eyes."""
    await (context.answer.say(page) if context.answer.is_on_board else context.answer.update(page))
