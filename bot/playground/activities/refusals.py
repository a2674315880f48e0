"""CommandRefused: the client refuses a command of the page, with a code and a text."""

from __future__ import annotations


class CommandRefused(Exception):
    """Raised while a command is carried out; becomes an answer with the event ERROR."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code, self.message = code, message


PAYLOAD, COMMAND, EVENT, CHANNEL, PERMISSIONS, CLIENT_ID, TOKEN, OAUTH = 4000, 4002, 4004, 4005, 4006, 4007, 4009, 5000


def no_permission() -> CommandRefused:
    """The refusal of a command before AUTHENTICATE, or without a scope."""
    return CommandRefused(PERMISSIONS, "Not authenticated or invalid scope")
