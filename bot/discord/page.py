"""Page: what one message shows, as plain values; and how it becomes Components V2.

The components are written as Discord takes them; discord.py would make an object of each only to write the same. The
layout that it is given is stopped before it is sent: it then keeps nothing of it, and every click arrives in one place
(`bot.handling.interactions`), whether its message was sent a second or a year and ten restarts ago. discord.py's own
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
MOST_BUTTONS, MOST_OPTIONS = 5, 25  # in one row, in one menu
MOST_COMPONENTS = 40  # of a message, those inside others too

Json = dict[str, Any]
# What Discord calls them by number: kinds of components, styles of buttons, kinds of channels where one can write.
ROW, BUTTON, MENU, TEXT, GALLERY, FILE, CONTAINER = 1, 2, 3, 10, 12, 13, 17
PICKERS = {"role": 6, "channel": 8}
STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
LINK = 5
WRITABLE = [0, 5]

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button; no two on a page have the same tag."""

    label: str
    tag: Tag
    style: Style = "secondary"
    disabled: bool = False
    emoji: str | None = None  # a sign of Unicode


@dataclass(frozen=True, slots=True)
class LinkButton:
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

    items: tuple[Button | LinkButton | Menu | Picker, ...]


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

    What is sent is for pages without a Drawing: `bot.discord.drawing.drawn` makes a Picture of each.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None

    def components(self) -> list[Json]:
        """The components as Discord takes them. Raises ValueError for more than MOST_COMPONENTS."""
        items = [_component(block) for block in _fitting(self.blocks)]
        if 1 + len(items) + sum(len(item.get("components", ())) for item in items) > MOST_COMPONENTS:
            raise ValueError(f"a message has no more than {MOST_COMPONENTS} components")
        return [{"type": CONTAINER, "accent_color": self.accent, "components": items}]

    def layout(self) -> ui.LayoutView:
        """The components for discord.py, new each time."""
        return _Layout(self.components())

    def attachments(self) -> list[Json]:
        """What Discord is told about the pictures and documents, by their number."""
        return [_attachment(number, block) for number, block in enumerate(self._attached())]

    def files(self) -> list[discord.File]:
        """The pictures and documents for discord.py, new each time."""
        return [discord.File(io.BytesIO(each.data), each.name, description=_alt(each)) for each in self._attached()]

    def _attached(self) -> list[Picture | Document]:
        return [block for block in self.blocks if isinstance(block, Picture | Document)]


class _Layout(ui.LayoutView):
    """Components that were written already, stopped: discord.py asks it for them and keeps nothing of it."""

    def __init__(self, components: list[Json]) -> None:
        super().__init__(timeout=None)
        self._written = components
        self.stop()

    def to_components(self) -> list[Json]:
        return self._written

    def has_components_v2(self) -> bool:
        return True


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


def _attachment(number: int, block: Picture | Document) -> Json:
    told: Json = {"id": number, "filename": block.name}
    return told | {"description": _alt(block)} if isinstance(block, Picture) else told


def _alt(block: Picture | Document) -> str | None:
    return block.alt[:MOST_ALT] if isinstance(block, Picture) else None


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


def _component(block: Block) -> Json:
    match block:
        case str():
            return {"type": TEXT, "content": block}
        case Drawing():
            raise ValueError(f"{block.name} is not drawn yet")
        case Picture():
            media = {"media": {"url": f"attachment://{block.name}"}, "description": block.alt[:MOST_ALT]}
            return {"type": GALLERY, "items": [media]}
        case Row():
            return {"type": ROW, "components": [_control(item) for item in block.items]}
        case Document():
            return {"type": FILE, "file": {"url": f"attachment://{block.name}"}}


def _control(item: Button | LinkButton | Menu | Picker) -> Json:
    match item:
        case Button():
            return _button(item)
        case LinkButton():
            return {"type": BUTTON, "style": LINK, "label": item.label[:MOST_LABEL], "url": item.url}
        case Menu():
            return {
                "type": MENU,
                "custom_id": str(item.tag),
                "placeholder": item.placeholder[:MOST_PLACEHOLDER],
                "options": [_option(option) for option in item.options],
                "disabled": item.disabled,
            }
        case Picker():
            return _picker(item)


def _button(item: Button) -> Json:
    button: Json = {
        "type": BUTTON,
        "style": STYLES[item.style],
        "label": item.label[:MOST_LABEL],
        "custom_id": str(item.tag),
        "disabled": item.disabled,
    }
    return button | {"emoji": {"id": None, "name": item.emoji}} if item.emoji else button


def _picker(item: Picker) -> Json:
    kind = "role" if item.kind == "role" else "channel"
    picker: Json = {
        "type": PICKERS[kind],
        "custom_id": str(item.tag),
        "placeholder": item.placeholder[:MOST_PLACEHOLDER],
        "min_values": 0,
        "max_values": item.most,
        "required": False,
        "default_values": [{"id": each, "type": kind} for each in item.chosen],
    }
    return picker | {"channel_types": WRITABLE} if item.kind == "text" else picker


def _option(option: Option) -> Json:
    line: Json = {"label": option.label[:MOST_OPTION], "value": option.value, "default": option.chosen}
    return line | {"description": option.description[:MOST_OPTION]} if option.description else line
