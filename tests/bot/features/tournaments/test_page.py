"""The table of a tournament fits into a message, however many players it has and whatever their names."""

from dataclasses import asdict, replace
from datetime import UTC, datetime
from itertools import cycle

from bot.discord.page import MOST_COMPONENTS, MOST_TEXT, Drawing
from bot.features.tournaments.page import list_page, tournament_page
from bot.features.tournaments.posts_page import end_page, round_page
from bot.locales import LANGUAGES, catalogue
from bot.match.phrases import points
from bot.match.preferences import Preference
from bot.render.fonts import has
from bot.render.renderer import MAX_ALT
from storage.rows import RatingChange
from storage.tournament_rows import NewTournament, Pairing, Tournament, TournamentPlayer
from tests.cases import for_each

NOW = datetime(2026, 11, 22, tzinfo=UTC)
LONG = "W*" * 20


def tournament(count: int) -> Tournament:
    """A Swiss tournament of `count` players with long names, in a round whose boards are all posted."""
    players = tuple(TournamentPlayer(10**18 + n, f"{n} {LONG}", n, None if n % 3 else NOW) for n in range(count))
    placed = 10**18
    pairings = tuple(
        Pairing(n, 4, n + 1, placed + 2 * n, placed + 2 * n + 1, None, 10**6 + n, ended_at, "1-0", placed, placed + n)
        for n, ended_at in zip(range(count // 2), cycle((NOW, None)))
    )
    new = NewTournament(10**18, 10**18, 10**18, "xiangqi", "swiss", 9, 32, "move-86400")
    return Tournament(
        **asdict(new),
        id=7,
        message_id=10**18,
        status="playing",
        round=4,
        revision=9,
        shown=8,
        created_at=NOW,
        ended_at=None,
        players=players,
        pairings=pairings,
    )


@for_each("language", LANGUAGES)
@for_each("count", [3, 20, 32])
def test_all_of_it_fits(language: str, count: int) -> None:
    """Nothing is cut: neither a link nor the last pairing, nor an opening with its rule."""
    for status in ("open", "playing", "finished", "cancelled"):
        found = replace(tournament(count), status=status, game="gomoku", opening="swap2")
        page = tournament_page(found, Preference(language, "picture"))
        assert sum(len(block) for block in page.blocks if isinstance(block, str)) <= MOST_TEXT
        assert str(page.blocks).count("Swap2") == (2 if status == "open" else 1)  # its rule is told before the start


@for_each("language", LANGUAGES)
def test_posts_fit(language: str) -> None:
    """The posts of a round and of the end, with every picture, for any number of players; the font has the headings."""
    reader = Preference(language, "picture")
    changes = [RatingChange(1, 10**18 + n, None if n % 2 else 1500.5, 1612.4, 90.0, NOW) for n in range(32)]
    for count in (3, 20, 32):
        found = tournament(count)
        for page in (round_page(found, 4, reader), end_page(replace(found, status="finished"), changes, reader)):
            assert sum(len(block) for block in page.blocks if isinstance(block, str)) <= MOST_TEXT
            assert len(page.blocks) + 1 <= MOST_COMPONENTS
            pictures = [block for block in page.blocks if isinstance(block, Drawing)]
            assert len({each.name for each in pictures}) == len(pictures) > 0
            assert all(len(each.alt) <= MAX_ALT for each in pictures)
    texts = catalogue(language)
    for key in ("points", "place", "rating", "standings", "tie-robin", "tie-swiss"):
        assert all(map(has, texts.text(f"tournament.{key}"))), key


def test_the_end_of_a_round_robin_and_of_a_swiss_tournament() -> None:
    """A round robin has a column for each opponent; a Swiss table has the opponent's number in each round. These are
    numbers of rows, also where players share a place, which has its own column then.
    """
    people = tuple(TournamentPlayer(n, name, n, None) for n, name in enumerate(("Ann", "Ben", "Cleo"), 1))
    met = ((1, 1, 2, "1-0"), (2, 3, 1, "1/2-1/2"), (3, 2, 3, "0-1"))
    pairings = tuple(Pairing(r, r, 1, a, b, None, r, NOW, result, None, None) for r, a, b, result in met)
    found = replace(tournament(3), players=people, pairings=pairings, status="finished", round=3, kind="robin")
    cells = {"robin": (("·", "½", "1"), ("0", "0", "·")), "swiss": (("+3", "=2", ""), ("-1", "", "-2"))}
    for kind, (ann, last) in cells.items():
        pictures = end_page(replace(found, kind=kind), [], Preference("en", "picture")).blocks[1:3]
        rows = {row[1]: row[2:5] for row in pictures[1].subject.rows}
        assert rows["Ann"] == ann
        assert last in rows.values()
        assert [(row[0], row[-1]) for row in pictures[1].subject.rows] == [("1", "1"), ("2", "1"), ("3", "3")]
    assert "place is shared: Ann and Cleo" in str(pictures[0].subject)


def test_a_winner_is_named_in_full() -> None:
    """Also where there are so many players that the others' names are cut; not if many share the first place."""
    name, others = "Sir Lancelot the Brave", tournament(32).players
    players = tuple(replace(each, name=name) for each in others)
    found = replace(tournament(32), players=players, pairings=(), status="finished")
    won = Pairing(1, 1, 1, players[3].person, players[1].person, None, 1, NOW, "1-0", None, None)
    for words in (tournament_page, lambda found, reader: end_page(found, [], reader)):
        told = [str(words(replace(found, pairings=met), Preference("en", "picture")).blocks) for met in ((won,), ())]
        assert [f"Winner: {name}**" in told[0], name in told[1].split("Drawing")[0]] == [True, False]


def test_what_the_end_tells_of_ratings() -> None:
    """The present ratings, and the sum of the changes in all matches."""
    found = replace(tournament(3), players=(TournamentPlayer(1, "Ann", 1, None),), pairings=(), status="finished")
    changes = [RatingChange(1, 1, None, 1520.0, 60.0, NOW), RatingChange(2, 1, 1520.0, 1512.4, 60.0, NOW)]
    for language, said in (("en", "Rating: Ann 1512 (+12)"), ("zh-CN", "等级分：Ann 1512 (+12)")):
        assert said in str(end_page(found, changes, Preference(language, "picture")).blocks)


def test_who_has_left_waits_for_no_opponent() -> None:
    """A bye is shown only for players who still take part."""
    found = tournament(3)
    for person, there in ((found.players[0].person, False), (found.players[1].person, True)):
        bye = Pairing(9, 4, 9, person, None, (0.0, 0.0), None, None, None, None, None)
        page = tournament_page(replace(found, pairings=(*found.pairings, bye)), Preference("en", "picture"))
        assert ("has no opponent" in str(page.blocks)) == there


def test_points_as_players_write_them() -> None:
    """Halves and quarters, which Sonneborn-Berger makes."""
    assert [points(value) for value in (0, 0.5, 1, 2.5, 3.25, 10)] == ["0", "½", "1", "2½", "3¼", "10"]


def test_the_list_leads_to_the_tables() -> None:
    """Each line is a link to its table, which is no board."""
    listed = str(list_page(catalogue("en"), [tournament(3)]).blocks)
    assert "[Tournament 7: Xiangqi · Swiss · round 4 of 9](https://discord.com/channels/" in listed
    assert "board" not in listed
