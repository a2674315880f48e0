"""Who is in an Activity, as the bot's server is told."""

from .conftest import connected, signed_in


async def test_a_channel_has_one_instance(here, bot, server, alice, bob):
    """Each channel has its own; it ends with its last person, and its id is never used again."""
    one, two, third = [(await who.launch()).frame for who in (alice, bob, alice)]
    other = (await alice.direct.launch()).frame
    assert one.instance is two.instance is third.instance is not other.instance
    status, told = await server.instance(one.instance.id)
    assert (status, told["users"], told["launch_id"]) == (
        200,
        [str(alice.id), str(bob.id)],
        str(one.instance.launch_id),
    )
    guild, channel = str(here.world.guild.id), str(alice.place)
    location = {"id": f"gc-{guild}-{channel}", "kind": "gc", "channel_id": channel, "guild_id": guild}
    assert told["location"] == location
    number = str(alice.direct.place)
    assert (await server.instance(other.instance.id))[1]["location"] == {
        "id": f"pc-{number}",
        "kind": "pc",
        "channel_id": number,
    }
    one.leave()
    assert (await server.instance(one.instance.id))[1]["users"] == [str(bob.id), str(alice.id)]
    two.leave()
    third.leave()
    assert await server.instance(one.instance.id) == (404, {"message": "404: Not Found", "code": 0})
    assert (await alice.launch()).frame.instance.id != one.instance.id


async def test_only_the_bot_may_ask(here, bot, server, alice):
    """Others get 401; unknown instances and other applications get 404."""
    frame = (await alice.launch()).frame
    page = await signed_in(here, await connected(here, frame))
    path = f"/applications/{here.world.bot.id}/activity-instances/{frame.instance.id}"
    assert (await server.get(path))[0] == 200
    assert (await server.get(path, f"Bearer {page.frame.token.access}"))[0] == 401
    assert (await server.get(path.replace(str(here.world.bot.id), "1")))[0] == 404
    assert (await server.instance("i-1-gc-2-3"))[0] == 404
