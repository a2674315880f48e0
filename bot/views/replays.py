"""Looking at a match again, move by move."""

from bot import wording
from bot.referee import Frame
from bot.render import Scene
from bot.views import people
from bot.views.actions import action
from bot.views.context import Context
from bot.views.match import OVER, board_head
from bot.views.page import Button, Document, Page, Row
from bot.views.pictures import shown
from bot.views.tags import Tag


@action("replay")
async def step(context: Context, tag: Tag) -> None:
    """First, back, next, last; or, under a board, the beginning of a replay."""
    page = await replay_page(context, tag.match, tag.ply)
    await (context.say(page) if context.is_on_board else context.update(page))


async def open_replay(context: Context, match_id: int) -> None:
    """A match from its beginning, for the person's eyes."""
    await context.say(await replay_page(context, match_id, 0))


@action("export")
async def export(context: Context, tag: Tag) -> None:
    """The match as a file."""
    view = await context.referee.records.view(tag.match)
    notation = context.preference.notation if view.last and context.preference.notation in view.last.written else ""
    text = await context.referee.records.pgn(view.id, notation)
    name = notation or (next(iter(view.last.written)) if view.last else "")
    said = context.texts.text("replay.exported", notation=context.texts.text(f"notations.{name}")) if name else ""
    await context.say(Page((said, Document(f"{view.game}-{view.id}.pgn", text.encode()))))


async def replay_page(context: Context, match_id: int, ply: int) -> Page:
    """The match after `ply` moves, turned to the person where they played the second side."""
    frame = await context.referee.records.replay(match_id, ply)
    texts, view = context.texts, frame.view
    names = people.names(texts, view)
    position = texts.text("replay.position", ply=frame.ply, total=view.ply) if frame.ply else texts.text("replay.start")
    lines = [position, _move(context, frame)]
    if frame.is_last:
        lines.append(f"**{wording.state(texts, view, names)}**")
    scene = _scene(frame, context.preference.pieces, view.side_of(context.person.id) == 1)
    return Page(
        (
            board_head(view, texts, names),
            await shown(f"replay-{view.id}-{frame.ply}", scene, context.preference),
            "\n".join(filter(None, lines)),
            *_buttons(context, frame),
            f"-# {texts.text('replay.title', id=view.id)}",
        ),
        OVER,
    )


def _move(context: Context, frame: Frame) -> str:
    if frame.last is None:
        return ""
    side = wording.side(context.texts, frame.view.game, frame.last.side)
    return context.texts.text("match.last", move=frame.last.read_in(context.preference.notation), side=side)


def _scene(frame: Frame, pieces: str, flip: bool) -> Scene:
    last = frame.last.text if frame.last else ""
    return Scene(
        frame.view.game, frame.position, last=last, flip=flip, check=frame.in_check, line=frame.line, pieces=pieces
    )


def _buttons(context: Context, frame: Frame) -> tuple[Row, Row]:
    texts, view = context.texts, frame.view
    steps = (("first", 0, "⏮️"), ("previous", frame.ply - 1, "◀️"), ("next", frame.ply + 1, "▶️"), ("last", view.ply, "⏭️"))
    buttons = tuple(
        Button(
            texts.text(f"buttons.{role}"),
            Tag("replay", view.id, min(max(ply, 0), view.ply), role),
            disabled=frame.is_first if role in ("first", "previous") else frame.is_last,
            emoji=emoji,
        )
        for role, ply, emoji in steps
    )
    return Row(buttons), Row((Button(texts.text("buttons.export"), Tag("export", view.id), emoji="💾"),))
