"""Help in three steps: where to look, the move, the line and what it leads to."""

from dataclasses import dataclass, replace

from bot.locks import Locks
from bot.match.fair_play import require_help_allowed
from bot.match.openings import require_settled
from bot.match.positions import taken_by, written_line
from bot.match.prospects import Prospect, decided, moves_to_tell, prospect
from bot.match.referee import Referee, Service
from bot.match.refusals import NoHints
from bot.match.requirements import require_player_at, require_turn
from bot.match.state import Cause
from bot.match.terms import allows_hints
from bot.recent import Recent
from engines.game import Position
from engines.levels import LEVEL_NAMES
from engines.pool import Answer, Request, RequestKind
from engines.registry import game_named
from storage.rows import StoredGame

STEPS = 3
LINES = 3  # best moves that are searched, and named in step 1 if moves place stones
ALL_MOVES = 7  # in a game with at most this many moves all are searched: their true values may be known
ANSWERS_REMEMBERED = 256
HINTS_REMEMBERED = 1024


@dataclass(frozen=True, slots=True)
class Hint:
    """Help for a position, up to `step`. Fields that belong to a later step are empty."""

    match_id: int
    game: str
    board_number: int
    step: int
    focus: tuple[str, ...]  # step 1: the cell of the piece to move; up to LINES moves, one best, if moves place stones
    used: int = 0  # positions in which the person had help; 0 if that is not counted
    piece: str = ""  # step 1: the letter of the piece to move; empty if moves place stones
    named: str = ""  # step 1: what the notation calls that piece
    move: str | None = None  # step 2: the best move
    written: str | None = None  # step 2: the best move in the notation asked for
    line: tuple[str, ...] = ()  # step 3: that move and how the game may go on, in this notation, at most five moves
    taken: tuple[tuple[str, ...], ...] = ()  # step 3: the pieces that each move of the line takes, see `Game.pieces`
    prospect: Prospect | None = None  # step 3: what the line leads to
    truth: tuple[tuple[str, Prospect], ...] = ()  # step 3: every legal move's result with best play; empty if unknown

    @property
    def has_more(self) -> bool:
        """Whether another step follows."""
        return self.step < STEPS


class Hints(Service):
    """Gives hints and counts them. A position is searched once, however many of its steps are shown."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._answers: Recent[tuple[int, tuple[str, ...]], Answer] = Recent(ANSWERS_REMEMBERED)
        self._seen: Recent[tuple[int, int, int], int] = Recent(HINTS_REMEMBERED)  # by person, match and board: the step
        self._locks = Locks()

    async def hint(
        self, match_id: int, person: int, board_number: int | None = None, step: int | None = None, notation: str = ""
    ) -> Hint:
        """The step of help (1 to 3; None: the one after the last that they have seen) for the person's move in the
        present position. The caller shows it, and then calls `note_seen`: one that got lost is the next one again.

        Takes as long as a search of the engine. Raises NoHints, OwnMatch, InOpening, NotYourTurn, BotIsThinking,
        StaleMatch, NotYourMatch, WrongStatus, and EngineBusy, EngineFailed, EngineStopped.
        """
        stores = self._stores
        record = await stores.matches.game(match_id)
        require_player_at(record, person, board_number)
        require_turn(record.match, person)
        require_settled(record.match)
        if not allows_hints(record.match):
            raise NoHints
        if step is None:  # whoever presses again while it is sought has not seen it yet
            step = self._seen.get((person, match_id, record.board_number), 0) + 1
        step = min(max(step, 1), STEPS)
        await require_help_allowed(stores, record, person)
        answer = await self.analyse(record, person)
        if await stores.lessons.are_hints_free(match_id):
            used = 0
        else:
            used = await stores.hints.record(match_id, record.match.ply, person, step=step)
            await self._show_used(record)
        hint = _reveal(record, await stores.positions.of(record), answer, step, notation)
        return replace(hint, used=used)

    def note_seen(self, hint: Hint, person: int) -> None:
        """Notes that a person was shown a hint."""
        self._seen.keep((person, hint.match_id, hint.board_number), hint.step)

    async def _show_used(self, seen: StoredGame) -> None:
        """Has the board of two people shown again: it says that one of them had a hint."""
        view = await self._stores.view(seen.match.id)
        if view.match.revision > seen.match.revision:
            self._stores.announce(view, Cause.HELPED)

    async def analyse(self, record: StoredGame, person: int) -> Answer:
        """The engines' answer on a position, remembered after the first search, which is made for `person`. Raises
        EngineError.
        """
        match = record.match
        key = (match.id, record.moves)
        async with self._locks.of(match.id):
            answer = self._answers.get(key)
            if answer is None:
                moves, level = game_named(match.game).move_codes, match.level or LEVEL_NAMES[-1]
                lines, kind = moves if moves <= ALL_MOVES else LINES, RequestKind.HINT
                request = Request(str(match.id), match.game, match.start, record.moves, level, lines, kind, person)
                answer = await self._stores.engine.search(request)
            self._answers.keep(key, answer)
            return answer


def _reveal(record: StoredGame, position: Position, answer: Answer, step: int, notation: str) -> Hint:
    game, board, best = position.game, position.board, answer.lines[0]
    move = game.read_move(board, best.move)
    start = game.path(board, move).start
    focus = (start,) if start else tuple(sorted(line.move for line in answer.lines[:LINES]))
    at = record.match.id, record.match.game, record.board_number
    found = Hint(*at, step, focus, piece=game.mover(board, move), named=game.named(board, move, notation))
    line = best.moves[: moves_to_tell(position, best.moves)]
    written = written_line(position, line, notation)
    if step >= 2:
        found = replace(found, move=best.move, written=written[0])
    if step >= STEPS:
        found = replace(
            found,
            line=written,
            taken=taken_by(position, line),
            prospect=prospect(position, answer),
            truth=_truth(position, answer),
        )
    return found


def _truth(position: Position, answer: Answer) -> tuple[tuple[str, Prospect], ...]:
    if not answer.exact or len(answer.lines) < len(position.legal_moves()):
        return ()
    return tuple(sorted((line.move, decided(line.score)) for line in answer.lines))
