"""Plain data only: what a cluster refuses from a holder of a certificate, and that it refuses others."""

import asyncio
import io
import os
import pickle
import socket
import ssl
import stat
import uuid

import cloudpickle
import pytest
from distributed import Client, Security, WorkerPlugin
from distributed.protocol import deserialize, serialize
from distributed.protocol.core import dumps as message
from distributed.protocol.core import loads as read_message
from distributed.protocol.serialize import Serialize, ToPickle

from engines.pool import Request
from engines.pool.certificates import ROLES, certificate_of, key_of, make_certificates
from engines.pool.cluster_messages import RemoteReply
from engines.pool.dask_security import (
    ALLOWED,
    ForbiddenPickle,
    LenientUnpickler,
    PlainUnpickler,
    Unreadable,
    restrict,
    security,
)
from engines.pool.dask_worker import search

from .clusters import cluster, until_serving

pytestmark = pytest.mark.slow

TURN = Request("m", "tictactoe", "", (), "beginner")


class Nasty:
    """Runs a command while it is unpickled."""

    def __init__(self, command):
        self._command = command

    def __reduce__(self):
        return os.system, (self._command,)


@pytest.fixture(scope="module", autouse=True)
def _restricted():
    restrict(LenientUnpickler)  # as in the bot


def read(data, unpickler=PlainUnpickler):
    return unpickler(io.BytesIO(data)).load()


@pytest.fixture(scope="module")
def there(tmp_path_factory):
    with cluster(tmp_path_factory.mktemp("cluster"), ("a",)) as made:
        yield made


@pytest.mark.parametrize("make", [pickle.dumps, cloudpickle.dumps], ids=["pickle", "cloudpickle"])
@pytest.mark.parametrize(
    "thing",
    [print, eval, os.system, Nasty("true"), OSError("x"), Client, lambda: 1],
    ids=["print", "eval", "os.system", "an object that calls", "OSError", "Client", "a lambda"],
)
def test_a_pickle_names_nothing_else(make, thing):
    """Functions, classes and objects that would call one while unpickled are refused."""
    try:
        data = make(thing)
    except (pickle.PicklingError, AttributeError):
        pytest.skip("cannot be written")
    with pytest.raises(ForbiddenPickle):
        read(data)
    assert isinstance(read(data, LenientUnpickler), Unreadable)


def test_what_a_request_needs_can_be_read():
    assert read(pickle.dumps((search, b"data", bytes))) == (search, b"data", bytes)
    assert not {module.partition(".")[0] for module, _ in ALLOWED} - {"builtins", "dask", "engines"}


def test_nothing_is_run_by_reading_a_message(tmp_path):
    """Neither as a value nor as a serialized object within a message, which can still be read."""
    mark = tmp_path / "mark"
    nasty = Nasty(f"touch {mark}")
    for wrapped in (ToPickle(nasty), Serialize(nasty), nasty):
        assert isinstance(read_message(message({"op": "x", "data": wrapped}))["data"], Unreadable)
    assert isinstance(deserialize(*serialize(nasty)), Unreadable)
    assert not mark.exists()


@pytest.mark.parametrize("role", ROLES)
async def test_whoever_holds_a_certificate_runs_no_code(there, role, tmp_path, monkeypatch):
    """Foreign tasks, functions, plugins and files are refused, and the cluster serves on."""
    mark = tmp_path / "mark"
    keys = Security(
        require_encryption=True,
        tls_ca_file=str(certificate_of(there.folder, "authority")),
        tls_client_cert=str(certificate_of(there.folder, role)),
        tls_client_key=str(key_of(there.folder, role)),
    )
    async with Client(there.address, security=keys, asynchronous=True, set_as_default=False) as client:
        attempts = [
            client.submit(os.system, f"touch {mark}", pure=False).result,
            client.submit(lambda: mark.touch(), pure=False).result,
            client.submit(search, Nasty(f"touch {mark}"), pure=False).result,
            lambda: client.run(os.system, f"touch {mark}"),
            lambda: client.run_on_scheduler(os.system, f"touch {mark}"),
            lambda: client.register_plugin(WorkerPlugin()),
            lambda: client.upload_file(__file__),
            lambda: client.scatter(Nasty(f"touch {mark}"), hash=False),
        ]
        for attempt in attempts:
            with pytest.raises(Exception):  # noqa: B017, PT011 - Dask raises many kinds; a refusal is what counts
                await asyncio.wait_for(attempt(), 10)
    assert not mark.exists()
    async with there.pool(0.1, patience=30.0) as pool:
        await until_serving(pool, "a")
        assert (await pool.search(TURN)).move
        assert pool.status().counts["answers_home"] == 1


async def test_bytes_that_are_no_call_are_told_so(there):
    """The worker says what is wrong and serves on."""
    async with Client(
        there.address, security=security(there.folder, "client"), asynchronous=True, set_as_default=False
    ) as client:
        for data in (b"", b"{}", b"[]", b"\xff", b'{"request": {}}', b'{"request": 1, "ended": []}'):
            task = client.submit(search, data, pure=False, key=uuid.uuid4().hex)
            assert "Error" in RemoteReply.read(await asyncio.wait_for(task.result(), 60)).outcome
    async with there.pool(0.1, patience=30.0) as pool:
        await until_serving(pool, "a")
        assert (await pool.search(TURN)).move
        assert pool.status().counts["answers_home"] == 1


@pytest.mark.parametrize("stranger", [False, True], ids=["no certificate", "certificate of another authority"])
def test_without_a_certificate_nobody_gets_in(there, stranger, tmp_path):
    """The scheduler closes the connection before it sends anything."""
    context = ssl.create_default_context(cafile=str(certificate_of(there.folder, "authority")))
    context.check_hostname = False
    if stranger:
        make_certificates(tmp_path)
        context.load_cert_chain(certificate_of(tmp_path, "bot"), key_of(tmp_path, "bot"))
    with socket.create_connection(("127.0.0.1", there.port), 10) as plain:
        try:
            with context.wrap_socket(plain) as connection:
                said = connection.recv(1)  # in TLS 1.3 the refusal comes after the client's handshake
        except OSError:
            said = b""
    assert said == b""


def test_keys_are_for_their_owner_alone(tmp_path):
    """Nobody else may read them, and none is overwritten."""
    make_certificates(tmp_path)
    assert {stat.S_IMODE(key_of(tmp_path, role).stat().st_mode) for role in ROLES} == {0o600}
    with pytest.raises(FileExistsError):
        make_certificates(tmp_path)
