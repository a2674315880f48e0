"""Things that people do which take more than one transaction, each as three functions: what is there before, the act,
and whether all of it is done.
"""

import random
from contextlib import asynccontextmanager
from datetime import timedelta

from bot import installed
from bot.discord.place import Place
from bot.features.challenges.invitations import Invitations
from bot.features.offers.rules import Offers
from bot.features.privacy.rules import Privacy
from bot.features.puzzles.daily_rules import Daily
from bot.features.puzzles.rules import Puzzles, require_puzzle
from bot.features.servers.rules import Moderation
from bot.features.tournaments.rules import Tournaments, TournamentTerms
from bot.match.referee import Referee
from bot.match.terms import MatchTerms
from tests.bot.conftest import ANN, BOB, EVE, against_bot, between_people, eventually
from tests.bot.local_engine import LocalEngine

HERE, DAY = Place(5, 50), "move-86400"


@asynccontextmanager
async def known_people(opening, clock):
    """The database that `opening` opens, and a referee in it that knows Ann, Bob and Eve and draws the same lots."""
    async with (
        opening as db,
        Referee(db, LocalEngine(), installed.services(), clock=clock, dice=random.Random(7), sweep=3600) as referee,
    ):
        for person in (ANN, BOB, EVE):
            await referee.stores.remember(person)
        yield db, referee


async def settled(referee):
    """Waits until nothing more follows from what was done."""
    await eventually(lambda: not referee.stores.background._tasks and not referee.thinking._thoughts)


async def asked(referee):
    """The number of Ann's challenge to Bob, who has declined another one."""
    first, second = [
        await referee.challenges.challenge(MatchTerms(game, clock=DAY), ANN, BOB, HERE)
        for game in ("xiangqi", "connect4")
    ]
    await referee.challenges.decline(first.id, BOB.id)
    return second.id


async def invited(referee):
    """The number of an open invitation of Ann's."""
    return (await referee.of(Invitations).invite(MatchTerms("connect4", clock=DAY), ANN, HERE)).id


async def opened(referee):
    """The number of a match against the bot in which Ann moves first."""
    return (await against_bot(referee)).id


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


async def posed(referee):
    """The number of a puzzle of the day that Ann looks at."""
    puzzle = await referee.of(Puzzles).choose(ANN.id, "connect4")
    number = await referee.stores.daily.make(5, referee.stores.clock().date(), 50, puzzle.game, puzzle.key)
    assert await referee.of(Daily).begin(number, ANN)
    return number


async def unposted(referee):
    """The number of a puzzle of the day that could not be posted."""
    await referee.stores.servers.arrived([5])
    await referee.of(Daily).choose(5, "channel", "50")
    await referee.of(Daily).do_due_work()
    return await referee.stores.daily.newest(5, referee.stores.clock().date())


async def placed(referee):
    """Whether the puzzle of the day is where the server wants it now."""
    return (await referee.stores.daily.get(1)).channel_id == 51


async def plays(referee):
    """Whether Ann's match with Bob is played, and nobody need wait before they ask again."""
    (match,) = await referee.stores.matches.open_of(BOB.id)
    return match.playing and await referee.stores.blocks.pause(ANN.id, BOB.id) is None


async def answered(referee):
    """Whether the bot has answered Ann's first move."""
    return [match.ply for match in await referee.stores.matches.open_of(ANN.id)] == [2]


async def met(referee):
    """Whether all who play in the round of the tournament have a match, or have left."""
    found = await referee.stores.tournaments.get(1)
    return found.status == "playing" and all(each.match_id or each.points for each in found.current)


async def went_on(referee):
    """Whether those who play in the second round of the tournament have a match."""
    found = await referee.stores.tournaments.get(1)
    return found.round == 2 and [bool(each.match_id) for each in found.current if each.second_player] == [True]


async def without_bob(referee):
    """Whether Bob has left the tournament, and has no match."""
    found = await referee.stores.tournaments.get(1)
    return BOB.id in found.gone and not await referee.stores.matches.open_of(BOB.id)


async def over(referee):
    """Whether nothing of Ann's is open."""
    return not await referee.stores.matches.open_of(ANN.id)


async def forgotten(referee):
    """Whether Ann is unknown, and nothing of hers is open."""
    return await referee.stores.players.get(ANN.id) is None and await over(referee)


async def barred(referee):
    """Whether Bob has blocked Ann, and nothing of hers is open."""
    return await referee.stores.blocks.stands(BOB.id, ANN.id) and await over(referee)


async def deadline(referee):
    """Whether the clock of Ann's match stands for three days."""
    (match,) = [each for each in await referee.stores.matches.open_of(ANN.id) if each.playing]
    return match.timing.deadline == referee.stores.clock() + timedelta(days=4)


async def counted(referee):
    """Whether the puzzle that Ann solved counts once, for her rating and for the day."""
    solver, daily = await referee.stores.puzzles.solver(ANN.id), await referee.stores.daily.get(1)
    return solver and (solver.tried, solver.streak, daily.tried, daily.solvers) == (1, 1, 1, (("Ann", 1),))


ACTS = {
    "accept": (asked, lambda referee, number: referee.challenges.accept(number, BOB, HERE), plays),
    "decline": (asked, lambda referee, number: referee.challenges.decline(number, BOB.id), over),
    "withdraw": (asked, lambda referee, number: referee.challenges.withdraw(number, ANN.id), over),
    "block": (asked, lambda referee, number: referee.blocks.block(BOB.id, ANN), barred),
    "join": (invited, lambda referee, number: referee.of(Invitations).join(number, BOB, HERE), plays),
    "move": (opened, lambda referee, number: moved(referee, number), answered),
    "draw": (drawn, lambda referee, number: referee.of(Offers).ask("draw", number, ANN.id), over),
    "vacation": (busy, lambda referee, number: referee.clocks.take_vacation(ANN.id, 3), deadline),
    "suspend": (busy, lambda referee, number: referee.of(Moderation).suspend(5, ANN, "rude", None), over),
    "dismiss": (busy, lambda referee, number: referee.of(Moderation).left(5), over),
    "delete": (busy, lambda referee, number: referee.of(Privacy).delete(ANN.id), forgotten),
    "start": (joined, lambda referee, number: referee.of(Tournaments).start(number, ANN.id, moderates=False), met),
    "resign": (started, lambda referee, number: resigned(referee, number), went_on),
    "leave": (started, lambda referee, number: referee.of(Tournaments).leave(number, BOB.id), without_bob),
    "move daily": (unposted, lambda referee, number: referee.of(Daily).choose(5, "channel", "51"), placed),
    "solve": (posed, lambda referee, number: solved(referee, number), counted),
}


async def resigned(referee, number):
    """Somebody resigns the only match of the tournament's first round."""
    found = await referee.stores.tournaments.get(number)
    (match,) = [each for each in found.current if each.match_id]
    if found.round == 1:
        await referee.turns.resign(match.match_id, match.first_player)
        await settled(referee)


async def moved(referee, number):
    """Ann moves, and the bot answers."""
    await referee.turns.move(number, ANN.id, "b2", 0)
    await referee.thinking.answer(number)


async def solved(referee, number):
    """Ann solves the puzzle of the day."""
    daily = await referee.stores.daily.get(number)
    await referee.of(Puzzles).finish(ANN, require_puzzle(daily.puzzle), True)
