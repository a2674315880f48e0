"""Tells in one line why a scheduler cannot be reached; Dask tries for ever and does not say.

We make a connection of our own before Dask's. A scheduler sends the first bytes once it has accepted a certificate.
"""

import asyncio
import logging
import socket
import ssl
import time

from engines.pool.addresses import scheduler_of

PATIENCE = 3.0  # seconds to wait for an answer
MINUTE = 60.0
OF_ANOTHER = "its certificate is of another authority: all parts need the files of one `certificates` command"
REASONS = {9: "its certificate is not valid yet: compare the clocks", 10: "its certificate has expired"}
"""By OpenSSL's code of the failed verification."""


class UnreachableError(Exception):
    """A scheduler cannot be used; the text says why and names the address."""


class Teller:
    """Logs warnings, the same one at most once a minute."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._told: dict[str, float] = {}  # when each was told, by time.monotonic

    def tell(self, text: str) -> None:
        """Logs a warning, unless the same one was logged within the last minute."""
        now = time.monotonic()
        self._told = {each: at for each, at in self._told.items() if now - at < MINUTE}
        if text not in self._told:
            self._told[text] = now
            self._log.warning("%s", text)


async def reach(address: str, context: ssl.SSLContext) -> None:
    """Connects to a scheduler with this certificate, and disconnects. Raises UnreachableError."""
    host, port = scheduler_of(address)
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host, port, ssl=context)
            try:
                if not await reader.read(1):
                    raise ConnectionResetError
            finally:
                writer.transport.abort()
    except OSError as error:  # TLS errors and TimeoutError are OSErrors, too
        raise UnreachableError(f"no scheduler at {address}: {reason(error)}") from error


def reason(error: OSError) -> str:
    """The cause in words that help a person to remove it."""
    match error:
        case ssl.SSLCertVerificationError():
            return REASONS.get(error.verify_code, OF_ANOTHER)
        case ssl.SSLError() if "ALERT" in (error.reason or ""):
            return f"it does not accept our certificate ({error.reason})"
        case ssl.SSLError():
            return "what answers there does not speak TLS"
        case socket.gaierror():
            return "no machine of that name is known"
        case ConnectionRefusedError():
            return "nothing listens at that port"
        case ConnectionResetError():
            return "what answers there hangs up"
        case TimeoutError():
            return f"nobody answers within {PATIENCE:g} s"
        case _:
            return error.strerror or repr(error)
