"""The HTTP port on which the bot's health and metrics can be read."""

from collections.abc import AsyncIterator, Awaitable, Callable
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
        told = {part: trouble or "ok" for part, trouble in (found | remarks()).items()}
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
