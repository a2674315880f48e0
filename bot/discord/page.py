"""Page: what one message shows, as plain values; and how it becomes Components V2.

The components are written as Discord takes them, without discord.py's views. Every click arrives in one place
(`bot.handling.interactions`), whether its message is a second old or a year and ten restarts. Views would hold each
message in memory, end those in private messages after 15 minutes, and swallow errors.
"""

import io
import re
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import orjson

from bot.discord.controls import Json, Row, row_json
from bot.render.renderer import MAX_ALT

MOST_TEXT = 4000  # characters that Discord takes in all texts of a message
MOST_COMPONENTS = 40  # of a message, nested ones included
# Discord fails on more than some 10,170 bytes, among which every component counts for twelve (discord-api-docs, issue
# 8554).
MOST_BYTES, COMPONENT_BYTES = 10_000, 12
TEXT, GALLERY, FILE, CONTAINER = 10, 12, 13, 17  # Discord's types of components
MARKUP = re.compile(r"[\\*_~|`\[\]#]|^[>-]")  # what could begin or end markup
COMPONENTS, PRIVATE, SILENT = 1 << 15, 1 << 6, 1 << 12  # flags of a message


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its alt text."""

    name: str  # another for every other picture: clients would show the old one under the same name
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that is not drawn yet."""

    name: str  # as Picture's
    draw: Callable[[Any], bytes]  # a module's function: the picture of a subject; may take some milliseconds
    subject: Hashable  # what to draw; equal subjects give equal pictures
    alt: str


@dataclass(frozen=True, slots=True)
class Document:
    """A file for the person to save."""

    name: str
    data: bytes


Block = str | Picture | Drawing | Document | Row


@dataclass(frozen=True, slots=True, init=False)
class Page:
    """What a message shows, from top to bottom. Empty texts and rows are left out.

    The methods are for pages without a Drawing: `bot.discord.drawing.drawn` makes a Picture of each.
    """

    blocks: tuple[Block, ...]
    accent: int | None

    def __init__(self, *blocks: Block, accent: int | None = None) -> None:
        object.__setattr__(self, "blocks", blocks)
        object.__setattr__(self, "accent", accent)

    def adding(self, *blocks: Block) -> "Page":
        """The page with more blocks below it."""
        return Page(*self.blocks, *blocks, accent=self.accent)

    def in_words(self) -> "Page":
        """The page with a text in place of each Drawing, whose alt text knows no markup."""
        blocks = [escaped(block.alt) if isinstance(block, Drawing) else block for block in self.blocks]
        return Page(*blocks, accent=self.accent)

    def components(self) -> list[Json]:
        """The components as Discord takes them. Raises ValueError if there are more than MOST_COMPONENTS."""
        shown = [block for block in self.blocks if block and not (isinstance(block, Row) and not block.items)]
        items = _fitting([row_json(block) if isinstance(block, Row) else _component(block) for block in shown])
        if 1 + len(items) + sum([len(item.get("components", ())) for item in items]) > MOST_COMPONENTS:
            raise ValueError(f"a message has no more than {MOST_COMPONENTS} components")
        return [{"type": CONTAINER, "accent_color": self.accent, "components": items}]

    def message(self) -> Json:
        """The JSON of a message that shows the page and notifies nobody, without its files; a new object each time.
        Raises ValueError as `components` does.
        """
        return {
            "components": self.components(),
            "flags": COMPONENTS,
            "allowed_mentions": {"parse": []},
            "attachments": [_attachment(number, block) for number, block in enumerate(self._attached())],
        }

    def files(self) -> list[discord.File]:
        """The pictures and documents for discord.py; new objects each time."""
        return [discord.File(io.BytesIO(each.data), each.name) for each in self._attached()]

    def _attached(self) -> list[Picture | Document]:
        return [block for block in self.blocks if isinstance(block, Picture | Document)]


@dataclass(frozen=True, slots=True)
class NewMessage:
    """A message to be sent."""

    page: Page  # without drawings
    pinged: tuple[int, ...] = ()  # the people whom it notifies
    silent: bool = False  # notifies without a sound
    private: bool = False

    def json(self) -> Json:
        """The message as Discord takes it, without its files."""
        message = self.page.message()
        message["flags"] |= PRIVATE * self.private | SILENT * self.silent
        message["allowed_mentions"]["users"] = list(map(str, self.pinged))
        return message


def escaped(text: str) -> str:
    """Text without markup, mentions or links."""
    unlinked = MARKUP.sub(r"\\\g<0>", text).replace("<", "‹").replace("://", ":/\u200b/")
    return discord.utils.escape_mentions(unlinked)


def files_in(components: Sequence[Json]) -> Iterator[str]:
    """The ids of the files that a message's components show, which are given as Discord's JSON."""
    for component in components:
        for shown in (component.get("file", {}), *(item["media"] for item in component.get("items", ()))):
            if file := shown.get("attachment_id"):
                yield file
        yield from files_in(component.get("components", ()))


def _attachment(number: int, block: Picture | Document) -> Json:
    told: Json = {"id": number, "filename": block.name}
    return told | {"description": block.alt[:MAX_ALT]} if isinstance(block, Picture) else told


def _fitting(items: list[Json]) -> list[Json]:
    """The components with as much of their texts as Discord takes; a text of which nothing is left is left out."""
    if len(orjson.dumps(items)) <= MOST_TEXT:  # no text is longer than that, and they count for little more
        return items
    characters, room = MOST_TEXT, MOST_BYTES - _size([item for item in items if item["type"] != TEXT])
    for item in items:
        if item["type"] == TEXT:
            text = item["content"] = _cut(item["content"], characters, room - COMPONENT_BYTES)
            characters, room = characters - len(text), room - COMPONENT_BYTES - len(text.encode())
    return [item for item in items if item["type"] != TEXT or item["content"]]


def _cut(text: str, characters: int, size: int) -> str:
    """The text in at most so many characters and bytes."""
    if len(text) <= characters and len(text.encode()) <= size:
        return text
    end = "…"
    left = text[: max(characters - 1, 0)].encode()[: max(size - len(end.encode()), 0)].decode(errors="ignore")
    return left + end if left else ""


def _size(value: Any) -> int:
    """The bytes of components, as Discord seems to count them."""
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, dict):
        return COMPONENT_BYTES + sum(map(_size, value.values()))
    return sum(map(_size, value)) if isinstance(value, list) else 0


def _component(block: str | Picture | Drawing | Document) -> Json:
    match block:
        case str():
            return {"type": TEXT, "content": block}
        case Drawing():
            raise ValueError(f"{block.name} is not drawn yet")
        case Picture():
            media = {"media": {"url": f"attachment://{block.name}"}, "description": block.alt[:MAX_ALT]}
            return {"type": GALLERY, "items": [media]}
        case Document():
            return {"type": FILE, "file": {"url": f"attachment://{block.name}"}}
