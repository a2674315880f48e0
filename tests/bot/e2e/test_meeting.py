"""Playing with people over the real client: open challenges, following a match, the score of a series."""

import asyncio

import pytest

from bot.discord.place import Person, Place
from bot.features.challenges.invitations import Invitations
from bot.match.terms import MatchTerms
from bot.playground.permissions import Permission
from bot.playground.records import Message
from storage.servers import Suspension

from ..conftest import eventually
from .playing import (
    answer_to,
    answers_finished,
    begin_against,
    change_invitations,
    click,
    drop,
    look_until,
    match_of,
    open_moves,
    press,
    release,
    resign,
    use,
)


async def test_a_challenge_to_anybody(alice, bob, lin):
    """The first person to join plays, and the message becomes the board; the challenger cannot join, and a third person
    is too late.
    """
    asked = await use(alice, "anyone", game="tictactoe", side="first", clock="live-300-5")
    assert f"{alice.mention} wants to play **Tic-tac-toe**. Who joins?" in asked.text
    assert "anyone" not in {each["name"] for each in alice.direct.commands}  # nobody else is there
    assert "Clock: 5 minutes" in asked.text
    assert "your own invitation" in (await click(alice, asked, "Play")).text
    board = await click(bob, asked, "Play")
    assert board.id == asked.id
    assert len(open_moves(board)) == 9
    assert "👉 **Alice** (🇽 X) · 5:00" in board.text
    assert "\n**Bob** (🅾️ O) · 5:00" in board.text
    join = next(button.custom_id for button in asked.buttons if button.custom_id.startswith("join:"))
    assert "失效" in (await click(lin, asked, join)).text
    assert (await drop(alice, board, "a1")).state == "updated"


async def test_a_challenge_to_anybody_tells_the_clock_and_who_moves_first(alice):
    """So that nobody joins blindly: the usual clock is named, too; a side that is drawn by lot is not."""
    told = {
        side: (await use(alice, "anyone", game=game, **({"side": side} if side else {}))).text
        for side, game in (("first", "tictactoe"), ("second", "connect4"), ("", "gomoku"))
    }
    assert all("Clock: 3 days per move" in text for text in told.values())
    assert [f"{alice.mention} moves first." in text for text in told.values()] == [True, False, False]
    assert ["Whoever joins moves first." in text for text in told.values()] == [False, True, False]


async def test_hints_are_agreed_to_when_a_match_begins(alice, bob):
    """The challenge says whether there are hints, and the board keeps to it; live clocks never have hints. Whoever is
    challenged can learn the game first, privately: the challenge stays open.
    """
    for clock, agreed in (("move-86400", True), ("live-300-5", False)):
        asked = await use(alice, "anyone", game="tictactoe", clock=clock, hints="both")
        assert ("hints for both" in asked.text) == agreed
        assert ("no hints" in asked.text) != agreed
        told = await click(bob, asked, "Learn")
        assert (told.ephemeral, "### Tic-tac-toe" in told.text) == (True, True)
        board = await click(bob, asked, "Play")
        assert board.button("Hint").disabled != agreed
        assert ("hints for both" in board.text) == agreed
        await resign(alice, board)
    asked = await use(alice, "play", game="tiaojiaqi", opponent=bob.id)
    assert "no hints" in asked.text
    told = await click(bob, asked, "Learn")
    assert (told.ephemeral, "### Tiaojiaqi" in told.text) == (True, True)
    assert (await click(bob, asked, "Accept")).button("Hint").disabled


async def test_a_challenge_to_anybody_is_withdrawn(bot, alice, bob):
    """An open challenge can be withdrawn by its challenger only, who is led to it, however far up it is, if they look
    for an opponent once more. One that nobody took in time says so by itself.
    """
    asked = await use(alice, "anyone", game="connect4")
    assert "Only the person who asked" in (await click(bob, asked, "Withdraw")).text
    await answers_finished(bot)
    told = await use(alice, "anyone", game="connect4")
    assert told.ephemeral
    assert "already looking for somebody" in told.text
    assert told.text.endswith(f"/{asked.id}")
    over = await click(alice, asked, "Withdraw")
    assert ("is no longer looking for" in over.text, over.buttons) == (True, [])
    asked = await use(alice, "anyone", game="checkers")
    await change_invitations(bot, alice)
    await bot.services.referee.sweep()
    over = await look_until(bob, asked, lambda now: not now.buttons)
    assert "is no longer looking for" in over.text


@pytest.mark.parametrize("by_sweep", [True, False])
async def test_a_challenge_to_anybody_stays_in_its_language(bot, alice, lin, by_sweep):
    """Everybody reads that it is over as they read that it began, whoever was the first to press a button then."""
    asked = await use(lin, "anyone", game="connect4")
    await change_invitations(bot, lin)
    if by_sweep:
        await bot.services.referee.sweep()
    else:
        await (await alice.click(asked, asked.buttons[0].custom_id)).settled()
    over = await look_until(alice, asked, lambda now: not now.buttons)
    assert "四子棋" in asked.text
    assert "四子棋" in over.text


async def test_an_open_challenge_that_is_out_of_reach_is_withdrawn_all_the_same(here, bot, alice, bob):
    """Whoever looks for an opponent once more can withdraw the standing challenge at once: its message says so, if it
    is still there; else nothing is tried for ever.
    """
    place = here.world.add_channel("for-a-while")
    for hidden in (False, True):
        asked = await use(alice.at(place), "anyone", game="connect4")
        if hidden:
            await here.moderation.deny(place.id, Permission.VIEW_CHANNEL)
        told = await use(alice, "anyone", game="connect4")
        assert "already looking for somebody" in told.text
        over = await click(alice, told, "Withdraw")
        assert ("is no longer looking for" in over.text, over.id) == (True, told.id)
        await bot.services.referee.sweep()
        if not hidden:
            await look_until(alice, asked, lambda now: "is no longer looking for" in now.text and not now.buttons)
    assert "wants to play" in (await use(alice, "anyone", game="connect4")).text
    stores = bot.services.referee.stores
    owed = stores.invitations.unshown
    while any(each[1] == alice.id for each in await owed(stores.clock())):
        await bot.services.referee.sweep()


async def test_who_follows_a_match_is_told_of_its_end(here, bot, alice, bob, lin):
    """Each follower is told once, with a ping and a link; a second press of the button changes nothing, the one in the
    answer stops it, and one after the end is refused. The score of a series stands below each board, whoever moved
    first.
    """
    board = await begin_against(alice, bob, "connect4")
    for person in (lin, lin, bob):
        answer = await click(person, board, f"follow:{match_of(board)}:0:")
        assert answer.ephemeral
        assert person.id in await bot.services.referee.stores.follows.untold(match_of(board))
    for _ in range(2):
        assert (await click(bob, answer, "Stop following")).text == "You no longer follow this match."
    over = await resign(alice, board)
    assert "Series" not in over.text
    for _ in range(2):
        await bot.services.referee.sweep()
    said = "The match is over: Connect Four: Alice against Bob. Alice resigns. Bob wins."
    told = await lin.sees(f"{lin.mention} {said}")  # Bob gets the same
    assert here.world.get(Message, told.id).pinged == (lin.id,)
    calls = [message for message in lin.reads() if "The match is over" in message.text]
    assert sum(str(lin.id) in [user["id"] for user in message.json["mentions"]] for message in calls) == 1
    assert (await answer_to(press(lin, board, f"follow:{match_of(board)}:0:"))).text == "这盘对局已经结束。"
    asked = await click(bob, over, "Rematch")
    await (await alice.click(asked, "Accept")).settled()
    again = await look_until(alice, asked, lambda now: "Series: Bob 1 : 0 Alice" in now.text)
    assert "Series: Bob 1 : 1 Alice" in (await resign(bob, again)).text


async def test_everybody_who_follows_a_match_is_told_once(here, bot, alice, bob):
    """All are told, in as many messages as it takes; those whom a failed message missed, by the next sweep."""
    referee, board = bot.services.referee, await begin_against(alice, bob, "connect4")
    people = [here.add_person(f"Fan {number}") for number in range(45)]
    for person in people:
        await referee.stores.remember(Person(person.id, person.name))
        await referee.stores.follows.follow(match_of(board), person.id)
    await resign(alice, board)

    faults = []

    def fail_once(exchange):
        if not faults and exchange.status == 200 and "The match is over" in str(exchange.asked):
            faults.append(here.faults.fail("POST /channels/*/messages", 503))

    def told():
        said = [message for message in alice.reads() if message.id > board.id and "The match is over" in message.text]
        return [{int(user["id"]) for user in message.json["mentions"]} for message in said]

    here.transcript.on_exchange.append(fail_once)
    while await referee.stores.follows.untold(match_of(board)):
        await referee.sweep()
    here.transcript.on_exchange.remove(fail_once)
    assert faults[0].met == 1
    assert sorted(person for each in told() for person in each) == sorted(person.id for person in people)
    assert max(map(len, told())) <= 20


async def test_followers_whom_discord_never_lets_be_told_cost_few_requests(here, bot, alice, bob, lin, no_faults_left):
    """However often a sweep finds that they were not told."""
    channel = here.world.add_channel("unheard")  # without boards of other tests
    alice, bob, lin = (person.at(channel) for person in (alice, bob, lin))
    board = await begin_against(alice, bob, "connect4")
    await click(lin, board, f"follow:{match_of(board)}:0:")
    await resign(alice, board)
    refusal = here.faults.refuse(f"POST /channels/{channel.id}/messages", 403, 40333, "internal network error", 999)
    for _ in range(20):
        await bot.services.referee.sweep()
        await asyncio.sleep(0.02)
    assert 0 < refusal.met < 4


async def test_who_could_not_be_told_is_told_once_the_channel_reopens(here, bot, alice, bob, lin):
    """If the bot may not write when the match ends, sweeps stop asking; later everybody is told."""
    referee, board = bot.services.referee, await begin_against(alice, bob, "connect4")
    await (await lin.click(board, f"follow:{match_of(board)}:0:")).settled()
    await here.moderation.deny(alice.place, Permission.SEND_MESSAGES)
    try:
        await resign(alice, board)
        while await referee.stores.follows.untold(match_of(board)):
            await referee.sweep()
    finally:
        await here.moderation.deny(alice.place)
    while not any(message.id > board.id and f"<@{lin.id}>" in message.text for message in lin.reads()):
        await referee.sweep()
        await asyncio.sleep(0.05)


async def test_a_suspended_person_is_protected_as_others(here, bot, alice, bob):
    """They block and unblock people in the server, too: nobody is left to harass them."""
    suspensions, server = bot.services.referee.stores.suspensions, here.world.guild.id
    await use(alice, "help")
    await suspensions.suspend(Suspension(server, alice.id, "rude", None))
    assert "rude" in (await use(alice, "play", game="tictactoe")).text
    assert "can no longer challenge you" in (await use(alice, "block", player=bob.id)).text
    assert "Bob" in (await use(alice, "block")).text
    assert "can challenge you again" in (await use(alice, "unblock", player=bob.id)).text
    await suspensions.lift(server, alice.id)


# -- open challenges that somebody joins while they are posted ---------------------------------------------------------


def answered_late(here, request):
    """Discord carries out the next such request, and its answer is held back."""
    held = here.faults.seize(request, after=True)
    held.status = 0
    return held


def asked_in_vain(here, bot, alice, game):
    """Has a sweep post an invitation of Alice's that has no message."""
    terms, place = MatchTerms(game), Place(here.world.guild.id, alice.place)
    return bot.services.referee.of(Invitations).invite(terms, Person(alice.id, "Alice"), place)


@pytest.mark.parametrize(("by_sweep", "resigns"), [(False, False), (True, False), (True, True)])
async def test_the_message_becomes_the_board_whoever_posts_it(here, bot, alice, bob, by_sweep, resigns):
    """It stays the board though the bot hears only after the press that the message is there; also of a match that is
    over by then.
    """
    held = answered_late(here, "POST /channels/*/messages" if by_sweep else "POST /interactions/*/*/callback")
    if by_sweep:
        await asked_in_vain(here, bot, alice, "tictactoe")
        await bot.services.referee.sweep()
    else:
        asking = asyncio.ensure_future(use(alice, "anyone", game="tictactoe"))
    board = await click(bob, await bob.sees(f"{alice.mention} wants to play"), "Play")
    if resigns:
        await bot.services.publisher.show(await bot.services.referee.turns.resign(match_of(board), bob.id))
    await release(here, held)
    if not by_sweep:
        await asking
    await eventually(lambda: not (bot.services.running._tasks or bot.services.referee.stores.background._tasks))
    assert (len(open_moves(bob.look(board.id))), "Bob resigns" in bob.look(board.id).text) == (
        9 * (not resigns),
        resigns,
    )


async def test_one_that_a_sweep_posts_and_somebody_joins_from_the_page_is_over(here, bot, alice, bob):
    """Its message, which is not the board, says that nobody else is sought."""
    referee = bot.services.referee
    asked = await asked_in_vain(here, bot, alice, "connect4")
    held = answered_late(here, "POST /channels/*/messages")
    await referee.sweep()
    message = await bob.sees(f"{alice.mention} wants to play")
    guest, place = Person(bob.id, "Bob"), Place(asked.guild_id, asked.channel_id)
    await referee.of(Invitations).join(asked.id, guest, place)
    await release(here, held)
    over = await look_until(alice, message, lambda now: not now.buttons)
    assert "is no longer looking for" in over.text


async def test_an_invitation_that_cannot_be_shown_is_in_nobodys_way(here, alice):
    """Discord refuses its page: the next one to the same game is posted."""
    alice = alice.at(await here.moderation.add_channel("refused"))
    here.faults.fail("POST /interactions/*/*/callback", 400)
    assert "Who joins?" not in (await use(alice, "anyone", game="checkers")).text
    assert "Who joins?" in (await use(alice, "anyone", game="checkers")).text


async def test_a_time_control_of_another_version_hides_no_challenge(bot, alice, bob):
    """An open invitation says what else there is to say."""
    asked = await use(alice, "anyone", game="gomoku", clock="live-60-5", hints="both")
    await answers_finished(bot)
    await change_invitations(bot, alice, "clock = 'nosuch-5', message_id = NULL")
    await bot.services.referee.sweep()
    await look_until(bob, asked, lambda now: "nosuch-5" in now.text and "no hints" in now.text)
