"""A puzzle on the page: the person finds one move after another. Its controls have the keys `hint`, `solution` and
`another`.
"""

from dataclasses import replace

from bot.activity.exercise import Exercise
from bot.activity.match_requests import Asker, UnknownControl
from bot.activity.messages import BoardState, Control
from bot.activity.plain_text import plain, texts_on
from bot.features.puzzles.page import ended_page, ended_words, hint_places, puzzle_goal, right_words
from bot.features.puzzles.rules import Puzzles, rated_words
from bot.locales import Catalogue
from bot.match import wording
from bot.match.referee import Referee
from engines.review.puzzles import Puzzle


class Solving(Exercise):
    """One puzzle for one person, from its first move to its end; `said` are lines that they are told before."""

    def __init__(self, puzzle: Puzzle, *said: str) -> None:
        super().__init__(puzzle.key, puzzle.game, puzzle.start, puzzle.position().side)
        self.puzzle = puzzle
        self._said = said  # lines; once it is over, the first is the status
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
        said = right_words(found, asker.likes)
        if found.is_last:
            self._end(asker, said)
        else:
            self._go_on(found.ply, plain(said))

    async def control(self, referee: Referee, asker: Asker, key: str) -> None:
        """Gives a hint or shows the solution; both count as not solved. Raises UnknownControl."""
        if key not in ("hint", "solution"):
            raise UnknownControl
        if self._over:
            return
        rated = await referee.of(Puzzles).finish(asker.person, self.puzzle, False)
        if key == "solution":
            self._end(asker, ended_words(asker.likes.texts, "", rated))
        else:
            cost = plain(rated_words(asker.likes.texts, rated))
            self._said, self._hinted = (cost,) if cost else (), True
            self._renew()

    def state(self, asker: Asker) -> BoardState:
        """The state that the page shows to the person."""
        texts, puzzle = asker.likes.texts, self.puzzle
        found = self._board(
            asker,
            puzzle.line[: self._ply],
            over=self._over,
            title=texts.text("puzzle.title", game=wording.game(texts, puzzle.game), rating=puzzle.rating),
            status=plain(puzzle_goal(texts, puzzle, self._ply)) if not self._over else self._said[0],
            notices=self._said[self._over :],
            controls=self._controls(texts),
        )
        return replace(found, marks={**found.marks, "hint": self._places()}) if self._hinted else found

    def _controls(self, texts: Catalogue) -> tuple[Control, ...]:
        another = Control("another", texts["puzzle.another"], main=self._over)
        if self._over:
            return (another,)
        hint = Control("hint", texts["buttons.hint"], disabled=self._hinted)
        return hint, Control("solution", texts["puzzle.solution"]), another

    def _go_on(self, ply: int, *said: str) -> None:
        self._ply, self._said, self._hinted = ply, said, False
        self._renew()

    def _end(self, asker: Asker, told: str) -> None:
        """Ends the puzzle: plays the whole line on the board, and says what the chat says at the end."""
        end = len(self.puzzle.line)
        _, *words = texts_on(ended_page(self.puzzle, end, asker.likes, told))
        self._go_on(end, *words)
        self._over = True

    def _places(self) -> tuple[str, ...]:
        """The cells that the hint marks: those of pieces, or those where moves end."""
        places = hint_places(self.puzzle, self._ply)
        ends = {move.move: move.stops[-1] for move in self._replay.moves()}
        return tuple(ends.get(place, place) for place in places)
