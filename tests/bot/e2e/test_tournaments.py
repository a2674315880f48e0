"""Tournaments over the real client: announced, joined, played round by round, left, cancelled, listed."""

import operator
from dataclasses import replace
from functools import partial

from bot.features.privacy.rules import Privacy
from bot.features.servers.rules import Servers
from bot.features.tournaments.feature import TournamentMessages
from bot.features.tournaments.rules import Tournaments
from bot.playground.permissions import Permission
from bot.playground.records import Message

from .playing import (
    DRAWN,
    FIRST_WINS,
    SECOND_WINS,
    answer_to,
    begin,
    channel_elsewhere,
    click,
    look_until,
    open_moves,
    play_moves,
    press,
    resign,
    select,
    shown,
    until,
    use,
)


async def announced(person, **options):
    """Announces a tournament. Returns its table."""
    seen = await (await person.slash("tournament", **{"game": "tictactoe"} | options)).settled()
    assert "is announced in this channel" in shown(seen).text
    return next(each for each in reversed(person.reads()) if any(button.label == "Join" for button in each.buttons))


async def joined(*people, **options):
    """Announces a tournament, which these people join. Returns its table."""
    table = await announced(people[0], **options)
    for person in people:
        await pressed(person, table, "Join")
    return table


async def begun(*people, **options):
    """Begins a tournament of these people. Returns its table."""
    table = await joined(*people, **options)
    await people[0].click(people[0].look(table), "Start")
    return table


async def told(seen):
    """The private text of an answer to a click."""
    return " ".join(each.text for each in [*(await seen.settled()).followups, seen.message] if each and each.ephemeral)


async def pressed(person, table, label):
    """The answer to pressing a button of the table as it is now."""
    seen = await (await person.click(person.look(table), label)).settled()
    await person.until(lambda: person.followups_of(seen) or (seen.message and seen.message.ephemeral))
    return next((each for each in person.followups_of(seen)), seen.message)


def boards(person, table):
    """The boards of the tournament's running matches, by the links of the table."""
    numbers = [int(part.split(")")[0].rpartition("/")[2]) for part in person.look(table).text.split("](")[1:]]
    return [board for board in map(person.look, numbers) if open_moves(board)]


async def test_a_tournament_of_three(here, bot, alice, bob, lin):
    """Announced, joined, three rounds of one match; the table follows, and names the winner. Its boards get threads
    where the server wants them, as those of other matches between two people.
    """
    servers, guild = bot.services.referee.of(Servers), here.world.guild.id
    people = {person.name: person for person in (alice, bob, lin)}
    table = await announced(alice, clock="live-300-5")
    assert "Round robin: everybody meets everybody · Clock: 5 minutes" in table.text
    assert table.button("Start").disabled
    for person in people.values():
        joined = "已参加" if person is lin else "You take part"
        assert joined in (await pressed(person, table, "Join")).text
    assert f"Players: 3 (at most 16)**\nAlice, Bob, {lin.name}" in alice.look(table).text
    assert "不再参加" in (await pressed(lin, table, "Leave")).text
    await pressed(lin, table, "Join")
    assert "Only the person who made the tournament" in (await pressed(bob, table, "Start")).text
    await servers.turn(guild, "threads", "on")
    await alice.click(alice.look(table), "Start")
    for number in (1, 2, 3):
        now = await look_until(alice, table, lambda now, n=number: f"Round {n} of 3" in now.text and "](" in now.text)
        assert "has no opponent in this round" in now.text
        board = boards(alice, table)[0]
        if number == 1:
            name = "Tic-tac-toe: {} against {}".format(*seated(people, board))
            await alice.until(lambda name=name: name in [each.name for each in here.world.threads_of(alice.place)])
            await servers.turn(guild, "threads", "off")
        loser = next(name for name in (lin.name, "Bob", "Alice") if f"**{name}**" in board.text)
        await resign(people[loser], board)
    over = await look_until(alice, table, lambda now: "🏆 Winner: Alice" in now.text)
    assert f"1\\. **Alice** 2 (1)\n2\\. **Bob** 1 (0)\n3\\. **{lin.name}** 0 (0)" in over.text
    assert not over.buttons
    assert "Tic-tac-toe · Round robin · over" in (await use(bob, "tournament")).text


async def test_leaving_and_cancelling_while_it_is_played(here, alice, bob, lin, owner):
    """Leaving asks first, and loses the match; a moderator can cancel, another person cannot."""
    table = await begun(alice, bob, lin, owner, kind="swiss", rounds=3)
    await look_until(alice, table, lambda now: now.text.count("](") == 2)
    sure = await pressed(bob, table, "Leave")
    assert "You lose the match" in sure.text
    await bob.click(sure, "Leave the tournament")
    await look_until(alice, table, lambda now: "~~Bob~~ 0" in now.text and now.text.count("being played") == 1)
    assert "主办者" in (await pressed(lin, table, "Cancel")).text
    sure = await pressed(owner, table, "Cancel")
    await owner.click(sure, "Cancel the tournament")
    over = await look_until(alice, table, lambda now: "cancelled" in now.text)
    assert not over.buttons
    gone = next(each for each in table.buttons if each.label == "Join")
    assert "has begun, is full or over" in (await told(await alice.click(table, gone.custom_id)))


async def test_what_is_no_tournament_here(here, alice, bob):
    """Forged buttons, another server, too many players, an opening of another game; in direct messages they can only be
    listed.
    """
    table = await announced(alice)
    assert "You do not take part" in await told(await bob.click(table, "Leave"))
    for detail in ("0", "999999", "x", "9" * 30):
        assert "no such tournament" in await told(await press(alice, table, f"tournament-join:0:0:{detail}"))
    hall = channel_elsewhere(here)
    board = await begin(alice.at(hall), "tictactoe")
    assert "no such tournament" in await told(await press(alice.at(hall), board, table.button("Start").custom_id))
    for options, said in (
        ({"game": "tictactoe", "players": 20}, "cannot have a limit of `20` players"),
        ({"game": "renju", "opening": "swap2"}, "This game has no opening Swap2."),
    ):
        assert said in (await answer_to(alice.slash("tournament", **options))).text
    await pressed(alice, table, "Join")
    assert "Tournament" in (await use(alice.direct, "tournament")).text
    assert "In a channel of a server" in (await use(bob.direct, "tournament")).text
    assert "needs a channel of a server" in (await use(alice.direct, "tournament", game="tictactoe")).text
    await pressed(alice, table, "Cancel")


async def test_who_cannot_read_its_channel_sees_no_tournament(here, alice, bob):
    """It is not in the list, and a forged button finds none; whoever has made it or takes part sees it anywhere in the
    server, and who cannot read its channel any more opens its table in the list.
    """
    channel = here.world.add_channel("staff", members=(alice,))
    staff = alice.at(channel)
    table = await joined(staff)
    link, look = f"/{table.id})", f"tournament-standings:0:0:{tournament_of(table)}"
    assert link in (await use(alice, "tournament")).text
    assert link not in (await use(bob, "tournament")).text
    board = await begin(bob, "tictactoe")
    for act in (look, table.button("Join").custom_id):
        assert "no such tournament" in await told(await press(bob, board, act))

    async def opened():
        listed = await use(alice, "tournament")
        return await select(alice, listed, "Tournaments", str(tournament_of(table)))

    async def hide():
        here.world.change_channel(replace(channel, members=(bob.id,)))

    await here.call(hide)
    for label, said in (("Leave", "You no longer take part"), ("Cancel", "This tournament is cancelled.")):
        assert said in (await click(alice, await opened(), label)).text
    assert not (await opened()).buttons


async def test_where_the_bot_may_not_post(here, alice, bob, lin, owner):
    """The bot says so; in a thread a tournament works as anywhere. Where no files may be attached a round is posted in
    words.
    """
    thread = await here.moderation.begin_thread(alice.place)
    table = await joined(alice.at(thread))
    assert "Alice" in alice.at(thread).look(table).text
    closed = here.world.add_channel("closed", denied=Permission.SEND_MESSAGES)
    seen = await (await alice.at(closed).slash("tournament", game="tictactoe")).settled()
    assert "have permission to post here" in shown(seen).text
    channel = here.world.add_channel("no-files", denied=Permission.ATTACH_FILES)
    await begun(*(person.at(channel) for person in (alice, bob, lin)))
    post = await alice.at(channel).sees("The player named first moves first.")
    assert not post.pictures
    assert "has no opponent in this round" in post.text


async def test_no_round_begins_where_no_board_can_be_posted(here, bot, alice, bob, lin):
    """Who presses Start is told why, and nothing begins; once the bot may post again, it does. So with the matches of a
    later round.
    """
    referee, hall = bot.services.referee, await here.moderation.add_channel("hall")
    people = [person.at(hall) for person in (alice, bob, lin)]
    table, host = await joined(*people), people[0]
    current = partial(referee.stores.tournaments.get, tournament_of(table))
    await here.moderation.deny(hall.id, Permission.SEND_MESSAGES)
    assert "I do not have permission to post here" in (await pressed(host, table, "Start")).text
    assert "Players: 3" in host.look(table).text
    await here.moderation.deny(hall.id)
    await host.click(host.look(table), "Start")
    await look_until(host, table, lambda now: "Round 1 of 3" in now.text and "](" in now.text)
    (pairing,) = [each for each in (await current()).current if each.match_id]
    await here.moderation.deny(hall.id, Permission.VIEW_CHANNEL)
    await use(host, "help")  # events come in order
    await referee.turns.resign(pairing.match_id, pairing.first_player)
    await until(current, lambda found: found.round == 2)
    await referee.sweep()
    assert not [each for each in (await current()).current if each.match_id]
    await here.moderation.deny(hall.id)
    await use(host, "help")
    await referee.sweep()
    await look_until(host, table, lambda now: "Round 2 of 3" in now.text and now.text.count("](") == 1)


async def test_what_could_not_be_posted_comes_when_it_can(here, bot, alice, bob, lin, owner):
    """The tournament ended while the bot could not see its channel: then come the post about it, and the table."""
    channel = await here.moderation.add_channel("soon-hidden")
    people = [person.at(channel) for person in (alice, bob, lin)]
    table = await begun(*people)
    await people[0].sees("The player named first moves first.")
    await here.moderation.deny(channel.id, Permission.VIEW_CHANNEL)
    number, store = tournament_of(people[0].look(table)), bot.services.referee.stores.tournaments
    for person in people[1:]:
        await bot.services.referee.of(Tournaments).leave(number, person.id)
    while await store.posts.to_show() or await store.round_posts.owed():  # the end of the match comes in between
        await bot.services.of(TournamentMessages).show(number)
        await bot.services.of(TournamentMessages).show_posts(number)
    assert "Winner" not in people[0].look(table).text
    await here.moderation.deny(channel.id)
    await people[0].sees("Winner: ", after=people[0].reads()[-1].id)
    await people[0].until(lambda: "Winner: " in people[0].look(table).text)


async def test_a_deleted_channel_ends_its_tournaments(here, bot, alice, bob, lin):
    """No round begins that nobody hears of, and none of them counts as open for its maker; so in threads."""
    hall, gone = await here.moderation.add_channel("hall"), await here.moderation.add_channel("gone")
    thread = await here.moderation.begin_thread(hall.id)
    people, store = [person.at(gone) for person in (alice, bob, lin)], bot.services.referee.stores.tournaments
    numbers = [tournament_of(await announced(alice.at(place))) for place in (gone, hall, thread)]
    running = await begun(*(person.at(gone) for person in (bob, alice, lin)))
    number = tournament_of(running)
    await look_until(people[0], running, lambda now: "](" in now.text)
    await here.moderation.remove(gone.id)
    await here.moderation.remove(hall.id)
    for each in (*numbers, number):
        await until(lambda each=each: store.get(each), lambda found: found.status == "cancelled")
    (pairing,) = [each for each in (await store.get(number)).current if each.match_id]
    assert not pairing.is_over
    loser = next(person for person in (alice, bob) if person.id in (pairing.first_player, pairing.second_player))
    await click(loser, await use(loser, "resign", match=pairing.match_id), "Yes, I resign")
    assert (await store.get(number)).round == 1
    assert tournament_of(await announced(alice))


async def test_a_table_that_was_deleted_comes_again(here, bot, alice, owner):
    """The list of its maker posts it again, and so does the next change."""
    lost = await announced(alice)
    await owner.deletes(lost.id)
    listed = await use(alice, "tournament")
    table = next(each for each in reversed(alice.reads()) if any(button.label == "Join" for button in each.buttons))
    assert table.id != lost.id
    assert f"/{table.id}" in listed.text
    await use(alice, "tournament")
    assert alice.look(table.id).buttons
    await owner.deletes(table.id)
    number = int(table.button("Join").custom_id.rpartition(":")[2])
    await bot.services.referee.of(Tournaments).cancel(number, alice.id, moderates=False)
    await bot.services.of(TournamentMessages).show(number)
    again = await alice.sees("This tournament is cancelled")
    assert again.id != table.id
    assert here.world.get(Message, table.id) is None


async def test_old_messages_that_were_deleted_do_not_come_again_for_a_deletion(here, bot, bob, owner):
    """Where a player of an old tournament has their data deleted, its table is changed where it still is, and neither
    the table nor a post comes again where somebody has deleted it. In an archived thread a new table without the name
    takes the old one's place.
    """
    carol, stores = here.add_person("Carol"), bot.services.referee.stores
    there, gone = here.world.add_channel("old-table"), here.world.add_channel("old-table-gone")
    thread = await here.moderation.begin_thread(there.id)
    for place in (there, gone, thread):
        await finish(bot, [owner, carol, bob], place)
    numbers = [len(of_tournament(owner.at(place))) for place in (there, thread)]
    for message in of_tournament(owner.at(gone)):
        await owner.deletes(message)
    await here.moderation.archive(thread.id)
    await stores.database.change("UPDATE tournaments SET ended_at = '2026-01-01T00:00:00.000Z' WHERE ended_at > ''")
    await stores.database.change("UPDATE tournament_posts SET made_at = '2026-01-01T00:00:00.000Z'")
    await bot.services.referee.of(Privacy).delete(carol.id)
    await bot.services.referee.sweep()
    for owed in (stores.tournaments.posts.to_show, stores.tournaments.round_posts.owed):
        await until(owed, operator.not_)
    assert of_tournament(owner.at(gone)) == []
    assert [len(of_tournament(owner.at(place))) for place in (there, thread)] == numbers
    for place in (there, thread):
        assert "Carol" not in "".join(each.text for each in of_tournament(owner.at(place)))


def of_tournament(person):
    """The table and the posts of a tournament here."""
    return [each for each in person.reads() if each.text.startswith("### Tournament") and not each.ephemeral]


async def finish(bot, people, channel):
    """Has a tournament in a channel, from which all but one leave."""
    people = [person.at(channel) for person in people]
    table = await begun(*people)
    await people[0].sees("The player named first moves first.")
    for person in people[1:]:
        await bot.services.referee.of(Tournaments).leave(tournament_of(people[0].look(table)), person.id)
    await people[0].sees("Winner: ", after=people[0].reads()[-1].id)
    await look_until(people[0], table, lambda now: "Winner: " in now.text)


def tournament_of(table):
    """The number of a table's tournament."""
    return int(table.text.split("Tournament ")[1].split(":")[0])


async def play_out(people, board, winner):
    """Plays a match by the buttons of its board. `winner` is a name; None: a draw. Returns the last board."""
    sides = seated(people, board)
    moves = DRAWN if winner is None else (FIRST_WINS, SECOND_WINS)[sides.index(winner)]
    return await play_moves([people[name] for name in sides], board, moves)


def seated(people, board):
    """The names of both sides of a board."""
    places = {board.text.find(f"**{name}** ("): name for name in people}
    return [name for place, name in sorted(places.items()) if place >= 0]


def rounds_posted(person, tournament, number):
    """The posts of a round of a tournament (None: of its end), as they are now."""
    said = "🏆" if number is None else f"**Round {number} of 3**"
    posts = (each for each in person.reads() if any(button.label == "Standings" for button in each.buttons))
    return [each for each in posts if said in each.text and f"Tournament {tournament}:" in each.text]


async def test_a_whole_tournament_of_four(here, bot, monkeypatch):
    """Every round opens with a post that shows the pairings and the standings, and calls each player once; boards name
    their tournament; the end has podium, crosstable and ratings. Players who cannot be told apart share a place.
    """
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    names = ("Ann", "Ben", "Cleo", "Dan")
    people = {name: here.add_person(name) for name in names}
    host = people["Ann"]
    event = tournament_of(await begun(*people.values()))
    drawn = {frozenset(("Ann", "Ben"))}
    for number in range(1, 4):
        post = (await host.until(lambda n=number: rounds_posted(host, event, n)))[0]
        opened = await look_until(host, post, lambda now: now.text.count("](") == 2)
        assert len(opened.pictures) == (1 if number == 1 else 2)
        assert "The player named first moves first." in opened.text
        assert set(here.world.get(Message, post.id).pinged) == {person.id for person in people.values()}
        for link in opened.text.split("](")[1:]:
            board = await look_until(host, int(link.split(")")[0].rpartition("/")[2]), open_moves)
            assert f"Tournament {event}, round {number} of 3" in board.text
            assert board.button("Hint").disabled
            two = frozenset(seated(people, board))
            over = await play_out(people, board, None if two in drawn else min(two))
            assert f"Tournament {event}, round {number} of 3" in over.text
        await look_until(host, post, lambda now: "being played" not in now.text)
    end = (await host.until(lambda: rounds_posted(host, event, None)))[0]
    assert "First place is shared: Ann and Ben" in end.text
    assert "Rating: Ann" in end.text
    assert [len(end.pictures), end.pictures[0].description.split(";")[:2]] == [
        2,
        [f"Tournament {event}: Tic-tac-toe. 1. Ann 2½", " 1. Ben 2½"],
    ]
    assert not any("it is your turn" in each.text for each in host.reads())
    private = await click(people["Dan"], end, "Standings")
    assert "1\\. **Ann** 2½ (2¼)\n1\\. **Ben** 2½ (2¼)" in private.text
    assert private.ephemeral
