"""A server that invites the bot is greeted once, at whatever time; a server that had it before never is."""

import asyncio
import operator
import sqlite3
from contextlib import closing

import pytest

from bot.features.servers.rules import Moderation
from bot.playground import Playground
from bot.playground.records import Channel, Message

from .conftest import bot_in, own_here, settings_for
from .playing import release, until

here = own_here


def servers(here, *names):
    """New servers without the bot."""
    return [here.world.add_guild(name, has_bot=False) for name in names]


def greetings(here, server):
    """How often a server was greeted."""
    places = {each.id for each in here.world.all(Channel) if each.guild_id == server.id}
    said = [each for each in here.world.all(Message) if each.channel_id in places]
    return sum("I play board games" in str(each.components) for each in said)


async def greeted(here, server):
    """Waits until a server was greeted."""
    await here.until(lambda: greetings(here, server))


@pytest.mark.slow
async def test_invited_at_any_time(here, tmp_path):
    """Invitations while the bot is away, starts, runs, resumes its session or begins another; greeted once each."""
    settings = settings_for(tmp_path / "q.sqlite3")
    away, starting, running, cut, refused, last = all_of_them = servers(here, *"abcdef")
    old = here.world.add_guild("old")

    async def invite_at_once():
        await here.until_ready()
        await here.moderation.invite_the_bot(starting.id)

    async def reconnect():
        here.faults.ask_to_reconnect()

    await here.moderation.invite_the_bot(away.id)
    inviting = asyncio.create_task(invite_at_once())
    async with bot_in(here, settings, ready=0.3):
        await inviting
        await greeted(here, away)
        await greeted(here, starting)
        await here.moderation.invite_the_bot(running.id)
        await greeted(here, running)
        for refusals, server in enumerate((cut, refused)):
            here.faults.refuse_resume(refusals)
            await here.call(reconnect)
            await here.moderation.invite_the_bot(server.id)
            await greeted(here, server)
    async with bot_in(here, settings):
        await here.moderation.invite_the_bot(last.id)
        await greeted(here, last)
    assert [greetings(here, each) for each in (*all_of_them, old, here.world.guild)] == [1] * len(all_of_them) + [0, 0]


async def test_a_kill_over_a_greeting(here, tmp_path):
    """The next start sends a greeting that was not sent. It does not know of one that was; Discord does, and the server
    sees one.
    """
    settings = settings_for(tmp_path / "q.sqlite3")
    before, after = servers(here, *"hi")
    await here.moderation.invite_the_bot(after.id)
    for _ in range(2):
        async with bot_in(here, settings) as client:
            await greeted(here, after)
            await until(client.services.referee.stores.servers.to_greet, lambda left: after.id not in left)
            await client.services.referee.of(Moderation).arrived([before.id])
        with closing(sqlite3.connect(settings.database)) as database, database:
            database.execute("UPDATE servers SET greeting_due = 1 WHERE id = ?", [after.id])
    await here.moderation.invite_the_bot(before.id)
    async with bot_in(here, settings):
        await greeted(here, before)
    assert greetings(here, after) == 1


async def test_greeted_once_whatever_happens_meanwhile(here, tmp_path, monkeypatch):
    """A server that invites the bot in an outage is greeted when that is over, and not again after another outage.
    While a greeting hangs other servers are greeted, one that returns from an outage, too; the first is greeted once,
    however often Discord announces it.
    """
    monkeypatch.setattr("bot.match.channels.REQUEST_SECONDS", 600.0)
    slow, other, out, back = servers(here, "j", "k", "g", "l")
    places = [each for each in here.world.all(Channel) if each.guild_id == slow.id]
    async with bot_in(here, settings_for(tmp_path / "q.sqlite3")):
        await here.moderation.take_down(out.id)
        await here.moderation.invite_the_bot(out.id)
        for _ in range(2):
            await here.moderation.bring_back(out.id)
            await greeted(here, out)
            await here.moderation.take_down(out.id)
        await here.moderation.take_down(back.id)
        await here.moderation.invite_the_bot(back.id)
        held = [here.faults.hold(f"POST /channels/{each.id}/messages") for each in places]
        await here.moderation.invite_the_bot(slow.id)
        await here.until(lambda: any(each.met for each in held))
        await here.moderation.take_down(slow.id)
        await here.moderation.bring_back(slow.id)
        await here.moderation.invite_the_bot(other.id)
        await greeted(here, other)
        await here.moderation.bring_back(back.id)
        await greeted(here, back)
        assert greetings(here, slow) == 0
        await release(here, *held)
        await greeted(here, slow)
    assert [greetings(here, each) for each in (slow, other, out, back)] == [1, 1, 1, 1]
    assert sum(each.met for each in held) == 1


async def test_a_new_database_in_many_old_servers(tmp_path, monkeypatch):
    """None is greeted, and that is noted at once: thousands would keep the database from people for a while."""
    async with Playground() as own:
        many = [own.world.add_guild(f"Server {number}") for number in range(100)]
        async with bot_in(own, settings_for(tmp_path / "q.sqlite3")) as client:
            servers, asked = client.services.referee.stores.servers, []
            monkeypatch.setattr(servers._db, "observer", lambda *each: asked.append(each))
            await until(servers.present, lambda present: len(present) == 101)
            await until(servers.to_greet, operator.not_)
            assert len(asked) < 80
        assert not any(greetings(own, each) for each in many)


async def test_what_could_not_be_sent_is_sent_later(here, tmp_path):
    """Discord fails for a moment; or the bot stops, and the next start greets."""
    moment, stopping = servers(here, "m", "s")

    def places(server):
        return [each for each in here.world.all(Channel) if each.guild_id == server.id]

    settings = settings_for(tmp_path / "q.sqlite3")
    async with bot_in(here, settings):
        for each in places(moment):
            here.faults.fail(f"POST /channels/{each.id}/messages", 503)
        await here.moderation.invite_the_bot(moment.id)
        await greeted(here, moment)
        held = [here.faults.seize(f"POST /channels/{each.id}/messages") for each in places(stopping)]
        await here.moderation.invite_the_bot(stopping.id)
        await here.until(lambda: any(each.met for each in held))
    here.faults.clear()
    async with bot_in(here, settings):
        await greeted(here, stopping)
    assert [greetings(here, each) for each in (moment, stopping)] == [1, 1]
