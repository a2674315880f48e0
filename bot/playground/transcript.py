"""A transcript of requests and answers, gateway frames and people's actions. Printed when a test fails."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .events import Event
from .records import Json

LINES_KEPT = 2000
_SHORT = 400


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer; bodies are JSON values, None if there is none."""

    method: str
    path: str
    route: str
    asked: Any
    status: int
    answered: Any


class Transcript:
    """The last LINES_KEPT lines. `on_exchange` and `on_event` are called with each exchange and event as it happens."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque(maxlen=LINES_KEPT)
        self.on_exchange: list[Callable[[Exchange], None]] = []
        self.on_event: list[Callable[[str, Json], None]] = []

    def exchange(self, exchange: Exchange) -> None:
        """Notes a request that was answered."""
        asked, answered = _short(exchange.asked), _short(exchange.answered)
        self._lines.append(f"{exchange.method} {exchange.path} {asked}\n    -> {exchange.status} {answered}")
        for look in self.on_exchange:
            look(exchange)

    def event(self, kind: str, data: Json) -> None:
        """Notes an event that the gateway sent."""
        self._lines.append(f"<- {kind} {_short(data)}")
        for look in self.on_event:
            look(kind, data)

    def frame(self, frame: Json) -> None:
        """Notes a frame that the client sent to the gateway."""
        shown = frame | {"d": {**frame["d"], "token": "…"}} if isinstance(frame.get("d"), dict) else frame
        self._lines.append(f"-> gateway {_short(shown)}")

    def person(self, event: Event) -> None:
        """Notes a new state of a person's interaction."""
        if event.type == "INTERACTION":
            data = event.data
            self._lines.append(f"** person {data['person_id']}: {data['command'] or data['custom_id']} {data['state']}")

    def said(self, text: str) -> bool:
        """Whether a kept line contains `text`."""
        return any(text in line for line in self._lines)

    def __str__(self) -> str:
        """All kept lines, oldest first."""
        return "\n".join(self._lines)


def _short(body: Any) -> str:
    if body is None:
        return ""
    text = json.dumps(body, ensure_ascii=False, default=str)
    return text if len(text) <= _SHORT else text[:_SHORT] + f"… ({len(text)} characters)"
