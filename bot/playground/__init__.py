"""A Discord on loopback: the unmodified discord.py client talks to it, people act in it, nothing leaves the machine.

    from bot.playground import Playground, point_discord_at

    async with Playground() as discord_here:            # a server on 127.0.0.1, ready in milliseconds
        alice = discord_here.add_person("Alice")        # in the server, standing in #games
        with point_discord_at(discord_here.url):        # this process's discord.py now talks to it, and back afterwards
            async with MyClient(guild_ready_timeout=0.05) as client:
                running = asyncio.create_task(client.start(discord_here.token))
                await discord_here.until_ready()        # the bot is there and has installed its commands
                seen = await alice.slash("play", game="connect4")
                print(seen.state, seen.message.text)    # what Alice sees: answered, thinking, updated, modal, failed
                seen = await alice.click(seen.message, "Drop 4")
                seen = await seen.settled()             # waits, without sleeping, until "thinking…" is replaced
                assert seen.message.button("Drop 4").disabled
                await client.close()
                await running

Nothing else of ours is imported here, so that it cannot cheat. What it keeps is in `world`, what Discord forbids in
`laws`, what people do in `people`, what can go wrong on demand in `faults`.
"""

from .pointing import point_discord_at
from .server import Playground

__all__ = ["Playground", "point_discord_at"]
