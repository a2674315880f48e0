"""The pages of a replay, and of a finished match that is shared."""

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Drawing, Page, Picture
from bot.locales import Catalogue
from bot.match import wording
from bot.match.arrows import arrow_row
from bot.match.page import OVER, board_head
from bot.match.phrases import sentences
from bot.match.pictures import scene_block, scene_of
from bot.match.preferences import Preference
from bot.match.state import MatchView, ReplayFrame
from bot.match.summary import board_link, board_url
from bot.match.wording import names_of, plain_names_of
from bot.render import Scene, card, describe_scene


def replay_page(frame: ReplayFrame, reader: Preference, side: int | None) -> Page:
    """The position of a frame, turned to the reader if they played the second `side`; with a link to the board where
    the match goes on.
    """
    texts, view, board = reader.texts, frame.view, frame.board
    names = names_of(texts, view)
    lines = [*wording.reached(texts, board, view.ply, reader.notation(view.game))]
    if frame.is_last:
        lines.append(f"**{wording.state(texts, view, names)}**")
    return Page(
        board_head(view, texts, names),
        scene_block(f"replay-{view.id}-{board.ply}", scene_of(board, reader, side == 1), reader),
        "\n".join(lines),
        *_buttons(texts, frame),
        board_link(texts, view) if view.match.playing and board_url(view.match) else "",
        f"-# {texts.text('replay.title', id=view.id)}",
        accent=OVER,
    )


def shared_page(view: MatchView, reader: Preference, last: Scene, animation: bytes) -> Page:
    """A finished match as an animation; its alternative text describes the `last` scene."""
    texts = reader.texts
    names = names_of(texts, view)
    alt = describe_scene(last, reader.language)
    return Page(
        board_head(view, texts, names),
        Picture(f"match-{view.id}.webp", animation, alt),
        f"**{wording.state(texts, view, names)}**",
        f"-# {texts.text('match.number', id=view.id)}",
        accent=OVER,
    )


def card_page(frame: ReplayFrame, reader: Preference, side: int | None) -> Page:
    """A finished match in one picture, turned to the reader if they played the second `side`."""
    texts, view = reader.texts, frame.view
    names = plain_names_of(texts, view)
    plies = texts.text("match.ply", n=wording.moves(view.game, view.ply))
    picture = card.CardPicture(
        scene=scene_of(frame.board, reader, side == 1),
        game=wording.game(texts, view.game),
        players=names,
        sides=("", "") if view.in_opening else wording.sides(texts, view.game),
        winner=view.match.winner,
        ending=wording.state(texts, view, names),
        small=" · ".join(
            (texts.text("match.number", id=view.id), plies, f"{view.match.ended_at or view.match.created_at:%Y-%m-%d}")
        ),
    )
    title = wording.title(texts, view, names) + texts["picture.stop"]
    alt = title + sentences(texts, picture.ending, describe_scene(picture.scene, reader.language))
    return Page(Drawing(f"card-{view.id}.png", card.draw, picture, alt), accent=OVER)


def _buttons(texts: Catalogue, frame: ReplayFrame) -> tuple[Row, Row]:
    view, ply = frame.view, frame.board.ply
    asks = view.match.status == "finished" and bool(view.ply)
    arrows = arrow_row(texts, Tag("replay", view.id, ply), view.ply)
    best = Button(texts["buttons.best"], Tag("review-best", view.id, ply), emoji="💡", disabled=not asks)
    study = Button(texts["position.study"], Tag("study-open", view.id, ply), emoji="🔬", disabled=not asks)
    export = Button(texts["buttons.export"], Tag("export", view.id), emoji="💾")
    share = Button(texts["buttons.card"], Tag("share-card", view.id), emoji="🖼️", disabled=not asks)
    return arrows, Row(best, study, export, share)
