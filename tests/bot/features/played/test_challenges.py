"""Open invitations over the real client that somebody joins while they are posted."""

import asyncio

import pytest

from bot.discord.place import Person, Place
from bot.features.challenges.invitations import Invitations
from bot.match.terms import MatchTerms
from tests.bot.conftest import eventually
from tests.bot.e2e.playing import click, look_until, match_of, open_moves, release, use
from tests.cases import for_each

pytestmark = pytest.mark.asyncio(loop_scope="session")


def answered_late(here, request):
    """Discord carries out the next such request, and its answer is held back."""
    held = here.faults.seize(request, after=True)
    held.status = 0
    return held


def asked_in_vain(here, bot, alice, game):
    """Has a sweep post an invitation of Alice's that has no message."""
    terms, place = MatchTerms(game), Place(here.world.guild.id, alice.place)
    return bot.services.referee.of(Invitations).invite(terms, Person(alice.id, "Alice"), place)


@for_each("by_sweep", [False, True])
async def test_the_message_becomes_the_board_whoever_posts_it(here, bot, alice, bob, by_sweep):
    """It stays the board though the bot hears only after the press that the message is there."""
    held = answered_late(here, "POST /channels/*/messages" if by_sweep else "POST /interactions/*/*/callback")
    if by_sweep:
        await asked_in_vain(here, bot, alice, "tictactoe")
        await bot.services.referee.sweep()
    else:
        asking = asyncio.ensure_future(use(alice, "anyone", game="tictactoe"))
    board = await click(bob, await bob.sees("Who joins?"), "Play")
    await release(here, held)
    if not by_sweep:
        await asking
    await eventually(lambda: not (bot.services.running._tasks or bot.services.referee.stores.background._tasks))
    assert len(open_moves(bob.look(board.id))) == 9


async def test_the_board_of_a_match_that_is_over_by_then_stays(here, bot, alice, bob):
    """It shows how the match ended."""
    held = answered_late(here, "POST /channels/*/messages")
    await asked_in_vain(here, bot, alice, "tictactoe")
    referee = bot.services.referee
    await referee.sweep()
    board = await click(bob, await bob.sees("Who joins?"), "Play")
    await bot.services.publisher.show(await referee.turns.resign(match_of(board), bob.id))
    await release(here, held)
    await eventually(lambda: not (bot.services.running._tasks or referee.stores.background._tasks))
    assert "Bob resigns" in bob.look(board.id).text


async def test_one_that_a_sweep_posts_and_somebody_joins_from_the_page_is_over(here, bot, alice, bob):
    """Its message, which is not the board, says that nobody else is sought."""
    referee = bot.services.referee
    asked = await asked_in_vain(here, bot, alice, "connect4")
    held = answered_late(here, "POST /channels/*/messages")
    await referee.sweep()
    message = await bob.sees("Who joins?")
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
