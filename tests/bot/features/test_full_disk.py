"""What people do while the disk is full at any one of its writes: done again, it is done."""

from contextlib import suppress

import pytest

from bot.features.privacy.rules import Privacy
from bot.features.tournaments.rules import NotInTournament
from bot.match.terms import MatchTerms
from storage.database import Database
from storage.errors import DatabaseFault, DatabaseFull, StaleMatch, TournamentChanged
from tests.bot.conftest import ANN, Clock
from tests.bot.features.acts import ACTS, known_people, settled
from tests.cases import for_each


class Filling(Database):
    """A database on a disk that is full at one write, after `left` others."""

    left = -1

    async def write(self, work):
        self.left -= 1
        if self.left == -1:
            raise DatabaseFull(self.path)
        return await super().write(work)


@pytest.mark.slow
@for_each("name", list(ACTS))
async def test_what_could_not_be_stored_is_done_again(tmp_path, name):
    """Whichever write fails, the person hears of it, and the same once more does all of it, or a sweep what follows."""
    prepare, act, is_done = ACTS[name]
    for left in range(20):
        async with known_people(Filling.open(tmp_path / f"{name}-{left}.sqlite3"), Clock()) as (db, referee):
            number = await prepare(referee)
            db.left = left
            try:
                await act(referee, number)
            except DatabaseFault:
                with suppress(StaleMatch, TournamentChanged, NotInTournament):  # it was stored
                    await act(referee, number)
            was_never_full, db.left = db.left >= 0, -1
            for _ in range(2):
                await referee.sweep()
            await settled(referee)
            assert await is_done(referee)
            if was_never_full:
                return
    raise AssertionError("it writes without end")


async def test_who_could_not_be_deleted_plays_on(tmp_path):
    """They were asked to try again, and may have thought better of it: no sweep ends what they have begun since."""
    for left in range(20):
        async with known_people(Filling.open(tmp_path / f"{left}.sqlite3"), Clock()) as (db, referee):
            db.left = left
            try:
                await referee.of(Privacy).delete(ANN.id)
            except DatabaseFault:
                db.left = -1
                view = await referee.challenges.play_bot(MatchTerms("connect4", "first", level="easy"), ANN)
                await referee.sweep()
                assert (await referee.stores.view(view.id)).match.playing, left
            else:
                assert left > 1
                return
