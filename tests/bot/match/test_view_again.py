"""What an act returns is the match as it is read again; a refused one changes nothing. Random acts in every game."""

import random
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from bot.features.offers.rules import Offers
from bot.match.referee import Referee
from bot.match.refusals import Refused
from bot.match.state import MatchView
from bot.match.stores import DEFAULTS, Stores
from bot.match.terms import MatchTerms
from bot.match.time_control import TIME_CONTROLS
from engines.registry import GAMES
from storage.check import problems_of
from storage.errors import StorageRefusal
from tests.bot.conftest import ANN, BOB, EVE, Clock
from tests.cases import for_each
from tests.long import LONG

SEEDS = 4 if LONG else 1
ACTS = 60 if LONG else 30  # at most, in each match
TERMS = [
    *(MatchTerms(game, level=level) for game in GAMES for level in (None, "beginner")),
    *(MatchTerms(game, opening=opening) for game, each in GAMES.items() for opening in each.openings),
]
EVERY_ACT = {"answer", "move", "choose", "draw", "takeback", "pause", "resume", "accept", "decline", "withdraw"}


class RandomActs:
    """Plays matches at random. Each act returns the view that it led to, or None if it was refused; `done` counts those
    that were not.
    """

    def __init__(self, referee: Referee, clock: Clock, seed: int) -> None:
        self._referee, self._clock, self._dice = referee, clock, random.Random(seed)
        self._offers = referee.of(Offers)
        self.done: Counter[str] = Counter()

    async def begin(self, terms: MatchTerms) -> MatchView:
        """Begins a match of Ann against the bot if the terms have a level, else against Bob, with any clock."""
        terms = replace(terms, side="drawn", clock=self._dice.choice(list(TIME_CONTROLS)))
        if terms.level:
            return await self._referee.challenges.play_bot(terms, ANN)
        asked = await self._referee.challenges.challenge(terms, ANN, BOB)
        return await self._referee.challenges.accept(asked.id, BOB)

    async def act(self, view: MatchView) -> MatchView | None:
        """Does something in a match that is being played, after some time."""
        self._clock.pass_by(timedelta(milliseconds=self._dice.randrange(5_000)))
        if view.match.bot_to_move:
            self.done["answer"] += 1
            return await self._referee.thinking.answer(view.id)
        with suppress(Refused, StorageRefusal):
            return await (self._go_on(view) if self._dice.random() < 0.6 else self._ask_or_answer(view))
        return None

    async def _go_on(self, view: MatchView) -> MatchView:
        """Makes the move or the choice that is due."""
        turns, mover = self._referee.turns, view.match.turn or 0
        if self._dice.random() < 0.1:
            mover = self._dice.choice([ANN, BOB, EVE]).id
        make, options = (turns.move, view.legal) if view.legal else (turns.choose, view.opening.options)
        gone_on = await make(view.id, mover, self._dice.choice(options))
        self.done[make.__name__] += 1
        return gone_on

    async def _ask_or_answer(self, view: MatchView) -> MatchView:
        """One of the players asks for something, or does something with an open offer."""
        offers, person = self._offers, self._dice.choice([each for each in view.match.people if each])
        if view.offers and self._dice.random() < 0.7:
            act = self._dice.choice([offers.accept, offers.decline, offers.withdraw])
            self.done[act.__name__] += 1
            return (await act(view.offers[-1].id, person)).view
        kind = self._dice.choice(["draw", "takeback", "pause", "resume"])
        self.done[kind] += 1
        return (await offers.ask(kind, view.id, person)).view


@for_each("seed", range(SEEDS))
async def test_a_view_is_what_is_read_again(referee: Referee, clock: Clock, path: Path, seed: int) -> None:
    """By somebody who has seen nothing of the match before, as after a restart. Only who made a move knows that it
    ended a pause. In the end the database is sound.
    """
    acts = RandomActs(referee, clock, seed)
    for terms in TERMS:
        view = await acts.begin(terms)
        for _ in range(ACTS):
            done = await acts.act(view)
            fresh = Stores(referee.stores.database, referee.stores.engine, DEFAULTS, referee.stores.clock)
            before, view = view, await fresh.view(view.id)
            assert view == (replace(done, resumed=False) if done else before), str(terms)
            if not view.match.playing:
                break
        else:
            await referee.turns.resign(view.id, ANN.id)
    assert set(acts.done) == EVERY_ACT, acts.done
    assert problems_of(path) == []
