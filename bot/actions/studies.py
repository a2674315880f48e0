"""Study boards, for the eyes of who made them."""

import discord
from discord import ui

from bot.actions.context import Context
from bot.actions.registry import action
from bot.errors import explain
from bot.pages.page import Document, Page
from bot.pages.studies import study_page
from bot.pages.tags import Tag
from bot.referee import MOST_BYTES, BadImport, MoveRefused, Study

MOST_TYPED = 40


async def bring(context: Context, file: discord.Attachment | None, text: str, game: str) -> None:
    """A game or a position from a file or from what was typed. A file that is too large is not even fetched."""
    if file is not None:
        if file.size > MOST_BYTES:
            raise BadImport(f"more than {MOST_BYTES >> 20} MiB")
        await context.answer.acknowledge()
        text = _decoded(await file.read())
    study = await context.referee.studies.make(context.person, text, game)
    await context.answer.say(study_page(study, len(study.moves), context.preference))


def _decoded(data: bytes) -> str:
    """UTF-8, as today's programs write, or what older Chinese ones do."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("gb18030", "replace")


@action("study-go")
async def go(context: Context, tag: Tag) -> None:
    """First, back, next, last."""
    study, ply = await _meant(context, tag)
    await _update(context, study_page(study, ply, context.preference))


@action("study-step")
async def choose(context: Context, tag: Tag) -> None:
    """An option that leads to another step, or back to the first."""
    study, ply = await _meant(context, tag)
    await _update(context, study_page(study, ply, context.preference, _path(tag) + "".join(context.values)))


@action("study-move")
async def press(context: Context, tag: Tag) -> None:
    """A button that makes a move."""
    await _move(context, tag, _path(tag))


@action("study-target")
async def choose_target(context: Context, tag: Tag) -> None:
    """A line of a menu that makes a move."""
    await _move(context, tag, "".join(context.values))


@action("study-type", window=True)
async def open_window(context: Context, tag: Tag) -> None:
    """A window to type a move in."""
    field = ui.TextInput[ui.Modal](custom_id="move", max_length=MOST_TYPED)
    typed = str(Tag("study-typed", 0, tag.ply, tag.detail.partition(".")[0] + "."))
    window = ui.Modal(title=context.texts.text("windows.move_title"), custom_id=typed)
    window.add_item(ui.Label(text=context.texts.text("windows.move_label"), component=field))
    await context.open(window)


@action("study-typed")
async def take_typed(context: Context, tag: Tag) -> None:
    """What was typed in the window."""
    await _move(context, tag, context.typed("move"))


@action("study-best")
async def tell_best(context: Context, tag: Tag) -> None:
    """What is best here."""
    study, ply = await _meant(context, tag)
    await context.answer.acknowledge()
    best = await context.referee.studies.best(study, ply, context.preference.notation(study.game))
    said = "" if best else context.texts.text("review.over")
    await _update(context, study_page(study, ply, context.preference, said=said, best=best))


@action("study-save")
async def save(context: Context, tag: Tag) -> None:
    """The study as a file, and its position as text."""
    study, _ = await _meant(context, tag)
    text = context.referee.studies.saved(study, context.preference.notation(study.game))
    said = context.texts.text("study.saved")
    await context.answer.say(Page((said, Document(f"{study.game}-study-{study.id}.pgn", text.encode()))))


async def _move(context: Context, tag: Tag, text: str) -> None:
    study, ply = await _meant(context, tag)
    try:
        study = await context.referee.studies.move(study, ply, text)
    except MoveRefused as refusal:
        said = f"❌ {explain(refusal, context.preference.language) or ''}"
        await _update(context, study_page(study, ply, context.preference, said=said))
        return
    await _update(context, study_page(study, len(study.moves), context.preference))


async def _meant(context: Context, tag: Tag) -> tuple[Study, int]:
    """The study and the ply that a tag means, which anybody may have sent. Raises NoLesson."""
    number = tag.detail.partition(".")[0]
    study = await context.referee.studies.of(int(number) if number.isdecimal() else 0, context.person.id)
    return study, min(tag.ply, len(study.moves))


def _path(tag: Tag) -> str:
    """What was chosen so far, or the move."""
    return tag.detail.partition(".")[2]


async def _update(context: Context, page: Page) -> None:
    await (context.answer.say(page) if context.answer.is_on_board else context.answer.update(page))
