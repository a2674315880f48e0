"""Handles a page's messages, [opcode, payload], as the client does. Each frame has one connection.

https://docs.discord.com/developers/developer-tools/embedded-app-sdk; codes and texts are those of the client's own
server, except for marked guesses.
"""

from __future__ import annotations

from typing import Any

from ..records import Json
from .commands import LATER, carry_out
from .frames import FRAME, NORMAL, UNSUPPORTED, Frame
from .refusals import PAYLOAD, CommandRefused

HANDSHAKE, CLOSE = 0, 2
BAD_CLIENT_ID, BAD_ORIGIN, BAD_VERSION, BAD_ENCODING = 4000, 4001, 4004, 4005


def receive(frame: Frame, origin: str, app_origin: str, message: Any) -> None:
    """Handles a message from the iframe, whose page has this `origin`; the application's own is `app_origin`."""
    if frame.gone or not isinstance(message, list) or not message:
        return
    payload = message[1] if len(message) > 1 and isinstance(message[1], dict) else {}
    if message[0] == HANDSHAKE:
        _shake_hands(frame, origin, app_origin, payload)
    elif message[0] not in (FRAME, CLOSE):
        frame.disconnect(UNSUPPORTED, "Invalid opcode")
    elif not frame.connected:
        frame.disconnect(UNSUPPORTED, "Not connected")
    elif message[0] == CLOSE:
        _close(frame, payload)
    else:
        _command(frame, payload)


def _shake_hands(frame: Frame, origin: str, app_origin: str, payload: Json) -> None:
    if frame.connected:
        frame.disconnect(UNSUPPORTED, "Already connected")
        return
    wrong = _what_is_wrong(frame, origin, app_origin, payload)
    if wrong is not None:
        frame.disconnect(*wrong)
        return
    frame.connected = frame.used = True
    cdn = frame.world.cdn.removeprefix("http://")
    config = {"cdn_host": cdn, "api_endpoint": "//discord.com/api", "environment": "production"}
    frame.dispatch("READY", {"v": 1, "config": config})


def _what_is_wrong(frame: Frame, origin: str, app_origin: str, payload: Json) -> tuple[int, str] | None:
    """The code and text with which a handshake is refused, or None; the texts are guesses."""
    if payload.get("v") != 1:
        return BAD_VERSION, "Invalid version"
    if payload.get("encoding") != "json":
        return BAD_ENCODING, "Invalid encoding"
    if payload.get("client_id") != str(frame.world.application.id):
        return BAD_CLIENT_ID, "Invalid Client ID"
    if payload.get("frame_id") != frame.id or frame.used:
        return UNSUPPORTED, "Invalid frame id"
    return None if origin == app_origin else (BAD_ORIGIN, "Invalid origin")


def _close(frame: Frame, payload: Json) -> None:
    """Closes the frame at the page's request: silently with 1000, else the person is shown its message."""
    code = payload.get("code")
    frame.end(code if isinstance(code, int) else NORMAL, str(payload.get("message") or ""))


def _command(frame: Frame, payload: Json) -> None:
    cmd, nonce = payload.get("cmd"), payload.get("nonce")
    if not isinstance(nonce, str):
        frame.refuse(cmd, None, PAYLOAD, "Payload requires a nonce")
        return

    def answer(data: Any) -> None:
        if isinstance(data, CommandRefused):
            frame.refuse(cmd, nonce, data.code, data.message)
        else:
            frame.answer(cmd, nonce, data)

    try:
        if (data := carry_out(frame, cmd, payload.get("args"), answer)) is not LATER:
            answer(data)
    except CommandRefused as refused:
        answer(refused)
