"""Help in three steps, for the eyes of who asks."""

from bot import wording
from bot.referee import Hint, MatchView
from bot.render import Scene
from bot.views.actions import action
from bot.views.context import Context
from bot.views.match import ASKED
from bot.views.page import Button, Page, Row
from bot.views.pictures import shown
from bot.views.tags import Tag


@action("hint")
async def press(context: Context, tag: Tag) -> None:
    """The button under the board."""
    await give(context, tag.match, tag.ply)


@action("more")
async def more(context: Context, tag: Tag) -> None:
    """The next step, in the message of the step before."""
    view = await context.referee.turns.ready(tag.match, context.person.id, tag.ply)
    step = int(tag.detail) if tag.detail.isdecimal() else None
    await context.update(await hint_page(context, view, step))


async def give(context: Context, match_id: int, ply: int | None = None) -> None:
    """The next step; a line holds its place while the engines look."""
    view = await context.referee.turns.ready(match_id, context.person.id, ply)
    await context.promise(context.texts.text("hint.thinking"))
    await context.update(await hint_page(context, view, None))


async def hint_page(context: Context, view: MatchView, step: int | None) -> Page:
    """A step of help for a position, marked on a board that is turned to the person."""
    texts, preference = context.texts, context.preference
    hint = await context.referee.hints.hint(view.id, context.person.id, view.ply, step, preference.notation)
    scene = hint_scene(hint, view, preference.pieces, view.side_of(context.person.id) == 1)
    more = Button(texts.text("buttons.more"), Tag("more", hint.match_id, hint.ply, str(hint.step + 1)), "primary")
    return Page(
        (
            f"**{texts.text('hint.title', step=hint.step)}**",
            await shown(f"hint-{hint.match_id}-{hint.ply}-{hint.step}", scene, preference),
            "\n".join(wording.hint(texts, hint)),
            Row((more,) if hint.has_more else ()),
            f"-# {texts.text('hint.used', n=hint.used)} {texts.text('hint.shown')}",
        ),
        ASKED,
    )


def hint_scene(hint: Hint, view: MatchView, pieces: str, flip: bool) -> Scene:
    """The board with what the step gives away: a piece or some places at first, then the move."""
    looking = hint.move is None
    return Scene(
        hint.game,
        hint.position,
        last=view.last.text if view.last else "",
        flip=flip,
        check=view.in_check,
        chosen=hint.focus[0] if looking and hint.piece else "",
        targets=hint.focus if looking and not hint.piece else (),
        hint=hint.move or "",
        pieces=pieces,
    )
