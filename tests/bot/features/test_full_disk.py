"""What people do while the disk is full at any one of its writes: done again, it is done."""

import random
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest

from bot import installed
from bot.discord.place import Place
from bot.features.challenges.invitations import Invitations
from bot.features.offers.rules import Offers
from bot.features.privacy.rules import Privacy
from bot.features.puzzles.rules import Puzzles
from bot.features.servers.moderation import Moderation
from bot.features.tournaments.rules import Tournaments, TournamentTerms
from bot.match.referee import Referee
from bot.match.terms import MatchTerms
from storage.database import Database
from storage.errors import DatabaseFault, DatabaseFull, TournamentChanged
from tests.bot.conftest import ANN, BOB, EVE, Clock, against_bot, between_people
from tests.bot.local_engine import LocalEngine
from tests.cases import for_each

HERE, DAY = Place(5, 50), "move-86400"


class Filling(Database):
    """A database on a disk that is full at one write, after `left` others."""

    left = -1

    @asynccontextmanager
    async def transaction(self):
        self._fill()
        async with super().transaction() as session:
            yield session

    async def write(self, work):
        self._fill()
        return await super().write(work)

    def _fill(self):
        self.left -= 1
        if self.left == -1:
            raise DatabaseFull(self.path)


async def asked(referee):
    """The number of Ann's challenge to Bob."""
    return (await referee.challenges.challenge(MatchTerms("connect4", clock=DAY), ANN, BOB, HERE)).id


async def drawn(referee):
    """The number of a match against the bot that nobody wins with best play."""
    return (await against_bot(referee, moves="b2 c3")).id


async def joined(referee):
    """The number of a tournament of Ann, Bob and Eve."""
    found = await referee.of(Tournaments).make(ANN, HERE, TournamentTerms("tictactoe", "robin", 3, None, DAY))
    for person in (ANN, BOB, EVE):
        await referee.of(Tournaments).join(found.id, person, HERE)
    return found.id


async def started(referee):
    """The same once it has begun."""
    number = await joined(referee)
    await referee.of(Tournaments).start(number, ANN.id, moderates=False)
    return number


async def busy(referee):
    """The number of a match of Ann's, who has a challenge, an invitation and a tournament, too."""
    await joined(referee)
    await referee.of(Invitations).invite(MatchTerms("xiangqi"), ANN, HERE)
    await referee.challenges.challenge(MatchTerms("tictactoe"), ANN, EVE, HERE)
    return (await between_people(referee, "connect4", "4 4", DAY, place=HERE)).id


async def over(referee):
    """Whether nothing of Ann's is open."""
    return not await referee.stores.matches.open_of(ANN.id)


async def deadline(referee):
    """Whether the clock of Ann's match stands for three days."""
    (match,) = [each for each in await referee.stores.matches.open_of(ANN.id) if each.playing]
    return match.timing.deadline == referee.stores.clock() + timedelta(days=4)


async def true(referee):
    """Nothing more is asked."""
    return True


ACTS = {
    "accept": (asked, lambda referee, number: referee.challenges.accept(number, BOB, HERE), true),
    "decline": (asked, lambda referee, number: referee.challenges.decline(number, BOB.id), over),
    "withdraw": (asked, lambda referee, number: referee.challenges.withdraw(number, ANN.id), over),
    "block": (asked, lambda referee, number: referee.blocks.block(BOB.id, ANN), true),
    "draw": (drawn, lambda referee, number: referee.of(Offers).draw(number, ANN.id), over),
    "vacation": (busy, lambda referee, number: referee.clocks.take_vacation(ANN.id, 3), deadline),
    "suspend": (busy, lambda referee, number: referee.of(Moderation).suspend(5, ANN, "rude", None), over),
    "dismiss": (busy, lambda referee, number: referee.of(Moderation).left(5), over),
    "delete": (busy, lambda referee, number: referee.of(Privacy).delete(ANN.id), over),
    "start": (joined, lambda referee, number: referee.of(Tournaments).start(number, ANN.id, moderates=False), true),
    "leave": (started, lambda referee, number: referee.of(Tournaments).leave(number, BOB.id), true),
    "solve": (joined, lambda referee, number: solved(referee), true),
}


async def solved(referee):
    """Ann solves a puzzle."""
    return await referee.of(Puzzles).finish(ANN, await referee.of(Puzzles).choose(ANN.id, "connect4"), True)


@pytest.mark.slow
@for_each("name", list(ACTS))
async def test_what_could_not_be_stored_is_done_again(tmp_path, name):
    """Whichever write fails, the person hears of it, and the same once more does all of it."""
    prepare, act, is_done = ACTS[name]
    for left in range(20):
        async with (
            Filling.open(tmp_path / f"{name}-{left}.sqlite3") as db,
            Referee(
                db, LocalEngine(), installed.services(), clock=Clock(), dice=random.Random(7), sweep=3600
            ) as referee,
        ):
            for person in (ANN, BOB, EVE):
                await referee.stores.remember(person)
            number = await prepare(referee)
            db.left = left
            try:
                await act(referee, number)
            except DatabaseFault:
                pass
            else:
                assert await is_done(referee)
                if db.left >= 0:
                    return
            try:
                await act(referee, number)
            except TournamentChanged:
                assert name == "start"  # it has begun; a sweep begins its matches
            assert await is_done(referee)
    raise AssertionError("it writes without end")
