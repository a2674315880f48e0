"""How Dask is held to plain data: encryption with certificates of our own, and a pickle that loads next to nothing.

Dask speaks MessagePack with pickles inside, and has no switch against them. A pickle can name any function of any
module to be called while it is read; ours may name only what stands in ALLOWED, none of which runs code that came with
it. Requests and answers are bytes of JSON within.
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
import distributed.protocol.pickle  # the modules whose pickle is replaced are to be there
from distributed.core import Server

from engines.pool.certificates import AUTHORITY, BadCertificateError, certificate_of, check_certificate, key_of

ROLES = {"scheduler": "scheduler", "worker": "worker", "client": "bot"}  # Dask's name of a role: ours
CONFIG = {
    "distributed.scheduler.work-stealing": False,  # a match stays at its home
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
    """Stands in the bot for an object that it does not read: most often an error of Dask's."""


class PlainUnpickler(pickle.Unpickler):
    """Reads pickles that name only what is allowed; for a scheduler and a worker. Raises ForbiddenPickle."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in ALLOWED:
            raise ForbiddenPickle(f"{module}.{name} has no place in a message")
        return super().find_class(module, name)


class LenientUnpickler(PlainUnpickler):
    """Reads an object that names anything else as Unreadable; for the bot, which goes on listening whatever comes."""

    def load(self) -> Any:
        try:
            return super().load()
        except Exception as error:  # whatever it is, nothing of it was run
            return Unreadable(str(error))


def restrict(unpickler: type[PlainUnpickler] = PlainUnpickler) -> None:
    """From now on Dask in this process reads pickles by that alone, and keeps to CONFIG. The first time counts."""
    dask.config.set(CONFIG)
    plain = _pickle_with(unpickler)
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] == "distributed":
            for attribute in [key for key, value in vars(module).items() if value is pickle]:
                setattr(module, attribute, plain)
    _quiet()


def _pickle_with(unpickler: type[PlainUnpickler]) -> ModuleType:
    """The module pickle, but for what reads."""

    def loads(data: Any, *, buffers: Iterable[Any] = ()) -> Any:
        return unpickler(io.BytesIO(data), buffers=buffers).load()

    module = ModuleType("pickle")
    vars(module).update(vars(pickle))
    vars(module).update(loads=loads, load=None, Unpickler=unpickler)
    return module


def _quiet() -> None:
    """Dask writes its own log to the standard error; what matters to whoever runs the bot, we say."""
    for name in ("distributed", "distributed.client", "distributed.gc", "tornado", "tornado.application"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.CRITICAL)


def security(folder: Path, role: str) -> distributed.Security:
    """What a role of Dask needs of that folder. Raises OSError where a file is not there or cannot be used."""
    authority = certificate_of(folder, AUTHORITY)
    own, key = certificate_of(folder, ROLES[role]), key_of(folder, ROLES[role])
    key.read_bytes()  # Dask does without, and fails later
    check_certificate(folder, ROLES[role])
    files = {"tls_ca_file": str(authority), f"tls_{role}_cert": str(own), f"tls_{role}_key": str(key)}
    made = distributed.Security(require_encryption=True, **files)
    try:
        made.get_connection_args(role)  # reads them
    except ssl.SSLError as error:
        raise BadCertificateError(f"{key} is not the key of {own}") from error
    return made


def allow_only(operations: frozenset[str], server: Server) -> None:
    """Refuse every other operation of a scheduler or a worker."""
    server.blocked_handlers = sorted(set(server.handlers) - operations)
