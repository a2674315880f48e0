"""A client that caches less gives the bot the same answers as the library's own."""

import asyncio
import copy
from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from bot.discord.answers import InteractionAnswer
from bot.discord.controls import Tag, components_of, tags_in
from bot.lean_cache import LeanClient
from bot.playground import Playground, shapes
from bot.playground.events import Event
from bot.playground.guilds import guild_create, is_visible
from bot.playground.permissions import Permission, of_bot
from bot.playground.records import ANNOUNCEMENT, CATEGORY, FORUM, TEXT, VOICE, Channel, Guild
from bot.playground.session import GatewaySession
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
    for client in both:
        client._connection.parsers[event](copy.deepcopy(data))


def asked(client, number=FIRST):
    """Everything that the bot asks about a server: not the order of roles, nor threads that it cannot see."""
    guild = client.get_guild(number)
    me, roles = guild.me, sorted(guild.roles, key=lambda role: role.id)
    return {
        "server": (guild.name, guild.owner_id, guild.preferred_locale, guild._system_channel_id, guild.unavailable),
        "me": (me.joined_at, me.timed_out_until, me.guild_permissions),
        "roles": [(role.id, role.permissions) for role in roles],
        "channels": [
            (each.id, each.type, each.position, each.category_id, each.permissions_for(me),
             [each.permissions_for(role) for role in roles])
            for each in guild.channels
        ],
        "threads": {
            each.id: (each.type, each.parent_id, each.locked, each.permissions_for(me))
            for each in guild.threads if each.permissions_for(me).view_channel
        },
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


@pytest.mark.parametrize("synced", ["channels", "all"])
async def test_a_thread_that_was_unlocked_while_the_bot_did_not_see_it(both, payload, synced):
    """It is told of once the bot sees its channel again; the library tells nothing of threads that it holds."""
    parent, told = payload["channels"][1]["id"], ([], [])
    thread = {
        "id": str(FIRST + 200), "type": 11, "parent_id": parent, "guild_id": payload["id"], "owner_id": PERSON["id"],
        "name": "a thread", "message_count": 0, "member_count": 0, "rate_limit_per_user": 0,
    }  # fmt: skip

    def threads(locked):
        times = {"archive_timestamp": MESSAGE["timestamp"], "auto_archive_duration": 60}
        return {"threads": [thread | {"thread_metadata": times | {"archived": False, "locked": locked}}]}

    tell(both, "GUILD_CREATE", payload | threads(True))
    for client, joined in zip(both, told, strict=True):
        client._connection.dispatch = lambda name, each, joined=joined: joined.append(name)
    of = {"guild_id": payload["id"]} | ({"channel_ids": [parent]} if synced == "channels" else {})
    tell(both, "THREAD_LIST_SYNC", of | threads(False))
    assert told == ([], ["thread_join"])
    assert [client.get_guild(FIRST).get_thread(FIRST + 200).locked for client in both] == [False, False]


MAY = (  # what is compared with the laws
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.MANAGE_MESSAGES
)


async def test_whatever_happens_in_a_server_it_is_as_at_a_new_start():
    """After each event, as the gateway sends them, it is the same as of a client that begins then, and true."""
    world, moderation = (here := Playground()).world, here.moderation
    world.set_up()
    person = here.add_person("Alice").id
    server, me = world.guild.id, world.bot.id
    session = GatewaySession(1)
    here.gateway.sessions[session.id] = session
    client = client_of(LeanClient, world)
    tell([client], "GUILD_CREATE", guild_create(world, world.guild))

    def compare(after):
        while session.past:
            frame = session.past.popleft()
            tell([client], frame["t"], frame["d"])
        if (guild := world.guild).has_bot and guild.available:
            fresh = client_of(discord.AutoShardedClient, world)
            tell([fresh], "GUILD_CREATE", guild_create(world, guild))
            assert asked(client, server) == asked(fresh, server), after
            check(after)

    def check(after):
        known = client.get_guild(server)
        for number in [each.id for each in (*known.channels, *known.threads)]:
            channel = world.tables[Channel][number]
            held = known.get_channel_or_thread(number).permissions_for(known.me).value & MAY
            true = of_bot(world, channel) & MAY
            is_seen = is_visible(world, channel)
            assert held == true if is_seen else not held & VIEW, (after, channel, held, int(true))

    async def do(*acts):
        for act in acts:
            await act
            compare(act.__name__)

    def change(number, **changed):
        world.change_channel(replace(world.tables[Channel][number], **changed))
        compare(changed)

    def alter(**changed):
        altered = world.put(replace(world.guild, **changed))
        world.tell(Event("GUILD_UPDATE", shapes.guild(world, altered)))
        compare(changed)

    add, thread, deny, grant = moderation.add_channel, moderation.begin_thread, moderation.deny, moderation.grant
    category, empty = [(await add("category", CATEGORY)).id for _ in range(2)]
    text, voice, forum = [(await add("a channel", kind, category=category)).id for kind in (TEXT, VOICE, FORUM)]
    locked, active, post = [(await thread(parent)).id for parent in (text, text, forum)]
    secret, other = [(await moderation.begin_private_thread(text, person, me)).id for _ in range(2)]
    club, rest = [await moderation.add_role(server, name) for name in ("Club", "Rest")]
    view = Permission.VIEW_CHANNEL
    compare("the beginning")
    await do(
        moderation.lock(locked), moderation.archive(active), moderation.take_out(secret, me), moderation.reopen(active)
    )
    await do(moderation.archive(locked, locked=True), moderation.reopen(locked))
    for each in (text, voice, forum):
        await do(deny(each, view), deny(each, Permission.SEND_MESSAGES), deny(each))
    await do(deny(text, view), moderation.archive(active), moderation.remove(post), moderation.lock(locked))
    await do(moderation.take_out(other, me), deny(text))
    await do(grant(server, Permission.MANAGE_MESSAGES), grant(server))
    await do(moderation.deny_everyone(server, view), grant(server, view), deny(text, view), deny(text))
    await do(moderation.deny_everyone(server), grant(server), moderation.reverse_roles(server))
    await do(moderation.hide_from_role_of_bot(text, club), moderation.remove_role(server, club))
    await do(moderation.time_out(server, 60.0), moderation.time_out(server, 0))
    change(text, type=ANNOUNCEMENT)
    change(text, parent_id=empty)
    change(voice, position=40)
    await do(moderation.slow_down(text, 5), moderation.remove(empty), moderation.remove(category))
    alter(name="Other", owner_id=5)
    await do(moderation.change_language(server, "fr"))
    await do(moderation.take_down(server), moderation.remove(forum), deny(text, view), moderation.bring_back(server))
    await do(moderation.expel_the_bot(server), moderation.remove_role(server, rest), moderation.invite_the_bot(server))
    await do(grant(server, view), moderation.expel_the_bot(server), moderation.invite_the_bot(server))


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
    numbers = [int(payload["channels"][at]["id"]) for at in (*SYNCED, OWN)]
    first, second, own = map(both[1].get_guild(FIRST).get_channel, numbers)
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


async def never_quiet(_):
    return False


async def test_what_was_used_is_the_same_to_the_bot(both):
    """Its id, who sees it, and its components; no object is made of it."""
    acted = []

    async def on_interaction(interaction):
        acted.append(interaction)

    for client in both:
        client.loop = asyncio.get_running_loop()
        client.event(on_interaction)
    tell(both, "INTERACTION_CREATE", CLICK)
    await asyncio.sleep(0)
    library, ours = acted
    answer = InteractionAnswer(ours, lambda _: timedelta(), Recent(1), never_quiet, private=True)
    assert answer.used == library.message.id == FIRST + 7
    assert answer.is_on_board is not library.message.flags.ephemeral
    assert (ours.user, ours.type, ours.locale) == (library.user, library.type, library.locale)
    of_library = list(tags_in(components_of(library.message)))
    assert list(tags_in(answer.components)) == of_library == [Tag("move", 5, 0, "1")]
    assert ours.message is None
