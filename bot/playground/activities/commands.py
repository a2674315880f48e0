"""The commands of a page: AUTHORIZE and AUTHENTICATE, by which its person signs in.

The touch board needs no other one. All others of the SDK, and all subscriptions to events, are refused as unknown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import shapes
from ..clock import iso
from ..records import Json
from .arguments import Argument, check
from .consent import ask_for_consent
from .frames import Frame
from .oauth import Token
from .refusals import CLIENT_ID, COMMAND, TOKEN, CommandRefused

LATER = object()
"""Returned by a command whose answer comes later, when the person has decided."""
Answer = Callable[[Any], None]
"""Called once, later, with the data of the answer."""


def carry_out(frame: Frame, name: Any, args: Any, answer: Answer) -> Any:
    """Carries out a command of the page. Returns the data of the answer, or LATER. Raises CommandRefused."""
    if name not in ARGUMENTS:
        raise CommandRefused(COMMAND, f"Invalid command: {name}")
    given = check(args, ARGUMENTS[name])
    return _authorize(frame, given, answer) if name == "AUTHORIZE" else _authenticate(frame, given)


def _authorize(frame: Frame, args: Json, answer: Answer) -> Any:
    def decided(code: str | CommandRefused) -> None:
        answer(code if isinstance(code, CommandRefused) else {"code": code})

    code = ask_for_consent(frame, args, decided)
    return {"code": code} if code else LATER


def _authenticate(frame: Frame, args: Json) -> Json:
    if frame.token is not None:
        raise CommandRefused(COMMAND, "Already authenticated")
    token = frame.oauth.find(args.get("access_token"))
    if token is None or token.person_id != frame.person_id:
        raise CommandRefused(TOKEN, "Invalid access token")
    if token.application_id != frame.world.application.id:
        raise CommandRefused(CLIENT_ID, "Invalid Client ID")
    frame.token = token
    return _identity(frame, token)


def _identity(frame: Frame, token: Token) -> Json:
    user, bot = shapes.user(frame.person), frame.world.bot
    keys = ("id", "username", "discriminator", "avatar", "public_flags", "global_name")
    return {
        "access_token": token.access,
        "user": {key: user[key] for key in keys},
        "scopes": list(token.scopes),
        "expires": iso(token.expires),
        "application": {"id": str(bot.id), "name": bot.name, "description": "", "icon": None, "rpc_origins": []},
    }


ARGUMENTS = {
    "AUTHORIZE": {
        "client_id": Argument(),
        "response_type": Argument(among=("code",)),
        "scope": Argument(list, required=True),
        "state": Argument(),
        "prompt": Argument(among=("none",)),
        "redirect_uri": Argument(),
    },
    "AUTHENTICATE": {"access_token": Argument()},
}
"""What each command takes."""
