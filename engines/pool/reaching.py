"""Why a scheduler cannot be reached, in one line. Dask itself tries for ever, and does not say.

A connection of our own comes before Dask's. A scheduler sends the first bytes as soon as it has accepted a certificate.
"""

import asyncio
import logging
import socket
import ssl
import time

from engines.pool.addresses import scheduler_of

PATIENCE = 3.0  # seconds until an answer
MINUTE = 60.0
OF_ANOTHER = "its certificate is of another authority: all parts need the files of one `certificates` command"
REASONS = {9: "its certificate is not valid yet: compare the clocks", 10: "its certificate has expired"}
"""By OpenSSL's codes of a verification that failed."""


class UnreachableError(Exception):
    """A scheduler that cannot be used; its text says why, and names the address."""


class Teller:
    """A log in which the same line stands at most once a minute."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._told: dict[str, float] = {}  # when each was told, by time.monotonic

    def tell(self, text: str) -> None:
        """Warns, or has done so within the last minute."""
        now = time.monotonic()
        self._told = {each: at for each, at in self._told.items() if now - at < MINUTE}
        if text not in self._told:
            self._told[text] = now
            self._log.warning("%s", text)


async def reach(address: str, context: ssl.SSLContext) -> None:
    """Connects to a scheduler with that certificate, and leaves. Raises UnreachableError."""
    host, port = scheduler_of(address)
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host, port, ssl=context)
            try:
                if not await reader.read(1):
                    raise ConnectionResetError
            finally:
                writer.transport.abort()
    except OSError as error:  # those of TLS and TimeoutError are such
        raise UnreachableError(f"no scheduler at {address}: {reason(error)}") from error


def reason(error: OSError) -> str:
    """What a person can do something about."""
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
