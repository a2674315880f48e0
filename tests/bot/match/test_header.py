"""How a match stands, at a glance: the header of its page, and what the page of an opening says and offers."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.activity.plain_text import plain
from bot.activity.replay import Replay
from bot.activity.states import BoardViewer, state_of
from bot.discord.controls import MOST_LABEL
from bot.features.records.replay_page import replay_page
from bot.locales import LANGUAGES, catalogue
from bot.match import wording
from bot.match.near import Near
from bot.match.openings import OpeningProtocol
from bot.match.page import Additions, Note, match_page
from bot.match.preferences import Preference
from bot.match.state import MatchView, OpenOffer, ReplayFrame, Seat
from bot.match.summary import summary_lines
from bot.match.wording import names_of
from engines.game import Outcome
from engines.registry import GAMES
from storage.rows import Timing, TournamentRound
from tests.bot.match.test_page import buttons, choices_of, drawn_blank, tags_of, texts_of, view_of, with_row
from tests.cases import for_each

ANN, BOB = Seat(7, "Ann", None, 0), Seat(8, "Bob", None, 0)
NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
DUE = NOW + timedelta(minutes=5)
STAMP = f"<t:{int(DUE.timestamp())}:R>"
COLUMNS = ("4", "4", "3", "3")

STONES = ("h8", "i8", "a1", "o15", "c3")
OPENINGS = [(game, name) for game in GAMES for name in GAMES[game].openings]
SIDES = ["first", "second"]


def header_of(view: MatchView, language: str = "en") -> list[str]:
    """The lines above the board."""
    return texts_of(match_page(view, Preference(language, "grid"))).split("\n```")[0].split("\n")


def timed(plies: int, *left: int, stopped: bool = False) -> MatchView:
    """A match with live clocks after `plies` moves; the turn has just begun, or was stopped half a minute later."""
    timing = Timing(DUE, NOW, *left)
    if stopped:
        timing = replace(timing, deadline=None, paused_at=NOW + timedelta(seconds=30))
    moves = COLUMNS[:plies]
    return view_of("connect4", moves, (ANN, BOB), timing=timing, clock="live-300-5")


def test_it_says_who_plays_what_and_who_is_to_move() -> None:
    """In every game there are two lines, with a hand before the side to move and a cup before the winner."""
    assert header_of(view_of("tictactoe", ("b2",), (ANN, BOB))) == [
        "### Tic-tac-toe",
        "**Ann** (🇽 X)",
        "👉 **Bob** (🅾️ O)",
    ]
    over = with_row(view_of("tictactoe", ("b2",), (ANN, BOB)), status="finished", result="0-1", reason="resignation")
    assert header_of(over)[1:] == ["**Ann** (🇽 X)", "🏆 **Bob** (🅾️ O)"]
    assert header_of(view_of("gomoku", (), (ANN, BOB)), "zh-CN")[1:] == ["👉 **Ann**（🎱 黑方）", "**Bob**（⚪ 白方）"]


def test_both_times_stand_there_and_what_runs_ticks() -> None:
    """Minutes and seconds of each side; for the side to move also the time that the reader's client counts down to."""
    assert header_of(timed(2, 272_900, 65_000))[1:] == [
        f"👉 **Ann** (🟡 Yellow) · 4:32 · ⏳ {STAMP}",
        "**Bob** (🔴 Red) · 1:05",
    ]
    assert header_of(timed(3, 272_900, 65_000))[1:] == [
        "**Ann** (🟡 Yellow) · 4:32",
        f"👉 **Bob** (🔴 Red) · 1:05 · ⏳ {STAMP}",
    ]


def test_the_first_move_has_a_time_of_its_own() -> None:
    """Its limit is shown for the first move of each side in a live match only."""
    for plies, line in ((0, "👉 **Ann** (🟡 Yellow)"), (1, "👉 **Bob** (🔴 Red)")):
        said = f"{line} · 5:00 · First move within 5 minutes · ⏳ {STAMP}"
        assert header_of(timed(plies, 300_000, 300_000))[1 + plies] == said
    assert "First move" not in str(header_of(timed(2, 300_000, 300_000)))
    by_days = view_of("connect4", (), (ANN, BOB), timing=Timing(DUE, NOW), clock="move-86400")
    assert header_of(by_days)[1:] == [f"👉 **Ann** (🟡 Yellow) · ⏳ {STAMP}", "**Bob** (🔴 Red)"]


def test_stopped_clocks_show_the_time_that_stopped() -> None:
    """The thinking time before the pause is already taken off."""
    page = texts_of(match_page(timed(2, 64_000, 60_000, stopped=True), Preference("en", "text")))
    for plies, ann, bob in ((2, "👉 **Ann** (🟡 Yellow) · 0:34", "**Bob** (🔴 Red) · 1:00"),
                            (3, "**Ann** (🟡 Yellow) · 1:04", "👉 **Bob** (🔴 Red) · 0:30")):  # fmt: skip
        assert header_of(timed(plies, 64_000, 60_000, stopped=True))[1:] == [ann, bob]
    assert "Clock: 5 minutes + 5 seconds per move · ⏸️ The clocks are stopped" in page


def test_what_each_has_in_xiangqi() -> None:
    """Captured pieces are drawn as the reader's pieces, with the material lead; nothing before a capture."""
    assert header_of(view_of("xiangqi", (), (ANN, BOB)))[1:] == ["👉 **Ann** (🔴 Red)", "**Bob** (🎱 Black)"]
    moves = ("h2e2", "h9g7", "h0g2", "b9c7", "e2e6")
    assert header_of(view_of("xiangqi", moves, (ANN, BOB)))[1:] == [
        "**Ann** (🔴 Red) · captured ♟️ · +1",
        "👉 **Bob** (🎱 Black)",
    ]
    assert header_of(view_of("xiangqi", (*moves, "c7e6"), (ANN, BOB)), "zh-CN")[1:] == [
        "👉 **Ann**（🔴 红方） · 吃子：卒",
        "**Bob**（🎱 黑方） · 吃子：炮 · +3½",
    ]


def test_halves_are_written_alike_everywhere() -> None:
    """The score of a series and the material lead are written as a tournament's points, without a decimal point."""
    view = view_of("xiangqi", (), (ANN, BOB), series=(1.5, 0.5))
    assert "Series: Ann 1½ : ½ Bob" in texts_of(match_page(view, Preference("en", "text")))


def test_what_each_has_where_pieces_are_counted() -> None:
    """Checkers counts men; tiaojiaqi counts stones and the moves up to its end."""
    moves = ("11-15", "22-18", "15x22", "25x18", "8-11")
    assert header_of(view_of("checkers", moves, (ANN, BOB)))[1:] == [
        "**Ann** (🎱 Black) · 11 men",
        "👉 **Bob** (⚪ White) · 11 men",
    ]
    assert header_of(view_of("tiaojiaqi", (), (ANN, BOB))) == [
        "### Tiaojiaqi · Move 1 of 60",
        "👉 **Ann** (🎱 Black) · 8 stones",
        "**Bob** (⚪ White) · 8 stones",
    ]
    played = view_of("tiaojiaqi", ("d7e8",), (ANN, BOB))
    start, _, _ = played.position.rsplit(" ", 2)
    for plies, said in ((1, 1), (2, 2), (83, 42), (119, 60), (120, 60)):
        assert header_of(replace(played, position=f"{start} o {plies}"))[0] == f"### Tiaojiaqi · Move {said} of 60"


def test_the_touch_board_says_it_too() -> None:
    """The number of the move where a count ends the game, its tournament, and the aim for a beginner."""
    view = view_of("tiaojiaqi", event=TournamentRound(4, 2, 3), teaches=True)
    board = state_of(view, Replay("tiaojiaqi"), BoardViewer(7, Preference("en", "picture")), NOW)
    assert board.title == "Tiaojiaqi · Move 1 of 60"
    aim = "🎯 Have more stones than your opponent after 60 moves each."
    assert board.notices[:2] == ("Tournament 4, round 2 of 3", aim)


def test_chat_and_touch_board_say_the_same_below_the_state() -> None:
    """What may be decided soon, the opening, the offers, the note and the small print, in this order."""
    offers = OpenOffer(2, "takeback", 1, 1), OpenOffer(1, "draw", 0, 0)
    view = view_of("xiangqi", ("h2e2", "h7e7"), (ANN, BOB), near=Near((Outcome(1, "repetition"),), 7), offers=offers)
    view = replace(view, may_be_rated=False, series=(1, 0))
    note, reader = Note("clock.runs_again", 0), Preference("en", "picture")
    board = state_of(view, Replay("xiangqi"), BoardViewer(7, reader, note=note), NOW)
    said = texts_of(match_page(view, reader, Additions(note=note))).partition("to move**\n")[2]
    *notices, small = board.notices
    assert plain(said, reader.texts).split("\n")[:6] == notices
    words = "repetition", "draw", "Opening", "draw", "take", "running"
    assert all(word in line for word, line in zip(words, notices, strict=True))
    assert f" · {small}" in plain(said, reader.texts)
    assert small.startswith("not rated · hints for both · Series: Ann 1 : 0 Bob")


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
    """Neither on the touch board, which tells the rule, nor in a replay of the match, also if it ends before that."""
    view, reader = view_in(1), Preference("en", "text")
    board = state_of(view, Replay("gomoku"), BoardViewer(7, reader), NOW)
    assert [seat.side for seat in board.seats] == ["", ""]
    assert board.notices[0] == "The opening decides who plays which side"
    assert board.notices[1].startswith("Swap2: ")
    resigned = with_row(view, status="finished", result="0-1", reason="resignation")
    for shown in (view, resigned):
        assert "Black)" not in texts_of(replay_page(ReplayFrame(shown, shown), reader, 0)).split("\n")[1]
    assert "Black" not in texts_of(match_page(resigned, reader)).split("\n")[1]
    over = state_of(resigned, Replay("gomoku"), BoardViewer(7, reader), NOW)
    assert [seat.side for seat in over.seats] == ["", ""]
    chosen = state_of(view_in(3, "first"), Replay("gomoku"), BoardViewer(7, reader), NOW)
    assert [seat.side for seat in chosen.seats] == ["Black", "White"]


def test_the_challenge_says_how_it_begins() -> None:
    """The rule is told before the challenge is accepted."""
    asked = view_in(0, status="challenged")
    page = match_page(asked, Preference("en", "text"))
    assert "moves first" in texts_of(page)
    assert "Swap2: whoever begins puts three stones" in texts_of(page)
