"""Answering interactions: the first answer, changes of it, follow-ups. The token in the path is the credential."""

from __future__ import annotations

from typing import Any

from .. import shapes
from ..records import Interaction, Json
from .request import ANYONE, RestRequest, Route


def callback(request: RestRequest) -> tuple[int, Any]:
    """Takes the first answer. Returns what became of it if `with_response` asks for that."""
    number, token = request.number("interaction_id"), request.params["token"]
    report = request.interactions.answer(number, token, request.form, request.files)
    return (200, report) if request.query.get("with_response") in ("1", "true", "True") else (204, None)


def _asked(request: RestRequest) -> Interaction:
    return request.interactions.by_token(request.number("application_id"), request.params["token"])


def follow(request: RestRequest) -> Json:
    """Posts a follow-up."""
    interaction = _asked(request)
    request.world.rates.check_further(interaction.channel_id, request.world.clock.now())
    message = request.interactions.follow(interaction, request.form, request.files)
    return shapes.message(request.world, message)


def show(request: RestRequest) -> Json:
    """The answer or a follow-up as it is now."""
    message = request.interactions.message(_asked(request), request.params["message_id"])
    return shapes.message(request.world, message)


def edit(request: RestRequest) -> Json:
    """Changes the answer or a follow-up."""
    message = request.interactions.edit(_asked(request), request.params["message_id"], request.form, request.files)
    return shapes.message(request.world, message)


def withdraw(request: RestRequest) -> None:
    """Deletes the answer or a follow-up."""
    request.interactions.withdraw(_asked(request), request.params["message_id"])


_HOOK = "/webhooks/{application_id}/{token}"
ROUTES = (
    Route("POST", "/interactions/{interaction_id}/{token}/callback", callback, ANYONE),
    Route("POST", _HOOK, follow, ANYONE),
    Route("GET", _HOOK + "/messages/{message_id}", show, ANYONE),
    Route("PATCH", _HOOK + "/messages/{message_id}", edit, ANYONE),
    Route("DELETE", _HOOK + "/messages/{message_id}", withdraw, ANYONE),
)
