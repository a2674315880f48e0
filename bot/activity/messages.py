"""The messages between page and bot: JSON objects in text frames, each with its `type`.

The bot sends                     when
    Welcome                       it has accepted a Hello, before anything else; again when the language changed
    BoardState                    a match is opened, and whenever anything in it changed: always the whole match
    Lobby                         the lobby is opened, and whenever anything in it changed: always the whole lobby
    MoveWarning                   it warns the person of a move instead of making it
    Told                          somebody challenges the person, whose page shows something else
    Accepted, RequestRefused      it has done or refused a request; the resulting state comes before or after
    Pong                          it has received a Ping
    Ended                         the session is over: the page tells the person why, and does not connect again

The page sends                    when
    Hello                         a socket opens, before anything else
    MoveRequest, ControlRequest   the person makes a move or uses a control in a match
    SureMove                      the person insists on a move of which they were warned
    Go                            the person goes to the lobby (key "") or uses a control there
    Ping                          every 20 seconds, and when the bot is silent; then the page opens another socket

A request in a match carries `board_number`, the number of the board as the page knew it. If that is outdated, what
depends on the board is refused, so the page may repeat a request when its socket was lost before the answer. `seq` is
the page's number of a request, above 0 and used once per socket.

The page knows no game, no rule and no sentence. It offers the moves in `moves`: a move is a start (empty if it puts a
piece on the board) and stops, which the person taps one after another or drags over. Everything else is a Control: a
label, and a key that means nothing to the page. Texts are in the viewer's language. `to_json` writes the bot's
messages, `read_request` reads the page's.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any

import orjson

from bot.match.controls import Material

MOST_BYTES = 4096  # of a request
LONGEST = 200  # characters of any text in a request
NUMBERS_BELOW = 1 << 53  # all numbers are below: JavaScript's are doubles

# -- what the bot sends ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Welcome:
    """The session is valid."""

    language: str
    build: str  # the version of the page's files (Pages.build)
    texts: Mapping[str, str]  # the page's own texts
    type: str = "welcome"


@dataclass(frozen=True, slots=True)
class SeatState:
    """One side of a match."""

    name: str  # of the player
    side: str  # the game's name for the side; empty while an opening has not decided who plays it
    won: bool = False
    acts: bool = False  # the match waits for its move, or for its choice in an opening


@dataclass(frozen=True, slots=True)
class ClockState:
    """The clocks of both sides. All times are in milliseconds."""

    left: tuple[int | None, int | None]  # to each side at the time `now`; None for a side without a clock
    running: int | None  # the side whose clock runs; None while the clocks are paused
    now: int  # the bot's time, since 1970


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A legal move, as a person enters it on the page."""

    move: str  # its canonical text
    start: str  # the first cell to touch, empty if the move puts a piece on the board
    stops: tuple[str, ...]  # the cells to touch then, in order
    # The pieces on all cells that change ("": none); empty if only one piece goes to the last stop. The page shows this
    # before the bot's answer.
    after: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move in the list of moves."""

    text: str  # in the viewer's notation
    cells: tuple[str, ...]  # its start, if any, and stops
    over: tuple[str, ...]  # the cells that it jumped over or turned
    after: Mapping[str, str]  # the pieces on all cells that it changed ("": none)


@dataclass(frozen=True, slots=True)
class Control:
    """A button for anything but a move."""

    key: str  # what a request asks for
    label: str
    disabled: bool = False
    sure: str = ""  # a question that the page asks before it sends the request; empty for none
    yes: str = ""  # the labels of its answers
    no: str = ""
    main: bool = False  # what the person is most likely to want now: the page makes it stand out
    sudden: bool = False  # it comes by itself, perhaps under a finger that was on its way to another button


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of a finished match. Keys are numbers of moves played, as text."""

    chances: tuple[float, ...]  # the first side's, before each move and at the end
    signs: Mapping[str, str]  # of the mistake that was the last of these moves: "?", for example
    told: Mapping[str, tuple[str, ...]]  # lines about that mistake
    better: Mapping[str, tuple[str, ...]]  # the cells of the best next move, where the one played was a mistake
    accuracies: tuple[str, ...]  # a line for each player that has one


@dataclass(frozen=True, slots=True)
class BoardState:
    """A match, a puzzle or a lesson as one person sees it. Sides are 0 and 1."""

    match: int  # 0 for a puzzle or a lesson
    revision: int
    board_number: int  # how often a move was made or taken back: no two boards of a match have the same number
    title: str
    boards: tuple[str, str]  # the addresses of the board as each side sees it (boards.BoardPicture); may be the same
    side: int | None  # the viewer's, None for a spectator
    turn: int | None  # the side to move, None while nobody may move
    over: bool  # nobody will move any more
    standing: Mapping[str, str]  # the board now: letters of pieces by cell
    start: Mapping[str, str]  # the board before the first of `played`
    seats: tuple[SeatState, SeatState]
    status: str  # one line: whose turn it is, or how it ended
    said: str = ""  # the last move, for a screen reader
    notices: tuple[str, ...] = ()  # further lines, for example open offers
    # Empty unless the viewer is to move. Some may be there only to be refused, with the rule that forbids them.
    moves: tuple[LegalMove, ...] = ()
    hand: str = ""  # the piece that the viewer's moves put on the board, empty if they move pieces
    played: tuple[PlayedMove, ...] = ()
    pairs: bool = False  # the list numbers a move of each side as one
    first_to_move: int = 0  # the side that made the first of `played`
    # What stands beside each player; a key is the number of moves played, as text, after which it changed.
    material: Mapping[str, tuple[Material, Material]] = field(default_factory=dict)
    # Cells by kind: `last`, `earlier`, `over`, `line`, `check`, `barred`, `hint`, `target`.
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    arrows: tuple[tuple[str, ...], ...] = ()  # the cells that each leads over
    clock: ClockState | None = None
    controls: tuple[Control, ...] = ()
    review: Reviewed | None = None
    exercise: str = ""  # the key of the puzzle or lesson, empty for a match
    chosen: str = ""  # the cell whose piece is chosen until the person chooses another, which hides `target`
    type: str = "state"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the lobby with its controls; their keys are sent in a Go."""

    text: str
    controls: tuple[Control, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Lines of the lobby that belong together."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Lobby:
    """The lobby or a part of it: what a person can play, watch and solve."""

    title: str
    sections: tuple[Section, ...]
    back: Control | None = None  # leads from a part back to the lobby
    type: str = "lobby"


@dataclass(frozen=True, slots=True)
class Accepted:
    """A request was done."""

    seq: int  # the request's; 0 if none was sent: the person opened a match from the chat
    board: bool = True  # show the board, not the lobby
    type: str = "accepted"


@dataclass(frozen=True, slots=True)
class RequestRefused:
    """A request was refused; the match is as the last BoardState says."""

    seq: int  # the request's; 0 if none was sent, as for Accepted
    text: str  # the reason
    type: str = "refused"


@dataclass(frozen=True, slots=True)
class MoveWarning:
    """A move was not made, because it would be a mistake."""

    seq: int
    said: tuple[str, ...]  # lines that say what would happen
    reply: tuple[str, ...]  # the cells of the opponent's reply; empty where the move itself loses
    yes: str  # the label of: play it anyway
    no: str  # the label of: choose another move
    type: str = "warning"


@dataclass(frozen=True, slots=True)
class Told:
    """Something new that the lobby lists."""

    text: str
    match: int  # of which it tells
    type: str = "told"


@dataclass(frozen=True, slots=True)
class Pong:
    """The answer to a Ping. Its time sets the clocks right: while a device sleeps the page's own time stands still."""

    now: int  # the bot's time, as in ClockState
    type: str = "pong"


@dataclass(frozen=True, slots=True)
class Ended:
    """The session is over, for the reason in `text`; the socket is closed next."""

    text: str
    again: bool = False  # the page may connect again for a while: Discord may list the person late, after a sleep
    type: str = "ended"


Said = Welcome | BoardState | Lobby | MoveWarning | Told | Accepted | RequestRefused | Pong | Ended


def to_json(message: Said) -> str:
    """A message of the bot as JSON."""
    return orjson.dumps(message).decode()


# -- what the page sends -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message. It asks for a match, a puzzle or a lesson; without any the bot chooses what to show."""

    session: str
    match: int = 0  # 0 for none
    exercise: str = ""  # the key of a puzzle or lesson, empty for none


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """Asks for a move, given by its canonical text."""

    seq: int
    match: int
    board_number: int
    move: str


@dataclass(frozen=True, slots=True)
class SureMove(MoveRequest):
    """Asks for a move that is made without a warning."""


@dataclass(frozen=True, slots=True)
class ControlRequest:
    """Uses a control of the match, given by its key."""

    seq: int
    match: int
    board_number: int
    key: str


@dataclass(frozen=True, slots=True)
class Go:
    """Uses a control of the lobby, given by its key; the key "" opens the lobby."""

    seq: int
    key: str


@dataclass(frozen=True, slots=True)
class Ping:
    """Says that the page is still open."""


Request = Hello | MoveRequest | ControlRequest | Go | Ping
_REQUESTS: dict[str, type[Any]] = {
    "hello": Hello,
    "move": MoveRequest,
    "sure": SureMove,
    "control": ControlRequest,
    "go": Go,
    "ping": Ping,
}


class BadRequest(ValueError):
    """What came over the socket is no valid request; no page of ours sends it."""


def read_request(text: str) -> Request:
    """The request that a page sent. Raises BadRequest for anything else, however large or strange.

    A page of another build may send fields that are not known here, and may leave out those that have a default.
    """
    said = _object(text)
    name = said.pop("type", None)
    kind = _REQUESTS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadRequest("no request has this type")
    for each in fields(kind):
        if each.name in said or each.default is MISSING:
            _check(each, said.get(each.name))
    request: Request = kind(**{each.name: said[each.name] for each in fields(kind) if each.name in said})
    return request


def _object(text: str) -> dict[str, Any]:
    if len(text) > MOST_BYTES:
        raise BadRequest("too long")
    try:
        said = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise BadRequest("not JSON") from None
    if not isinstance(said, dict):
        raise BadRequest("not an object")
    return said


def _check(field: Field[Any], value: object) -> None:
    if field.type is int:
        fits = type(value) is int and 0 <= value < NUMBERS_BELOW
    else:
        fits = isinstance(value, str) and len(value) <= LONGEST
    if not fits:
        raise BadRequest(f"{field.name} is missing, or of the wrong type or size")
