"""What servers cost the bot's process: python -m tests.benchmarks.servers

    python -m tests.benchmarks.servers --servers 0 2500 10000

The real bot in a process of its own, on the loopback Discord, in so many servers of a real one's size: 40 channels with
overwrites, 25 roles, 50 emojis; one shard for each 2,500. `start` is from the start of the process to the line of its
log that says in how many servers it is; `CPU` is its processor time until then, without the loopback Discord. Its
memory is measured when it is at rest: PSS, RSS, and what each server adds to the PSS of the first row. Child processes
(engines, pictures) are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from bot.playground import Playground, gateway
from bot.playground.guilds import me
from bot.playground.records import Guild
from bot.playground.world import World
from tests.benchmarks.bot import bot_beside

Json = dict[str, Any]

EACH = 2_500  # servers of a shard
LOOK, IDLE = 3.0, 0.02  # seconds between two looks at the processor time, and the share of it that counts as rest
FIRST = 1_300_000_000_000_000_000  # no id is smaller
KINDS = (4, *[0] * 6, 2) * 5  # five categories with six text channels and a voice channel each
ROLES, EMOJIS, OVERWRITES = 25, 50, 3
SEES, BOT_MAY, EVERYBODY_MAY = 1 << 10, 0x4_0000_C400, 0x6_4000_CC40
FEATURES = ("COMMUNITY", "NEWS", "AUTO_MODERATION", "INVITE_SPLASH", "ANIMATED_ICON", "SOUNDBOARD", "TIERLESS_BOOSTING")


def server(world: World, guild: Guild) -> Json:
    """A server as the real gateway presents one."""
    mine = me(world, guild) | {"roles": [str(guild.id + 1)]}
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": f"{guild.id:032x}",
        "description": f"Where people of {guild.name} meet",
        "features": FEATURES,
        "owner_id": str(guild.owner_id),
        "preferred_locale": "en-US",
        "joined_at": mine["joined_at"],
        "member_count": 1200,
        "unavailable": False,
        "system_channel_id": str(guild.id + 101),
        "rules_channel_id": str(guild.id + 102),
        "premium_tier": 2,
        "roles": [_role(guild.id, number) for number in range(ROLES)],
        "emojis": [_emoji(guild.id + 200 + number, number) for number in range(EMOJIS)],
        "stickers": [],
        "channels": [_channel(guild.id, number, kind) for number, kind in enumerate(KINDS)],
        "threads": [],
        "members": [mine],
        "voice_states": [],
        "presences": [],
    }


def _role(guild: int, number: int) -> Json:
    permissions = BOT_MAY if number == 1 else EVERYBODY_MAY | number << 20
    return {
        "id": str(guild + number),
        "name": f"Role {number} of {guild % 9973}" if number else "@everyone",
        "permissions": str(permissions),
        "position": number,
        "color": 0x336699 + number,
        "colors": {"primary_color": 0x336699 + number, "secondary_color": None, "tertiary_color": None},
        "hoist": number < 8,
        "managed": number < 6,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    } | ({"tags": {"bot_id": str(guild + 300 + number)}} if 0 < number < 6 else {})


def _emoji(number: int, at: int) -> Json:
    return {
        "id": str(number),
        "name": f"emoji_{at}",
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": at % 5 == 0,
        "available": True,
    }


def _channel(guild: int, at: int, kind: int) -> Json:
    """Channels have their category's overwrites, but for one in each category; the last category is hidden."""
    shaped: Json = {
        "id": str(guild + 100 + at),
        "type": kind,
        "name": f"channel-{at}-of-{guild % 9973}",
        "position": at,
        "flags": 0,
        "parent_id": None if kind == 4 else str(guild + 100 + at - at % 8),
        "permission_overwrites": [_overwrite(guild, at, each) for each in range(OVERWRITES)],
    }
    if kind == 0:
        topic = f"All that is to be said about {at} in {guild % 9973}" if at % 3 == 0 else None
        shaped |= {"topic": topic, "nsfw": False, "rate_limit_per_user": 0, "last_message_id": str(guild + 400 + at)}
    if kind == 2:
        shaped |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "last_message_id": None}
    return shaped


def _overwrite(guild: int, at: int, each: int) -> Json:
    """An overwrite; the first of a channel is for everybody."""
    category = at // 8
    denied = 1 << 11 | (SEES if category == 4 else 0) | (1 << 6 if at % 8 == 3 else 0)
    role = guild + (2 * category + 5 + each if each else 0)
    return {"id": str(role), "type": 0, "allow": str(SEES if each else 0), "deny": str(0 if each else denied)}


async def measure(servers: int, base: float) -> float:
    """Measures one start in so many servers, prints its row, and returns the PSS in kB."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Playground(shards=max(1, -(-servers // EACH))) as here:
            for number in range(servers):
                here.world.put(Guild(FIRST + (number << 22), f"Server {number}", owner_id=FIRST + number))
            async with bot_beside(here, folder, 1) as bot:
                await until_connected(folder / "bot.log")
                started, computed = time.time() - bot.create_time(), sum(bot.cpu_times()[:2])
                await until_at_rest(bot)
                memory = bot.memory_full_info()
    pss = float(memory.pss) / 1000
    each = f"{(pss - base) / servers:10.1f}" if servers and base else f"{'':10}"
    print(f"{servers:8,} {here.world.shards:6} {started:9.1f} {computed:9.1f} {pss / 1000:9.1f} "
          f"{memory.rss / 1e6:9.1f} {each}", flush=True)  # fmt: skip
    return pss


async def until_connected(log: Path) -> None:
    """Waits for the log's line that says in how many servers the bot is."""
    while ": connected as " not in log.read_text():  # noqa: ASYNC110 - nothing tells of a file
        await asyncio.sleep(0.1)


async def until_at_rest(bot: psutil.Process) -> None:
    """Waits until the bot has finished its work for the servers at the start."""
    before, now = -LOOK, sum(bot.cpu_times()[:2])
    while now - before > IDLE * LOOK:
        await asyncio.sleep(LOOK)
        before, now = now, sum(bot.cpu_times()[:2])


async def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser("python -m tests.benchmarks.servers")
    parser.add_argument("--servers", type=int, nargs="+", default=[0, EACH])
    asked = parser.parse_args()
    gateway.guild_create = server
    print(f"{'servers':>8} {'shards':>6} {'start, s':>9} {'CPU, s':>9} {'PSS, MB':>9} {'RSS, MB':>9} {'kB each':>10}")
    base = 0.0
    for servers in asked.servers:
        pss = await measure(servers, base)
        base = base or pss


if __name__ == "__main__":
    asyncio.run(main())
