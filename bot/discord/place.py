"""Who asks for something, and where."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as the chat platform introduces them."""

    id: int
    name: str
    locale: str | None = None
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Where the board will be shown; and, of who asks there, what decides whether they may.

    `within` are the channel, what it belongs to and their category; `roles` are those of who asks; `takes_boards` says
    whether the bot can keep a board there.
    """

    guild_id: int | None = None
    channel_id: int | None = None
    within: frozenset[int] = field(default=frozenset(), compare=False)
    roles: frozenset[int] = field(default=frozenset(), compare=False)
    takes_boards: bool = field(default=True, compare=False)


NOWHERE = Place()
