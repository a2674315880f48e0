"""A move that one person enters in a lesson, a puzzle, a study or a review: with buttons and menus, or by typing."""

from collections.abc import Awaitable, Callable

from discord import ui

from bot.actions.context import Context
from bot.actions.registry import action
from bot.locales import Catalogue
from bot.pages.tags import Tag

MOST_TYPED = 40
Entered = Callable[[Context, Tag, str], Awaitable[None]]


def enter_moves(kind: str, choose: Entered, make: Entered) -> None:
    """Registers what the controls of bot.pages.entering do, whose tags begin with `kind`.

    `choose` is given the path of what was chosen so far, `make` the text of a move. Both come from anybody.
    """

    @action(f"{kind}-step")
    async def step(context: Context, tag: Tag) -> None:
        await choose(context, tag, parts(tag)[1] + "".join(context.values))

    @action(f"{kind}-move")
    async def press(context: Context, tag: Tag) -> None:
        await make(context, tag, parts(tag)[1])

    @action(f"{kind}-target")
    async def choose_target(context: Context, tag: Tag) -> None:
        await make(context, tag, "".join(context.values))

    @action(f"{kind}-type", window=True)
    async def open_window(context: Context, tag: Tag) -> None:
        await context.open(move_window(context.texts, Tag(f"{kind}-typed", tag.match, tag.ply, parts(tag)[0])))

    @action(f"{kind}-typed")
    async def take_typed(context: Context, tag: Tag) -> None:
        await make(context, tag, context.typed("move"))


def parts(tag: Tag) -> tuple[str, str]:
    """What the tag is about, and what was chosen so far or the move."""
    about, _, path = tag.detail.partition(".")
    return about, path


def move_window(texts: Catalogue, tag: Tag, example: str | None = None) -> ui.Modal:
    """A window to type a move in, which comes back with the tag."""
    field = ui.TextInput[ui.Modal](custom_id="move", placeholder=example, max_length=MOST_TYPED)
    window = ui.Modal(title=texts.text("windows.move_title"), custom_id=str(tag))
    window.add_item(ui.Label(text=texts.text("windows.move_label"), component=field))
    return window
