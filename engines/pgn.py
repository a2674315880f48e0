"""PGN: games as text files that other programs read (S. J. Edwards, "Portable Game Notation", 1994), for every game.

A record is tags, `[Name "value"]`, and then the moves with their numbers and the result. The tag Game names the game,
the sides' names are the tags of the players. Xiangqi follows the Chinese form of PGN: `[Game "Chinese Chess"]`,
`[Red ""]`, `[Black ""]`, `[FEN ""]`, and `[Format ""]` for the notation. Comments, variations and annotations are
skipped. Every move that is read is checked; one that the rules do not allow is an error.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count, islice
from textwrap import fill
from typing import Any

from engines.game import SECOND, Game, GameError, Position, UnreadableMove
from engines.registry import GAMES

LONGEST = 1 << 20  # most characters of a text that is read,
LONGEST_GAME = 1 << 17  # and of one game in it, with its comments: anybody may send numbers or tags without end
UNFINISHED = "*"
RESULTS = ("1-0", "0-1", "1/2-1/2", UNFINISHED)
# what may end a game, and what it means; PDN has more numbers than PGN
_ENDINGS = dict(zip(RESULTS, RESULTS, strict=True)) | {"2-0": "1-0", "0-2": "0-1", "1-1": "1/2-1/2", "0-0": UNFINISHED}
_ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}
_OWN = frozenset({"Game", "Result", "FEN", "SetUp", "Format"})  # tags that follow from the game itself
_BESIDE = "\N{NO-BREAK SPACE}"
_TAG = re.compile(r'\[\s*([A-Za-z0-9_]{1,64})\s+"((?:[^"\\\n]|\\.)*+)"\s*\]')
_TOKEN = re.compile(r"\$\d+|[()]|[^\s，。；{}();\[\]]+")
# blanks and comments; a line after % is for other programs; *+ keeps no places to go back to, which would take memory
_BLANK = re.compile(r"(?:[\s\ufeff，。；]|^%[^\n]*+|\{[^}]*+\}|;[^\n]*+)*+", re.MULTILINE)
_NUMBER = re.compile(r"\d+[.．、]+|\.+")

TROUBLES = ("too-long", "not-one", "tag", "no-game-tag", "game", "unclosed", "variation", "move", "position", "results")


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with a text, as values; its place counts from 1, and 0 means that it is not known."""

    kind: str  # one of TROUBLES
    value: str = ""  # the part of the text that is wrong
    ply: int = 0  # of the move that is refused, from 1
    game: str = ""  # the game that refuses a move or a position,
    cause: GameError | None = None  # and why it does
    line: int = 0
    column: int = 0


class BadRecord(GameError):
    """The text is no PGN, or records a game that the rules do not allow; `trouble` says the same as values.

    `at` is the index of the wrong character (None: where the record begins).
    """

    def __init__(self, text: str, trouble: Trouble, at: int | None = None) -> None:
        super().__init__(text)
        self.trouble, self.at = trouble, at


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as a file records it: `moves` in the game's canonical notation, from `start`.

    `tags` are those that people fill in: Event, Site, Date, Round, the names of the sides, and any other.
    """

    game: str
    start: str
    moves: tuple[str, ...]
    result: str = UNFINISHED
    tags: Mapping[str, str] = field(default_factory=dict)

    def position(self) -> Position:
        """The position after the last move."""
        return Position(GAMES[self.game], self.start, self.moves)


def record_of(position: Position, tags: Mapping[str, str], result: str = "") -> GameRecord:
    """The record of a game in progress; `result` if it was agreed or resigned, else the board decides it."""
    outcome = position.outcome()
    result = result or (outcome.result if outcome else UNFINISHED)
    return GameRecord(position.game.key, position.start, tuple(position.written()), result, dict(tags))


def write_record(record: GameRecord, notation: str = "") -> str:
    """The record as PGN, with lines of moves of at most 80 characters.

    The moves are in `notation` if PGN has a Format for it, else in the game's usual notation of PGN.
    """
    game, position = GAMES[record.game], record.position()
    style, notation = _format(game, notation)
    rows = [f'[{name} "{_quoted(value)}"]' for name, value in _all_tags(record, game, style)]
    moves = _numbered(position.written(notation), game.read(record.start).side)
    body = fill(" ".join([*moves, record.result]), 80, break_long_words=False, break_on_hyphens=False)
    return "\n".join(rows) + "\n\n" + body.replace(_BESIDE, " ") + "\n"


def read_record(text: str, game: str = "") -> GameRecord:
    """The record of a text that has exactly one, as in `read_records`. Raises BadRecord."""
    records = list(islice(read_records(text, game), 2))
    if len(records) != 1:
        raise BadRecord(f"expected one game, found {'more' if records else 'none'}", Trouble("not-one"))
    return records[0]


def read_records(text: str, game: str = "") -> Iterator[GameRecord]:
    """The records of a text, in order, read lazily. `game` is the game of those records that do not name theirs.

    Raises BadRecord, whose text names the game, the move and the position.
    """
    if len(text) > LONGEST:
        raise BadRecord(f"the text is longer than {LONGEST} characters", Trouble("too-long"))
    at = _skip_blank(text, 0)
    for number in count(1):
        if at >= len(text):
            return
        try:
            record, at = _read_one(text, at, game)
        except BadRecord as error:
            start = at if error.at is None else error.at
            line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
            told = f"game {number}: {error} (line {line}, column {column})"
            raise BadRecord(told, replace(error.trouble, line=line, column=column), start) from None
        yield record


def _format(game: Game[Any], notation: str) -> tuple[str, str]:
    """The value of the tag Format (empty if the game has no formats), and our notation for it."""
    known = notation if notation in game.pgn_formats else next(iter(game.pgn_formats), "")
    return game.pgn_formats.get(known, ""), known


def _all_tags(record: GameRecord, game: Game[Any], style: str) -> Iterator[tuple[str, str]]:
    defaults = _unknown(game)
    yield "Game", game.pgn_name or game.title
    yield from game.pgn_tags.items()
    for name, default in defaults.items():
        yield name, record.tags.get(name, default)
    yield "Result", record.result
    if record.start != game.write(game.read(game.start)):
        yield "SetUp", "1"
        yield "FEN", record.start
    if style:
        yield "Format", style
    for name in sorted(record.tags.keys() - defaults.keys() - _OWN - game.pgn_tags.keys()):
        if not re.fullmatch("[A-Za-z0-9_]{1,64}", name):
            raise ValueError(f"{name!r} is no name of a tag")
        yield name, record.tags[name]


def _unknown(game: Game[Any]) -> dict[str, str]:
    """The tags of every record, with the values that stand for "unknown"."""
    return {**_ROSTER, **dict.fromkeys(game.sides, "?")}


def _quoted(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))


def _numbered(moves: list[str], side: int) -> list[str]:
    """The moves with their numbers, which stay on the same line; `side` moves first."""
    words = []
    for ply, move in enumerate(moves, side):
        number = f"{ply // 2 + 1}.{_BESIDE}" if ply % 2 == 0 else ""
        words.append(number + move if ply != SECOND or side != SECOND else f"1...{_BESIDE}{move}")
    return words


def _read_one(text: str, at: int, usual: str) -> tuple[GameRecord, int]:
    tags, most = dict[str, str](), at + LONGEST_GAME
    while at < len(text) and text[at] == "[":
        found = _TAG.match(text, at)
        if not found:
            raise BadRecord(f"not a tag: {text[at : at + 40]!r}", Trouble("tag", text[at : at + 40]), at)
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        at = _skip_blank(text, found.end(), most)
    game = _game_of(tags, usual)
    position = _start(game, tags.get("FEN", ""))
    ending, at = _read_moves(text, at, position, most)
    result = _result(tags.get("Result", UNFINISHED), ending, position)
    unknown = _unknown(game)
    own = _OWN | game.pgn_tags.keys()
    kept = {name: value for name, value in tags.items() if name not in own and value != unknown.get(name)}
    return GameRecord(game.key, position.start, tuple(position.written()), result, kept), at


def _start(game: Game[Any], text: str) -> Position:
    try:
        return Position(game, text)
    except GameError as error:
        raise BadRecord(str(error), Trouble("position", text, game=game.key, cause=error)) from None


def _game_of(tags: Mapping[str, str], usual: str) -> Game[Any]:
    if "Game" not in tags:
        return _game_by_tags(tags, usual)
    wanted = tags["Game"].casefold()
    for game in GAMES.values():
        if wanted in ((game.pgn_name or game.title).casefold(), game.title.casefold(), game.key):
            return game
    name, known = tags["Game"][:40], ", ".join(game.pgn_name or game.title for game in GAMES.values())
    raise BadRecord(f"no game is called {name!r}; there are {known}", Trouble("game", name))


def _game_by_tags(tags: Mapping[str, str], usual: str) -> Game[Any]:
    """The game that other tags identify, where the tag Game is missing; else the game `usual`.

    The value of such a tag may have details behind a comma. One with another value is of a game that is unknown here.
    """
    told = {name: value.partition(",")[0] for name, value in tags.items()}
    for game in GAMES.values():
        if game.pgn_tags and game.pgn_tags.items() <= told.items():
            return game
    if usual not in GAMES:
        raise BadRecord("the tag Game is missing", Trouble("no-game-tag"))
    for name in GAMES[usual].pgn_tags.keys() & tags.keys():
        raise BadRecord(f"no game has the {name} {tags[name][:40]!r}", Trouble("game", f"{name} {tags[name][:40]}"))
    return GAMES[usual]


def _read_moves(text: str, at: int, position: Position, most: int) -> tuple[str, int]:
    """Plays the moves from `at` on; returns the result that ends them, and where the next record begins."""
    depth, game = 0, position.game
    while (at := _skip_blank(text, at, most)) < len(text) and text[at] != "[":
        found = game.pgn_move.match(text, at) or _TOKEN.match(text, at)
        if not found:
            rest = text[at : at + 40]
            raise BadRecord(f"not closed, or closed twice: {rest!r}", Trouble("unclosed", rest), at)
        word, at = found[0], found.end()
        if word in "()":
            depth += 1 if word == "(" else -1
            if depth < 0:
                raise BadRecord("a variation is closed twice", Trouble("variation"), found.start())
        elif depth or word[0] == "$":
            continue
        elif ending := _ending(game, word):
            return ending, _skip_blank(text, at)
        else:
            _play(position, word, found.start())
    if depth:
        raise BadRecord("a variation is not closed", Trouble("variation"), at)
    return "", at


def _ending(game: Game[Any], word: str) -> str:
    return _ENDINGS.get(word) or game.pgn_results.get(word, "")


def _play(position: Position, word: str, at: int) -> None:
    """Plays a word of the moves: a number, a move, or both as in `1.h2e2`; `!`, `?` and PDN's `*` are ignored."""
    move = word.rstrip("!?*")
    number = _NUMBER.match(move)
    rest = move[number.end() :] if number else move
    if not rest:
        return
    ply = len(position.moves) + 1
    try:
        _play_one(position, move, rest)
    except GameError as error:
        raise BadRecord(f"ply {ply}: {error}", Trouble("move", rest, ply, position.game.key, error), at) from None


def _play_one(position: Position, move: str, rest: str) -> None:
    """Tries the whole word first, since a move such as WXF's 15.4 looks like a number and a move; then `rest` alone."""
    try:
        position.play(move)
    except UnreadableMove:
        if rest == move:
            raise
        position.play(rest)


def _result(tag: str, ending: str, position: Position) -> str:
    """The result that the tag, the end of the moves and the board agree on; any other text in the tag is unknown."""
    outcome = position.outcome()
    told = {_ending(position.game, tag), ending, outcome.result if outcome else ""} - {"", UNFINISHED}
    if len(told) > 1:
        results = ", ".join(sorted(told))
        raise BadRecord(f"results contradict each other: {results} (in {position.text})", Trouble("results", results))
    return told.pop() if told else UNFINISHED


def _skip_blank(text: str, at: int, most: int = LONGEST) -> int:
    """Where the next word or tag begins. Raises BadRecord if the game, which `most` limits, is longer."""
    if at > most:
        raise BadRecord(f"the game is longer than {LONGEST_GAME} characters", Trouble("too-long"), at)
    return found.end() if (found := _BLANK.match(text, at)) else at
