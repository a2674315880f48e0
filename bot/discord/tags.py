"""Tag: what a button, a menu or a window says when it is used, packed into its custom_id."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Self

from discord.components import Component

FORM = re.compile(r"([a-z][a-z-]*):(\d{1,20}):(\d{1,5}):([^:]{0,40})")
LONGEST = 100  # characters of a custom_id
ON_BOARDS = ("accept", "hint", "rematch")  # kinds of which every board has one, and no other message of a match


class Subject(Enum):
    """What the number of a tag is the number of."""

    MATCH = "match"
    PERSON = "person"
    SERVER = "server"
    NOTHING = "nothing"  # there is none: what a puzzle, a study or a tournament is called stands in the detail


IN_MATCHES = (
    *("accept", "decline", "withdraw", "rematch", "next-level", "lower-level"),
    *("move", "move-in", "step", "target", "type", "typed", "opening", "hint", "more"),
    *("sure", "sure-in", "choose-again"),
    *("draw", "takeback", "pause", "asked-accept", "asked-decline", "asked-withdraw"),
    *("resign", "resign-yes", "resign-no", "follow", "open-board"),
    *("replay", "export", "share", "share-card", "study-open"),
    *("review", "review-step", "review-best", "review-try", "review-told", "review-line"),
    *("again-move", "again-step", "again-target", "again-type", "again-typed"),
)
SUBJECTS = (
    dict.fromkeys(IN_MATCHES, Subject.MATCH)
    | dict.fromkeys(("challenge", "history"), Subject.PERSON)
    | dict.fromkeys(("set", "settings-of", "server-settings"), Subject.SERVER)
)
"""By kind; any other is of NOTHING. A custom_id does not tell, and those in old messages are read for ever."""


@dataclass(frozen=True, slots=True)
class Tag:
    """`kind:about:ply:detail`. All state of a message is in the tags of its components, so that it never grows old.

    `about` is the number of the kind's subject, 0 where there is none; it is read as what it is: by `match`, `person`
    or `server`. `ply` is the number of moves on the board that the person saw (where a move is made: of those ever made
    in the match), or the page or step that a button leads to. `detail` is a move, a cell, or what tells apart
    components that would else be the same.
    """

    kind: str
    about: int = 0
    ply: int = 0
    detail: str = ""

    def __str__(self) -> str:
        """The custom_id. Raises ValueError for what `read` would not take."""
        text = f"{self.kind}:{self.about}:{self.ply}:{self.detail}"
        if not FORM.fullmatch(text) or len(text) > LONGEST:
            raise ValueError(f"{text!r} is no custom_id")
        return text

    @property
    def subject(self) -> Subject:
        """What `about` is the number of."""
        return SUBJECTS.get(self.kind, Subject.NOTHING)

    @property
    def match(self) -> int:
        """The match that is meant; 0 where none is."""
        return self._about(Subject.MATCH)

    @property
    def person(self) -> int:
        """The person who is meant; 0 where nobody is."""
        return self._about(Subject.PERSON)

    @property
    def server(self) -> int:
        """The server that is meant; 0 where none is."""
        return self._about(Subject.SERVER)

    def _about(self, subject: Subject) -> int:
        return self.about if self.subject is subject else 0

    @property
    def number(self) -> int:
        """The detail as a number; 0, which nothing has, for what anybody may have sent instead of one."""
        return int(self.detail) if self.detail.isdecimal() else 0

    def is_on_board_of(self, match: int) -> bool:
        """Whether it is of a control that every board of a match has, and no other message."""
        return self.match == match and self.kind in ON_BOARDS

    @classmethod
    def read(cls, text: str) -> Self | None:
        """The tag of a custom_id, None where it has another form. What it says is untrusted: anybody can send it."""
        found = FORM.fullmatch(text)
        return cls(found[1], int(found[2]), int(found[3]), found[4]) if found else None


def has_board_of(match: int, components: Sequence[Component]) -> bool:
    """Whether the components are those of a match's board."""
    return any(tag.is_on_board_of(match) for tag in tags_in(components))


def matches_in(components: Sequence[Component]) -> Iterator[int]:
    """The matches that the components of a message mean."""
    return (tag.match for tag in tags_in(components) if tag.match)


def tags_in(components: Sequence[Component]) -> Iterator[Tag]:
    """What the components of a message say when they are used."""
    for component in components:
        if tag := Tag.read(str(getattr(component, "custom_id", ""))):
            yield tag
        yield from tags_in(getattr(component, "children", ()))
