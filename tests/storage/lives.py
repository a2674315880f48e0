"""A person who has done everything that storage keeps about people, and the traces that are left of one."""

from datetime import UTC, date, datetime, timedelta
from functools import partial
from operator import attrgetter
from pathlib import Path

from bot.match.stores import HIDDEN_SETTING
from storage.blocks import Pause, add_block, set_pause
from storage.boards import BoardMessage, BoardStore
from storage.calls import CallStore, NewCall
from storage.clocks import ClockStore
from storage.daily import DailyStore
from storage.database import Database
from storage.follows import FollowStore
from storage.hints import HintStore
from storage.invitations import InvitationStore, NewInvitation
from storage.lessons import LessonStore
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.players import PlayerStore
from storage.puzzles import PuzzleStore
from storage.ratings import Rating
from storage.rows import Finish, NewOffer
from storage.servers import Suspension, SuspensionStore
from storage.settings import SettingStore
from storage.stored import to_time
from storage.studies import StudyStore
from storage.tournament_rows import NewPairing, NewTournament
from storage.tournaments import TournamentStore
from tests.storage.conftest import BOB, EVE, against_bot, between_two, play

CARA, NAME = 845_123_456_789_012_345, "Cara Zwölf 小林"
SERVER_CHANNEL, PRIVATE_CHANNEL = 20, 777_000_111
NOW = datetime.now(UTC)


async def a_life(db: Database) -> None:
    """Has Cara do everything that is stored about a person."""
    await PlayerStore(db).remember(CARA, NAME, "sv-SE")
    await SettingStore(db).put("person", CARA, "language", "sv-XX")
    await _plays(db)
    await _plays_a_tournament(db)
    await _learns(db)
    await _meets(db)


async def _plays(db: Database) -> None:
    matches = MatchStore(db, lambda bout: (Rating("connect4", 1500, 90, 0.06, 1, NOW),) * 2)
    mine = {"first_player": CARA, "challenger": CARA}
    theirs = between_two(first_player=BOB, second_player=CARA, challenger=BOB)
    for new in (between_two(**mine, guild_id=5), theirs, against_bot(**mine)):
        match = await matches.create(new)
        channel = SERVER_CHANNEL if new.guild_id else PRIVATE_CHANNEL
        await BoardStore(db).place(match.id, BoardMessage(new.guild_id, channel, 9))
        match = await play(matches, match, "d")
        if not match.against_bot:
            offer = await OfferStore(db).make(NewOffer(match.id, match.ply, "draw", CARA))
            for person, reason in ((CARA, "your-turn"), (BOB, f"offers.{offer.id}")):
                call = await CallStore(db).make(NewCall(match.id, person, reason, match.ply, 1, channel))
                await CallStore(db).remove(call.id if call else 0)
        await HintStore(db).record(match.id, match.ply, CARA)
        await matches.finish(match.id, match.ply, Finish("1-0", "resignation"))


async def _plays_a_tournament(db: Database) -> None:
    tournaments = TournamentStore(db)
    for first, second in ((CARA, BOB), (BOB, CARA)):
        made = await tournaments.make(NewTournament(CARA, 5, SERVER_CHANNEL, "chess", "robin", 0, 8, ""), 9)
        assert made
        for person in (CARA, BOB):
            made = await tournaments.join(made.id, person)
        made = await tournaments.begin_round(made, 1, [NewPairing(first, second, (1, 0))])
        await tournaments.end(made, "finished")


async def _learns(db: Database) -> None:
    await LessonStore(db).finish(CARA, "chess", "fork")
    await StudyStore(db).make(CARA, "chess", "", ("e4",), {"White": NAME})
    await PuzzleStore(db).record(CARA, "chess", "abc", True, lambda own, other, solved: (1001, 899))
    daily = await DailyStore(db, HIDDEN_SETTING).make(5, date(2026, 11, 22), SERVER_CHANNEL, "chess", "abc")
    await DailyStore(db, HIDDEN_SETTING).begin(daily or 0, CARA)


async def _meets(db: Database) -> None:
    clocks, pause = ClockStore(db), Pause(1, to_time("2026-11-22T00:00:00.000Z"))
    await SuspensionStore(db).suspend(Suspension(5, CARA, f"{NAME} was rude", None))
    for person, blocked in ((CARA, EVE), (BOB, CARA)):
        await db.write(partial(add_block, person=person, blocked=blocked))
    for challenger, challenged in ((CARA, BOB), (BOB, CARA)):
        pair = {"challenger": challenger, "challenged": challenged}
        await db.write(partial(set_pause, **pair, next_pause=lambda last: pause))
    await clocks.take_vacation(CARA, NOW, NOW + timedelta(days=3), attrgetter("timing"))
    await FollowStore(db).follow((await MatchStore(db).create(between_two(second_player=EVE))).id, CARA)
    new = NewInvitation(CARA, "chess", "first", "none", NOW + timedelta(hours=1), channel_id=PRIVATE_CHANNEL)
    await InvitationStore(db).note_message((await InvitationStore(db).make(new)).id, PRIVATE_CHANNEL)


def bytes_of(path: Path) -> bytes:
    """The bytes of the database and of all files beside it."""
    return b"".join(each.read_bytes() for each in sorted(path.parent.iterdir()) if each.is_file())


def traces(content: bytes) -> list[str]:
    """Which signs of Cara are in these bytes: name, id as text and as SQLite stores it, locale, setting, private
    channel.
    """
    signs = {
        "name": NAME.encode(),
        "id as text": str(CARA).encode(),
        "id": CARA.to_bytes(8, "big"),
        "locale": b"sv-SE",
        "setting": b"sv-XX",
        "private channel": PRIVATE_CHANNEL.to_bytes(4, "big"),
    }
    return [what for what, sign in signs.items() if sign in content]
