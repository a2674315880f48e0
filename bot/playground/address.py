"""The address of a playground that is kept in a folder. Its ports and its key stay the same after a restart, so that an
open page goes on working.
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
    """The key and the ports of a playground."""

    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))  # the secret first step of the page's paths
    port: int = 0  # of the server; 0: none yet
    proxy: int = 0  # of the proxy; 0: none yet


def kept_in(folder: Path | None) -> Address:
    """The address that is kept in a folder; a new one if there is none, or it cannot be read."""
    try:
        return Address(**json.loads((folder / FILE).read_text("utf-8"))) if folder else Address()
    except (OSError, ValueError, TypeError):
        return Address()


def keep(folder: Path, address: Address) -> None:
    """Writes an address to a folder, readable only by the file's owner: the key allows to act as anybody."""
    target, fresh = folder / FILE, folder / f"{FILE}.new"
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(asdict(address), file)
    os.replace(fresh, target)


async def listen(runner: web.AppRunner, port: int = 0, last: int = 0) -> int:
    """Listens on 127.0.0.1, on `port`; if that is 0, on `last`, or on any free port if `last` is taken. Returns the
    port. Raises OSError if `port` is taken.
    """
    try:
        await web.TCPSite(runner, "127.0.0.1", port or last).start()
    except OSError:
        if port or not last:
            raise
        await web.TCPSite(runner, "127.0.0.1", 0).start()
    return int(runner.addresses[0][1])
