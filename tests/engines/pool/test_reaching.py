"""What a worker and a bot say of a scheduler that they cannot use, over real sockets."""

import asyncio
import logging
import os
import socket
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from aiohttp.test_utils import unused_port

from engines.pool import reaching
from engines.pool.addresses import check_host
from engines.pool.certificates import make_certificates
from engines.pool.dask_security import security
from engines.pool.reaching import Teller, UnreachableError, reach

from .clusters import Cluster, cluster, until_serving


@pytest.fixture(scope="module")
def there(tmp_path_factory):
    """A cluster with one worker; beside its certificates those of another authority."""
    folder = tmp_path_factory.mktemp("cluster")
    make_certificates(folder / "other")
    with cluster(folder, ("one",)) as running:
        yield running


def context(folder):
    return security(folder, "worker").get_connection_args("worker")["ssl_context"]


async def told(address, folder):
    """The reason why a scheduler cannot be reached."""
    with pytest.raises(UnreachableError) as caught:
        await reach(address, context(folder))
    return str(caught.value).removeprefix(f"no scheduler at {address}: ")


async def test_a_scheduler_that_is_there_is_reached(there):
    await reach(there.address, context(there.folder))


@pytest.mark.slow
async def test_a_cluster_may_have_addresses_of_ipv6_alone(there):
    """They stand in brackets before a port."""
    try:
        check_host("::1")
    except ValueError as error:
        pytest.skip(str(error))
    over = Cluster(there.folder, "::1")
    try:
        over.start_scheduler()
        over.start_worker("six")
        async with over.pool() as pool:
            await until_serving(pool, "six")
    finally:
        over.stop()


async def test_certificates_of_another_authority(there):
    """The message says what to do about them."""
    assert await told(there.address, there.folder.parent / "other") == reaching.OF_ANOTHER


async def test_a_wrong_address(there, monkeypatch):
    """A port at which nothing listens, an unknown host, a server without TLS, and one that says nothing."""
    assert await told(f"tls://127.0.0.1:{unused_port()}", there.folder) == "nothing listens at that port"
    assert await told("tls://nowhere.invalid:8786", there.folder) == "no machine of that name is known"

    async def refuse(_, writer):
        writer.write(b"HTTP/1.1 400\r\n")
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        assert await told(f"tls://127.0.0.1:{port}", there.folder) == "what answers there does not speak TLS"
    monkeypatch.setattr(reaching, "PATIENCE", 0.2)
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        address = f"tls://127.0.0.1:{silent.getsockname()[1]}"
        assert await told(address, there.folder) == "nobody answers within 0.2 s"


def test_a_line_stands_at_most_once_a_minute(monkeypatch, caplog):
    """Two lines that alternate are each limited, and each comes again after a minute."""
    teller = Teller(logging.getLogger("test"))
    for _ in range(3):
        teller.tell("one")
        teller.tell("two")
    assert [record.message for record in caplog.records] == ["one", "two"]
    monkeypatch.setattr(reaching, "MINUTE", 0.0)
    teller.tell("one")
    assert caplog.records[2].message == "one"


@contextmanager
def worker(there: Cluster, name: str, **changed):
    """A worker with a log that can be read."""
    seen = Cluster(changed.get("folder", there.folder), port=changed.get("port", there.port))
    with TemporaryDirectory() as folder:
        log = Path(folder, "log")
        os.mkfifo(log)
        seen.start_worker(name, log=str(log))
        try:
            with log.open() as lines:
                yield lines
        finally:
            seen.stop()


def test_a_name_that_another_worker_has(there):
    """The second one is told, and the first serves on."""
    with worker(there, "two") as log:
        assert "worker two serves at" in log.readline()
        with worker(there, "two") as second:
            assert "has another worker of this name: give this one another --name" in second.readline()


@pytest.mark.slow
def test_a_worker_says_once_what_is_wrong(there):
    """One line although Dask tries several times a second, and another when it serves."""
    away = Cluster(there.folder)
    with worker(there, "three", port=away.port) as log:
        assert log.readline().endswith(f"no scheduler at {away.address}: nothing listens at that port\n")
        try:
            away.start_scheduler()
            assert "worker three serves at" in log.readline()
        finally:
            away.stop()
    with worker(there, "four", folder=there.folder.parent / "other") as log:
        assert reaching.OF_ANOTHER in log.readline()
