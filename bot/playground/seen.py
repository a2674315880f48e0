"""What a person sees: a message's text, buttons, menus and pictures, and the response to an action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from .activities.frames import Frame
from .components import BUTTON, MENUS, TEXT_DISPLAY, walk
from .records import COMPONENTS_V2, EPHEMERAL, LOADING, Json


@dataclass(frozen=True, slots=True)
class ShownButton:
    """A button on a message."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    emoji: str | None
    url: str | None


@dataclass(frozen=True, slots=True)
class ShownMenu:
    """A select menu; `options`, only of string menus, are Discord's JSON."""

    custom_id: str
    type: int
    placeholder: str
    disabled: bool
    options: tuple[Json, ...]
    min_values: int
    max_values: int
    channel_types: tuple[int, ...] = ()  # the types that a menu of channels offers; none: all types

    def value_of(self, name: str) -> str:
        """The value of the option with this value or label. Raises LookupError."""
        for option in self.options:
            if name in (option["value"], option["label"]):
                return str(option["value"])
        raise LookupError(f"no option {name!r} among {[option['label'] for option in self.options]}")


@dataclass(frozen=True, slots=True)
class ShownFile:
    """A picture or other file on a message, with its alternative text."""

    url: str
    description: str | None
    filename: str


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message as it was at one moment; `json` is Discord's JSON of it."""

    json: Json

    @property
    def id(self) -> int:
        """The message's id."""
        return int(self.json["id"])

    @property
    def channel_id(self) -> int:
        """The id of its channel."""
        return int(self.json["channel_id"])

    @property
    def cause_id(self) -> int | None:
        """The interaction that it answers, if any."""
        cause = self.json.get("interaction_metadata")
        return int(cause["id"]) if cause else None

    @property
    def ephemeral(self) -> bool:
        """Whether it is private."""
        return bool(self.json["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether it is a deferred answer that is not filled yet."""
        return bool(self.json["flags"] & LOADING)

    @property
    def v2(self) -> bool:
        """Whether it consists only of components."""
        return bool(self.json["flags"] & COMPONENTS_V2)

    @property
    def components(self) -> list[Json]:
        """All components, nested ones included."""
        return list(walk(self.json["components"]))

    @property
    def text(self) -> str:
        """All texts, each on a line: content, text displays."""
        pieces = [self.json["content"]]
        pieces += [each["content"] for each in self.components if each["type"] == TEXT_DISPLAY]
        return "\n".join(piece for piece in pieces if piece)

    @property
    def buttons(self) -> list[ShownButton]:
        """All buttons in reading order."""
        return [_button(each) for each in self.components if each["type"] == BUTTON]

    @property
    def menus(self) -> list[ShownMenu]:
        """All select menus in reading order."""
        return [_menu(each) for each in self.components if each["type"] in MENUS]

    @property
    def pictures(self) -> list[ShownFile]:
        """Attachments and media in components, each address once."""
        return list({picture.url: picture for picture in _pictures(self)}.values())

    def button(self, name: str) -> ShownButton:
        """The button with this label, custom_id or emoji. Raises LookupError, which names all buttons."""
        for button in self.buttons:
            if name in (button.label, button.custom_id, button.emoji):
                return button
        raise LookupError(f"no button {name!r} among {[b.label or b.emoji or b.custom_id for b in self.buttons]}")

    def menu(self, name: str | None = None) -> ShownMenu:
        """The menu with this custom_id or placeholder; without a name, the only one. Raises LookupError."""
        named = [menu for menu in self.menus if name is None or name in (menu.custom_id, menu.placeholder)]
        if len(named) == 1 or (named and name is not None):
            return named[0]
        raise LookupError(f"no menu {name!r} among {[menu.custom_id for menu in self.menus]}")


def _button(component: Json) -> ShownButton:
    emoji = component.get("emoji") or {}
    return ShownButton(
        label=component.get("label") or "",
        custom_id=component.get("custom_id"),
        disabled=component.get("disabled", False),
        style=component["style"],
        emoji=emoji.get("name"),
        url=component.get("url"),
    )


def _menu(component: Json) -> ShownMenu:
    return ShownMenu(
        custom_id=component["custom_id"],
        type=component["type"],
        placeholder=component.get("placeholder") or "",
        disabled=component.get("disabled", False),
        options=tuple(component.get("options", ())),
        min_values=component.get("min_values", 1),
        max_values=component.get("max_values", 1),
        channel_types=tuple(component.get("channel_types") or ()),
    )


def _pictures(sight: ShownMessage) -> Iterator[ShownFile]:
    for file in sight.json["attachments"]:
        yield ShownFile(file["url"], file.get("description"), file["filename"])
    for component in sight.components:
        for item in component.get("items", []):
            yield _media(item["media"], item.get("description"))
        if "file" in component:
            yield _media(component["file"], None)


def _media(media: Json, description: str | None) -> ShownFile:
    return ShownFile(media["url"], description, media["url"].rsplit("/", 1)[-1])


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that a person has open; `components` are Discord's JSON."""

    interaction_id: int
    custom_id: str
    title: str
    components: tuple[Json, ...]

    @property
    def fields(self) -> list[Json]:
        """All components that can be filled in, in reading order."""
        return [each for each in walk(list(self.components)) if "custom_id" in each]


class Watcher(Protocol):
    """The person who acted and sees what follows: a `people.DiscordUser`."""

    def followups_of(self, seen: Response) -> list[ShownMessage]:
        """The follow-ups so far."""

    async def when_settled(self, seen: Response, within: float) -> Response:
        """Waits until the answer is complete."""


@dataclass(frozen=True, slots=True)
class Response:
    """The result of an action, as the person sees it at this moment.

    `state` is "answered" (a new message), "thinking" (a deferred answer), "updated" (the used message was changed),
    "silent" (acknowledged, nothing visible yet), "modal" (a form was opened), "launched" (an Activity was opened in
    `frame`) or "failed" ("This interaction failed").
    """

    person: Watcher
    interaction_id: int
    state: str
    message: ShownMessage | None = None  # the answer, or the used message; None if a command failed or opened a form
    modal: Modal | None = None
    before: ShownMessage | None = None  # the used message as it was before
    frame: Frame | None = None

    @property
    def followups(self) -> list[ShownMessage]:
        """The follow-ups so far that the person sees, the oldest first."""
        return self.person.followups_of(self)

    async def settled(self, within: float = 60) -> Response:
        """Waits until a deferred answer is filled. Raises TimeoutError."""
        return await self.person.when_settled(self, within)
