"""What was seen from outside: every board at every moment, every interaction and its result, every trouble."""

from __future__ import annotations

import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from bot.locales import LANGUAGES, catalogue
from bot.playground import Playground, shapes
from bot.playground.events import Event
from bot.playground.interactions import DEFERRED_MESSAGE
from bot.playground.permissions import is_there
from bot.playground.records import COMMAND, Channel, Interaction, Message
from bot.playground.seen import ShownMessage
from bot.playground.transcript import Exchange

from ..playing import number_of

DISTURBED = 15.0  # seconds after a law's last change in which a board may still be replaced because of it
TO_ACKNOWLEDGE, TO_ANSWER = 3.0, 20.0  # seconds after a click in which a trouble excuses that nothing came
_ADDRESS = re.compile(r"/interactions/(\d+)/([^/]+)/callback$|/webhooks/\d+/([^/]+)")


@cache
def last_moves() -> list[re.Pattern[str]]:
    """Patterns of how boards tell of their last move, in every language."""
    told = [re.escape(catalogue(each).text("match.last", move="MOVE", side="SIDE")) for each in LANGUAGES]
    return [re.compile(each.replace("MOVE", "(.+?)").replace("SIDE", ".+?")) for each in told]


@cache
def promises() -> set[str]:
    """The text shown to a person who waits for a hint, in every language."""
    return {catalogue(each).text("hint.thinking") for each in LANGUAGES}


@dataclass(frozen=True, slots=True)
class Sighting:
    """What a board showed at a moment: its number (None: the match is over), the last move, the whole text."""

    message: int
    match: int
    number: int | None  # `StoredGame.board_number`
    last: str
    text: str


@dataclass(slots=True)
class Asked:
    """An action of a person, and its time. `tried`: the bot answered, perhaps too late."""

    id: int
    what: str
    at: float
    touched: bool = False
    tried: bool = False


@dataclass(slots=True)
class Trouble:
    """A time in which the bot could not be reached."""

    what: str
    began: float
    ended: float = float("inf")


def is_board(message: ShownMessage) -> bool:
    """True if a message is the board of a match that is played or over."""
    return any((each.custom_id or "").startswith(("hint:", "rematch:")) for each in message.buttons)


def last_move(text: str) -> str:
    """The move that a board calls the last one; "" if none was made."""
    found = next(filter(None, (pattern.search(text) for pattern in last_moves())), None)
    return found[1] if found else ""


def invitations_in(message: ShownMessage) -> set[int]:
    """The challenges to anybody that a message asks to join."""
    tags = (each.custom_id or "" for each in message.buttons)
    return {int(tag.split(":")[3]) for tag in tags if tag.startswith("join:")}


class Observer:
    """Listens to a playground from its start."""

    def __init__(self, here: Playground) -> None:
        self._world, self._interactions = here.world, here.interactions
        self.boards: dict[int, list[Sighting]] = defaultdict(list)  # by message, in order
        self.inviting: set[int] = set()  # the messages that asked anybody to join
        self.asked: dict[int, Asked] = {}
        self.troubles: list[Trouble] = []
        self.second_boards: list[str] = []
        self.disturbed_at = float("-inf")  # when a law last began or ceased to hinder the bot
        self.done: Counter[str] = Counter()
        last_moves(), promises()  # reads all catalogues now: later people would have to wait meanwhile
        here.world.listeners.append(self._hear)
        here.transcript.on_exchange.append(self._overhear)

    # -- what is seen -------------------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        if event.type in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._look(ShownMessage(event.data))
        elif event.type == "INTERACTION":
            number, what = int(event.data["id"]), event.data["custom_id"] or f"/{event.data['command']}"
            self.asked.setdefault(number, Asked(number, str(what), time.monotonic()))
        elif event.type == "FAULT" and (asked := self._answered_by(event.data["path"])):
            asked.touched = True

    def _look(self, message: ShownMessage) -> None:
        if invitations_in(message):
            self.inviting.add(message.id)
        if is_board(message):
            match, number = match_of_board(message), number_of(message)
            if message.id not in self.boards:
                self._compare_with_others(message, match)
            sighting = Sighting(message.id, match, number, last_move(message.text), message.text)
            self.boards[message.id].append(sighting)

    def _compare_with_others(self, board: ShownMessage, match: int) -> None:
        """Notes a new board of a match that has one already, if the bot could have edited that instead."""
        boards = [number for number, seen in self.boards.items() if seen[0].match == match]
        messages = (self._world.get(Message, number) for number in boards)
        others = [each for each in messages if each and self._can_be_changed(each)]
        asked = self._world.get(Interaction, board.cause_id)
        if others and not board.ephemeral and not self._was_asked_for(asked):
            first = self._told(ShownMessage(shapes.message(self._world, others[-1])))
            self.second_boards.append(f"match {match} got message {self._told(board)}, beside {first}")

    def _told(self, message: ShownMessage) -> str:
        return f"{message.id} {self._cause(message.cause_id)} in {message.channel_id}"

    def _cause(self, interaction: int | None) -> str:
        asked = self._world.get(Interaction, interaction)
        return f"after {asked.data.get('custom_id') or asked.data.get('name')}" if asked else "by itself"

    def _can_be_changed(self, message: Message) -> bool:
        """True if no law keeps the bot from editing a message by itself, nor did a short while ago."""
        channel = self._world.tables[Channel][message.channel_id]
        calm = time.monotonic() > self.disturbed_at + DISTURBED
        return calm and message.only_for is None and is_there(self._world, channel)

    def _was_asked_for(self, asked: Interaction | None) -> bool:
        """True if an answer is to a command other than /play, or to a list of matches."""
        if asked is None:
            return False
        return asked.data.get("name") != "play" if asked.type == COMMAND else asked.message_id not in self.boards

    def _overhear(self, exchange: Exchange) -> None:
        if asked := self._answered_by(exchange.path):
            asked.tried = True

    def _answered_by(self, path: str) -> Asked | None:
        """The interaction that a request was for."""
        found = _ADDRESS.search(path)
        return self.asked.get(int(found[1]) if found[1] else self._by_token(found[3])) if found else None

    def _by_token(self, token: str) -> int:
        return self._interactions._by_token.get(token, 0)

    def disturb(self) -> None:
        """Notes that a law changes now."""
        self.disturbed_at = time.monotonic()

    @contextmanager
    def trouble(self, what: str) -> Iterator[None]:
        """A time in which nobody can expect an answer."""
        began = Trouble(what, time.monotonic())
        self.troubles.append(began)
        try:
            yield
        finally:
            began.ended = time.monotonic()

    # -- what follows from it -----------------------------------------------------------------------------------

    @property
    def matches_seen(self) -> set[int]:
        """The numbers of all matches of which a board was seen."""
        return {sightings[0].match for sightings in self.boards.values()}

    def lacks(self, asked: Asked) -> str:
        """What an action still lacks; "" if it has everything."""
        now = self._world.get(Interaction, asked.id)
        if now is None or now.state == "pending":
            return "is not acknowledged"
        if now.state == "failed":
            return "failed"
        answer = self._world.get(Message, now.original_id)
        if answer is None:
            return ""
        if now.answer == DEFERRED_MESSAGE and answer.loading:
            return "thinks for ever"
        return "has a promise and no answer" if _is_promise(answer) else ""

    def is_excused(self, asked: Asked, lacks: str, *, strict: bool = True) -> bool:
        """True if the answer met a fault, or the bot could not be reached when it should have answered.

        If not `strict`, that may have been any time later, as on a slow machine.
        """
        due = asked.at + (TO_ACKNOWLEDGE if lacks == "failed" else TO_ANSWER) if strict else float("inf")
        return asked.touched or any(each.began <= due and each.ended >= asked.at for each in self.troubles)


def match_of_board(message: ShownMessage) -> int:
    """The number of a board's match."""
    ids = (each.custom_id or "" for each in message.buttons)
    return int(next(each for each in ids if each.startswith(("hint:", "rematch:"))).split(":")[1])


def _is_promise(message: Message) -> bool:
    said = [each.get("content") for top in message.components for each in top.get("components", [])]
    return any(each in promises() for each in said)
