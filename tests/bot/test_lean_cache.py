"""A client that caches less gives the bot the same answers as the library's own."""

import asyncio
import copy
from datetime import timedelta

import discord
import pytest

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import Tag, components_of, tags_in
from bot.lean_cache import LeanClient
from bot.playground.records import Guild
from bot.playground.world import World
from bot.recent import Recent
from tests.benchmarks.servers import FIRST, server

HIDDEN, OWN, SYNCED = 33, 3, (1, 2)  # channels by their place: staff, with its own overwrites, of one category
VIEW = 1 << 10


@pytest.fixture(scope="module")
def world():
    made = World()
    made.set_up()
    return made


def client_of(kind, world):
    """A client as the bot makes its own, not connected."""
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
    """A server as the gateway sends it."""
    return server(world, Guild(FIRST, "Server", owner_id=FIRST + 999))


def tell(both, event, data):
    """Sends the same event to each client."""
    for client in both:
        client._connection.parsers[event](copy.deepcopy(data))


def asked(client):
    """Everything that the bot asks about a server."""
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
    """One of the server's channels, as in an event."""
    return payload["channels"][at] | {"guild_id": payload["id"]} | changed


def overwrite(payload, **changed):
    """An overwrite for everybody."""
    return {"id": payload["id"], "type": 0, "allow": "0", "deny": "0"} | changed


def access(client, payload, at):
    """Whether the bot sees a channel, and may write there."""
    guild = client.get_guild(FIRST)
    held = guild.get_channel(int(payload["channels"][at]["id"])).permissions_for(guild.me)
    return held.view_channel, held.send_messages


async def test_a_server_is_the_same_to_the_bot(both, payload):
    """Permissions of each role and of the bot in each channel, types, positions, categories."""
    tell(both, "GUILD_CREATE", payload)
    library, ours = map(asked, both)
    assert ours == library
    assert len(ours["channels"]) == 40
    assert len(ours["roles"]) == 25
    assert access(both[1], payload, SYNCED[0]) != access(both[1], payload, HIDDEN)


async def test_it_stays_the_same_through_events(both, payload):
    """A channel that is changed, created or deleted; a role and the server that change."""
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
    ):
        tell(both, event, data)
        library, ours = map(asked, both)
        assert ours == library, event
        assert ours != before, event
        before = ours


async def test_after_an_outage_it_is_as_discord_says_then(both, payload, world):
    """A channel and a thread that were deleted meanwhile are gone; the library keeps them."""
    gone, back = payload["channels"][-1], payload | {"channels": payload["channels"][:-1], "unavailable": False}
    tell(both, "GUILD_CREATE", payload)
    library, ours = [client.get_guild(FIRST) for client in both]
    thread = discord.Object(FIRST + 200)
    for guild in (library, ours):
        guild._threads[thread.id] = thread
    tell(both, "GUILD_CREATE", back)
    assert [guild.get_channel_or_thread(int(gone["id"])) is None for guild in (library, ours)] == [False, True]
    assert [guild.get_thread(thread.id) is None for guild in (library, ours)] == [False, True]
    fresh = client_of(discord.AutoShardedClient, world)
    tell([fresh], "GUILD_CREATE", back)
    assert asked(both[1]) == asked(fresh)


async def test_no_text_is_kept(both, payload):
    """No text of a channel or a role is kept, whatever event brings it; the server's name is, since it is shown."""
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
    """The synced channels of a category share one list; changing one leaves the others as they are."""
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


async def test_a_role_of_a_server_that_is_not_there_yet(both, payload):
    """It is deleted though nothing else of the server is known."""
    ours = both[1:]
    me = payload["members"][0]
    role = {"guild_id": payload["id"], "role": payload["roles"][1]}
    ours[0]._connection._add_guild_from_data({"id": payload["id"], "unavailable": True})
    tell(ours, "GUILD_ROLE_CREATE", role)
    assert ours[0].get_guild(FIRST).get_role(FIRST + 1)
    tell(ours, "GUILD_ROLE_DELETE", {"guild_id": payload["id"], "role_id": me["roles"][0]})
    assert not ours[0].get_guild(FIRST).get_role(FIRST + 1)


BUTTON = {"type": 2, "id": 4, "style": 2, "label": "1", "custom_id": "move:5:0:1"}
ROW = {"type": 1, "id": 3, "components": [BUTTON]}
BOARD = [{"type": 17, "id": 1, "components": [{"type": 10, "id": 2, "content": "Ann"}, ROW]}]
PERSON = {"id": str(FIRST + 999), "username": "ann", "discriminator": "0", "avatar": None}
MESSAGE = {
    "id": str(FIRST + 7), "type": 0, "content": "", "flags": 1 << 6 | 1 << 15, "components": BOARD, "author": PERSON,
    "attachments": [], "embeds": [], "mentions": [], "mention_roles": [], "pinned": False, "tts": False,
    "mention_everyone": False, "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None,
    "channel_id": str(FIRST + 8),
}  # fmt: skip
CLICK = {
    "id": str(FIRST + 9), "type": 3, "token": "token", "version": 1, "application_id": str(FIRST),
    "attachment_size_limit": 1, "channel_id": str(FIRST + 8), "channel": {"id": str(FIRST + 8), "type": 1},
    "user": PERSON, "locale": "de", "context": 1, "message": MESSAGE,
    "data": {"custom_id": "move:5:0:1", "component_type": 2},
}  # fmt: skip


async def test_what_was_used_is_the_same_to_the_bot(both):
    """Its id, who sees it, and its components; no object is made of it."""
    acted = []
    for client in both:
        client.loop = asyncio.get_running_loop()
        client.event(recorder(acted))
    tell(both, "INTERACTION_CREATE", CLICK)
    await asyncio.sleep(0)
    library, ours = acted
    answer = InteractionAnswer(ours, lambda _: timedelta(), Recent(1), private=True)
    assert answer.used == library.message.id == FIRST + 7
    assert answer.is_on_board is not library.message.flags.ephemeral
    assert (ours.user, ours.type, ours.locale) == (library.user, library.type, library.locale)
    of_library = list(tags_in(components_of(library.message)))
    assert list(tags_in(answer.components)) == of_library == [Tag("move", 5, 0, "1")]
    assert ours.message is None


def recorder(acted):
    """A listener that collects interactions."""

    async def on_interaction(interaction):
        acted.append(interaction)

    return on_interaction
