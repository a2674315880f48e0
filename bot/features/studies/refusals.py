"""What cannot be imported or studied, or played from, and how a person is told."""

from dataclasses import dataclass

from bot.locales import catalogue
from bot.match import wording
from bot.match.move_refused import MoveRefused
from bot.match.phrases import typed
from bot.match.refusals import Reader, Refused
from engines.pgn import GameRecord, Trouble


class BadImport(Refused):
    """A text that is no game and no position; `trouble` says why and where. Besides those of the engines there are
    `empty`, `too-large` and `too-many-moves`. `move` is the refusal of the move that is meant, where it is one.
    """

    key = "refusal.bad-import"

    def __init__(self, found: Trouble, refused: MoveRefused | None = None) -> None:
        super().__init__(f"{found.kind} {found.value} line {found.line}, column {found.column}")
        self.trouble, self.move = found, refused

    def told(self, reader: Reader) -> str:
        """With what is wrong, and where."""
        texts, found = catalogue(reader.language), self.trouble
        what = self._what(reader)
        if not found.line:
            return texts.text(self.key, what=what)
        return texts.text("refusal.bad-import-at", what=what, line=found.line, column=found.column)

    def _what(self, reader: Reader) -> str:
        texts, found = catalogue(reader.language), self.trouble
        return texts.text(
            "import.over" if found.kind == "move" and self.move is None else f"import.{found.kind}",
            value=typed(found.value),
            ply=found.ply,
            game=wording.game(texts, found.game) if found.game else "",
            why=self.move.told(reader) if self.move else "",
        )


class NoImport(Refused):
    """A text in which there is neither a game nor a position."""

    key = "refusal.no-import"


@dataclass(eq=False)
class WhichImport(Refused):
    """A text that may be of several games: `records` is what it is in each."""

    key = "refusal.which-import"
    records: tuple[GameRecord, ...]


@dataclass(eq=False)
class OwnMatch(Refused):
    """The position is one of a match that the person is playing."""

    key = "refusal.own-match"
    match_id: int
