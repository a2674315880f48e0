"""Entering a move in a lesson, a puzzle, a study or a review, with the controls of a match's board."""

from dataclasses import dataclass, replace

from bot.discord.controls import Button, Menu, Row, Tag
from bot.discord.page import Block
from bot.match.controls import CONTROLS, MoveEntry, Step, control_rows, follow_path
from bot.match.positions import Choice
from bot.match.preferences import Preference
from bot.match.state import BoardView


@dataclass(frozen=True, slots=True)
class SoFar:
    """What a person has chosen so far of a move, as a path of options, and what is said of their last try."""

    chosen: str = ""
    said: str = ""


BEGINNING = SoFar()


@dataclass(frozen=True, slots=True)
class EntryProgress:
    """A move that is being entered: what was chosen so far, and the step that is due."""

    entry: MoveEntry
    step: Step

    def rows(self, meant: Tag) -> list[Block]:
        """The controls. Kind and detail of `meant` come first in their tags, before a hyphen and a full stop."""
        controls = CONTROLS[self.entry.view.game]
        return [_retagged(row, meant) for row in control_rows(controls, self.entry, self.step)]

    def name(self, *parts: object) -> str:
        """The name of the picture: `parts`, which say what it shows, and what was chosen so far."""
        return "-".join([*map(str, parts), *self.entry.chosen])


def entry_of(
    view: BoardView, reader: Preference, choices: tuple[Choice, ...], path: str, turned: bool = False
) -> EntryProgress:
    """A move of `choices`, after what was chosen so far (`path`); `turned`: seen from the second side."""
    entry = MoveEntry(view, choices, reader, turned=turned, tells_gains=False)
    entry, step, _ = follow_path(CONTROLS[view.game], entry, path)
    return EntryProgress(entry, step)


def _retagged(row: Block, meant: Tag) -> Block:
    if not isinstance(row, Row):
        return row
    return Row(*(_meant(item, meant) if isinstance(item, Button | Menu) else item for item in row.items))


def _meant(item: Button | Menu, meant: Tag) -> Button | Menu:
    kind, detail = f"{meant.kind}-{item.tag.kind}", f"{meant.detail}.{item.tag.detail}"
    return replace(item, tag=replace(meant, kind=kind, detail=detail))
