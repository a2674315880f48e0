"""How the client refuses a command of the page: a code and a text."""

from __future__ import annotations


class CommandRefused(Exception):
    """Raised by what carries out a command; becomes the answer whose event is ERROR."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code, self.message = code, message


PAYLOAD, COMMAND, EVENT, CHANNEL, PERMISSIONS, CLIENT_ID, TOKEN, OAUTH = 4000, 4002, 4004, 4005, 4006, 4007, 4009, 5000


def no_permission() -> CommandRefused:
    """What may not be asked before AUTHENTICATE, or without a scope."""
    return CommandRefused(PERMISSIONS, "Not authenticated or invalid scope")
