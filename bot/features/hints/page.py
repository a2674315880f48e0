"""The page of a hint, with a board that is turned to the person who asks."""

from collections.abc import Sequence

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Page
from bot.features.hints.rules import Hint
from bot.locales import Catalogue
from bot.match import wording
from bot.match.page import ASKED
from bot.match.phrases import enumerate_words, sentences
from bot.match.pictures import Marked, scene_block, scene_of
from bot.match.preferences import Preference
from bot.match.state import MatchView


def hint_page(hint: Hint, view: MatchView, reader: Preference, side: int | None) -> Page:
    """A step of help for a position; `side` is the side of the person who asks."""
    texts = reader.texts
    scene = scene_of(view, reader, side == 1, _marked(hint))
    more = Button(texts["buttons.more"], Tag("more", hint.match_id, hint.board_number, str(hint.step + 1)), "primary")
    play = Button(
        texts["buttons.play_it"], Tag("move", view.id, view.board_number, hint.move or ""), "success", emoji="▶️"
    )
    return Page(
        f"**{texts.text('hint.title', step=hint.step)}**",
        scene_block(f"hint-{hint.match_id}-{hint.board_number}-{hint.step}", scene, reader),
        "\n".join(hint_sentences(texts, hint)),
        Row(*((more,) if hint.has_more else ()), *((play,) if hint.move else ())),
        f"-# {count_told(texts, hint)}",
        accent=ASKED,
    )


def _marked(hint: Hint) -> Marked:
    """What the picture marks: a piece or some places in step 1, later the move."""
    if hint.move:
        return Marked(hint=hint.move)
    return Marked(held=hint.focus[0]) if hint.piece else Marked(targets=hint.focus)


def count_told(texts: Catalogue, hint: Hint) -> str:
    """How many hints the person has had, which everybody sees; or that they are not counted."""
    if not hint.used:
        return texts["learn.hints-free"]
    return sentences(texts, texts.text("hint.used", n=hint.used), texts["hint.shown"])


def hint_sentences(texts: Catalogue, found: Hint) -> list[str]:
    """The sentences of a hint, in the order of its steps."""
    sentences = [focus_words(texts, found.game, found.focus, found.piece, found.named)]
    if found.written:
        sentences.append(texts.text(wording.own_key(texts, found.game, "hint.move"), move=found.written))
    if found.prospect:
        if len(found.line) > 1:  # the move itself was said already
            sentences.append(texts.text("hint.line", line=_line(texts, found)))
        sentences.append(wording.prospect(texts, found.game, found.prospect))
    if len(found.truth) > 1:
        values = (texts.text(f"truth.{value.kind}", move=move, n=value.moves) for move, value in found.truth)
        sentences.append(texts.text("truth.all", values=texts["list.comma"].join(values)))
    return sentences


def _line(texts: Catalogue, found: Hint) -> str:
    """The moves of a line, and what each of them takes."""
    key = wording.own_key(texts, found.game, "hint.takes")
    told = zip(found.line, found.taken, strict=True)
    return texts["list.comma"].join(
        texts.text(key, move=move, pieces=wording.pieces(texts, found.game, won)) if won else move for move, won in told
    )


def focus_words(texts: Catalogue, game: str, focus: Sequence[str], piece: str, named: str) -> str:
    """Where to look: at a piece on a cell, or at moves, one of them best. `piece` and `named` are as in a Hint."""
    if named:
        return texts.text("moves.named", piece=named)
    if piece:
        return texts.text("hint.piece", piece=texts[f"games.{game}.piece.{piece}"], cell=focus[0])
    key = "hint.only" if len(focus) == 1 else "hint.candidates"
    return texts.text(wording.own_key(texts, game, key), moves=enumerate_words(texts, focus))
