"""Who acts, and where: Person and Place."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Person:
    """A person as Discord describes them."""

    id: int
    name: str
    locale: str | None = None
    is_bot: bool = False
    sees: bool = field(default=True, compare=False)  # the channel in which they were named, as far as is known


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, thread or direct message in which a board may be shown; and what decides whether the person may begin
    something there. Only the two ids count in comparisons.
    """

    guild_id: int | None = None  # None in direct messages
    channel_id: int | None = None
    # The channel, its parent if it is a thread, and their category; empty where that was not looked up.
    within: frozenset[int] = field(default=frozenset(), compare=False)
    roles: frozenset[int] | None = field(default=None, compare=False)  # of the person; None: not looked up
    takes_boards: bool = field(default=True, compare=False)  # the bot can keep a board there


NOWHERE = Place()
