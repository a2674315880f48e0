"""Checks of a cluster's addresses, made before anything starts."""

import ipaddress
import re
import socket
from contextlib import closing

FORM = re.compile(r"tls://(?:\[([^\s/\[\]]+)\]|([^\s/:\[\]]+)):([0-9]{1,5})")


def scheduler_of(text: str) -> tuple[str, int]:
    """Host and port of a scheduler. Raises ValueError for anything but tls://HOST:PORT with a port from 1 to 65535.
    An address of IPv6 stands in brackets there, and is returned without them.
    """
    found = FORM.fullmatch(text)
    if not found or not 1 <= int(found[3]) <= 65_535:
        raise ValueError(f"the scheduler's address is tls://HOST:PORT with a port from 1 to 65535, not {text[:80]!r}")
    return found[1] or found[2], int(found[3])


def in_brackets(host: str) -> str:
    """The host as it stands before a port: an address of IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host


def check_host(host: str) -> None:
    """Raises ValueError if this machine does not have the address."""
    try:
        kind, *_, address = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0]
        with closing(socket.socket(kind)) as probe:
            probe.bind(address)  # at any port, which is free again afterwards
    except OSError as error:
        raise ValueError(f"{host[:80]!r} is no address of this machine ({error.strerror})") from error


def check_reach(host: str, scheduler: str) -> None:
    """Raises ValueError if a worker listens at a loopback `host` while its scheduler is on another machine."""
    if _is_loopback(host) and not _is_loopback(scheduler) and not _is_ours(scheduler):
        raise ValueError(f"the scheduler on {scheduler} cannot reach a worker at {host}, which this machine alone can")


def _is_ours(host: str) -> bool:
    try:
        check_host(host)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
