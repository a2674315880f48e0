"""Matches that begin at the same time, by and against the same people, while they are suspended or deleted; and the
rules of a server: quiet hours and suspensions.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial

import pytest

from bot.discord.place import NOWHERE, Person, Place
from bot.features.challenges.invitations import InvitationOpen, Invitations
from bot.features.offers.rules import Offers
from bot.features.privacy.rules import Privacy
from bot.features.servers.rules import Moderation, Servers
from bot.features.studies.rules import Studies
from bot.features.tournaments.rounds import Rounds
from bot.features.tournaments.rules import Tournaments, TournamentTerms
from bot.match.admission import OPEN_LIMIT
from bot.match.places import Quiet, zone_of
from bot.match.referee import Referee
from bot.match.refusals import BadChoice, Refused, Suspended, TooManyHere, TooManyMatches, WrongRole
from bot.match.terms import MatchTerms
from engines.registry import GAMES
from storage.database import Database
from storage.errors import OfferGone, StorageRefusal
from storage.rows import Match
from tests.bot.conftest import ANN, BOB, EVE, Clock, between_people
from tests.cases import for_each
from tests.long import LONG

SERVER = 77
HERE = Place(SERVER, 5)
OTHERS = [Person(5000 + number, f"P{number}") for number in range(OPEN_LIMIT + 5)]
ALONE = MatchTerms("tictactoe", "first", level="easy")
ROBIN = TournamentTerms("tictactoe", "robin", 3, None, "move-86400")
Act = Callable[[], Awaitable[object]]


async def open_matches(referee: Referee, person: Person) -> list[Match]:
    return [each for each in await referee.stores.matches.open_of(person.id) if each.status == "playing"]


async def at_once(*acts: Act) -> None:
    """Runs all together. Refusals are expected; any other error is raised."""
    for result in await asyncio.gather(*(act() for act in acts), return_exceptions=True):
        if isinstance(result, BaseException) and not isinstance(result, Refused | StorageRefusal):
            raise result


def later(steps: int, act: Act) -> Act:
    """Delays an act by `steps` turns of the event loop, so that it meets others at every point."""

    async def acted() -> object:
        for _ in range(steps):
            await asyncio.sleep(0)
        return await act()

    return acted


async def test_who_joins_and_accepts_at_once_stays_within_the_limit(referee: Referee) -> None:
    """Every way to begin a match counts towards the limit."""
    asked = [await referee.challenges.challenge(MatchTerms("connect4"), each, BOB) for each in OTHERS]
    invited = [await referee.of(Invitations).invite(MatchTerms("tictactoe"), each, HERE) for each in OTHERS]
    await at_once(
        *(lambda view=each: referee.challenges.accept(view.id, BOB) for each in asked),
        *(lambda number=each.id: referee.of(Invitations).join(number, BOB, HERE) for each in invited),
    )
    assert len(await open_matches(referee, BOB)) == OPEN_LIMIT


async def test_a_challenge_to_anybody_takes_room(referee: Referee) -> None:
    """An open challenge counts as one to a person does, so that a join never brings the challenger over the limit."""
    for _ in range(OPEN_LIMIT - 1):
        await referee.challenges.play_bot(ALONE, ANN)
    invitation = await referee.of(Invitations).invite(MatchTerms("tictactoe"), ANN, HERE)
    for begins in (
        referee.of(Invitations).invite(MatchTerms("connect4"), ANN),
        referee.challenges.play_bot(ALONE, ANN),
    ):
        with pytest.raises(TooManyMatches):
            await begins
    await referee.of(Invitations).join(invitation.id, BOB, HERE)
    assert len(await open_matches(referee, ANN)) == OPEN_LIMIT


async def test_a_challenge_to_anybody_takes_room_in_its_server(referee: Referee) -> None:
    """An open challenge counts in its own server alone."""
    await referee.of(Servers).choose(SERVER, "most", [1])
    await referee.of(Invitations).invite(MatchTerms("tictactoe"), ANN, HERE)
    with pytest.raises(TooManyHere):
        await referee.challenges.play_bot(ALONE, ANN, HERE)
    await referee.challenges.play_bot(ALONE, ANN, Place(78, 6))


async def test_a_match_of_a_tournament_takes_no_room(referee: Referee) -> None:
    """Whoever takes part may play as much beside it as before."""
    await referee.of(Servers).choose(SERVER, "most", [1])
    tournaments, people = referee.of(Tournaments), (ANN, BOB, EVE)
    made = await tournaments.make(ANN, HERE, ROBIN)
    for each in people:
        await tournaments.join(made.id, each, HERE)
    await tournaments.start(made.id, ANN.id, moderates=False)
    for each in people:
        await referee.challenges.play_bot(ALONE, each, HERE)
        with pytest.raises(TooManyHere):
            await referee.challenges.play_bot(ALONE, each, HERE)


async def test_one_person_asks_anybody_once_for_each_game(referee: Referee) -> None:
    """A second open challenge of a game is refused, also with many clicks at once."""
    results = await asyncio.gather(
        *(referee.of(Invitations).invite(MatchTerms(game), ANN) for game in [*GAMES] * 2), return_exceptions=True
    )
    assert sum(isinstance(each, InvitationOpen) for each in results) == len(GAMES)


async def test_an_invitation_in_a_server_that_dismisses_the_bot_is_over(referee: Referee) -> None:
    """Nobody can join it, also once the bot is back. One that its maker's own installation posts there is open."""
    invitations, invite = referee.of(Invitations), partial(referee.of(Invitations).invite, MatchTerms("checkers"), ANN)
    await referee.of(Moderation).arrived([SERVER])
    old = await invite(HERE)
    with pytest.raises(InvitationOpen):
        await invite()
    await referee.of(Moderation).left(SERVER)
    new = await invite(HERE)
    with pytest.raises(InvitationOpen):
        await invite()
    assert await invitations.open_in(HERE) == [new]
    await referee.of(Moderation).arrived([SERVER])
    with pytest.raises(OfferGone):
        await invitations.join(old.id, BOB, HERE)


async def test_a_server_that_dismissed_the_bot_rules_nobody(referee: Referee) -> None:
    """People use their own installations there, and no moderator could undo a rule or a suspension. Both hold again
    when the bot is back, and where the server has installed the bot's commands alone and manages them.
    """
    moderation, servers = referee.of(Moderation), referee.of(Servers)
    begin = partial(referee.challenges.play_bot, ALONE, place=HERE)
    await moderation.arrived([SERVER])
    await servers.choose(SERVER, "roles", [9])
    await moderation.suspend(SERVER, EVE, "rude", None)
    for returns in (
        partial(moderation.arrived, [SERVER]),
        partial(servers.choose, SERVER, "most", [5]),
        partial(moderation.suspend, SERVER, BOB, "rude", None),
    ):
        for person, refusal in ((ANN, WrongRole), (EVE, Suspended)):
            with pytest.raises(refusal):
                await begin(person)
        await moderation.arrived([SERVER])
        await moderation.left(SERVER)
        for person in (ANN, EVE):
            assert (await begin(person)).match.playing
        await returns()


async def test_a_suspension_that_meets_a_beginning_leaves_nothing_open(referee: Referee) -> None:
    """Whichever comes first, the match ends or is not begun."""
    for number in range(40):
        person = Person(6000 + number, "X")
        await at_once(
            later(number // 4, lambda who=person: referee.of(Moderation).suspend(SERVER, who, "rude", None)),
            later(number % 4, lambda who=person: referee.challenges.play_bot(ALONE, who, HERE)),
        )
        assert await open_matches(referee, person) == [], number


async def test_a_suspended_person_is_paired_in_no_tournament(referee: Referee) -> None:
    """The suspended person gets no match, even if they join and the tournament starts meanwhile."""
    for number in range(16):
        people = [Person(7000 + 10 * number + at, "X") for at in range(4)]
        made = await referee.of(Tournaments).make(people[0], HERE, ROBIN)
        for each in people[:3]:
            await referee.of(Tournaments).join(made.id, each)
        await at_once(
            lambda who=people[3]: referee.of(Moderation).suspend(SERVER, who, "rude", None),
            later(number, lambda found=made.id, who=people[3]: referee.of(Tournaments).join(found, who, HERE)),
            later(number + 8, lambda found=made.id: referee.of(Tournaments).start(found, 0, moderates=True)),
        )
        await referee.of(Rounds).do_due_work()
        assert await open_matches(referee, people[3]) == [], number


async def test_a_deletion_meets_anything(referee: Referee) -> None:
    """Nothing that happens at the same time aborts the deletion or fails as a bug, and the person keeps no seat."""
    apart = 2 if LONG else 4  # turns of the loop between one moment of the deletion and the next
    for steps in range(0, 16, apart):
        for number in range(13):
            await meets(referee, 13 * steps + number, steps)


async def meets(referee: Referee, number: int, steps: int) -> None:
    """A deletion after `steps` turns of the loop, and one of the things that it may meet."""
    one, other, third = (Person(at + number, "X") for at in (9000, 9500, 9800))
    view = await between_people(referee, people=(one, other))
    asked = await referee.challenges.challenge(MatchTerms("connect4"), third, one)
    invited = await referee.of(Invitations).invite(MatchTerms("gomoku"), one, HERE)
    acts: list[Act] = [
        lambda: referee.challenges.accept(asked.id, one),
        lambda: referee.challenges.play_bot(ALONE, one, HERE),
        lambda: referee.challenges.challenge(MatchTerms("checkers"), other, one),
        lambda: referee.of(Invitations).join(invited.id, third, HERE),
        lambda: referee.blocks.block(other.id, one),
        lambda: referee.blocks.block(one.id, other),
        lambda: referee.of(Moderation).suspend(SERVER, one, "rude", None),
        lambda: referee.of(Tournaments).make(one, HERE, ROBIN),
        lambda: referee.of(Studies).make(one, "startpos", "tictactoe"),
        lambda: referee.clocks.take_vacation(one.id, 2),
        lambda: referee.of(Offers).ask("draw", view.id, one.id),
        lambda: referee.challenges.decline(asked.id, one.id),
        lambda: referee.turns.resign(view.id, other.id),
    ]
    deleted: list[object] = []

    async def delete() -> None:
        deleted.append(await referee.of(Privacy).delete(one.id))

    await at_once(later(steps, delete), acts[number % len(acts)])
    assert deleted, number
    assert (await referee.stores.view(view.id)).match.side_of(one.id) is None


@asynccontextmanager
async def refusing(db: Database, what: str) -> AsyncIterator[None]:
    """The disk takes no such change within the block, which therefore fails."""
    await db.change(f"CREATE TRIGGER full BEFORE {what} BEGIN SELECT RAISE (ABORT, 'no room'); END")
    with pytest.raises(sqlite3.IntegrityError):
        yield
    await db.change("DROP TRIGGER full")


async def test_a_join_that_fails_leaves_the_invitation_open(db: Database, referee: Referee) -> None:
    """The invitation is taken in the transaction that begins the match."""
    invitation = await referee.of(Invitations).invite(MatchTerms("tictactoe"), ANN, HERE)
    async with refusing(db, "INSERT ON matches"):
        await referee.of(Invitations).join(invitation.id, BOB, HERE)
    assert (await referee.of(Invitations).join(invitation.id, EVE, HERE)).match.playing


async def test_nobody_joins_from_elsewhere(referee: Referee) -> None:
    """The match goes on where its challenge stands: whoever made it may not see another server."""
    invitations = referee.of(Invitations)
    asked = await invitations.invite(MatchTerms("tictactoe"), ANN, HERE)
    for place in (Place(SERVER, 6), Place(SERVER + 1, 7), NOWHERE):
        with pytest.raises(OfferGone):
            await invitations.join(asked.id, BOB, place)
    assert (await invitations.join(asked.id, BOB, HERE)).match.playing


async def test_a_suspension_that_cannot_be_lifted_stands(db: Database, referee: Referee) -> None:
    """Memory does not go ahead of the disk."""
    await referee.of(Moderation).suspend(SERVER, EVE, "rude", None)
    assert await referee.places.suspension(SERVER, EVE.id)
    async with refusing(db, "DELETE ON suspensions"):
        await referee.stores.suspensions.lift(SERVER, EVE.id)
    assert await referee.places.suspension(SERVER, EVE.id)


HOURS = [("22-7", 22, 7), ("20-24", 20, 0), ("24-8", 0, 8), ("0-24", 0, 24), ("13:00–15", 13, 15)]


@for_each("hours, start, end", [*HOURS, ("22時〜7時", 22, 7), ("２２－７", 22, 7), ("22：00～7：00", 22, 7)])
def test_hours_are_read(clock: Clock, hours: str, start: int, end: int) -> None:
    """Midnight may also be 24. They hold for as many hours of a day as they say, which may be all."""
    quiet = Quiet.read(hours, "UTC")
    assert quiet == Quiet(start, end, "UTC")
    assert sum(quiet.holds(clock() + timedelta(hours=hour)) for hour in range(24)) == ((end - start) % 24 or 24)


@for_each("typed, zone", [("europe/berlin", "Europe/Berlin"), ("AMERICA/NEW YORK", "America/New_York"), ("utc+2",) * 2])
def test_a_zone_is_read_however_it_is_written(typed: str, zone: str) -> None:
    """In capitals or not; it is kept in its usual spelling."""
    assert Quiet.read("22-7", f" {typed} ").zone == zone


@for_each("typed, minutes", [("+5:30", 330), ("UTC−3", -180), ("GMT＋９", 540), ("－3", -180)])
def test_an_offset_is_read_with_the_signs_of_every_keyboard(typed: str, minutes: int) -> None:
    assert zone_of(typed).utcoffset(None) == timedelta(minutes=minutes)


@for_each("typed", ["10", "15", "M10", "UTC/5", "UTC 5"])
def test_an_offset_without_a_sign_is_refused(typed: str) -> None:
    """The 1 of 10 was taken for a minus."""
    with pytest.raises(BadChoice):
        zone_of(typed)


async def test_a_suspension_ends_at_its_time(referee: Referee, clock: Clock) -> None:
    await referee.of(Moderation).suspend(5, EVE, "rude", clock() + timedelta(days=1))
    clock.pass_by(timedelta(days=1) - timedelta(seconds=1))
    assert await referee.places.suspension(5, EVE.id)
    clock.pass_by(timedelta(seconds=1))
    assert await referee.places.suspension(5, EVE.id) is None
