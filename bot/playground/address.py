"""Where a playground is reached that is kept in a folder: after a restart its ports and its key are those of before, so
that a page which is open goes on.
"""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import asdict, dataclass, field
from pathlib import Path

from aiohttp import web

FILE = "address.json"


@dataclass(frozen=True, slots=True)
class Address:
    """The secret first step of the page's addresses; the ports of the server and of the proxy, 0: none yet."""

    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    port: int = 0
    proxy: int = 0


def kept_in(folder: Path | None) -> Address:
    """The address that was kept; a new one where there is none, or what is kept cannot be read."""
    try:
        return Address(**json.loads((folder / FILE).read_text("utf-8"))) if folder else Address()
    except (OSError, ValueError, TypeError):
        return Address()


def keep(folder: Path, address: Address) -> None:
    """Keeps an address, for the eyes of the folder's owner: whoever has the key may act as anybody."""
    target, fresh = folder / FILE, folder / f"{FILE}.new"
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(asdict(address), file)
    os.replace(fresh, target)


async def listen(runner: web.AppRunner, port: int = 0, last: int = 0) -> int:
    """Listens on 127.0.0.1, on that port; where it is 0, on the `last` one, or on any where that is taken by now. On
    which it does. Raises OSError where the port is taken.
    """
    try:
        await web.TCPSite(runner, "127.0.0.1", port or last).start()
    except OSError:
        if port or not last:
            raise
        await web.TCPSite(runner, "127.0.0.1", 0).start()
    return int(runner.addresses[0][1])
