"""People: what tests and the page let them do, and what they then see.

Every action may be awaited from any event loop; it runs in the world's own. None of them sleeps: they wait for events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .records import Json
from .seen import Modal, Seen, Sight

if TYPE_CHECKING:
    from .world import World


class Person:
    """Someone at a place (a channel, thread, direct message or group); `at` gives the same person elsewhere."""

    def __init__(self, world: World, person_id: int, place: int) -> None:
        self.world = world
        self.id = person_id
        self.place = place

    @property
    def name(self) -> str:
        """What others call them."""
        raise NotImplementedError

    @property
    def locale(self) -> str:
        """The language of their client."""
        raise NotImplementedError

    @property
    def colour(self) -> str:
        """CSS colour of their avatar."""
        raise NotImplementedError

    def at(self, channel_id: int) -> Person:
        """The same person in another place."""
        return Person(self.world, self.id, channel_id)

    @property
    def direct(self) -> Person:
        """The same person in the direct messages with the bot."""
        return self.at(self.world.direct(self.id).id)

    async def slash(self, command: str, /, **options: Any) -> Seen:
        """Use a slash command, e.g. slash("play", game="connect4"); subcommands after a space: "settings language"."""
        raise NotImplementedError

    async def autocomplete(self, command: str, focused: str, text: str, /, **options: Any) -> list[Json]:
        """Type `text` into option `focused`: the choices offered, [{"name": ..., "value": ...}]; [] when none came."""
        raise NotImplementedError

    async def context_menu(self, command: str, target: Sight | Person | int, /) -> Seen:
        """Use a context menu on a message (Sight or message id) or on a person."""
        raise NotImplementedError

    async def click(self, message: Sight | int, button: str, /) -> Seen:
        """Press a button, named by label, custom_id or emoji. Raises LookupError; a disabled one cannot be pressed.

        A Sight is clicked as it looked then, even where the message has changed since: the click that crossed the edit.
        """
        raise NotImplementedError

    async def select(self, message: Sight | int, menu: str | None, /, *values: str) -> Seen:
        """Choose from a menu, named by custom_id or placeholder (None: the only one): values or labels, or ids."""
        raise NotImplementedError

    async def submit(self, modal: Modal | Seen | int, /, **fields: Any) -> Seen:
        """Send a form (or the id of the interaction that opened it); fields by custom_id or label."""
        raise NotImplementedError

    async def submit_fields(self, modal: Modal | Seen | int, fields: dict[str, Any], /) -> Seen:
        """The same with a mapping, for custom_ids that are not Python names."""
        raise NotImplementedError

    async def says(self, text: str) -> Sight:
        """Write a message."""
        raise NotImplementedError

    def reads(self, channel_id: int | None = None) -> list[Sight]:
        """Every message that this person sees here, oldest first."""
        raise NotImplementedError

    async def until(self, holds: Callable[[], Any], timeout: float = 10) -> Any:
        """Wait, event by event, until `holds()` is true, and return what it gave. Raises TimeoutError."""
        raise NotImplementedError

    async def when_settled(self, seen: Seen, timeout: float = 10) -> Seen:
        """Wait until a deferred answer is filled."""
        raise NotImplementedError
