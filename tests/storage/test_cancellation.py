"""Many writers at once, cancelled at any moment: the rows agree, and no reported move is lost."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path

from storage.check import problems_of
from storage.database import Database
from storage.errors import StorageRefusal
from storage.matches import MatchStore
from storage.offers import OfferStore
from storage.rows import Finish, NewMove, NewOffer
from tests.moves import moves_of
from tests.storage.conftest import ANN, between_two, remember


class Chaos:
    """Four matches that writers change at random; `reported` holds each accepted move, with its match."""

    def __init__(self, db: Database, rng: random.Random) -> None:
        self.matches, self.offers, self.rng = MatchStore(db), OfferStore(db), rng
        self.reported: list[tuple[int, str]] = []

    async def act(self, name: str) -> None:
        """Makes one change of a random kind to a random match."""
        match = await self.matches.get(self.rng.randint(1, 4))
        kind = self.rng.choice(["move", "move", "move", "offer", "take back", "agree", "finish"])
        if kind == "move":
            await self.matches.record_move(match.id, match.ply, NewMove(name), by=match.turn)
            self.reported.append((match.id, name))
        elif kind == "offer":
            await self.offers.make(NewOffer(match.id, match.ply, "draw", ANN))
        elif kind == "take back" and match.ply:
            await self.matches.take_back(match.id, match.ply, 1)
        elif kind == "agree":
            await self.matches.finish(match.id, match.ply, Finish("1/2-1/2", "x"), offer_id=self.rng.randint(1, 20))
        elif self.rng.random() < 0.05:
            await self.matches.finish(match.id, match.ply, Finish("1-0", "x"))

    async def act_often(self, name: str) -> None:
        for number in range(15):
            with suppress(StorageRefusal):
                await self.act(f"{name}.{number}")


async def test_writers_that_are_cancelled_at_any_moment(path: Path) -> None:
    """Forty writers, thirty of them cancelled, leave a sound file with every move that was reported as accepted."""
    rng = random.Random(23)
    async with Database.open(path) as db:
        await remember(db)
        chaos = Chaos(db, rng)
        for _ in range(4):
            await chaos.matches.create(between_two())
        writers = [asyncio.create_task(chaos.act_often(str(number))) for number in range(40)]
        for writer in rng.sample(writers, 30):
            await asyncio.sleep(rng.random() / 100)
            writer.cancel()
        ends = await asyncio.gather(*writers, return_exceptions=True)
        assert {type(end) for end in ends} <= {type(None), asyncio.CancelledError}
        made = {(number, move.text) for number in range(1, 5) for move in await moves_of(db, number)}
    assert len(chaos.reported) > 10
    assert set(chaos.reported) <= made
    assert problems_of(path) == []
