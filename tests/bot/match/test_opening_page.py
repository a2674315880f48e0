"""The page of a match in an opening: what it says and offers at each step, in every language."""

from dataclasses import replace
from datetime import UTC, datetime

from bot.activity.replay import Replay
from bot.activity.states import BoardViewer, state_of
from bot.discord.controls import MOST_LABEL
from bot.features.records.replay_page import replay_page
from bot.locales import LANGUAGES, catalogue
from bot.match import wording
from bot.match.openings import OpeningProtocol
from bot.match.page import Additions, match_page
from bot.match.preferences import Preference
from bot.match.state import MatchView, ReplayFrame
from bot.match.summary import summary_lines
from bot.match.wording import names_of
from engines.registry import GAMES
from tests.bot.match.test_page import buttons, choices_of, drawn_blank, tags_of, texts_of, view_of
from tests.cases import for_each

STONES = ("h8", "i8", "a1", "o15", "c3")
OPENINGS = [(game, name) for game in GAMES for name in GAMES[game].openings]
SIDES = ["first", "second"]
NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


def view_in(ply: int, *chosen: str, **more) -> MatchView:
    """A match with swap2 after some moves and choices."""
    opening = OpeningProtocol("swap2", GAMES["gomoku"].openings["swap2"], chosen, ply, ply % 2)
    view = view_of("gomoku", STONES[:ply], opening=opening, board_number=ply, **more)
    return replace(view, legal=()) if opening.options else view


@for_each("language", LANGUAGES)
@for_each(
    "ply, chosen, options, takes_back",
    [
        (0, (), [], False),
        (1, (), [], True),
        (3, (), [*SIDES, "more"], True),
        (3, ("more",), [], False),
        (4, ("more",), [], True),
        (5, ("more",), SIDES, True),
    ],
)
def test_the_page_says_and_offers_what_is_due(
    language: str, ply: int, chosen: tuple[str, ...], options: list[str], takes_back: bool
) -> None:
    """The page shows the rule, no sides and no hint; buttons for a choice replace those for moves."""
    view, texts = view_in(ply, *chosen), catalogue(language)
    page = match_page(view, Preference(language, "text"), Additions(choices_of(view)))
    drawn_blank(page).components()
    assert texts.text("games.gomoku.swap2-rule") in texts_of(page)
    assert texts.text("games.gomoku.first") + ")" not in texts_of(page).split("\n")[1]
    able = [tag for tag in tags_of(page) if not next(b.disabled for b in buttons(page) if b.tag == tag)]
    kinds = {tag.kind for tag in able}
    assert [tag.detail for tag in able if tag.kind == "opening"] == options
    assert "hint" not in kinds
    assert ("takeback" in kinds) == takes_back
    assert {tag.kind for tag in tags_of(page)}.isdisjoint({"step", "type"}) == bool(options)
    assert all(len(button.label) <= MOST_LABEL for button in buttons(page))


def test_both_are_named_in_the_same_order_while_they_exchange_seats() -> None:
    """Whoever must act sits on the side to move; whoever began stays first in titles, summaries and on the page."""
    reader = Preference("en", "text")
    for ply, chosen in ((0, ()), (1, ()), (2, ()), (3, ()), (3, ("more",)), (4, ("more",)), (5, ("more",))):
        view = view_in(ply, *chosen)
        assert view.opening is not None
        begun, other = view.seats[view.opening.opener].name, view.seats[1 - view.opening.opener].name
        names = names_of(reader.texts, view)
        for text in (
            wording.title(reader.texts, view, names),
            summary_lines(view, reader)[0],
            texts_of(match_page(view, reader, Additions(choices_of(view)))),
        ):
            assert text.index(begun.strip()) < text.index(other.strip()), text


@for_each("chosen", ["first", "second"])
def test_afterwards_the_page_is_that_of_any_match(chosen: str) -> None:
    """Sides are named, and moves are entered."""
    view = view_in(3, chosen)
    page = match_page(view, Preference("en", "text"), Additions(choices_of(view)))
    plain = match_page(replace(view, opening=None), Preference("en", "text"), Additions(choices_of(view)))
    drawing = [block for block in page.blocks if not isinstance(block, str)]
    assert "(🎱 Black)" in texts_of(page)
    assert texts_of(page) == texts_of(plain)
    assert [tag.kind for tag in tags_of(page)] == [tag.kind for tag in tags_of(plain)]
    assert len(drawing) == len([block for block in plain.blocks if not isinstance(block, str)])
    takeback = next(button for button in buttons(page) if button.tag.kind == "takeback")
    assert takeback.disabled  # no stone of the opening is taken back


def test_nobody_is_said_to_play_a_side_before_it_is_chosen() -> None:
    """Neither on the touch board, which tells the rule, nor in a replay of the match that goes on."""
    view, reader = view_in(1), Preference("en", "text")
    board = state_of(view, Replay("gomoku"), BoardViewer(7, reader), NOW)
    assert [seat.side for seat in board.seats] == ["", ""]
    assert board.notices[0] == "The opening decides who plays which side"
    assert board.notices[1].startswith("Swap2: ")
    assert "Black)" not in texts_of(replay_page(ReplayFrame(view, view), reader, 0)).split("\n")[1]
    chosen = state_of(view_in(3, "first"), Replay("gomoku"), BoardViewer(7, reader), NOW)
    assert [seat.side for seat in chosen.seats] == ["Black", "White"]


def test_the_challenge_says_how_it_begins() -> None:
    """The rule is told before the challenge is accepted."""
    asked = view_in(0, status="challenged")
    page = match_page(asked, Preference("en", "text"))
    assert "moves first" in texts_of(page)
    assert "Swap2: whoever begins puts three stones" in texts_of(page)
