"""The controls of a message (buttons, menus, pickers) as plain values and as Discord takes them; and Tag, the content
of a control's custom_id, which tells what to do when it is used.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Literal, Self, cast

from discord import Message, MessageSnapshot

FORM = re.compile(r"([a-z][a-z-]*):(\d{1,20}):(\d{1,5}):([^:]{0,40})")
LONGEST = 100  # characters of a custom_id
MOST = 1 << 63  # all ids, of Discord and of the database, are below
ON_BOARDS = ("accept", "hint", "rematch")  # every board has a control of one of these kinds; no other message has
MOST_LABEL, MOST_OPTION, MOST_PLACEHOLDER = 80, 100, 150  # characters that Discord takes
MOST_BUTTONS, MOST_OPTIONS = 5, 25  # in one row, in one menu

Json = dict[str, Any]
# Discord's numbers: types of components, styles of buttons, types of channels that a picker offers.
ROW, BUTTON, MENU = 1, 2, 3
PICKERS = {"role": 6, "channel": 8}
STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
LINK = 5
CHANNELS = {"text": [0, 5], "channel": [0, 2, 4, 5, 13, 15, 16]}  # by the kind of a picker

Style = Literal["primary", "secondary", "success", "danger"]


class Subject(Enum):
    """What kind of thing the number in a tag refers to."""

    MATCH = "match"
    PERSON = "person"
    SERVER = "server"
    NOTHING = "nothing"  # there is no number: tags of puzzles, studies and tournaments keep theirs in the detail


IN_MATCHES = (
    *("accept", "decline", "withdraw", "rematch", "next-level", "lower-level"),
    *("move", "move-in", "step", "target", "type", "typed", "opening", "hint", "more"),
    *("sure", "sure-in", "choose-again"),
    *("draw", "takeback", "pause", "asked-accept", "asked-decline", "asked-withdraw"),
    *("resign", "resign-yes", "resign-no", "follow", "unfollow", "open-board"),
    *("replay", "export", "share", "share-card", "study-open"),
    *("review", "review-step", "review-best", "review-try", "review-told", "review-line"),
    *("again-move", "again-step", "again-target", "again-type", "again-typed"),
)
SUBJECTS = (
    dict.fromkeys(IN_MATCHES, Subject.MATCH)
    | dict.fromkeys(("challenge", "history"), Subject.PERSON)
    | dict.fromkeys(("set", "settings-of", "server-settings"), Subject.SERVER)
)
"""The subject of each kind of tag; any other kind has NOTHING. A custom_id does not say its subject, and its form
cannot change, because old messages keep theirs for ever."""


@dataclass(frozen=True, slots=True)
class Tag:
    """The content of a custom_id, `kind:about:ply:detail`: a message's whole state, so controls work at any age."""

    kind: str  # which action it calls
    about: int = 0  # the id of a match, person or server (see SUBJECTS), 0 for none; read it by the properties below
    # The number of moves on the board that the person saw (for a move: how often one was made or taken back in the
    # match), or the page or step that a button leads to.
    ply: int = 0
    detail: str = ""  # a move, a cell, or what distinguishes controls that would otherwise have the same tag

    def __str__(self) -> str:
        """The custom_id. Raises ValueError if `read` would not accept it."""
        text = f"{self.kind}:{self.about}:{self.ply}:{self.detail}"
        if not FORM.fullmatch(text) or len(text) > LONGEST:
            raise ValueError(f"{text!r} is no custom_id")
        return text

    @property
    def subject(self) -> Subject:
        """What kind of thing `about` refers to."""
        return SUBJECTS.get(self.kind, Subject.NOTHING)

    @property
    def match(self) -> int:
        """The id of the match in the tag, 0 for none, or one that cannot exist: anybody can send any tag."""
        return self._about(Subject.MATCH)

    @property
    def person(self) -> int:
        """The id of the person in the tag, 0 for none."""
        return self._about(Subject.PERSON)

    @property
    def server(self) -> int:
        """The id of the server in the tag, 0 for none."""
        return self._about(Subject.SERVER)

    def _about(self, subject: Subject) -> int:
        return self.about if self.subject is subject and self.about < MOST else 0

    @property
    def number(self) -> int:
        """The number before the first point in the detail, as `number_in` reads it."""
        return number_in(self.detail.partition(".")[0])

    def is_on_board_of(self, match: int) -> bool:
        """Whether it belongs to a control that only the boards of this match have."""
        return self.kind in ON_BOARDS and self.match == match

    @classmethod
    def read(cls, text: str) -> Self | None:
        """The tag of a custom_id, or None if it has another form. Its content is untrusted: anybody can send it."""
        found = FORM.fullmatch(text)
        return cls(found[1], int(found[2]), int(found[3]), found[4]) if found else None


def number_in(text: str) -> int:
    """The id in an untrusted text; 0, which is no valid id, if it has another form or cannot exist."""
    number = int(text) if text.isdecimal() and len(text) <= len(str(MOST)) else 0
    return number if number < MOST else 0


def has_board_of(match: int, components: Sequence[Json]) -> bool:
    """Whether these components belong to a board of the match."""
    return any(tag.is_on_board_of(match) for tag in tags_in(components))


def matches_in(components: Sequence[Json]) -> Iterator[int]:
    """The ids of the matches in the tags of a message's components."""
    return (tag.match for tag in tags_in(components) if tag.match)


def tags_in(components: Sequence[Json]) -> Iterator[Tag]:
    """All tags in a message's components, which are given as Discord's JSON."""
    for component in components:
        if tag := Tag.read(component.get("custom_id", "")):
            yield tag
        yield from tags_in(component.get("components", ()))


def components_of(message: Message | MessageSnapshot) -> list[Json]:
    """The components of a message, or of a forwarded one, as Discord's JSON."""
    return cast(list[Json], [each.to_dict() for each in message.components])


@dataclass(frozen=True, slots=True)
class Button:
    """A button; no two on a page have the same tag."""

    label: str
    tag: Tag
    style: Style = "secondary"
    disabled: bool = False
    emoji: str | None = None  # a Unicode emoji


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
    """A menu in which the person chooses up to `most` of the server's roles or channels, or none.

    Kind "channel" offers all channels and categories and no threads, "text" only channels in which the bot can write.
    """

    tag: Tag
    placeholder: str
    kind: Literal["role", "channel", "text"]
    chosen: tuple[int, ...]
    most: int = MOST_OPTIONS


@dataclass(frozen=True, slots=True, init=False)
class Row:
    """Up to five buttons, or one menu."""

    items: tuple[Button | LinkButton | Menu | Picker, ...]

    def __init__(self, *items: Button | LinkButton | Menu | Picker) -> None:
        object.__setattr__(self, "items", items)


def rows(buttons: tuple[Button, ...], width: int = MOST_BUTTONS) -> tuple[Row, ...]:
    """Buttons in rows of at most `width`."""
    return tuple([Row(*buttons[at : at + width]) for at in range(0, len(buttons), width)])


def menus(tag: Tag, placeholder: str, options: tuple[Option, ...]) -> tuple[Row, ...]:
    """Options in as many menus as they need; a number after the tag's detail distinguishes these."""
    parts = [options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS)]
    return tuple(
        Row(Menu(replace(tag, detail=f"{tag.detail}.{part}"), _counted(placeholder, part), lines))
        for part, lines in enumerate(parts)
    )


def _counted(placeholder: str, part: int) -> str:
    return f"{placeholder} ({part + 1})" if part else placeholder


def row_json(row: Row) -> Json:
    """A row as Discord takes it."""
    return {"type": ROW, "components": [_control(item) for item in row.items]}


def _control(item: Button | LinkButton | Menu | Picker) -> Json:
    match item:
        case Button():
            emoji = {"emoji": {"id": None, "name": item.emoji}} if item.emoji else {}
            return {
                "type": BUTTON,
                "style": STYLES[item.style],
                "label": item.label[:MOST_LABEL],
                "custom_id": str(item.tag),
                "disabled": item.disabled,
                **emoji,
            }
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
    return picker if item.kind == "role" else picker | {"channel_types": CHANNELS[item.kind]}


def _option(option: Option) -> Json:
    line: Json = {"label": option.label[:MOST_OPTION], "value": option.value, "default": option.chosen}
    return line | {"description": option.description[:MOST_OPTION]} if option.description else line
