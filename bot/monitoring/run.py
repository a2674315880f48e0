"""Monitoring: puts health checks, metrics and their HTTP port together for one bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web

from bot.monitoring.health import Health, look_at_database, look_at_engines, look_at_gateway
from bot.monitoring.subjects import Subjects

if TYPE_CHECKING:
    from bot.monitoring.metrics import Metrics

log = logging.getLogger(__name__)

UNAVAILABLE, NOT_IMPLEMENTED = 503, 501
NO_METRICS = "The extra 'metrics' is not installed: pip install '.[metrics]'\n"


class Monitoring:
    """Takes the reports of the bot's parts from the start on; `watch` opens the port."""

    def __init__(self) -> None:
        self._metrics: Metrics | None = None

    def search(self, result: str, seconds: float) -> None:
        log.debug("search %s after %.3f s", result, seconds)
        if self._metrics:
            self._metrics.search(result, seconds)

    def interaction(self, kind: str, name: str, result: str, first: float | None, seconds: float) -> None:
        """Reports an interaction that has ended, answered or not."""
        shown = "none" if first is None else f"{first:.3f} s"
        log.debug("interaction %s %s %s after %.3f s, first answer %s", kind, name, result, seconds, shown)
        if self._metrics:
            self._metrics.interaction(kind, name, result, first, seconds)

    @asynccontextmanager
    async def watch(self, address: str, port: int, subjects: Subjects) -> AsyncIterator[int]:
        """Checks the bot and serves health and metrics at the address and port (0: any free one) until the block ends.
        Gives the port. Raises OSError as `serving` does.
        """
        health = Health(
            {
                "gateway": lambda: look_at_gateway(subjects.client, subjects.offline),
                "database": lambda: look_at_database(subjects.database),
                "engines": lambda: look_at_engines(subjects.engine),
            }
        )
        self._metrics = _metrics(subjects, health)
        async with AsyncExitStack() as stack:
            work = [health.run()]
            if self._metrics:
                subjects.database.observer = self._metrics.database
                work.append(self._metrics.watch_loop())
            tasks = [asyncio.create_task(each) for each in work]
            for task in tasks:
                stack.callback(task.cancel)
            text = self._metrics.text if self._metrics else None
            remarks = {"commands": subjects.commands}
            yield await stack.enter_async_context(serving(address, port, health.troubles, remarks, text))


def _metrics(subjects: Subjects, health: Health) -> Metrics | None:
    """The metrics, None if the extra `metrics` is not installed."""
    try:
        from bot.monitoring.metrics import CurrentMetrics, Metrics
    except ModuleNotFoundError:
        return None
    return Metrics(CurrentMetrics(subjects, health.troubles))


@asynccontextmanager
async def serving(
    address: str,
    port: int,
    troubles: Callable[[], dict[str, str]],
    remarks: Mapping[str, Callable[[], str]],
    metrics: Callable[[], Awaitable[tuple[bytes, str]]] | None,
) -> AsyncIterator[int]:
    """Serves at an address and port (0: any free one) until the block ends. Gives the port. Raises OSError if it is
    taken or the address is not this machine's.

    `/healthz`: 200 as long as the process answers at all. `/readyz`: 200 if every part works, else 503; the JSON says
    what is wrong, and adds `remarks` on parts without which the bot can serve. `/metrics`: what `metrics` returns, with
    its content type; 501 if that is None.
    """

    async def alive(_: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def ready(_: web.Request) -> web.Response:
        found = troubles()
        remarked = {part: remark() for part, remark in remarks.items()}
        told = {part: trouble or "ok" for part, trouble in (found | remarked).items()}
        return web.json_response(told, status=UNAVAILABLE if any(found.values()) else 200)

    async def measured(_: web.Request) -> web.Response:
        if metrics is None:
            return web.Response(text=NO_METRICS, status=NOT_IMPLEMENTED)
        body, kind = await metrics()
        return web.Response(body=body, headers={"Content-Type": kind})

    application = web.Application()
    application.router.add_get("/healthz", alive)
    application.router.add_get("/readyz", ready)
    application.router.add_get("/metrics", measured)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, address, port)
        await site.start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
