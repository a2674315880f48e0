"""The refusal of a text that is not a legal move, with the reason."""

from dataclasses import dataclass
from typing import Literal

from bot.locales import Catalogue
from bot.match.phrases import cell, enumerate_words, typed
from bot.match.refusals import Reader, Refused
from engines.game import Refusal
from engines.registry import game_named

NO_RULE = Refusal()
MoveTrouble = Literal["unreadable", "illegal", "ambiguous", "over"]


@dataclass(eq=False)
class MoveRefused(Refused):
    """The text is not a legal move in this position."""

    game: str
    move: str  # the text as it was typed
    trouble: MoveTrouble
    candidates: tuple[str, ...] = ()  # the moves that an ambiguous text may mean in `position`, canonical
    why: Refusal = NO_RULE  # the rule that an illegal move breaks
    side: int = 0  # who is to move
    position: str = ""

    def text_for(self, reader: Reader) -> str:
        """The text for the reader, with the rule that forbids the move where the game has words for it."""
        texts = reader.texts
        rule = f"games.{self.game}.why.{self.why.rule}"
        if self.trouble == "illegal" and rule in texts:
            return self._rule_told(texts, rule, reader.notation(self.game))
        how = texts[f"games.{self.game}.how"]
        candidates = enumerate_words(texts, self._written(reader.notation(self.game)))
        return texts.text(f"refusal.{self.trouble}-move", move=typed(self.move), how=how, candidates=candidates)

    def _written(self, notation: str) -> list[str]:
        """The candidates in a notation of the game."""
        game = game_named(self.game)
        board = game.read(self.position or game.start)
        return [game.write_move(board, game.read_move(board, each), notation) for each in self.candidates]

    def _rule_told(self, texts: Catalogue, key: str, notation: str) -> str:
        """The text of the rule that forbids a move.

        It may use `piece` and `cell`, the first that the rule is about, and `pieces` and `cells`, all of them. Where
        the game has no names for its pieces, `piece` and `pieces` are empty.
        """
        names = [f"games.{self.game}.piece.{letter}" for letter in self.why.pieces]
        pieces = [texts[name] for name in names if name in texts]
        cells = [cell(texts, self.game, name, self.side, notation) for name in self.why.cells]
        standing = zip(pieces, cells, self.why.sides, strict=False)
        whose = [("own" if side == self.side else "other", piece, where) for piece, where, side in standing]
        owned = [texts.text(f"refusal.piece-{owner}", piece=piece, cell=where) for owner, piece, where in whose]
        return texts.text(
            key,
            move=typed(self.move),
            cell=next(iter(cells), ""),
            cells=enumerate_words(texts, cells),
            piece=next(iter(pieces), ""),
            pieces=enumerate_words(texts, owned),
        )
