"""Challenges and rematches."""

import asyncio
from functools import partial

import pytest

from bot.discord.place import Person
from bot.match import known_servers
from bot.playground.permissions import Permission
from bot.playground.records import VOICE

from .playing import (
    answer_to,
    answers_finished,
    begin_against,
    board_at,
    challenge_menu,
    click,
    forget_answers,
    look_until,
    match_of,
    number_of,
    open_moves,
    press,
    resign,
    select,
    shown,
    until,
    use,
)


async def challenge(challenger, opponent, game="tictactoe"):
    return await use(challenger, "play", game=game, opponent=opponent.id, side="first")


ANSWERS = pytest.mark.parametrize(
    ("who", "button", "told"),
    [
        ("bob", "Accept", "Tic-tac-toe"),
        ("bob", "Decline", "Bob does not want to play Tic-tac-toe now."),
        ("alice", "Withdraw", "Alice has withdrawn the challenge."),
    ],
)


@ANSWERS
async def test_a_challenge_is_answered(alice, bob, lin, who, button, told):
    """The challenge mentions both, notifies only the opponent, and has the buttons to answer. Its own message becomes
    the board, or loses its buttons. Anyone who may not answer is told so privately.
    """
    message, people = await challenge(alice, bob), {"alice": alice, "bob": bob, "lin": lin}
    assert alice.mention in message.text
    assert bob.mention in message.text
    assert [user["id"] for user in message.json["mentions"]] == [str(bob.id)]
    assert [each.label for each in message.buttons] == ["Accept", "Decline", "Withdraw", "Learn"]
    for other, pressed, said in (
        ("alice", "Accept", "This question is for somebody else."),
        ("lin", "Accept", "这是问别人的。"),
        ("lin", "Decline", "这是问别人的。"),
        ("bob", "Withdraw", "Only the person who asked can withdraw it."),
    ):
        answer = await click(people[other], message, pressed)
        assert (answer.ephemeral, answer.text) == (True, said)
    now = await click(people[who], message, button)
    assert (now.id, told in now.text.splitlines()[0]) == (message.id, True)
    assert len(open_moves(now)) == (9 if button == "Accept" else 0)
    assert bool(now.buttons) == (button == "Accept")


@ANSWERS
async def test_a_challenge_is_answered_from_the_list_of_matches(bot, alice, bob, who, button, told):
    """Whoever answers or withdraws it is told there what came of it, and what everybody sees changes, too. A command
    that needs a match shows that list.
    """
    message, person = await challenge(alice, bob), {"alice": alice, "bob": bob}[who]
    await answers_finished(bot)
    found = await use(person, "games")
    for command, more in (("hint", {}), ("board", {}), ("move", {"move": "a1"})):
        listed = await use(person, command, **more)
        assert (listed.ephemeral, listed.text) == (True, found.text)
    asked = await select(person, found, found.menu("Answer or withdraw a challenge").custom_id, str(match_of(message)))
    assert asked.ephemeral
    now = await click(person, asked, button)
    assert (now.id, told in now.text, [each for each in now.buttons if each.custom_id]) == (asked.id, True, [])
    await answers_finished(bot)
    assert "Accept" not in [each.label for each in alice.look(message.id).buttons]


async def test_two_people_of_different_languages_read_that_of_the_server(here, alice, lin):
    """The board of two people with one language is in that language; with two languages it is in the server's, whoever
    challenged, and also after that has changed.
    """
    asked = await challenge(lin, alice)
    assert "井字棋" in asked.text
    board = await click(alice, asked, "应战")
    assert board.text.startswith("### Tic-tac-toe")
    assert (await begin_against(alice, lin, "tictactoe")).text.startswith("### Tic-tac-toe")
    wang = here.add_person("老王", "zh-CN")
    asked = await challenge(lin, wang)
    assert (await click(wang, asked, "应战")).text.startswith("### 井字棋")
    try:
        await here.moderation.change_language(here.world.guild.id, "zh-CN")
        asked = await challenge(alice, lin)
        assert (await click(lin, asked, "应战")).text.startswith("### 井字棋")
    finally:
        await here.moderation.change_language(here.world.guild.id, "en-US")


async def test_challenging_from_the_menu_on_a_person(here, alice, bob):
    """The menu on a person asks which game, then the challenge is posted for all to see; on the bot a match begins,
    as by naming it as the opponent. A level with a person as the opponent is refused, not left out in silence.
    """
    told = await ask(alice, "play", game="tictactoe", opponent=bob.id, level="easy")
    assert told == "A level is for matches against me. Leave out the level, or the opponent."
    assert (await use(alice, "games")).text.startswith("You have no match in progress")
    assert "Qibot (Beginner)" in await ask(alice, "play", game="tictactoe", opponent=here.world.bot.id)
    asked = await challenge_menu(alice, here.world.bot.id)
    assert "Qibot (Beginner)" in (await click(alice, asked, "Tic-tac-toe")).text
    asked = await challenge_menu(alice, bob)
    assert asked.ephemeral
    posted = await click(alice, asked, "Connect Four")
    assert not posted.ephemeral
    assert bob.mention in posted.text


async def test_a_rematch_that_is_asked_for_in_direct_messages(here, bot, alice, bob):
    """It is asked in the channel of the match, where both are, and the person may withdraw it. Of a match in a group,
    where the bot cannot ask, nothing is left.
    """
    group, own = here.world.add_group(alice, bob), await use(bob.direct, "help")
    for there, asks in ((alice, True), (alice.at(group), False)):
        board = await begin_against(there, bob.at(there.place), "tictactoe")
        await resign(there, board)
        await forget_answers(bot)
        bot.services.access.changed(there.place)  # as after a restart
        told = await answer_to(press(bob.direct, own, f"rematch:{match_of(board)}:0:"))
        found = await bot.services.referee.lists.in_progress(alice.id)
        assert (len(found), "Nobody else reads" in told.text) == (asks, False)
        if asks:
            asked = await alice.sees("wants a rematch", after=board.id)
            await click(bob.direct, told, "Withdraw")
            await look_until(alice, asked, lambda now: "has withdrawn" in now.text)
        else:
            assert "permission" in told.text


async def test_both_press_rematch_at_once(here, alice, bob):
    """The rematch begins in one message, and who came second is told where."""
    board = await begin_against(alice, bob, "tictactoe")
    await resign(bob, board)
    over = await board_at(alice, board, None)
    pressed = [await each.settled() for each in await asyncio.gather(*(p.click(over, "Rematch") for p in (alice, bob)))]
    (posted,) = [shown(each) for each in pressed if not shown(each).ephemeral]
    (told,) = [shown(each) for each in pressed if shown(each).ephemeral]
    assert str(posted.id) in str(told.json["components"])
    begun = await board_at(alice, posted, 0)
    assert open_moves(begun)
    assert [each.id for each in alice.reads() if number_of(each) == 0 and each.id > over.id] == [begun.id]


async def test_a_refused_challenge_says_why(bot, alice, bob):
    """Oneself, a person who was asked already, and one who said no: each refusal has its own text. The menu in which
    the game was chosen does not change: a person is never taken for a match of that number.
    """

    async def refused():
        menu = await challenge_menu(alice, bob)
        told = await click(alice, menu, "Tic-tac-toe")
        assert alice.look(menu).text == menu.text
        return told.text

    own = await challenge_menu(alice, alice)
    assert own.text.startswith("You cannot challenge yourself.")
    assert not own.buttons
    asked = await click(alice, await challenge_menu(alice, bob), "Tic-tac-toe")
    await answers_finished(bot)
    assert "You have already made this challenge" in (told := await refused())
    assert told.endswith(f"/{asked.id})")  # a link to it
    await bob.click(asked, "Decline")
    assert "did not become a match" in await refused()


async def test_two_people_who_challenge_each_other_play(bot, alice, bob, monkeypatch):
    """The second challenge accepts the first if it asks for the same, and else says where that is. Whoever made the
    first one is told that it was accepted, as by its button.
    """
    monkeypatch.setattr("bot.match.calls.AWAY", 0.0)
    asked = await challenge(alice, bob)
    await answers_finished(bot)
    other = await use(bob, "play", game="tictactoe", opponent=alice.id, side="first")
    assert "has challenged you to this game already" in other.text
    assert other.text.endswith(f"/{asked.id})")  # a link to it
    told = await use(bob, "play", game="tictactoe", opponent=alice.id)
    assert (told.ephemeral, str(asked.id) in str(told.json["components"])) == (True, True)
    assert open_moves(await board_at(alice, asked, 0))
    assert [each.id for each in alice.reads() if number_of(each) == 0 and each.id >= asked.id] == [asked.id]
    await alice.sees(f"{alice.mention}, your challenge was accepted.", after=asked.id)


async def test_where_the_bot_may_not_post(alice, here):
    """No match begins, and the person is told privately which permission is missing."""
    closed = here.world.add_channel("closed", denied=Permission.SEND_MESSAGES)
    unseen = here.world.add_channel("unseen", denied=Permission.VIEW_CHANNEL)
    unheard = here.world.add_channel("talk", denied=Permission.CONNECT, kind=VOICE)
    for place, needed in ((closed, "send messages"), (unseen, "view the channel"), (unheard, "connect")):
        seen = await (await alice.at(place).slash("play", game="connect4")).settled()
        assert seen.message.ephemeral
        assert seen.message.text.startswith("I do not have permission to post here.")
        assert needed in seen.message.text
    assert (await use(alice, "games")).text.startswith("You have no match in progress")


async def test_blocking_somebody(alice, bob, bot):
    """The waiting challenge of a blocked person is declined, and one's own to them withdrawn. New ones are refused
    without a ping, until they are unblocked. Of a long list thirty names are told, and an ellipsis.
    """
    message = await challenge(alice, bob)
    told = await ask(bob, "block", player=alice.id)
    assert "Alice can no longer challenge you" in told
    await look_until(bob, message, lambda now: not now.buttons)
    assert "does not take challenges from you" in await ask(alice, "play", game="connect4", opponent=bob.id)
    assert await ask(bob, "block") == "Blocked: Alice."
    assert "Alice can challenge you again" in await ask(bob, "unblock", player=alice.id)
    assert "was not blocked" in await ask(bob, "unblock", player=alice.id)
    assert "Bots never challenge" in await ask(bob, "block", player=bob.world.bot.id)
    assert await ask(bob, "block") == "You have not blocked anybody."
    assert "You can challenge them again <t:" in await ask(alice, "play", game="connect4", opponent=bob.id)
    message = await challenge(bob, alice)
    assert "Alice can no longer challenge you" in await ask(bob, "block", player=alice.id)
    assert (await look_until(bob, message, lambda now: not now.buttons)).text == "Bob has withdrawn the challenge."
    for number in range(1, 32):
        await bot.services.referee.blocks.block(bob.id, Person(number, f"*{number:03}* with a rather long name"))
    told = await ask(bob, "block")
    assert (told.count("rather long name"), told.endswith(" ….")) == (30, True)


async def ask(person, command, **options):
    """The text of a command's answer."""
    return (await use(person, command, **options)).text


async def test_a_person_who_does_not_see_the_channel_is_not_challenged_there(here, alice, bob):
    """They could not answer. The challenger is told where to challenge them. Nor is who left the server: neither by
    their id, nor in the menu of a person, nor by the question that it asked while they were there.
    """

    async def refused(at):
        told = [await use(at, "play", game="connect4", opponent=bob.id), await challenge_menu(at, bob)]
        assert all("cannot see this channel" in each.text for each in told)

    hidden = alice.at(here.world.add_channel("secret", members=(alice,)))
    await refused(hidden)
    assert [each.text for each in hidden.reads() if not each.ephemeral] == []
    secret = alice.at(here.world.add_channel("secret", members=(alice, bob)))
    question, secretly = await challenge_menu(alice, bob), await challenge_menu(secret, bob)
    await here.moderation.leave(here.world.guild.id, bob.id)
    await refused(alice)
    assert "cannot see this channel" in (await click(alice, question, "Connect Four")).text
    await here.moderation.come_back(here.world.guild.id, bob.id)
    assert "challenges" in (await click(alice, question, "Connect Four")).text
    assert "challenges" in (await click(secret, secretly, "Tic-tac-toe")).text


@pytest.mark.usefixtures("no_faults_left")
async def test_a_challenge_while_discord_does_not_say_who_is_there(here, alice, bob, monkeypatch):
    """The person is asked to press again; nothing is called a bug, and nobody waits for minutes."""
    question = await challenge_menu(alice, bob)
    for fail in (here.faults.fail, here.faults.block, partial(here.faults.too_many, retry_after=60.0)):
        with monkeypatch.context() as impatient:
            impatient.setattr(known_servers, "REQUEST_SECONDS", 0.3)
            fail("GET /guilds/*/members/*", times=20)
            assert "Please press the button again" in (await click(alice, question, "Connect Four")).text
        here.faults.clear()
    assert "challenges" in (await click(alice, question, "Connect Four")).text


async def test_a_double_click_in_the_menu_on_the_bot_begins_one_match(alice, bot):
    """As on the page of /help. No opening is offered, which is for two people."""
    page = await challenge_menu(alice, bot.user.id)
    assert "Connect Four" in (labels := [each.label for each in page.buttons])
    assert "Swap2" not in " ".join(labels)
    answers = await asyncio.gather(*[answer_to(alice.click(page, "Connect Four")) for _ in range(2)])
    await answers_finished(bot)
    assert len(await bot.services.referee.stores.matches.open_of(alice.id)) == 1
    assert sum("just asked me for this" in each.text for each in answers) == 1


async def test_a_deleted_channel_takes_its_invitations_with_it(here, bot, alice):
    """Nobody can join them any more; so they are in nobody's way elsewhere. Those of other channels stay open."""
    gone, stores = await here.moderation.add_channel("gone"), bot.services.referee.stores
    await use(alice, "anyone", game="connect4")
    await use(alice.at(gone), "anyone", game="tictactoe")
    await here.moderation.remove(gone.id)
    (left,) = await until(lambda: stores.invitations.open_of(alice.id, stores.clock()), lambda found: len(found) == 1)
    assert left.game == "connect4"
    assert "Who joins?" in (await use(alice, "anyone", game="tictactoe")).text
