"""Answering interactions: the callback, the answer itself, follow-ups. The token in the path is the credential."""

from __future__ import annotations

from typing import Any

from .. import shapes
from ..records import Interaction, Json
from .wire import Call, Route


def callback(call: Call) -> tuple[int, Any]:
    """The first answer; what became of it where `with_response` asks for that."""
    number, token = call.number("interaction_id"), call.params["token"]
    report = call.world.interactions.answer(number, token, call.form, call.files)
    return (200, report) if call.query.get("with_response") in ("1", "true", "True") else (204, None)


def _asked(call: Call) -> Interaction:
    return call.world.interactions.by_token(call.number("application_id"), call.params["token"])


def follow(call: Call) -> Json:
    """One more message."""
    message = call.world.interactions.follow(_asked(call), call.form, call.files)
    return shapes.message(call.world, message)


def show(call: Call) -> Json:
    """The answer or a follow-up as it stands."""
    message = call.world.interactions.message(_asked(call), call.params["message_id"])
    return shapes.message(call.world, message)


def edit(call: Call) -> Json:
    """Change the answer or a follow-up."""
    message = call.world.interactions.edit(_asked(call), call.params["message_id"], call.form, call.files)
    return shapes.message(call.world, message)


def withdraw(call: Call) -> None:
    """Delete the answer or a follow-up."""
    call.world.interactions.withdraw(_asked(call), call.params["message_id"])


_HOOK = "/webhooks/{application_id}/{token}"
ROUTES = (
    Route("POST", "/interactions/{interaction_id}/{token}/callback", callback),
    Route("POST", _HOOK, follow),
    Route("GET", _HOOK + "/messages/{message_id}", show),
    Route("PATCH", _HOOK + "/messages/{message_id}", edit),
    Route("DELETE", _HOOK + "/messages/{message_id}", withdraw),
)
