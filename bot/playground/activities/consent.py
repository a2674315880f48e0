"""AUTHORIZE: asks a person to allow scopes to the application."""

from __future__ import annotations

from collections.abc import Callable

from ..records import Json
from .frames import Frame
from .oauth import SCOPES
from .refusals import CLIENT_ID, COMMAND, OAUTH, CommandRefused

DENIED = "access_denied: The resource owner or authorization server denied the request"


def ask_for_consent(frame: Frame, args: Json, answer: Callable[[str | CommandRefused], None]) -> str | None:
    """Returns a code if the person has allowed these scopes before. If not, opens a dialog and returns None; `answer`
    is called later with a code or with the refusal. Raises CommandRefused 4002, 4007, 5000.
    """
    _check(frame, args)
    scopes = args["scope"]
    if frame.oauth.has_granted(frame.person_id, scopes):
        return frame.oauth.grant(frame.person_id, scopes)

    def decided(agreed: bool) -> None:
        answer(frame.oauth.grant(frame.person_id, scopes) if agreed else _refused(DENIED))

    frame.ask("authorize", {"scopes": scopes}, decided)
    return None


def _check(frame: Frame, args: Json) -> None:
    if args.get("client_id") != str(frame.world.application.id):
        raise CommandRefused(CLIENT_ID, "Invalid Client ID")
    if frame.token is not None:
        raise CommandRefused(COMMAND, "Already authenticated")
    if any(dialog.kind == "authorize" for dialog in frame.dialogs.values()):
        raise CommandRefused(COMMAND, "Already authing")
    if "redirect_uri" in args:
        raise _refused("invalid_request: redirect_uri is not allowed")  # the text is a guess
    if not frame.world.application.redirects:
        raise _refused('invalid_request: Missing "redirect_uri" in request.')
    if not all(isinstance(scope, str) and scope in SCOPES for scope in args["scope"]):
        raise _refused("invalid_scope: The requested scope is invalid, unknown, or malformed.")


def _refused(why: str) -> CommandRefused:
    return CommandRefused(OAUTH, f"OAuth2 Error: {why}")
