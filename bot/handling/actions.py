"""What clicks, choices and typed windows do: a function for each kind of tag."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

Action = Callable[..., Awaitable[None]]
"""Takes the context and the tag of what was pressed."""
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Known:
    """What is done for tags of a kind, and how."""

    do: Action
    window: bool  # it is answered with a window to type in
    always: bool  # it also serves who is suspended in the server
    managed: bool = False  # it serves those alone who manage the server; others are told so


class Actions(dict[str, Known]):
    """What is done for each kind of tag."""

    def on(self, kind: str, *, window: bool = False, always: bool = False, managed: bool = False) -> Callable[[A], A]:
        """Registers what is done for tags of a kind. Raises ValueError where the kind is known."""

        def register(do: A) -> A:
            self.add(kind, Known(do, window, always, managed))
            return do

        return register

    def add(self, kind: str, known: Known) -> None:
        """Adds what is done for a kind. Raises ValueError where it is known."""
        if kind in self:
            raise ValueError(f"two actions for {kind}")
        self[kind] = known
