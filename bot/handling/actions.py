"""Actions: what a click, a choice in a menu or a submitted window does. One function for each kind of tag."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

Action = Callable[..., Awaitable[None]]
"""Takes the Context and the Tag of the control that was used."""
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class ActionEntry:
    """The action for one kind of tag."""

    do: Action
    window: bool  # its answer is a window to type in
    always: bool  # people who are suspended in the server may use it, too
    managed: bool = False  # only people who manage the server may use it; others are told so
    once: bool = False  # it posts something for everybody: a second press soon after is refused


class Actions(dict[str, ActionEntry]):
    """The action for each kind of tag."""

    def on(
        self, kind: str, *, window: bool = False, always: bool = False, managed: bool = False, once: bool = False
    ) -> Callable[[A], A]:
        """Registers the decorated function for tags of a kind. Raises ValueError if the kind has an action already."""

        def register(do: A) -> A:
            self.add(kind, ActionEntry(do, window, always, managed, once))
            return do

        return register

    def add(self, kind: str, known: ActionEntry) -> None:
        """Adds the action for a kind. Raises ValueError if the kind has one already."""
        if kind in self:
            raise ValueError(f"two actions for {kind}")
        self[kind] = known
