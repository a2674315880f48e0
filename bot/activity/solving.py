"""A puzzle on the page: the person finds one move after another on a board like a match's.

On the page it is match 0. Its controls have the keys `hint`, `solution` and `another`.
"""

import asyncio
import time
from dataclasses import dataclass
from itertools import count

from bot.activity.acting import Asker, UnknownControl
from bot.activity.messages import BoardState, Control, ControlRequest, MoveRequest, SeatState
from bot.activity.plain_text import plain, texts_on
from bot.activity.replay import Replay
from bot.activity.states import boards_of
from bot.features.puzzles.page import ended_page, ended_words, hint_places, puzzle_goal, rated_words
from bot.features.puzzles.rules import Puzzles, RatedAttempt, try_puzzle, written_move
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.refusals import Reader, Refused
from engines.review.puzzles import Puzzle

PUZZLE = 0  # the match's number in requests about a puzzle
_NUMBERS = count(time.time_ns() // 1_000_000)
"""Revisions, which rise over all puzzles and restarts, so that the page can tell which state is newer."""


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


class Solving:
    """One puzzle for one person, from its first move to its end."""

    def __init__(self, puzzle: Puzzle, said: str = "") -> None:
        self.puzzle = puzzle
        self._replay = Replay(puzzle.game, puzzle.start)
        self._side = puzzle.position().side
        self._said: tuple[str, ...] = (said,) if said else ()  # lines; once it is over, the first is the status
        self._ply, self._board_number = 0, next(_NUMBERS)
        self._over = self._hinted = False
        self.lock = asyncio.Lock()  # to be held around `move` and `control`

    async def move(self, puzzles: Puzzles, asker: Asker, request: MoveRequest) -> None:
        """Tries a move. Does nothing if the request is outdated. Raises MoveRefused if the move is illegal, WrongMove
        if it is not the solution.
        """
        if request.board_number != self._board_number or self._over:
            return
        tried = try_puzzle(self.puzzle, self._ply, request.move)
        if not tried.right:
            rated = await puzzles.finish(asker.person, self.puzzle, False)
            raise WrongMove(written_move(self.puzzle, self._ply, tried.move, asker.likes), rated)
        if tried.ply == len(self.puzzle.moves):
            rated = await puzzles.finish(asker.person, self.puzzle, True)
            self._end(asker, _texts(asker)["puzzle.solved"], rated)
        else:
            answer = written_move(self.puzzle, self._ply + 1, self.puzzle.moves[self._ply + 1], asker.likes)
            self._go_on(tried.ply, _texts(asker).text("puzzle.go-on", move=answer))

    async def control(self, puzzles: Puzzles, asker: Asker, request: ControlRequest) -> None:
        """Gives a hint or shows the solution; both count as not solved. Raises UnknownControl."""
        if request.key not in ("hint", "solution"):
            raise UnknownControl
        if request.board_number != self._board_number or self._over:
            return
        rated = await puzzles.finish(asker.person, self.puzzle, False)
        if request.key == "solution":
            self._end(asker, "", rated)
        else:
            cost = plain(rated_words(_texts(asker), rated))
            self._said, self._hinted, self._board_number = (cost,) if cost else (), True, next(_NUMBERS)

    def state(self, asker: Asker) -> BoardState:
        """The state that the page shows to the person."""
        texts, puzzle, replay = _texts(asker), self.puzzle, self._replay
        replay.follow(puzzle.line[: self._ply])
        own = SeatState(asker.person.name, self._side_name(texts, self._side))
        other = self._side_name(texts, 1 - self._side)
        seats = (own, SeatState("", other)) if self._side == 0 else (SeatState("", other), own)
        marks = {**replay.marks(), **({"hint": self._places()} if self._hinted else {})}
        return BoardState(
            match=PUZZLE,
            puzzle=puzzle.key,
            revision=self._board_number,
            board_number=self._board_number,
            title=texts.text("puzzle.title", game=wording.game(texts, puzzle.game), rating=puzzle.rating),
            boards=boards_of(puzzle.game, asker.likes),
            side=self._side,
            turn=None if self._over else self._side,
            standing=replay.standing,
            start=replay.start,
            seats=seats,
            status=plain(puzzle_goal(texts, puzzle, self._ply)) if not self._over else self._said[0],
            notices=self._said[self._over :],
            moves=() if self._over else replay.moves(),
            hand=replay.hand(self._side),
            played=replay.played(asker.likes.notation(puzzle.game)),
            pairs=replay.game.pairs,
            first_to_move=replay.position.first_to_move,
            marks=marks,
            controls=self._controls(texts),
        )

    def _controls(self, texts: Catalogue) -> tuple[Control, ...]:
        another = Control("another", texts["puzzle.another"], main=self._over)
        if self._over:
            return (another,)
        hint = Control("hint", texts["buttons.hint"], disabled=self._hinted)
        return hint, Control("solution", texts["puzzle.solution"]), another

    def _go_on(self, ply: int, *said: str) -> None:
        self._ply, self._said, self._hinted, self._board_number = ply, said, False, next(_NUMBERS)

    def _end(self, asker: Asker, said: str, rated: RatedAttempt | None) -> None:
        """Ends the puzzle: plays the whole line on the board, and says what the chat says at the end."""
        told, end = ended_words(_texts(asker), said, rated), len(self.puzzle.line)
        _, *words = texts_on(ended_page(self.puzzle, end, asker.likes, told))
        self._go_on(end, *words)
        self._over = True

    def _places(self) -> tuple[str, ...]:
        """The cells that the hint marks: those of pieces, or those where moves end."""
        places = hint_places(self.puzzle, self._ply)
        ends = {move.move: move.stops[-1] for move in self._replay.moves()}
        return tuple(ends.get(place, place) for place in places)

    def _side_name(self, texts: Catalogue, side: int) -> str:
        return wording.side(texts, self.puzzle.game, side)


def _texts(asker: Asker) -> Catalogue:
    return catalogue(asker.likes.language)
