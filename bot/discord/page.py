"""Page: what one message shows, as plain values; and how it becomes Components V2.

A layout is stopped before it is sent: discord.py then keeps nothing of it, and every click arrives in one place
(`bot.handling.registry`), whether its message was sent a second or a year and ten restarts ago. discord.py's own
dispatching to views would hold each message in memory, close those in private messages after a quarter of an hour, and
swallow errors.
"""

import io
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

import discord
from discord import ui

from bot.discord.tags import Tag

MOST_TEXT, MOST_ALT = 4000, 1024  # characters that Discord takes: all texts of a message, one picture's description
MOST_LABEL, MOST_OPTION, MOST_PLACEHOLDER = 80, 100, 150
WRITABLE = [discord.ChannelType.text, discord.ChannelType.news]
MOST_BUTTONS, MOST_OPTIONS = 5, 25  # in one row, in one menu

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button; no two on a page have the same tag."""

    label: str
    tag: Tag
    style: Style = "secondary"
    disabled: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads somewhere else."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of which one line is chosen; takes at most MOST_OPTIONS."""

    tag: Tag
    placeholder: str
    options: tuple[Option, ...]
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu of the server's own roles, of its channels and categories, or of those channels where the bot can write by
    its own hand, of which none to `most` are chosen.
    """

    tag: Tag
    placeholder: str
    kind: Literal["role", "channel", "text"]
    chosen: tuple[int, ...]
    most: int = MOST_OPTIONS


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons, or one menu."""

    items: tuple[Button | Link | Menu | Picker, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its alt text; `name` is new whenever the picture is, or clients show the old one."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that is not drawn yet. `draw`, a function of a module, gives the data of what `subject` shows and may
    take some milliseconds. Equal subjects give equal pictures.
    """

    name: str
    draw: Callable[[Any], bytes]
    subject: Hashable
    alt: str


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be saved."""

    name: str
    data: bytes


Block = str | Picture | Drawing | Document | Row


@dataclass(frozen=True, slots=True)
class Page:
    """What a message shows, from top to bottom. Empty texts and rows are left out.

    `layout` and `files` are for pages without a Drawing: `bot.discord.drawing.drawn` makes a Picture of each.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None

    def layout(self) -> ui.LayoutView:
        """The components, new each time."""
        view = ui.LayoutView(timeout=None)
        items = [_component(block) for block in _fitting(self.blocks)]
        view.add_item(ui.Container(*items, accent_colour=self.accent))
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The pictures and documents, new each time."""
        return [_file(block) for block in self.blocks if isinstance(block, Picture | Document)]


def rows(buttons: tuple[Button, ...], width: int = MOST_BUTTONS) -> tuple[Row, ...]:
    """Buttons in rows of at most `width`."""
    return tuple(Row(buttons[at : at + width]) for at in range(0, len(buttons), width))


def menus(tag: Tag, placeholder: str, options: tuple[Option, ...]) -> tuple[Row, ...]:
    """Options in as many menus as they need; the tag's detail tells these apart."""
    parts = [options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS)]
    return tuple(
        Row((Menu(replace(tag, detail=f"{tag.detail}.{part}"), _counted(placeholder, part), lines),))
        for part, lines in enumerate(parts)
    )


def _counted(placeholder: str, part: int) -> str:
    return f"{placeholder} ({part + 1})" if part else placeholder


def _file(block: Picture | Document) -> discord.File:
    alt = block.alt[:MOST_ALT] if isinstance(block, Picture) else None
    return discord.File(io.BytesIO(block.data), block.name, description=alt)


def _fitting(blocks: tuple[Block, ...]) -> Iterator[Block]:
    room = MOST_TEXT
    for block in blocks:
        if isinstance(block, str):
            if not block or not room:
                continue
            block = block if len(block) <= room else block[: room - 1] + "…"
            room -= len(block)
        if not (isinstance(block, Row) and not block.items):
            yield block


def _component(block: Block) -> ui.Item[Any]:
    match block:
        case str():
            return ui.TextDisplay(block)
        case Drawing():
            raise ValueError(f"{block.name} is not drawn yet")
        case Picture():
            item = discord.MediaGalleryItem(f"attachment://{block.name}", description=block.alt[:MOST_ALT])
            return ui.MediaGallery(item)
        case Row():
            return ui.ActionRow(*map(_control, block.items))
        case Document():
            return ui.File(f"attachment://{block.name}")


def _control(item: Button | Link | Menu | Picker) -> ui.Item[Any]:
    match item:
        case Picker():
            return _picker(item)
        case Button():
            style = discord.ButtonStyle[item.style]
            return ui.Button(
                label=item.label[:MOST_LABEL],
                custom_id=str(item.tag),
                style=style,
                disabled=item.disabled,
                emoji=item.emoji,
            )
        case Link():
            return ui.Button(label=item.label[:MOST_LABEL], url=item.url)
        case Menu():
            return ui.Select(
                custom_id=str(item.tag),
                placeholder=item.placeholder[:MOST_PLACEHOLDER],
                options=list(map(_option, item.options)),
                disabled=item.disabled,
            )


def _picker(item: Picker) -> ui.Item[Any]:
    values: dict[str, Any] = {
        "custom_id": str(item.tag),
        "placeholder": item.placeholder[:MOST_PLACEHOLDER],
        "min_values": 0,
        "max_values": item.most,
    }
    if item.kind == "role":
        chosen = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.role) for each in item.chosen]
        return ui.RoleSelect(default_values=chosen, **values)
    return ui.ChannelSelect(
        channel_types=WRITABLE if item.kind == "text" else [],
        default_values=[
            discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in item.chosen
        ],
        **values,
    )


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.label[:MOST_OPTION],
        value=option.value,
        description=option.description[:MOST_OPTION] if option.description else None,
        default=option.chosen,
    )
