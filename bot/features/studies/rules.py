"""Studies: imported games and positions, in which a person can move, take back and ask what is best."""

import asyncio
import re
from dataclasses import replace

from bot.discord.place import Person
from bot.features.reviews.rules import SHOWN_LINE, BestMove, best_of
from bot.features.studies.refusals import BadImport, NoImport, WhichImport
from bot.locks import Locks
from bot.match.fair_play import is_told_by, require_no_help, require_not_told, require_play_allowed
from bot.match.move_refused import MoveRefused
from bot.match.openings import OpeningProtocol
from bot.match.positions import plainly_spelled, refusal_of, replayed, try_move
from bot.match.referee import Referee, Service
from bot.match.refusals import UnknownControl
from bot.match.requirements import require_finished
from bot.match.terms import GivenMoves
from engines.board import ONGOING
from engines.game import BadPosition, GameError, GameOver, MoveError, Position
from engines.levels import LEVEL_NAMES
from engines.pgn import (
    LONGEST,
    LONGEST_GAME,
    UNFINISHED,
    BadRecord,
    GameRecord,
    Trouble,
    read_records,
    record_of,
    write_record,
)
from engines.pool import Request, RequestKind
from engines.registry import GAMES, game_named
from engines.review.review import NODES
from storage.rows import Match
from storage.studies import Study

MOST_BYTES = LONGEST  # of a file
MOST_MOVES = 1_000  # of an import, or before a move that is added
_TOO_MANY = Trouble("too-many-moves", str(MOST_MOVES))
MOST_TAGS, LONGEST_TAG = 20, 80
RESULT = "Result"
RESULT_WORD = re.compile(r'(?<![^\s"])(?:1-0|0-1|2-0|0-2|1-1|1/2-1/2)(?![^\s"])')  # in its tag or after the moves
BLANK = "\ufeff \t\r\n"  # removed around a text
NUMBERED = re.compile(r"\s*1\s*\.")  # how moves with numbers begin, and no position does
COMMAS = dict.fromkeys(map(ord, ",，；！。"), " ")
CHANCE_PLIES = 2  # plies that any text may contain by chance: an error in a later one is told as one of that game


def read_import(text: str, game: str) -> GameRecord:
    """Reads the first game of a PGN or PDN text; or a position as FEN or as in UCCI and UCI, with or without moves; or
    moves alone, with or without numbers. It is read as one of `game`, or, if that is empty, of the only game that it
    fits. Where a rule of repetition or progress ends a game, which are not the same everywhere, moves after the end and
    another result are left out; the record has no result then.

    Raises BadImport, whose trouble names the line and the column if there are any, WhichImport and NoImport.
    """
    if len(text) > LONGEST:
        raise BadImport(Trouble("too-long"))
    if not text.strip(BLANK):
        raise NoImport
    record = _read(text, game) if game else _of_any_game(text)
    if len(record.moves) > MOST_MOVES:
        raise BadImport(_TOO_MANY)
    return record


def has_more(text: str, game: str) -> bool:
    """Whether games follow the first one of a text, which was read as one of `game`."""
    records = read_records(text, game)
    try:
        next(records, None)
    except BadRecord:  # it is a position
        return False
    try:
        return next(records, None) is not None
    except BadRecord:
        return True


def ends_otherwise(study: Study) -> bool:
    """Whether the text of which a study was just made goes on after the end, or has another result."""
    return RESULT not in study.tags and replayed(study.game, study.start, study.moves).outcome() is not None


def _of_any_game(text: str) -> GameRecord:
    """Reads a text as the only game that it fits; an error is that of the only game that reads most of it."""
    found: dict[str, GameRecord] = {}
    troubles = []
    for game in GAMES:
        try:
            record = _read(text, game)
            found[record.game] = record
        except BadImport as error:
            troubles.append(error)
    if len(found) == 1:
        return next(iter(found.values()))
    furthest = _furthest(troubles) if troubles else []
    if _has_tags(text):
        alike = {error.trouble.game for error in furthest}
        raise furthest[0] if not found and len(alike) == 1 else BadImport(Trouble("no-game-tag", line=1, column=1))
    if found:
        raise WhichImport(tuple(found.values()))
    if furthest[0].trouble.ply > CHANCE_PLIES:
        raise furthest[0]
    positions = [error for error in troubles if _has_the_form_of_a_position(error.trouble)]
    raise positions[0] if len(positions) == 1 else NoImport


def _furthest(troubles: list[BadImport]) -> list[BadImport]:
    """The errors of the games that read most."""
    most = max((error.trouble.ply, error.trouble.line) for error in troubles)
    return [error for error in troubles if (error.trouble.ply, error.trouble.line) == most]


def _has_the_form_of_a_position(trouble: Trouble) -> bool:
    """Whether a text that is no position of a game is written as one, so that it is hardly anything else."""
    return isinstance(trouble.cause, BadPosition) and trouble.cause.kind not in ("form", "rows")


def _has_tags(text: str) -> bool:
    """Whether a text begins as a PGN file does, with a tag or a comment."""
    return text.strip(BLANK).startswith(("[", ";", "%", "{"))


def _read(text: str, game: str) -> GameRecord:
    """Reads a text as one of a game, unless it says that it is of another. Raises BadImport."""
    if _has_tags(text):
        return _first(text, game)
    try:
        return _position(text, game)
    except BadImport as no_position:
        if no_position.trouble.kind != "position":
            raise
        return _moves(text, game, no_position)


def _moves(text: str, game: str, no_position: BadImport) -> GameRecord:
    """Reads moves alone. Raises `no_position` if not even the first is a move and none is numbered, else a BadImport
    of what is wrong.
    """
    try:
        record = _first(plainly_spelled(text[: 2 * LONGEST_GAME].translate(COMMAS)), game)
    except BadImport as error:
        raise no_position if error.trouble.ply <= 1 and not NUMBERED.match(text) else error from None
    if not record.moves:
        raise no_position
    return record


def _refused(trouble: Trouble) -> BadImport:
    """The refusal of a trouble, with what a person is told of a move that the game refuses."""
    cause = trouble.cause
    return BadImport(trouble, refusal_of(trouble.game, trouble.value, cause) if isinstance(cause, MoveError) else None)


def _first(text: str, game: str) -> GameRecord:
    try:
        record = next(read_records(text, game), None)
    except BadRecord as error:
        record = _until_a_rule_ends_it(text, game, error)
    if record is None:
        raise BadImport(Trouble("empty"))
    return record


def _until_a_rule_ends_it(text: str, game: str, error: BadRecord) -> GameRecord:
    """The first game of a text up to the place of an `error`, as in `_over_by_rule`. Raises BadImport."""
    if not (isinstance(error.trouble.cause, GameOver) or error.trouble.kind == "results"):
        raise _refused(error.trouble) from None
    kept = text[: error.at] if error.trouble.cause else text
    return _over_by_rule(next(read_records(RESULT_WORD.sub(UNFINISHED, kept), game)), error.trouble)


def _over_by_rule(record: GameRecord, trouble: Trouble) -> GameRecord:
    """The game before a `trouble`, without a result, if a rule of repetition or progress has ended it, so that the
    trouble is a move after the end or another result. Raises BadImport of the trouble if not.
    """
    board = record.position().board
    if not board.no_progress or board.verdict() == ONGOING:
        raise _refused(trouble) from None
    return replace(record, result=UNFINISHED)


def _position(text: str, game: str) -> GameRecord:
    start, _, moves = " ".join(text.split()).removeprefix("position ").partition(" moves ")
    start = start.removeprefix("fen ").strip()
    try:
        position = Position(game_named(game), "" if start == "startpos" else start)
    except GameError as error:
        raise BadImport(Trouble("position", start, game=game, cause=error)) from None
    for ply, move in enumerate(moves.split(), 1):
        try:
            position.play(move)
        except GameError as error:
            return _over_by_rule(record_of(position, {}), Trouble("move", move, ply, game, error))
    return record_of(position, {})


class Studies(Service):
    """Makes and changes studies. Each belongs to the person who made it; nobody else sees it."""

    def __init__(self, referee: Referee) -> None:
        super().__init__(referee)
        self._reading = Locks()

    async def make(self, person: Person, text: str, game: str = "") -> Study:
        """Makes a study of a text. Raises BadImport, WhichImport, NoImport."""
        async with self._reading.of(person.id):  # a large file takes a second: many at once would slow everybody down
            record = await asyncio.to_thread(read_import, text, game)
        return await self.keep(person, record)

    async def keep(self, person: Person, record: GameRecord) -> Study:
        """Makes a study of a game that was read."""
        await self._stores.remember(person)
        tags = {name[:LONGEST_TAG]: value[:LONGEST_TAG] for name, value in list(record.tags.items())[:MOST_TAGS]}
        if record.result != UNFINISHED:
            tags[RESULT] = record.result
        return await self._stores.studies.make(person.id, record.game, record.start, record.moves, tags)

    async def of(self, study: int, person: int) -> Study:
        """A person's study. Raises UnknownControl if they have no such study."""
        found = await self._stores.studies.get(study, person)
        if found is None:
            raise UnknownControl
        return found

    async def move(self, study: Study, ply: int, text: str) -> Study:
        """Makes a move after `ply` moves. Unless it is the study's own next move, those that came after them are
        discarded, and with them the game's result. Raises MoveRefused, and BadImport for more than MOST_MOVES moves.
        """
        if ply >= MOST_MOVES:
            raise BadImport(_TOO_MANY)
        move = try_move(replayed(study.game, study.start, study.moves[:ply]), text).text
        moves = (*study.moves[:ply], move)
        if moves == study.moves[: ply + 1]:
            return study
        tags = {name: value for name, value in study.tags.items() if name != RESULT}
        await self._stores.studies.change(study.id, study.person, moves, tags)
        return replace(study, moves=moves, tags=tags)

    async def best(self, study: Study, ply: int, notation: str = "") -> BestMove:
        """The best move after `ply` moves. Raises MoveRefused if the game is over there, EngineError, and OwnMatch if
        it would be a hint that is not counted, also further on in the line.
        """
        moves = study.moves[:ply]
        position = replayed(study.game, study.start, moves)
        _require_going_on(position)
        keys = {position.board.key}

        def helps(_: Match, present: Position) -> bool:
            return is_told_by(present, keys)

        await require_no_help(self._stores, study.person, study.game, helps)  # before a search is spent on it
        what = (f"study-{study.id}", study.game, study.start, moves, LEVEL_NAMES[-1])
        request = Request(*what, kind=RequestKind.STUDY, user=study.person, nodes=NODES)
        answer = await self._stores.engine.search(request)
        line = answer.lines[0].moves[:SHOWN_LINE]
        await require_not_told(self._stores, study.person, study.game, lambda: position, line)
        return best_of(position, answer, notation)

    async def given_moves(self, study: Study, ply: int) -> GivenMoves:
        """The moves that a match from the position after `ply` moves begins with. Raises MoveRefused if the game is
        over there, and what `require_play_allowed` does.
        """
        given = GivenMoves(study.start, study.moves[:ply])
        position = await asyncio.to_thread(replayed, study.game, given.start, given.moves)
        _require_going_on(position)
        await require_play_allowed(self._stores, study.person, position)
        return given

    async def of_match(self, match_id: int, person: Person) -> Study:
        """Makes a study of a finished match, with its opening.

        Raises MatchNotFound, MatchGoesOn.
        """
        stored = await self._stores.matches.game(match_id)
        match = stored.match
        require_finished(match)
        opening = OpeningProtocol.of(match)
        tags = {"Opening": opening.name} if opening else {}
        record = GameRecord(match.game, match.start, stored.moves, match.result or UNFINISHED, tags)
        return await self.keep(person, record)

    def saved(self, study: Study, notation: str = "") -> str:
        """The study as PGN, with the tags that it came with."""
        position = replayed(study.game, study.start, study.moves)
        return write_record(record_of(position, study.tags, study.tags.get(RESULT, "")), notation)


def _require_going_on(position: Position) -> None:
    """Raises MoveRefused if the game is over."""
    if position.outcome():
        raise MoveRefused(position.game.key, "", "over")
