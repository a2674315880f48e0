"""The refusals of imports and studies."""

from dataclasses import dataclass

from bot.match import wording
from bot.match.move_refused import MoveRefused
from bot.match.phrases import typed
from bot.match.refusals import Reader, Refused
from engines.game import BadPosition
from engines.pgn import GameRecord, Trouble
from engines.registry import game_named


class BadImport(Refused):
    """A text that is neither a game nor a position. `trouble` says why and where: its kinds are those of the engines,
    `empty`, `both`, `too-large`, `not-fetched` and `too-many-moves`. `move` is the refusal of the move in question, if
    there is one.
    """

    def __init__(self, found: Trouble, refused: MoveRefused | None = None) -> None:
        super().__init__(f"{found.kind} {found.value} line {found.line}, column {found.column}")
        self.trouble, self.move = found, refused

    def text_for(self, reader: Reader) -> str:
        """The refusal with what is wrong and where."""
        texts, found = reader.texts, self.trouble
        what = self._what(reader)
        if not found.line:
            return texts.text(self.key, what=what)
        return texts.text("refusal.bad-import-at", what=what, line=found.line, column=found.column)

    def _what(self, reader: Reader) -> str:
        texts, found = reader.texts, self.trouble
        return texts.text(
            "import.over" if found.kind == "move" and self.move is None else f"import.{found.kind}",
            value=typed(found.value),
            ply=found.ply,
            game=wording.game(texts, found.game) if found.game else "",
            why=self._why(reader),
        ).strip()

    def _why(self, reader: Reader) -> str:
        """Why the move or the position is refused; empty where there are no words for it."""
        if self.move:
            return self.move.text_for(reader)
        texts, cause, game = reader.texts, self.trouble.cause, self.trouble.game
        if not isinstance(cause, BadPosition):
            return ""
        value = f"`{game_named(game).start}`" if cause.kind == "form" else typed(cause.value)
        keys = (f"games.{game}.position-{cause.kind}", f"import.position-{cause.kind}")
        return next((texts.text(key, value=value) for key in keys if key in texts), "")


class NoImport(Refused):
    """A text in which there is neither a game nor a position."""


@dataclass(eq=False)
class WhichImport(Refused):
    """A text that fits several games: `records` has it as a game of each."""

    records: tuple[GameRecord, ...]
