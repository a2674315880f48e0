"""Changes of messages by the token of an interaction, by the library's own requests, with the JSON of a page as it is.

The library's methods above these make objects of all that is sent and of the message that comes back; that took a third
of all that a click cost.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.http import MultipartParameters
from discord.utils import _to_json
from discord.webhook.async_ import async_context

from bot.discord.page import Page

Interaction = discord.Interaction[discord.Client]

UPDATE_MESSAGE = 7  # the kind of a first answer that changes the message whose component was used


async def edit_used(interaction: Interaction, page: Page) -> bool:
    """The first answer: the message whose component was used shows the page. True; raises what a request raises."""
    params = _parameters({"type": UPDATE_MESSAGE, "data": _message(page)}, page)
    await async_context.get().create_interaction_response(
        interaction.id, interaction.token, **_by(interaction), params=params
    )
    return True


async def edit_original(interaction: Interaction, page: Page) -> tuple[int, bool]:
    """The first answer, or the message that was used, shows the page. Its id, and whether only one person sees it.
    Raises what a request raises.
    """
    params = _parameters(_message(page), page)
    message = await async_context.get().edit_original_interaction_response(
        interaction.application_id,
        interaction.token,
        **_by(interaction),
        payload=params.payload,
        multipart=params.multipart,
        files=params.files,
    )
    return int(message["id"]), bool(message.get("flags", 0) & discord.MessageFlags.ephemeral.flag)


def _message(page: Page) -> dict[str, Any]:
    """What is sent of a page, which notifies nobody."""
    return {
        "components": page.components(),
        "flags": discord.MessageFlags.components_v2.flag,
        "allowed_mentions": {"parse": []},
        "attachments": page.attachments(),
    }


def _by(interaction: Interaction) -> dict[str, Any]:
    http = interaction.client.http
    # the client's own session has no public name
    return {"session": interaction._session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}


def _parameters(payload: dict[str, Any], page: Page) -> MultipartParameters:
    files = page.files()
    if not files:
        return MultipartParameters(payload=payload, multipart=None, files=None)
    multipart: list[dict[str, Any]] = [{"name": "payload_json", "value": _to_json(payload)}]
    multipart += [
        {
            "name": f"files[{number}]",
            "value": file.fp,
            "filename": file.filename,
            "content_type": "application/octet-stream",
        }
        for number, file in enumerate(files)
    ]
    return MultipartParameters(payload=None, multipart=multipart, files=files)
