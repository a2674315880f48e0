"""CommandRefused: the client refuses a command of the page, with a code and a text."""

from __future__ import annotations


class CommandRefused(Exception):
    """Raised while a command is carried out; becomes an answer with the event ERROR."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code, self.message = code, message


PAYLOAD, COMMAND, CLIENT_ID, TOKEN, OAUTH = 4000, 4002, 4007, 4009, 5000
