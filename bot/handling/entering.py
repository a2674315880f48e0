"""Entering a move in a lesson, a puzzle, a study or a review: with buttons and menus, or by typing."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from discord import ui

from bot.discord.controls import Tag
from bot.handling.actions import Actions
from bot.handling.context import Context
from bot.handling.errors import explain
from bot.locales import Catalogue
from bot.match.entering import BEGINNING, SoFar
from bot.match.refusals import Refused

MOST_TYPED = 40  # characters of a typed move
Made = Callable[[Context, Tag, str], Awaitable[None]]


class Shown(Protocol):
    """Shows the position in which a move is to be entered, with what was chosen of it so far."""

    async def __call__(self, context: Context, tag: Tag, so_far: SoFar = BEGINNING) -> None: ...


def enter_moves(actions: Actions, kind: str, show: Shown, make: Made) -> None:
    """Registers the actions of the controls that bot.match.entering makes, whose tags' kinds begin with `kind`.

    `show` gets what was chosen so far, `make` the text of a move. Both are untrusted: anybody can send them. If `make`
    refuses the move, the same position is shown again with the reason in the person's language and notation.
    """

    async def attempt(context: Context, tag: Tag, text: str) -> None:
        try:
            await make(context, tag, text)
        except Refused as refusal:
            await show(context, tag, SoFar(said=f"❌ {explain(refusal, context.preference)}"))

    @actions.on(f"{kind}-step")
    async def step(context: Context, tag: Tag) -> None:
        await show(context, tag, SoFar(parts(tag)[1] + "".join(context.values)))

    @actions.on(f"{kind}-move")
    async def press(context: Context, tag: Tag) -> None:
        await attempt(context, tag, parts(tag)[1])

    @actions.on(f"{kind}-target")
    async def choose_target(context: Context, tag: Tag) -> None:
        await attempt(context, tag, "".join(context.values))

    @actions.on(f"{kind}-type", window=True)
    async def open_window(context: Context, tag: Tag) -> None:
        await context.open(move_window(context.texts, replace(tag, kind=f"{kind}-typed", detail=parts(tag)[0])))

    @actions.on(f"{kind}-typed")
    async def take_typed(context: Context, tag: Tag) -> None:
        await attempt(context, tag, context.typed("move"))


def parts(tag: Tag) -> tuple[str, str]:
    """The two parts of a tag's detail: what the move is for (a puzzle, say), and the move or what was chosen of it."""
    about, _, path = tag.detail.partition(".")
    return about, path


def move_window(texts: Catalogue, tag: Tag, example: str | None = None) -> ui.Modal:
    """A window to type a move in; `tag` comes back when it is submitted. `example` is shown in the empty field."""
    field = ui.TextInput[ui.Modal](custom_id="move", placeholder=example, max_length=MOST_TYPED)
    window = ui.Modal(title=texts["windows.move_title"], custom_id=str(tag))
    window.add_item(ui.Label(text=texts["windows.move_label"], component=field))
    return window
