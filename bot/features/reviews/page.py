"""The pages of a review: the overview, the match move by move, a best line, and a mistake to try again."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Block, Drawing, Page
from bot.features.reviews.rules import SHOWN_LINE, BestMove, GameReview
from bot.locales import Catalogue
from bot.match import wording
from bot.match.arrows import arrow_row
from bot.match.controls import CONTROLS
from bot.match.entering import BEGINNING, SoFar, entry_of
from bot.match.page import OVER, TO_MOVE, board_head
from bot.match.phrases import sentences
from bot.match.pictures import NOTHING, Marked, scene_block, scene_of
from bot.match.positions import choices_of, written_line
from bot.match.preferences import Preference
from bot.match.prospects import BETTER, WORSE, Kind
from bot.match.views import view_after
from bot.match.wording import Names, names_of
from bot.render import Scene, graph
from engines.review.chances import Verdict
from engines.review.review import MoveReview

SIGNS = {Verdict.INACCURACY: "?!", Verdict.MISTAKE: "?", Verdict.BLUNDER: "??"}
TRIES = 2
MOST_MARKED = 40  # on the graph, and in its words
LOST = 0.1  # the chance from which on a side is said to be lost


@dataclass(frozen=True, slots=True)
class ReviewPages:
    """A review with its reader, who played on a `side` (None: on none)."""

    found: GameReview
    reader: Preference
    side: int | None

    @property
    def texts(self) -> Catalogue:
        """The texts in the reader's language."""
        return self.reader.texts

    def scene(self, moves: tuple[str, ...], marked: Marked = NOTHING) -> Scene:
        """The position after moves of the match or of a line, turned to the reader."""
        view = view_after(self.found.view.game, self.found.start, moves)
        return scene_of(view, self.reader, self.side == 1, marked)


# -- overview ---------------------------------------------------------------------------------------------------------


def overview_page(pages: ReviewPages) -> Page:
    """The graph, the accuracy of both sides, and the worst mistakes of the reader's side, or of both, as questions."""
    found, reader, texts, view = pages.found, pages.reader, pages.texts, pages.found.view
    names = names_of(texts, view)
    moments = found.review.moments(pages.side)
    told = [wording.numbered(_number(found, move), _lost(found, move, reader)) for move in moments]
    none = texts["review.none" if pages.side is None else "review.none-own"]
    asked = (f"**{texts['review.moments']}**", *told) if told else (none,)
    return Page(
        f"### {texts.text('review.title', id=view.id)}",
        board_head(view, texts, names),
        _graph(found, texts, reader),
        "\n".join(_accuracies(found, texts, names)),
        "\n".join(asked),
        Row(*(_moment(found, move, reader) for move in moments)),
        Row(Button(texts["review.steps"], Tag("review-step", view.id, 0, "open"), emoji="🎞️")),
        f"-# {texts['review.formula']}",
        accent=OVER,
    )


def _moment(found: GameReview, move: MoveReview, reader: Preference, kind: str = "moment") -> Button:
    """The button that asks what to play instead of a move."""
    written = f"{_number(found, move)}. {written_at(found, move.ply, move.move, reader)} {SIGNS[move.verdict]}"
    return Button(written, Tag("review-try", found.view.id, move.ply, kind), "primary", emoji="🎯")


def _number(found: GameReview, move: MoveReview) -> int:
    """The number of a move, as the replay has it."""
    return wording.move_number(found.view, move.ply + 1)


def _graph(found: GameReview, texts: Catalogue, reader: Preference) -> Block:
    game, review = found.view.game, found.review
    sides = wording.sides(texts, game)
    marked = review.moments(most=MOST_MARKED)
    marks = tuple((move.ply + 1, SIGNS[move.verdict]) for move in marked)
    words = _graph_words(found, texts, sides, marked)
    if not reader.draws:
        return words
    drawing = graph.Graph(review.chances, marks, sides, wording.plies_per_move(game))
    return Drawing(f"review-{found.view.id}.png", graph.draw, drawing, words)


def _graph_words(found: GameReview, texts: Catalogue, sides: Names, moves: tuple[MoveReview, ...]) -> str:
    """The graph in words: its range, its end and the moves that are marked."""
    marked = [f"{_number(found, move)} {sides[move.side]} {SIGNS[move.verdict]}" for move in moves]
    chances = [round(100 * each) for each in found.review.chances]
    return texts.text(
        "review.graph",
        side=sides[0],
        least=min(chances),
        most=max(chances),
        last=chances[-1],
        marked=texts["list.comma"].join(marked) or texts["picture.none"],
    )


def _accuracies(found: GameReview, texts: Catalogue, names: Names) -> Iterator[str]:
    for side, value in enumerate(found.review.accuracies):
        if value is not None:
            name = f"{CONTROLS[found.view.game].marks[side]} {names[side]}"
            yield texts.text("review.accuracy", name=name, value=round(value))


def _lost(found: GameReview, move: MoveReview, reader: Preference) -> str:
    texts, game = reader.texts, found.view.game
    before, after = found.review.chances[move.ply], found.review.chances[move.ply + 1]
    if move.side:
        before, after = 1 - before, 1 - after
    return texts.text(
        "review.lost",
        side=f"{CONTROLS[game].marks[move.side]} {wording.side(texts, game, move.side)}",
        move=f"{written_at(found, move.ply, move.move, reader)} {SIGNS.get(move.verdict, '')}".strip(),
        before=round(100 * before),
        after=round(100 * after),
    )


def best_words(texts: Catalogue, game: str, best: BestMove) -> str:
    """The best move and what it leads to."""
    return sentences(texts, texts.text("review.best", best=best.line[0]), why(texts, game, best))


def why(texts: Catalogue, game: str, best: BestMove) -> str:
    """What the best move leads to, worded for either side."""
    kind = best.prospect.kind
    if kind in (Kind.WINS, Kind.DRAWS, Kind.WINS_MATERIAL):
        is_far = kind is Kind.WINS and best.chance < 1  # farther than people see
        return sentences(texts, wording.prospect(texts, game, best.prospect), texts["review.perfect"] if is_far else "")
    if best.chance >= BETTER:
        return texts["review.better"]
    if best.chance <= LOST:
        return texts["review.worse"]
    return texts["review.defence" if best.chance <= WORSE else "prospect.even"]


def written_at(found: GameReview, ply: int, move: str, reader: Preference) -> str:
    """A move after `ply` moves, in the reader's notation."""
    return written_line(found.position(ply), (move,), reader.notation(found.view.game))[0]


# -- step by step -----------------------------------------------------------------------------------------------------


def step_page(pages: ReviewPages, ply: int, *, tells: bool = True) -> Page:
    """The position after `ply` moves, what the last of them was worth, and, if it `tells`, which move would have been
    best instead.
    """
    found, reader, texts, view = pages.found, pages.reader, pages.texts, pages.found.view
    ply = min(max(ply, 0), view.ply)
    told = [wording.position(texts, view, ply, view.ply)]
    others = [Button(texts["buttons.best"], Tag("review-best", view.id, ply), emoji="💡")]
    if ply:
        move = found.review.moves[ply - 1]
        told.append(f"**{texts[f'verdict.{move.verdict}']}** · {_lost(found, move, reader)}")
        best = found.best(ply - 1, reader.notation(view.game)) if tells else None
        if best and best.move != move.move and move.loss:
            told.append(best_words(texts, view.game, best))
        if move.verdict in SIGNS:
            again = Tag("review-try", view.id, ply - 1, "step")
            others.append(Button(texts["review.try"], again, "primary", emoji="🎯"))
    return Page(
        board_head(view, texts, names_of(texts, view)),
        scene_block(f"review-{view.id}-{ply}", pages.scene(view.moves[:ply]), reader),
        "\n".join(told),
        arrow_row(texts, Tag("review-step", view.id, ply), view.ply),
        Row(*others, _back(texts, found)),
        accent=OVER,
    )


def _back(texts: Catalogue, found: GameReview) -> Button:
    return Button(texts["review.overview"], Tag("review", found.view.id, 0, "back"), emoji="📈")


# -- the best moves, one after another --------------------------------------------------------------------------------


def line_page(pages: ReviewPages, ply: int, step: int = 0, said: str = "") -> Page:
    """The best line after `ply` moves and what it leads to, with the position after `step` moves of it."""
    found, reader, texts, view = pages.found, pages.reader, pages.texts, pages.found.view
    best = found.best(ply, reader.notation(view.game))
    if best is None:
        return Page(texts["refusal.over-move"], accent=OVER)
    step = min(max(step, 0), len(best.line))
    moves = [f"**{move}**" if at == step else move for at, move in enumerate(best.line)]  # bold: the picture marks it
    line = found.judgements[ply].line[:SHOWN_LINE]
    scene = pages.scene((*view.moves[:ply], *line[:step]), Marked(hint="".join(line[step : step + 1])))
    later = [move for move in found.review.moments(pages.side) if move.ply > ply]
    return Page(
        scene_block(f"line-{view.id}-{ply}-{step}", scene, reader),
        sentences(texts, said, best_words(texts, view.game, best)),
        texts.text("hint.line", line=" ".join(moves)) if len(moves) > 1 else "",
        arrow_row(texts, Tag("review-line", view.id, step, f"{ply}."), len(best.line)),
        Row(*(_moment(found, move, reader, "next") for move in later[:1]), _back(texts, found)),
        accent=OVER,
    )


# -- try it again -----------------------------------------------------------------------------------------------------


def try_page(pages: ReviewPages, ply: int, so_far: SoFar = BEGINNING, tries: int = 0) -> Page:
    """The position before a mistake with the controls of a match, after a number of wrong `tries`."""
    found, reader, texts, moves = pages.found, pages.reader, pages.texts, pages.found.view.moves
    move = written_at(found, ply, moves[ply], reader)
    view = view_after(found.view.game, found.start, moves[:ply])
    entered = entry_of(view, reader, choices_of(view, reader.notation(view.game)), so_far.chosen, pages.side == 1)
    scene = scene_of(view, reader, pages.side == 1, entered.step.marked)
    side = wording.side(texts, view.game, view.turn)
    tell = Button(texts["learn.show"], Tag("review-told", found.view.id, ply), emoji="💡")
    return Page(
        f"### {texts.text('review.find', side=side, move=move)}",
        scene_block(entered.name("again", found.view.id, ply), scene, reader),
        so_far.said,
        *entered.rows(Tag("again", found.view.id, ply, str(tries))),
        Row(tell, _back(texts, found)),
        accent=TO_MOVE,
    )
