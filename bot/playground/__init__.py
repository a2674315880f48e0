"""A Discord on loopback: the unmodified discord.py client talks to it, people act in it, nothing leaves the machine.

    from bot.playground import Playground, point_discord_at

    async with Playground() as here:                    # a server on 127.0.0.1, ready in milliseconds
        alice = here.add_person("Alice")                # in the server, standing in #games
        with point_discord_at(here.url):                # this process's discord.py talks to it, afterwards to Discord
            client = MyClient(guild_ready_timeout=0.01)
            running = asyncio.create_task(client.start(here.token))
            await here.until_ready()                    # the bot is there and has installed its commands
            seen = await alice.slash("play", game="connect4")
            assert seen.state == "answered"             # or thinking, updated, silent, modal, failed
            seen = await alice.click(seen.message, "Drop 4")
            seen = await seen.settled()                 # waits, without sleeping, until the bot has finished
            assert seen.message.button("Drop 4").disabled
            await client.wait_until_ready()             # discord.py must not be closed while it is still starting
            await client.close()
            await running

People also stand elsewhere (`alice.direct`, `alice.at(channel)`), have languages (`add_person("Bob", "zh-CN")`), and
`autocomplete`, `select`, `submit` forms, use a `context_menu`, write (`says`), look (`reads`, `look`) and wait (`sees`,
`until`). `here.faults` breaks things on demand, `here.moderation` changes places, rights and filters (`laws` tells what
follows), `await here.advance(3)` lets time pass, `print(here.transcript)` shows everything that was said.
`Playground(still=True)` is for tests: time moves by `advance` alone, so that a slow machine breaks no deadline.
Activities, pages of the application's own in a frame: see `activities`.
`own_thread=True` runs it beside a bot that may block its loop, `folder=` keeps the world, `mount=` adds the web page.

Nothing else of ours is imported here, so that it cannot cheat. What it keeps is in `world`, what Discord forbids in
`laws`, what people do in `people`, what can go wrong on demand in `faults`.
"""

from .redirect import point_discord_at
from .server import Playground

__all__ = ["Playground", "point_discord_at"]
