"""Puzzles as pages: the position to solve, and what became of it."""

from dataclasses import replace

from bot import wording
from bot.locales import Catalogue, catalogue
from bot.pages.games import CONTROLS, Setting, control_rows, reached
from bot.pages.match import OVER, TO_MOVE, last_marks
from bot.pages.page import Button, Menu, Page, Row
from bot.pages.pictures import scene_block
from bot.pages.tags import Tag
from bot.referee import Preference, Puzzle, Rated, choices_of, puzzle_view, written_line
from bot.render import Scene

PREFIX = "puzzle-"  # before the kind of a tag that means the same on a match's board
OFFERED = 2  # places that a hint names where stones are placed, one of them right


def puzzle_page(
    puzzle: Puzzle, ply: int, reader: Preference, chosen: str = "", said: str = "", hinted: bool = False
) -> Page:
    """The position after `ply` moves of the line, with the controls of a match."""
    texts, view = catalogue(reader.language), puzzle_view(puzzle, ply)
    notation, pieces = reader.notation(puzzle.game), reader.pieces(puzzle.game)
    choices = choices_of(view, notation)
    setting = Setting(view, choices, texts, turned=view.turn == 1, notation=notation, pieces=pieces)
    setting, step, _ = reached(CONTROLS[puzzle.game], setting, chosen)
    places = hint_places(puzzle, ply) if hinted else ()
    scene = replace(
        _scene(puzzle, ply, reader), chosen=step.held, targets=step.targets or (places if len(places) > 1 else ())
    )
    if len(places) == 1:
        scene = replace(scene, chosen=places[0])
    name = "-".join(("puzzle", puzzle.key, str(ply), "hint" if hinted else "", *setting.chosen))
    entered = control_rows(CONTROLS[puzzle.game], setting, step)
    rows = (_retagged(row, puzzle, ply) if isinstance(row, Row) else row for row in entered)
    goal = texts.text("puzzle.goal", side=f"{_mark(puzzle, view.turn)} {wording.side(texts, puzzle.game, view.turn)}")
    hint = texts.text("puzzle.hint", places=" · ".join(places)) if hinted else ""
    return Page(
        (
            _title(texts, puzzle),
            scene_block(name, scene, reader),
            "\n".join(filter(None, (said, f"**{goal}**", hint))),
            *rows,
            _ways(texts, puzzle, ply, hinted),
        ),
        TO_MOVE,
    )


def ended_page(puzzle: Puzzle, reader: Preference, said: str, rated: Rated | None) -> Page:
    """The whole line, what stands after it, and what it changed for the person."""
    texts, plies = catalogue(reader.language), len(puzzle.moves)
    line = written_line(puzzle.position(), puzzle.moves, reader.notation(puzzle.game))
    return Page(
        (
            _title(texts, puzzle),
            scene_block(f"puzzle-{puzzle.key}-end", _scene(puzzle, plies, reader), reader),
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


def _standing(texts: Catalogue, rated: Rated | None) -> str:
    if rated is None:
        return texts.text("puzzle.counted")
    told = texts.text("puzzle.rating", rating=round(rated.solver.rating), change=f"{rated.change:+.0f}")
    return f"{told} {texts.text('puzzle.streak', n=rated.solver.streak)}"


def _title(texts: Catalogue, puzzle: Puzzle) -> str:
    title = texts.text("puzzle.title", game=wording.game(texts, puzzle.game), rating=puzzle.rating)
    return f"### {title}"


def _mark(puzzle: Puzzle, side: int) -> str:
    return CONTROLS[puzzle.game].marks[side]


def _scene(puzzle: Puzzle, ply: int, reader: Preference) -> Scene:
    view = puzzle_view(puzzle, ply)
    return Scene(
        puzzle.game,
        view.position,
        **last_marks(view.last),
        flip=puzzle.position().side == 1,
        check=view.in_check,
        line=view.line,
        pieces=reader.pieces(puzzle.game),
        look=reader.look(puzzle.game),
        notation=reader.notation(puzzle.game),
    )


def _retagged(row: Row, puzzle: Puzzle, ply: int) -> Row:
    def meant(item: Button | Menu) -> Button | Menu:
        return replace(item, tag=Tag(PREFIX + item.tag.kind, 0, ply, f"{puzzle.key}.{item.tag.detail}"))

    return Row(tuple(meant(item) if isinstance(item, Button | Menu) else item for item in row.items))


def _ways(texts: Catalogue, puzzle: Puzzle, ply: int, hinted: bool) -> Row:
    hint = Button(texts.text("buttons.hint"), Tag("puzzle-hint", 0, ply, puzzle.key), disabled=hinted, emoji="💡")
    solution = Button(texts.text("puzzle.solution"), Tag("puzzle-told", 0, ply, puzzle.key), emoji="🏳️")
    return Row((hint, solution, _another(texts, puzzle)))


def _another(texts: Catalogue, puzzle: Puzzle) -> Button:
    return Button(texts.text("puzzle.another"), Tag("puzzle-next", 0, 0, puzzle.game), emoji="🧩")
