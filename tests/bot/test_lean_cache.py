"""A client that keeps less answers all that the bot asks as the library's own does."""

import copy

import discord
import pytest

from bot.lean_cache import LeanClient
from bot.playground.records import Guild
from bot.playground.world import World
from tests.benchmarks.servers import FIRST, server

HIDDEN, OWN, SYNCED = 33, 3, (1, 2)  # channels by their place: of staff, with overwrites of its own, of one category
VIEW = 1 << 10


@pytest.fixture(scope="module")
def world():
    made = World()
    made.set_up()
    return made


def client_of(kind, world):
    """A client as the bot makes its own, that has not connected."""
    flags = discord.MemberCacheFlags.none()
    client = kind(intents=discord.Intents(guilds=True), member_cache_flags=flags, max_messages=None)
    state = client._connection
    data = {"id": str(world.bot.id), "username": "Qibot", "discriminator": "0", "avatar": None}
    state.user = discord.ClientUser(state=state, data=data)
    return client


@pytest.fixture
async def both(world):
    """The library's client and ours."""
    return client_of(discord.AutoShardedClient, world), client_of(LeanClient, world)


@pytest.fixture
def payload(world):
    """A server as the gateway presents it."""
    return server(world, Guild(FIRST, "Server", owner_id=FIRST + 999))


def tell(both, event, data):
    """The same event to each."""
    for client in both:
        client._connection.parsers[event](copy.deepcopy(data))


def asked(client):
    """All that the bot asks of a server."""
    guild = client.get_guild(FIRST)
    me = guild.me
    return {
        "server": (guild.name, guild.owner_id, guild.preferred_locale, guild.system_channel.id, guild.unavailable),
        "me": (me.joined_at, me.timed_out_until, me.guild_permissions),
        "roles": [(role.id, role.permissions, role.position) for role in guild.roles],
        "channels": [
            (each.id, each.type, each.position, each.category_id, each.permissions_for(me),
             [each.permissions_for(role) for role in guild.roles])
            for each in guild.channels
        ],
    }  # fmt: skip


def channel(payload, at, **changed):
    """One of the server's channels, as an event tells of it."""
    return payload["channels"][at] | {"guild_id": payload["id"]} | changed


def overwrite(payload, **changed):
    """One for everybody."""
    return {"id": payload["id"], "type": 0, "allow": "0", "deny": "0"} | changed


def access(client, payload, at):
    """Whether the bot sees a channel, and may write there."""
    guild = client.get_guild(FIRST)
    held = guild.get_channel(int(payload["channels"][at]["id"])).permissions_for(guild.me)
    return held.view_channel, held.send_messages


async def test_a_server_is_the_same_to_the_bot(both, payload):
    """Permissions of each role and of the bot in each channel, kinds, places, categories."""
    tell(both, "GUILD_CREATE", payload)
    library, ours = map(asked, both)
    assert ours == library
    assert len(ours["channels"]) == 40
    assert len(ours["roles"]) == 25
    assert access(both[1], payload, SYNCED[0]) != access(both[1], payload, HIDDEN)


async def test_it_stays_the_same_through_events(both, payload):
    """A channel that is changed, made, or deleted, a role and the server that change."""
    tell(both, "GUILD_CREATE", payload)
    before = asked(both[1])
    role = payload["roles"][1] | {"permissions": str(VIEW), "name": "Other"}
    made = channel(payload, 1, id=str(FIRST + 150), name="made", position=77)
    for event, data in (
        ("CHANNEL_UPDATE", channel(payload, 1, permission_overwrites=[overwrite(payload, deny=str(VIEW))])),
        ("CHANNEL_CREATE", made),
        ("CHANNEL_DELETE", channel(payload, 9)),
        ("GUILD_ROLE_UPDATE", {"guild_id": payload["id"], "role": role}),
        ("GUILD_ROLE_CREATE", {"guild_id": payload["id"], "role": role | {"id": str(FIRST + 90), "position": 26}}),
        ("GUILD_UPDATE", {key: payload[key] for key in payload if key != "channels"} | {"name": "Renamed"}),
        ("GUILD_CREATE", payload | {"unavailable": False}),  # back from an outage
    ):
        tell(both, event, data)
        library, ours = map(asked, both)
        assert ours == library, event
        assert ours != before, event
        before = ours


async def test_no_text_is_kept(both, payload):
    """None of a channel or a role, whatever event brings it; the server's name is, for it is shown."""
    tell(both, "GUILD_CREATE", payload)
    tell(both, "CHANNEL_UPDATE", channel(payload, 1, name="new", topic="new"))
    tell(both, "CHANNEL_CREATE", channel(payload, 1, id=str(FIRST + 150), name="new", topic="new"))
    for event in ("GUILD_ROLE_UPDATE", "GUILD_ROLE_CREATE"):
        tell(both, event, {"guild_id": payload["id"], "role": payload["roles"][1] | {"name": "new"}})
    guild = both[1].get_guild(FIRST)
    assert {each.name for each in [*guild.channels, *guild.roles]} == {""}
    assert {each.topic for each in guild.text_channels} == {None}
    assert {role.tags for role in guild.roles} == {None}
    assert (guild.name, guild.emojis, guild.features) == ("Server", (), [])


async def test_equal_overwrites_are_kept_once(both, payload):
    """One list for the synced channels of a category; a change of one leaves its neighbour as it is."""
    tell(both, "GUILD_CREATE", payload)
    first, second, own = (
        both[1].get_guild(FIRST).get_channel(int(payload["channels"][at]["id"])) for at in (*SYNCED, OWN)
    )
    before = access(both[1], payload, SYNCED[1])
    assert first._overwrites is second._overwrites
    assert first._overwrites is not own._overwrites
    hidden = [overwrite(payload, deny=str(VIEW))]
    tell(both, "CHANNEL_UPDATE", channel(payload, SYNCED[0], permission_overwrites=hidden))
    assert access(both[1], payload, SYNCED[0]) == (False, False)
    assert access(both[1], payload, SYNCED[1]) == before == (True, False)
