"""Puzzles as pages: the position to solve, and what became of it."""

from bot.discord.page import Button, Page, Row
from bot.discord.tags import Tag
from bot.features.hints.rules import written_line
from bot.features.puzzles.rules import RatedAttempt, puzzle_view
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.choices import choices_of
from bot.match.controls import CONTROLS
from bot.match.entering import entry
from bot.match.page import OVER, TO_MOVE
from bot.match.pictures import scene_block, scene_of
from bot.match.preferences import Preference
from bot.render import Scene
from engines.review.puzzles import Puzzle

OFFERED = 2  # places that a hint names where stones are placed, one of them right


def puzzle_page(
    puzzle: Puzzle, ply: int, reader: Preference, chosen: str = "", said: str = "", hinted: bool = False
) -> Page:
    """The position after `ply` moves of the line, with the controls of a match."""
    texts, view = catalogue(reader.language), puzzle_view(puzzle, ply)
    entered = entry(view, reader, choices_of(view, reader.notation(puzzle.game)), chosen, view.turn == 1)
    held, targets = entered.step.held, entered.step.targets
    places = hint_places(puzzle, ply) if hinted else ()
    if len(places) == 1:
        held = places[0]
    scene = puzzle_scene(puzzle, ply, reader, held, targets or (places if len(places) > 1 else ()))
    hint = texts.text("puzzle.hint", places=" · ".join(places)) if hinted else ""
    return Page(
        (
            _title(texts, puzzle),
            scene_block(entered.name("puzzle", puzzle.key, ply, "hint" if hinted else ""), scene, reader),
            "\n".join(filter(None, (said, f"**{puzzle_goal(texts, puzzle, ply)}**", hint))),
            *entered.rows(Tag("puzzle", 0, ply, puzzle.key)),
            _ways(texts, puzzle, ply, hinted),
        ),
        TO_MOVE,
    )


def ended_page(puzzle: Puzzle, reader: Preference, said: str, rated: RatedAttempt | None) -> Page:
    """The whole line, what stands after it, and what it changed for the person."""
    texts, plies = catalogue(reader.language), len(puzzle.moves)
    line = written_line(puzzle.position(), puzzle.moves, reader.notation(puzzle.game))
    return Page(
        (
            _title(texts, puzzle),
            scene_block(f"puzzle-{puzzle.key}-end", puzzle_scene(puzzle, plies, reader), reader),
            f"**{said}**\n{texts.text('puzzle.line', line=' '.join(line))}",
            _standing(texts, rated),
            Row((_another(texts, puzzle),)),
        ),
        OVER,
    )


def hint_places(puzzle: Puzzle, ply: int) -> tuple[str, ...]:
    """Where to look: the cell of the piece to move, or some moves of which one is right."""
    view = puzzle_view(puzzle, ply)
    right = puzzle.moves[ply]
    choices = choices_of(view)
    start = next(choice.path.start for choice in choices if choice.move == right)
    if start:
        return (start,)
    others = [choice.move for choice in choices if choice.move != right]
    at = int(puzzle.key, 16) % max(1, len(others))
    return tuple(sorted((right, *others[at : at + OFFERED - 1])))


def _standing(texts: Catalogue, rated: RatedAttempt | None) -> str:
    if rated is None:
        return texts.text("puzzle.counted")
    told = texts.text("puzzle.rating", rating=round(rated.solver.rating), change=f"{rated.change:+.0f}")
    return f"{told} {texts.text('puzzle.streak', n=rated.solver.streak)}"


def _title(texts: Catalogue, puzzle: Puzzle) -> str:
    title = texts.text("puzzle.title", game=wording.game(texts, puzzle.game), rating=puzzle.rating)
    return f"### {title}"


def puzzle_goal(texts: Catalogue, puzzle: Puzzle, ply: int) -> str:
    """What is to be found after `ply` moves of the line, and who is to move."""
    side = puzzle_view(puzzle, ply).turn
    mark = CONTROLS[puzzle.game].marks[side]
    return texts.text("puzzle.goal", side=f"{mark} {wording.side(texts, puzzle.game, side)}")


def puzzle_scene(puzzle: Puzzle, ply: int, reader: Preference, held: str = "", targets: tuple[str, ...] = ()) -> Scene:
    """The position after `ply` moves of the line, turned to who solves."""
    return scene_of(puzzle_view(puzzle, ply), reader, puzzle.position().side == 1, held, targets)


def _ways(texts: Catalogue, puzzle: Puzzle, ply: int, hinted: bool) -> Row:
    hint = Button(texts.text("buttons.hint"), Tag("puzzle-hint", 0, ply, puzzle.key), disabled=hinted, emoji="💡")
    solution = Button(texts.text("puzzle.solution"), Tag("puzzle-told", 0, ply, puzzle.key), emoji="🏳️")
    return Row((hint, solution, _another(texts, puzzle)))


def _another(texts: Catalogue, puzzle: Puzzle) -> Button:
    return Button(texts.text("puzzle.another"), Tag("puzzle-next", 0, 0, puzzle.game), emoji="🧩")
