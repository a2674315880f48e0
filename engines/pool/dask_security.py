"""Restricts Dask to plain data: encryption with our own certificates, and a pickle module that loads next to nothing.

Dask sends MessagePack with pickles inside, and cannot switch them off. A pickle can name any function of any module to
be called while it is read; ours may name only those in ALLOWED, none of which runs code from it. Requests are JSON.
"""

import io
import logging
import pickle
import ssl
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import dask
import distributed
import distributed.protocol.pickle  # loads the modules whose pickle is replaced
from distributed.core import Server

from engines.pool.certificates import AUTHORITY, BadCertificateError, certificate_of, check_certificate, key_of

ROLES = {"scheduler": "scheduler", "worker": "worker", "client": "bot"}  # Dask's name of a role to ours
CONFIG = {
    "distributed.scheduler.work-stealing": False,  # a match stays with its home
    "distributed.scheduler.allowed-failures": 1,
    "distributed.scheduler.worker-ttl": "15s",
    "distributed.scheduler.http.routes": [],
    "distributed.worker.http.routes": [],
    "distributed.scheduler.active-memory-manager.start": False,
    "distributed.worker.profile.enabled": False,
    "distributed.admin.system-monitor.gil.enabled": False,
    "distributed.admin.system-monitor.disk": False,
    "distributed.comm.timeouts.connect": "5s",
    "distributed.comm.timeouts.tcp": "12s",
    "distributed.comm.require-encryption": True,
    "distributed.diagnostics.nvml": False,
}
ALLOWED = frozenset(
    {
        ("builtins", "bytes"),
        ("builtins", "Exception"),
        ("dask._expr", "Expr._reconstruct"),
        ("dask._expr", "LLGExpr"),
        ("dask._task_spec", "Task"),
        ("engines.pool.dask_worker", "hello"),
        ("engines.pool.dask_worker", "search"),
    }
)


class ForbiddenPickle(pickle.UnpicklingError):
    """A pickle names something that no part of a cluster needs."""


class Unreadable(Exception):
    """Stands in the bot for an object that it does not load: mostly an error of Dask's."""


class PlainUnpickler(pickle.Unpickler):
    """Loads pickles that name only what is allowed; for scheduler and workers. Raises ForbiddenPickle."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in ALLOWED:
            raise ForbiddenPickle(f"{module}.{name} has no place in a message")
        return super().find_class(module, name)


class LenientUnpickler(PlainUnpickler):
    """Loads a forbidden pickle as Unreadable; for the bot, which must go on listening."""

    def load(self) -> Any:
        try:
            return super().load()
        except Exception as error:  # nothing in the pickle was run
            return Unreadable(str(error))


def restrict(unpickler: type[PlainUnpickler] = PlainUnpickler) -> None:
    """Makes Dask in this process load pickles with `unpickler` only, and keep to CONFIG. Only the first call counts."""
    dask.config.set(CONFIG)
    plain = _pickle_with(unpickler)
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] == "distributed":
            for attribute in [key for key, value in vars(module).items() if value is pickle]:
                setattr(module, attribute, plain)
    _quiet()


def _pickle_with(unpickler: type[PlainUnpickler]) -> ModuleType:
    """A copy of the module pickle that loads with `unpickler`."""

    def loads(data: Any, *, buffers: Iterable[Any] = ()) -> Any:
        return unpickler(io.BytesIO(data), buffers=buffers).load()

    module = ModuleType("pickle")
    vars(module).update(vars(pickle))
    vars(module).update(loads=loads, load=None, Unpickler=unpickler)
    return module


def _quiet() -> None:
    """Silences Dask's own log on standard error; we log what matters to whoever runs the bot."""
    for name in ("distributed", "distributed.client", "distributed.gc", "tornado", "tornado.application"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.CRITICAL)


def security(folder: Path, role: str) -> distributed.Security:
    """Dask's settings for a role, from that folder. Raises OSError if a file is missing or cannot be used."""
    authority = certificate_of(folder, AUTHORITY)
    own, key = certificate_of(folder, ROLES[role]), key_of(folder, ROLES[role])
    key.read_bytes()  # raises now: Dask would fail later
    check_certificate(folder, ROLES[role])
    files = {"tls_ca_file": str(authority), f"tls_{role}_cert": str(own), f"tls_{role}_key": str(key)}
    made = distributed.Security(require_encryption=True, **files)
    try:
        made.get_connection_args(role)  # reads them
    except ssl.SSLError as error:
        raise BadCertificateError(f"{key} is not the key of {own}") from error
    return made


def allow_only(operations: frozenset[str], server: Server) -> None:
    """Refuses all other operations of a scheduler or a worker."""
    server.blocked_handlers = sorted(set(server.handlers) - operations)
