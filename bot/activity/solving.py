"""A puzzle on the page: the person finds one move after another. Its controls have the keys `hint`, `solution` and
`another`.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.activity.exercise import Exercise
from bot.activity.match_requests import Asker
from bot.activity.messages import BoardState, Control
from bot.activity.plain_text import plain, texts_on
from bot.features.puzzles.page import ended_page, ended_words, hint_places, puzzle_page, right_words
from bot.features.puzzles.rules import Puzzles, rated_words
from bot.locales import Catalogue
from bot.match.preferences import Preference
from bot.match.referee import Referee
from bot.match.refusals import UnknownControl
from engines.review.puzzles import Puzzle


class Solving(Exercise):
    """One puzzle for one person, from its first move to its end; before it they are told the texts of the keys."""

    def __init__(self, puzzle: Puzzle, *keys: str) -> None:
        super().__init__(puzzle.key, puzzle.game, puzzle.start, puzzle.position().side)
        self.puzzle = puzzle
        self._told: Callable[[Preference], str] = lambda reader: "\n".join(reader.texts[key] for key in keys)
        self._ply = 0
        self._over = self._hinted = False

    def leads(self, asker: Asker, key: str) -> str | None:
        """Another puzzle of the game."""
        return f"puzzle:{self.game}" if key == "another" else None

    async def move(self, referee: Referee, asker: Asker, text: str) -> None:
        """Tries a move. Raises MoveRefused if it is illegal, WrongMove if it is not the solution."""
        if self._over:
            return
        found = await referee.of(Puzzles).tried(asker.person, self.puzzle, self._ply, text)
        self._go_on(found.ply, lambda reader: right_words(found, reader), over=found.is_last)

    async def control(self, referee: Referee, asker: Asker, key: str) -> None:
        """Gives a hint or shows the solution; both count as not solved. Raises UnknownControl."""
        if key not in ("hint", "solution"):
            raise UnknownControl
        if self._over:
            return
        rated = await referee.of(Puzzles).finish(asker.person, self.puzzle, False)
        if key == "solution":
            self._go_on(self._ply, lambda reader: ended_words(reader.texts, "", rated), over=True)
        else:
            self._go_on(self._ply, lambda reader: rated_words(reader.texts, rated), hinted=True)

    def state(self, asker: Asker) -> BoardState:
        """The state that the page shows to the person; at the end that after the whole line."""
        texts, puzzle = asker.likes.texts, self.puzzle
        title, status, *notices = self._said(asker.likes)
        found = self._board(
            asker,
            puzzle.line if self._over else puzzle.line[: self._ply],
            over=self._over,
            title=title,
            status=status,
            notices=tuple(notices),
            controls=self._controls(texts),
        )
        return replace(found, marks={**found.marks, "hint": self._places()}) if self._hinted else found

    def _said(self, reader: Preference) -> list[str]:
        """The lines of the chat's page: the title, what to find and the hint, then what the person is told; at the end
        the solution, too.
        """
        told, texts = self._told(reader), reader.texts
        if self._over:
            return texts_on(ended_page(self.puzzle, len(self.puzzle.line), reader, told), texts)
        page = puzzle_page(self.puzzle, self._ply, reader, hinted=self._hinted)
        return [*texts_on(page, texts), *filter(None, plain(told, texts).split("\n"))]

    def _controls(self, texts: Catalogue) -> tuple[Control, ...]:
        another = Control("another", texts["puzzle.another"], main=self._over)
        if self._over:
            return (another,)
        hint = Control("hint", texts["buttons.hint"], disabled=self._hinted)
        return hint, Control("solution", texts["puzzle.solution"]), another

    def _go_on(self, ply: int, told: Callable[[Preference], str], *, over: bool = False, hinted: bool = False) -> None:
        """Goes to this ply of the line, where the person is `told` something, in the language that they read then."""
        self._ply, self._told, self._over, self._hinted = ply, told, over, hinted
        self._renew()

    def _places(self) -> tuple[str, ...]:
        """The cells that the hint marks: those of pieces, or those where moves end."""
        places = hint_places(self.puzzle, self._ply)
        ends = {move.move: move.stops[-1] for move in self._replay.moves()}
        return tuple(ends.get(place, place) for place in places)
