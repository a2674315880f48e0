"""The pages of puzzles: the position to solve, and the solution."""

from dataclasses import replace

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Page
from bot.features.hints.page import focus_words
from bot.features.puzzles.rules import RatedAttempt, RightMove, puzzle_view, rated_words, written_move
from bot.locales import Catalogue
from bot.match import wording
from bot.match.arrows import arrow_row
from bot.match.controls import CONTROLS
from bot.match.entering import BEGINNING, SoFar, entry_of
from bot.match.page import OVER, TO_MOVE
from bot.match.pictures import NOTHING, Marked, scene_block, scene_of
from bot.match.positions import choices_of, written_line
from bot.match.preferences import Preference
from bot.match.refusals import Reader
from bot.render import Scene
from engines.review.puzzles import Puzzle

HINTED = "*"  # after the puzzle's key in the tags of a page that shows a hint
OFFERED = 2  # moves that a hint names if moves place stones, one of them right


def puzzle_page(puzzle: Puzzle, ply: int, reader: Preference, so_far: SoFar = BEGINNING, hinted: bool = False) -> Page:
    """The position after `ply` moves of the line, with the controls of a match; `hinted` adds where to look."""
    texts, view = reader.texts, puzzle_view(puzzle, ply)
    entered = entry_of(view, reader, choices_of(view, reader.notation(puzzle.game)), so_far.chosen, view.turn == 1)
    places = hint_places(puzzle, ply) if hinted else ()
    scene = puzzle_scene(puzzle, ply, reader, _with_places(entered.step.marked, places))
    told = (so_far.said, f"**{puzzle_goal(texts, puzzle, ply)}**", _hint(puzzle, ply, places, reader))
    return Page(
        _title(texts, puzzle),
        scene_block(entered.name("puzzle", puzzle.key, ply, "hint" if hinted else ""), scene, reader),
        "\n".join(filter(None, told)),
        *entered.rows(Tag("puzzle", 0, ply, f"{puzzle.key}{HINTED if hinted else ''}")),
        _ways(texts, puzzle, ply, hinted),
        accent=TO_MOVE,
    )


def _with_places(marked: Marked, places: tuple[str, ...]) -> Marked:
    """Adds the places that a hint names to what is marked."""
    if len(places) == 1:
        return replace(marked, held=marked.held or places[0])
    return replace(marked, targets=marked.targets or places)


def _hint(puzzle: Puzzle, ply: int, places: tuple[str, ...], reader: Reader) -> str:
    """The piece to look at, or the moves of which one is right; empty without a hint."""
    if not places:
        return ""
    position = puzzle.position(ply)
    game, board, move = position.game, position.board, position.game.read_move(position.board, puzzle.moves[ply])
    named = game.named(board, move, reader.notation(puzzle.game))
    return focus_words(reader.texts, puzzle.game, places, game.mover(board, move), named)


def ended_page(puzzle: Puzzle, step: int, reader: Preference, told: str = "", daily: int | None = None) -> Page:
    """The solution and its idea, with the position after `step` moves of the line, which goes on until the win can be
    seen.

    `told` stands before the solution; `daily` is the id of a puzzle of the day that the person has solved and may
    share.
    """
    texts, step = reader.texts, min(max(step, 0), len(puzzle.line))
    idea = texts.text("puzzle.idea", idea=texts[f"theme.{puzzle.theme}"])
    tag = Tag("daily-share", detail=str(daily))
    share = () if daily is None else (Button(texts["buttons.share"], tag, "primary", emoji="📣"),)
    return Page(
        _title(texts, puzzle),
        scene_block(f"puzzle-{puzzle.key}-end-{step}", puzzle_scene(puzzle, step, reader), reader),
        told,
        f"{_line_words(texts, puzzle, step, reader)}\n{idea}",
        arrow_row(texts, Tag("puzzle-show", 0, step, f"{puzzle.key}."), len(puzzle.line)),
        Row(*share, _another(texts, puzzle)),
        accent=OVER,
    )


def _line_words(texts: Catalogue, puzzle: Puzzle, step: int, reader: Preference) -> str:
    """The solution and what follows; the last move in the picture is bold."""
    written = written_line(puzzle.position(), puzzle.line, reader.notation(puzzle.game))
    moves = [f"**{move}**" if at == step else move for at, move in enumerate(written, 1)]
    told, rest = " ".join(moves[: len(puzzle.moves)]), " ".join(moves[len(puzzle.moves) :])
    lines = [texts.text("puzzle.line", line=told), texts.text("puzzle.then", line=rest) if rest else ""]
    return "\n".join(filter(None, lines))


def hint_places(puzzle: Puzzle, ply: int) -> tuple[str, ...]:
    """Where to look: the cell of the piece to move, or OFFERED moves of which one is right, and none is absurd."""
    position, right = puzzle.position(ply), puzzle.moves[ply]
    game, board = position.game, position.board
    if start := game.path(board, game.read_move(board, right)).start:
        return (start,)
    worth, legal = (
        [game.write_move(board, move) for move in moves] for moves in (board.candidates(), board.legal_moves())
    )
    others = [move for move in worth if move != right] or [move for move in legal if move != right]
    at = int(puzzle.key, 16) % max(1, len(others))
    return tuple(sorted((right, *others[at : at + OFFERED - 1])))


def ended_words(texts: Catalogue, said: str, rated: RatedAttempt | None) -> str:
    """What is `said` at the end, and how the person's rating changed; `rated` is None if the result did not count."""
    return "\n".join(filter(None, (said, rated_words(texts, rated) or texts["puzzle.counted"])))


def right_words(found: RightMove, reader: Reader) -> str:
    """What a person is told who found a move: the reply to it, or that the puzzle is solved."""
    texts, puzzle, ply = reader.texts, found.puzzle, found.ply
    if found.is_last:
        return ended_words(texts, f"**{texts['puzzle.solved']}**", found.rated)
    return texts.text("puzzle.go-on", move=written_move(puzzle, ply - 1, puzzle.moves[ply - 1], reader))


def _title(texts: Catalogue, puzzle: Puzzle) -> str:
    return f"### {texts.text('puzzle.title', game=wording.game(texts, puzzle.game), rating=puzzle.rating)}"


def puzzle_goal(texts: Catalogue, puzzle: Puzzle, ply: int) -> str:
    """What to find after `ply` moves of the line, and which side is to move."""
    side = puzzle_view(puzzle, ply).turn
    mark = CONTROLS[puzzle.game].marks[side]
    return texts.text("puzzle.goal", side=f"{mark} {wording.side(texts, puzzle.game, side)}")


def puzzle_scene(puzzle: Puzzle, ply: int, reader: Preference, marked: Marked = NOTHING) -> Scene:
    """The position after `ply` moves of the line, turned to the solver."""
    return scene_of(puzzle_view(puzzle, ply), reader, puzzle.position().side == 1, marked)


def _ways(texts: Catalogue, puzzle: Puzzle, ply: int, hinted: bool) -> Row:
    hint = Button(texts["buttons.hint"], Tag("puzzle-hint", 0, ply, puzzle.key), disabled=hinted, emoji="💡")
    solution = Button(texts["puzzle.solution"], Tag("puzzle-told", 0, ply, puzzle.key), emoji="🏳️")
    return Row(hint, solution, _another(texts, puzzle))


def _another(texts: Catalogue, puzzle: Puzzle) -> Button:
    return Button(texts["puzzle.another"], Tag("puzzle-next", detail=puzzle.game), emoji="🧩")
