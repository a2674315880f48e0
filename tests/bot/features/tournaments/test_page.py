"""The table of a tournament fits into a message, however many play and whatever they are called."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.discord.page import MOST_TEXT
from bot.features.tournaments.page import points, tournament_page
from bot.locales import LANGUAGES, catalogue
from storage.tournament_rows import Pairing, Tournament, TournamentPlayer

NOW = datetime(2026, 11, 22, tzinfo=UTC)
LONG = "W*" * 20


def tournament(count: int) -> Tournament:
    """Swiss, of so many players with long names, in a round whose boards are all posted."""
    players = tuple(TournamentPlayer(10**18 + n, f"{n} {LONG}", n, n % 3 == 0) for n in range(count))
    pairings = tuple(
        Pairing(n, 4, n + 1, 10**18 + 2 * n, 10**18 + 2 * n + 1, None, 10**6 + n, n % 2 == 0, "1-0", 10**18, 10**18 + n)
        for n in range(count // 2)
    )
    ids = (10**18, 10**18, 10**18, 10**18)
    return Tournament(
        7, *ids, "xiangqi", "swiss", 9, 32, "move-86400", "playing", 4, 9, 8, NOW, None, None, players, pairings
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [3, 20, 32])
def test_all_of_it_fits(language: str, count: int) -> None:
    """Nothing is cut: neither a link nor the last pairing."""
    for status in ("open", "playing", "finished", "cancelled"):
        page = tournament_page(catalogue(language), replace(tournament(count), status=status))
        assert sum(len(block) for block in page.blocks if isinstance(block, str)) <= MOST_TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_with_an_opening_says_so(language: str) -> None:
    """Its name stays; how it goes is told to those who may join, and there is room for it."""
    texts, found = catalogue(language), replace(tournament(32), game="gomoku", opening="swap2")
    for status in ("open", "playing"):
        page = tournament_page(texts, replace(found, status=status))
        words = [block for block in page.blocks if isinstance(block, str)]
        assert texts.text("games.gomoku.swap2-name") in words[0]
        assert any(texts.text("games.gomoku.swap2-rule") in each for each in words) == (status == "open")
        assert sum(map(len, words)) <= MOST_TEXT


def test_who_has_left_waits_for_no_opponent() -> None:
    """A round without an opponent is told of those who take part."""
    found = tournament(3)
    for person, there in ((found.players[0].person, False), (found.players[1].person, True)):
        bye = Pairing(9, 4, 9, person, None, (0.0, 0.0), None, False, None, None, None)
        page = tournament_page(catalogue("en"), replace(found, pairings=(*found.pairings, bye)))
        assert ("has no opponent" in str(page.blocks)) == there


def test_points_as_players_write_them() -> None:
    """Halves and quarters, which Sonneborn and Berger make."""
    assert [points(value) for value in (0, 0.5, 1, 2.5, 3.25, 10)] == ["0", "½", "1", "2½", "3¼", "10"]
