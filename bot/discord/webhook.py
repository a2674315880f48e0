"""Changes of messages by the token of an interaction, each one request with a body that is written at once.

discord.py makes objects of all that is sent and of the message that comes back, and has aiohttp put a form together
piece by piece; that took a third of all that a click cost. What fails raises the library's own exceptions.
"""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

import discord
from discord.http import Route, json_or_text

from bot.discord.page import Page

Interaction = discord.Interaction[discord.Client]

ATTEMPTS = 5
TOO_MANY_REQUESTS, SERVER_ERROR = 429, 500
UPDATE_MESSAGE = 7  # the kind of a first answer that changes the message whose component was used
ERRORS = {403: discord.Forbidden, 404: discord.NotFound}


async def edit_used(interaction: Interaction, page: Page) -> bool:
    """The first answer: the message whose component was used shows the page. True; raises what a request raises."""
    address = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    await _request(interaction, address, {"type": UPDATE_MESSAGE, "data": _message(page)}, page)
    return True


async def edit_original(interaction: Interaction, page: Page) -> tuple[int, bool]:
    """The first answer, or the message that was used, shows the page. Its id, and whether only one person sees it.
    Raises what a request raises.
    """
    address = Route(
        "PATCH",
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        webhook_id=interaction.application_id,
        webhook_token=interaction.token,
    )
    message = await _request(interaction, address, _message(page), page)
    return int(message["id"]), bool(message.get("flags", 0) & discord.MessageFlags.ephemeral.flag)


def _message(page: Page) -> dict[str, Any]:
    """What is sent of a page, which notifies nobody."""
    return {
        "components": page.components(),
        "flags": discord.MessageFlags.components_v2.flag,
        "allowed_mentions": {"parse": []},
        "attachments": page.attachments(),
    }


async def _request(interaction: Interaction, route: Route, payload: dict[str, Any], page: Page) -> Any:
    """What Discord answers. It is asked again, as the library does, where it fails or wants the request later."""
    body, kind = _body(payload, page)
    for attempt in range(ATTEMPTS):
        async with _sent(interaction, route, body, kind) as response:
            told = await json_or_text(response)
            if response.ok:
                return told
        pause = _pause(response, told, attempt)
        if pause is None or attempt == ATTEMPTS - 1:
            break
        await asyncio.sleep(pause)
    if response.status >= SERVER_ERROR:
        raise discord.DiscordServerError(response, told)
    raise ERRORS.get(response.status, discord.HTTPException)(response, told)


def _sent(interaction: Interaction, route: Route, body: bytes, kind: str) -> Any:
    http = interaction.client.http
    return interaction._session.request(  # the client's own session has no public name
        route.method,
        route.url,
        data=body,
        headers={"Content-Type": kind},
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
    )


def _pause(response: Any, told: Any, attempt: int) -> float | None:
    """Seconds before the next attempt; None where there is none."""
    if response.status >= SERVER_ERROR:
        return 1.0 + 2 * attempt
    if response.status == TOO_MANY_REQUESTS and "Via" in response.headers:  # else Cloudflare has turned the bot away
        return float(told["retry_after"])
    return None


def _body(payload: dict[str, Any], page: Page) -> tuple[bytes, str]:
    """The body of a request with the files of a page, and its type."""
    text = json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode()
    files = page.contents()
    if not files:
        return text, "application/json"
    boundary = os.urandom(16).hex()
    parts = [_part('name="payload_json"', "application/json", text)]
    parts += [
        _part(f'name="files[{number}]"; filename="{name}"', "application/octet-stream", data)
        for number, (name, data) in enumerate(files)
    ]
    mark = f"--{boundary}".encode()
    return b"".join((*(mark + part for part in parts), mark, b"--\r\n")), f"multipart/form-data; boundary={boundary}"


def _part(what: str, kind: str, data: bytes) -> bytes:
    head = f"\r\nContent-Disposition: form-data; {what}\r\nContent-Type: {kind}\r\n\r\n"
    return b"".join((head.encode(), data, b"\r\n"))
