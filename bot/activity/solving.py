"""A puzzle on the page: the person finds one move after another. Its controls have the keys `hint`, `solution` and
`another`.
"""

from dataclasses import dataclass, replace

from bot.activity.exercise import Exercise
from bot.activity.match_requests import Asker, UnknownControl
from bot.activity.messages import BoardState, Control
from bot.activity.plain_text import plain, texts_on
from bot.features.puzzles.page import ended_page, ended_words, hint_places, puzzle_goal, rated_words
from bot.features.puzzles.rules import Puzzles, RatedAttempt, try_puzzle, written_move
from bot.locales import Catalogue
from bot.match import wording
from bot.match.referee import Referee
from bot.match.refusals import Reader, Refused
from engines.review.puzzles import Puzzle


@dataclass(eq=False)
class WrongMove(Refused):
    """A legal move that is not the solution; what it cost, if it counted."""

    key = "puzzle.wrong"
    move: str
    rated: RatedAttempt | None

    def text_for(self, reader: Reader) -> str:
        """The text in the reader's language."""
        cost = rated_words(reader.texts, self.rated)
        return " ".join(filter(None, (super().text_for(reader), cost)))


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
        texts, puzzles, tried = asker.likes.texts, referee.of(Puzzles), try_puzzle(self.puzzle, self._ply, text)
        if not tried.right:
            rated = await puzzles.finish(asker.person, self.puzzle, False)
            raise WrongMove(written_move(self.puzzle, self._ply, tried.move, asker.likes), rated)
        if tried.ply == len(self.puzzle.moves):
            rated = await puzzles.finish(asker.person, self.puzzle, True)
            self._end(asker, texts["puzzle.solved"], rated)
        else:
            answer = written_move(self.puzzle, self._ply + 1, self.puzzle.moves[self._ply + 1], asker.likes)
            self._go_on(tried.ply, texts.text("puzzle.go-on", move=answer))

    async def control(self, referee: Referee, asker: Asker, key: str) -> None:
        """Gives a hint or shows the solution; both count as not solved. Raises UnknownControl."""
        if key not in ("hint", "solution"):
            raise UnknownControl
        if self._over:
            return
        rated = await referee.of(Puzzles).finish(asker.person, self.puzzle, False)
        if key == "solution":
            self._end(asker, "", rated)
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

    def _end(self, asker: Asker, said: str, rated: RatedAttempt | None) -> None:
        """Ends the puzzle: plays the whole line on the board, and says what the chat says at the end."""
        told, end = ended_words(asker.likes.texts, said, rated), len(self.puzzle.line)
        _, *words = texts_on(ended_page(self.puzzle, end, asker.likes, told))
        self._go_on(end, *words)
        self._over = True

    def _places(self) -> tuple[str, ...]:
        """The cells that the hint marks: those of pieces, or those where moves end."""
        places = hint_places(self.puzzle, self._ply)
        ends = {move.move: move.stops[-1] for move in self._replay.moves()}
        return tuple(ends.get(place, place) for place in places)
