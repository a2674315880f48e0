"""The port for whoever watches over the bot."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

UNAVAILABLE, NOT_IMPLEMENTED = 503, 501
NO_METRICS = "The extra 'metrics' is not installed: pip install '.[metrics]'\n"


@asynccontextmanager
async def serving(
    address: str,
    port: int,
    troubles: Callable[[], dict[str, str]],
    remarks: Callable[[], dict[str, str]],
    metrics: Callable[[], tuple[bytes, str]] | None,
) -> AsyncIterator[int]:
    """Answers at an address of this machine until the block ends; the port (0: any that is free). Raises OSError where
    it is taken or there is no such address.

    `/healthz`: 200 as long as the process answers at all. `/readyz`: 200 where every part is well, else 503; what is
    wrong is told as JSON, with `remarks` on what need not be well for the bot to serve. `/metrics`: as `metrics` gives
    it, with its content type; 501 where that is None.
    """

    async def alive(_: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def ready(_: web.Request) -> web.Response:
        found = troubles()
        told = {part: trouble or "ok" for part, trouble in (found | remarks()).items()}
        return web.json_response(told, status=UNAVAILABLE if any(found.values()) else 200)

    async def measured(_: web.Request) -> web.Response:
        if metrics is None:
            return web.Response(text=NO_METRICS, status=NOT_IMPLEMENTED)
        body, kind = metrics()
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
