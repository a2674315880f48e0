"""Launching an Activity: by an answer to an interaction, by the entry point, by a link; and where it does not open."""

from urllib.parse import parse_qsl, urlsplit

import aiohttp
import discord
import pytest

from bot.playground.laws.commands import BY_THE_BOT, ENTRY_POINT
from bot.playground.permissions import Permission
from bot.playground.records import ANNOUNCEMENT, AUTOCOMPLETE, FORUM, STAGE, VOICE

from ..conftest import channel_of, running
from .conftest import LaunchingBot


async def test_three_kinds_of_interaction_are_answered_by_launching(bot, alice):
    """A command, a button and a form: the person has a frame, and the bot is told the instance."""
    by_command = await alice.slash("touch")
    match = (await alice.slash("match")).message
    by_button = await alice.click(match, "Open the board")
    by_form = await alice.submit(await alice.click(match, "Ask first"), number="1")
    opened = [by_command, by_button, by_form]
    assert [seen.state for seen in opened] == ["launched"] * 3
    await bot.until(lambda: len(bot.launched) == len(opened))
    assert bot.launched == [seen.frame.instance.id for seen in opened]


async def test_it_is_the_first_answer_and_the_only_one(bot, alice):
    """A second launch gets 40060."""
    seen = await alice.click((await alice.slash("match")).message, "Open it twice")
    assert seen.state == "launched"
    assert (await bot.error()).code == 40060


async def test_it_is_given_within_three_seconds(here, bot, alice):
    """A late launch gets 10062, and no frame opens."""
    match = (await alice.slash("match")).message
    here.world.listeners.append(lambda event: event.type == "INTERACTION_CREATE" and here.world.clock.advance(4))
    seen = await alice.click(match, "Open it late")
    bot.gate.set()
    assert (seen.state, (await bot.error()).code) == ("failed", 10062)
    assert here.activities.frames == {}


async def test_without_a_wish_for_an_answer_there_is_none(here, bot, alice, server):
    """Without `with_response` the answer is 204; the frame still opens. An autocomplete takes choices only: 50035. The
    application has EMBEDDED, 1 << 17, once Activities are enabled.
    """
    statuses = []

    async def bare(interaction: discord.Interaction) -> None:
        url = f"{here.url}/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
        async with aiohttp.ClientSession() as web, web.post(url, json={"type": 12}) as answer:
            statuses.append((answer.status, await answer.read()))
        bot.note("answered")

    bot.launch = bare
    assert (await alice.slash("touch")).state == "launched"
    await bot.until(lambda: bot.seen["answered"])
    assert statuses == [(204, b"")]
    asked = here.interactions.ask(alice.id, alice.place, AUTOCOMPLETE, {"name": "move"})
    url = f"{here.url}/api/v10/interactions/{asked.id}/{asked.token}/callback"
    async with aiohttp.ClientSession() as web, web.post(url, json={"type": 12}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50035)
    _, application = await server.get("/oauth2/applications/@me")
    assert application["flags"] == 1 << 17


async def test_an_application_without_activities_cannot(here, alice):
    """An application that is not EMBEDDED gets 50035, and can still send a message."""
    async with running(here, LaunchingBot()) as bot:
        seen = await alice.slash("touch")
        assert (bot.errors[0].code, seen.message.text) == (50035, "Refused")
        with pytest.raises(LookupError):
            await alice.launch()


OTHER = {"type": 1, "name": "other", "description": "Another command"}
PLACES = {ANNOUNCEMENT: "news", FORUM: "forum", STAGE: "stage", VOICE: "voice"}


async def test_only_some_places_take_it(here, bot, alice):
    """Text, voice, direct and group messages; not threads, forums, announcement or stage channels (400, 50039)."""
    bob = here.add_person("Bob")
    made = {kind: await here.moderation.add_channel(name, kind) for kind, name in PLACES.items()}
    thread = await here.moderation.begin_thread(alice.place)
    group = here.world.add_group(alice, bob)
    for place in (alice, alice.at(made[VOICE]), alice.direct, alice.at(group)):
        assert (await place.slash("touch")).state == "launched"
    refused = [thread, made[ANNOUNCEMENT], made[STAGE]]
    for channel in refused:
        assert (await alice.at(channel).slash("touch")).message.text == "Refused"
    assert [(error.status, error.code) for error in bot.errors] == [(400, 50039)] * len(refused)
    with pytest.raises(LookupError, match="CHANNEL_TYPE"):
        await alice.at(made[FORUM]).launch()


async def test_it_needs_permissions(here, bot, alice):
    """In a server; in a voice channel Connect, too. In a server without the application a person's own installation
    also needs Use External Apps.
    """
    voice = alice.at(await here.moderation.add_channel("voice", VOICE))
    for denied in (Permission.USE_EMBEDDED_ACTIVITIES, Permission.CONNECT):
        await here.moderation.deny_everyone(here.world.guild.id, denied)
        with pytest.raises(LookupError, match="PERMISSIONS"):
            await voice.launch()
    assert (await alice.launch()).state == "launched"  # a text channel needs no Connect
    elsewhere = here.world.add_guild("Elsewhere", has_bot=False)
    there = alice.at(channel_of(here, elsewhere))
    assert (await there.slash("touch")).state == "launched"
    await here.moderation.deny_everyone(elsewhere.id, Permission.USE_EXTERNAL_APPS)
    assert (await there.slash("touch")).message.text == "Refused"


async def test_the_query_in_the_clients_order(here, bot, alice):
    """A missing value is the word "undefined"; a direct message names no server."""
    frame = (await alice.launch()).frame
    number, launch, guild = str(alice.place), str(frame.instance.launch_id), str(here.world.guild.id)
    location = f"gc-{guild}-{number}"
    assert parse_qsl(urlsplit(frame.url).query) == [
        ("instance_id", f"i-{launch}-{location}"),
        ("location_id", location),
        ("launch_id", launch),
        ("referrer_id", "undefined"),
        ("custom_id", "undefined"),
        ("guild_id", guild),
        ("channel_id", number),
        ("frame_id", frame.id),
        ("platform", "desktop"),
    ]
    direct = dict(parse_qsl(urlsplit((await alice.direct.launch()).frame.url).query))
    assert "guild_id" not in direct
    assert direct["location_id"] == f"pc-{alice.direct.place}"
    assert direct["frame_id"] != frame.id
    assert "platform=mobile&mobile_app_version=" in (await alice.on_phone.launch()).frame.url


async def test_an_entry_point_of_discords(here, bot, alice):
    """Handler 2: the frame opens and a message is posted; the bot gets no interaction."""
    seen = await alice.launch()
    assert (seen.state, bot.seen["interactions"]) == ("launched", 0)
    assert "opened" in alice.reads()[-1].text


async def test_an_entry_point_of_the_bots(here, alice):
    """Handler 1: the bot gets an interaction of type 2 with data of type 4, and launches or does not."""
    told = []
    here.world.listeners.append(lambda event: told.append(event) if event.type == "INTERACTION_CREATE" else None)
    async with running(here, LaunchingBot()) as bot:
        bot.tree.interaction_check = _only_typed  # the library's command tree does not know entry points
        await here.portal.enable_activities(BY_THE_BOT)
        seen = await alice.launch()
        assert seen.state == "launched"
        assert [(event.data["type"], event.data["data"]["type"]) for event in told] == [(2, 4)]
        assert alice.reads() == []


async def _only_typed(interaction: discord.Interaction) -> bool:
    return interaction.data["type"] != 4


async def test_a_bulk_update_without_it_is_refused_as_a_whole(bot, here, alice, server):
    """It is answered with 400 and code 50240 and changes nothing; with the entry point it works. The bot gets an
    interaction only if it is the entry point's handler.
    """
    (entry,) = (each for each in here.world.commands if each["type"] == ENTRY_POINT)
    before = here.world.commands
    status, told = await server.install(OTHER)
    assert (status, told["code"], here.world.commands) == (400, 50240, before)
    kept = {key: entry[key] for key in ("id", "type", "name", "handler", "integration_types", "contexts")}
    status, told = await server.install(OTHER, kept)
    assert (status, {each["name"]: each["id"] for each in told}["Launch"]) == (200, entry["id"])
    with pytest.raises(LookupError):
        await alice.slash("Launch")
    assert bot.seen["interactions"] == 0


async def test_who_handles_it_is_an_embedded_applications_to_say(here, bot, server):
    """`handler` is refused on other commands, and if Activities are not enabled."""
    entry = {"type": ENTRY_POINT, "name": "Launch", "handler": 1}
    status, told = await server.install(entry)
    assert (status, told[0]["handler"]) == (200, 1)
    status, told = await server.install(entry, OTHER | {"handler": 1})
    assert (status, told["code"]) == (400, 50035)
    await here.portal.change(embedded=False)
    status, told = await server.install(entry)
    assert (status, told["code"]) == (400, 50035)
