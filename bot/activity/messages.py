"""What page and bot say to each other: JSON objects in text frames, each with its `type`.

The bot says                      when
    Welcome                       a Hello was taken, before anything else
    State                         whenever a match is shown, and anything of it changed: always the whole
    Lobby                         whenever the lobby is shown, and anything in it changed: always the whole
    MoveWarning                   instead of making a move, where the person is warned of it
    Accepted, Refused             something was asked for; the State or Lobby that it led to comes before or after
    Pong                          a Ping was heard
    Ended                         the session is over: the page says why, and does not come back

The page says                     when
    Hello                         first, on every socket
    Move, Control                 a person asks for it, as a click asks
    Sure                          a person means a move of which they were warned
    Go                            a person goes to the lobby ("") or presses something there
    Ping                          every 20 seconds; where nothing is heard for 30 the page opens another socket

A request bears `made`, the moves ever made in the match as the page knew it: one that was meant for another board is
refused, so the page may send a Move again when its socket was lost before the answer. `seq` is the page's number for a
request, above 0 and used once on a socket.

The page knows no game, no rule and no sentence. It plays what `moves` offers: a move is a start (empty where a piece is
put on the board) and stops, tapped one after another or dragged. What else can be done is a Control: a label and a key
that means nothing to the page. Texts are in the viewer's language. `to_json` writes the bot's messages, `read_request`
the page's.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any

import orjson

MOST_BYTES = 4096  # of a request
LONGEST = 200  # characters of any text in a request
NUMBERS_BELOW = 1 << 53  # numbers are below: a page counts in doubles

# -- what the bot says -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Welcome:
    """The session is good. `texts` are those of the page itself, `build` the version of its files (Pages.build)."""

    language: str
    build: str
    texts: Mapping[str, str]
    type: str = "welcome"


@dataclass(frozen=True, slots=True)
class SeatState:
    """One side: who sits there, what the game calls the side, and whether it won."""

    name: str
    side: str
    won: bool = False


@dataclass(frozen=True, slots=True)
class ClockState:
    """Milliseconds left to both sides at the bot's time `now` (milliseconds since 1970), and whose clock runs; None
    while it stands still. A side without a clock has None. Below `short` milliseconds it is shown as urgent.
    """

    left: tuple[int | None, int | None]
    running: int | None
    now: int
    short: int = 20_000


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A legal move: its canonical text and the cells that are touched, in order; `start` is empty where a piece is put
    on the board. `after` is what then stands on the cells that change (empty: nothing), where that is more than a piece
    that comes to its last stop; the page shows it before the bot's answer.
    """

    move: str
    start: str
    stops: tuple[str, ...]
    after: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move of the list: its text as the viewer reads it, the cells that it touched, those that it jumped or turned,
    and all cells that it changed with what stood there afterwards (empty: nothing).
    """

    text: str
    cells: tuple[str, ...]
    over: tuple[str, ...]
    after: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Control:
    """Something else that can be done, as a button. With `sure` it is asked again, `yes` and `no` being the answers."""

    key: str
    label: str
    disabled: bool = False
    sure: str = ""
    yes: str = ""
    no: str = ""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What was found of a finished match: the first side's chances before each move and at the end, and by the number
    of moves played (as text) the sign of a mistake, what is said of it, and the cells of what was better instead of
    the next move.
    """

    chances: tuple[float, ...]
    signs: Mapping[str, str]
    told: Mapping[str, tuple[str, ...]]
    better: Mapping[str, tuple[str, ...]]
    accuracies: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardState:
    """A match as one person sees it. Sides are 0 and 1.

    `boards` are the addresses of the board as the first side sees it and as the second does (boards.Board). `side` is
    the viewer's, None for who watches; `turn` whose move it is, None while nobody may move. `moves` are empty unless
    the viewer is to move. `hand` is the piece that the viewer's moves put on the board, empty where they move pieces.

    `start` is what stood on the board before the first of `played`, `standing` what stands there now: letters of pieces
    by cell. `marks` are cells by kind: `last`, `earlier`, `over`, `line`, `check`, `barred`, `hint`, `chosen`.
    `arrows` are the cells that each leads over. `status` is one line that says whose turn it is or how it ended,
    `notices` what else is to be said (an offer that stands), `said` the last move as a screen reader reads it out.
    With `pairs` the list counts a move of each side as one; `first_to_move` is the side that made the first of them. A
    puzzle is match 0, and `puzzle` says which.
    """

    match: int
    revision: int
    made: int
    title: str
    boards: tuple[str, str]
    side: int | None
    turn: int | None
    standing: Mapping[str, str]
    start: Mapping[str, str]
    seats: tuple[SeatState, SeatState]
    status: str
    said: str = ""
    notices: tuple[str, ...] = ()
    moves: tuple[LegalMove, ...] = ()
    hand: str = ""
    played: tuple[PlayedMove, ...] = ()
    pairs: bool = False
    first_to_move: int = 0
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    arrows: tuple[tuple[str, ...], ...] = ()
    clock: ClockState | None = None
    controls: tuple[Control, ...] = ()
    review: Reviewed | None = None
    puzzle: str = ""
    type: str = "state"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the lobby, with what can be done about it; their keys are what a Go asks for."""

    text: str
    controls: tuple[Control, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Lines of the lobby that belong together."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Lobby:
    """Where a person finds what they can play, see and solve, or a part of it; `back` leads out of a part."""

    title: str
    sections: tuple[Section, ...]
    back: Control | None = None
    type: str = "lobby"


@dataclass(frozen=True, slots=True)
class Accepted:
    """A request was done. `board` says that the board is to be seen, rather than the lobby. With `seq` 0 nobody asked
    on this page: a match was opened from the chat.
    """

    seq: int
    board: bool = True
    type: str = "accepted"


@dataclass(frozen=True, slots=True)
class RequestRefused:
    """A request was refused, for this reason; the match is as the last State says."""

    seq: int
    text: str
    type: str = "refused"


@dataclass(frozen=True, slots=True)
class MoveWarning:
    """A move was not made: what would come of it is said in lines, and on the board by the cells that the opponent's
    reply leads over. `yes` and `no` are labels: play it all the same, or choose another one.
    """

    seq: int
    said: tuple[str, ...]
    reply: tuple[str, ...]
    yes: str
    no: str
    type: str = "warning"


@dataclass(frozen=True, slots=True)
class Pong:
    """The bot is there."""

    type: str = "pong"


@dataclass(frozen=True, slots=True)
class Ended:
    """The session is over; the socket is closed next."""

    text: str
    type: str = "ended"


def to_json(message: Welcome | BoardState | Lobby | Accepted | RequestRefused | MoveWarning | Pong | Ended) -> str:
    """A message of the bot as text."""
    return orjson.dumps(message).decode()


# -- what the page says ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hello:
    """Who is there, and which match is wanted, or else which puzzle; without either what the bot thinks best."""

    session: str
    match: int = 0
    puzzle: str = ""


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A move by its canonical text."""

    seq: int
    match: int
    made: int
    move: str


@dataclass(frozen=True, slots=True)
class SureMove(MoveRequest):
    """A move that is made without a warning."""


@dataclass(frozen=True, slots=True)
class ControlRequest:
    """A control by its key."""

    seq: int
    match: int
    made: int
    key: str


@dataclass(frozen=True, slots=True)
class Go:
    """The lobby, for the key "", or a control of it by its key."""

    seq: int
    key: str


@dataclass(frozen=True, slots=True)
class Ping:
    """The page is there."""


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
    """What came over the socket is no request; no page of ours sends it."""


def read_request(text: str) -> Request:
    """The request that a page sent. Raises BadRequest for anything else, however large or strange."""
    said = _object(text)
    name = said.pop("type", None)
    kind = _REQUESTS.get(name) if isinstance(name, str) else None
    if kind is None or not _required(kind) <= set(said) <= {each.name for each in fields(kind)}:
        raise BadRequest("no request has this type and these fields")
    for each in fields(kind):
        if each.name in said and not _fits(each.type, said[each.name]):
            raise BadRequest(f"{each.name} is of the wrong type or size")
    request: Request = kind(**said)
    return request


def _required(kind: type[Any]) -> set[str]:
    """What a request must say: what has a usual value may be left out, as by the page of an earlier build."""
    return {each.name for each in fields(kind) if each.default is MISSING}


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


def _fits(kind: object, value: object) -> bool:
    if kind is int:
        return type(value) is int and 0 <= value < NUMBERS_BELOW
    return isinstance(value, str) and len(value) <= LONGEST
