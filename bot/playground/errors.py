"""Discord's errors: an HTTP status, Discord's own code, a message, and for invalid bodies the error at each path."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .records import Json


class ApiError(Exception):
    """Raised when a request breaks a rule of Discord's; becomes an answer with a JSON error."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}".rstrip())
        self.status, self.code, self.message, self.errors = status, code, message, errors

    @property
    def body(self) -> Json:
        """The answer's JSON."""
        shaped: Json = {"message": self.message, "code": self.code}
        return shaped | {"errors": self.errors} if self.errors else shaped


class OAuthRefusal(ApiError):
    """Raised when a request for a token is refused; `error` is one of RFC 6749's error codes."""

    def __init__(self, status: int, error: str, description: str) -> None:
        super().__init__(status, 0, description)
        self.error = error

    @property
    def body(self) -> Json:
        """The answer's JSON."""
        return {"error": self.error, "error_description": self.message}


class TooMany(Exception):
    """Raised to answer 429; `retry_after` is in seconds."""

    def __init__(
        self,
        retry_after: float,
        is_global: bool = False,
        code: int = 0,
        message: str = "You are being rate limited.",
    ) -> None:
        super().__init__(f"{message} ({code}): retry after {retry_after} s")
        self.retry_after, self.is_global, self.code, self.message = retry_after, is_global, code, message


@contextmanager
def inside(key: str) -> Iterator[None]:
    """Adds `key` to the paths of errors that the block raises: it checks only that part of the body."""
    try:
        yield
    except ApiError as error:
        if error.errors:
            error.errors = {key: error.errors}
        raise


_KNOWN = {
    "unauthorized": (401, 0, "401: Unauthorized"),
    "not found": (404, 0, "404: Not Found"),
    "channel": (404, 10003, "Unknown Channel"),
    "guild": (404, 10004, "Unknown Guild"),
    "member": (404, 10007, "Unknown Member"),
    "message": (404, 10008, "Unknown Message"),
    "user": (404, 10013, "Unknown User"),
    "webhook": (404, 10015, "Unknown Webhook"),
    "interaction": (404, 10062, "Unknown interaction"),
    "too large": (413, 40005, "Request entity too large"),
    "acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "followups": (400, 40094, "This interaction has reached the maximum of 5 follow-up messages."),
    "access": (403, 50001, "Missing Access"),
    "other's message": (403, 50005, "Cannot edit a message authored by another user"),
    "empty": (400, 50006, "Cannot send an empty message"),
    "permissions": (403, 50013, "Missing Permissions"),
    "direct": (403, 50007, "Cannot send messages to this user"),
    "no mutual guilds": (403, 50278, "Cannot send messages to this user due to having no mutual guilds"),
    "not text": (400, 50008, "Cannot send messages in a non-text channel"),
    "recipient": (400, 50033, "Invalid Recipient(s)"),
    "outage": (503, 0, "503: Service Unavailable"),
    "blocked words": (400, 200000, "Message was blocked by automatic moderation"),
    "blocked title": (400, 200001, "Title was blocked by automatic moderation"),
    "harmful link": (400, 240000, "Message blocked by harmful links filter"),
    "activity": (400, 50039, "Invalid Activity Action"),
    "channel type": (400, 50024, "Cannot execute action on this channel type"),
    "token": (401, 50027, "Invalid Webhook Token"),
    "archived": (400, 50083, "Thread is archived"),
    "json": (400, 50109, "The request body contains invalid JSON."),
    "locked": (400, 160005, "Thread is locked"),
    "has thread": (400, 160004, "A thread has already been created for this message"),
    "entry point": (
        400,
        50240,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point"
        " command in your update request or delete it separately.",
    ),
}


def refusal(what: str) -> ApiError:
    """One of Discord's fixed errors, by a short name of ours."""
    return ApiError(*_KNOWN[what])
