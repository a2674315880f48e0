"""The page of a match in every state, language and game: within the limits, and nothing changes place."""

from dataclasses import MISSING, fields, replace
from datetime import UTC, datetime
from random import Random

from bot.activity.controls import controls_of
from bot.discord.controls import ON_BOARDS, Button, Menu, Row, Tag
from bot.discord.page import Drawing, Page, Picture
from bot.locales import LANGUAGES, catalogue
from bot.match import views
from bot.match.controls import CONTROLS, MoveEntry, Step, follow_path, step_rows
from bot.match.page import Additions, match_page, picker_page
from bot.match.positions import choices_of
from bot.match.preferences import CHOICES, Preference
from bot.match.state import HeadToHead, MatchView, OpenOffer, Seat
from bot.match.summary import offers_page, summary_page
from bot.match.views import path_before, view_after
from bot.match.wording import names_of
from bot.render import RENDERERS, Scene
from engines.game import Position
from engines.registry import game_named
from storage.rows import Match, Practice, RatingChange, StoredGame, Timing, TournamentRound
from tests.cases import for_each
from tests.long import LONG

PEOPLE = (Seat(7, "Ann " * 8, None, 3), Seat(8, "小林" * 16, None, 0))
BOT = Seat(None, "", "master", 0)
REQUIRED = [each.name for each in fields(Match) if each.init and each.default is MISSING]
MOST_READ = ("en", "zh-CN")


def view_of(game: str, moves: tuple[str, ...] = (), seats=PEOPLE, **more) -> MatchView:
    """A match after some moves; `more` are fields of the view, or else of its row."""
    position = Position(game_named(game), "", moves)
    own = {each.name: more.pop(each.name) for each in fields(MatchView) if each.name in more}
    row = {
        "id": 2**53,
        "game": game,
        "start": position.game.start,
        "first_player": seats[0].player,
        "second_player": seats[1].player,
        "level": seats[0].level or seats[1].level,
        "challenger": 7,
        "status": "playing",
        "ply": len(moves),
        "clock": "move-259200",
        "with_hints": True,
        "counted": True,
        "guild_id": 1,
        "channel_id": 2,
        "message_id": 3,
    }
    match = Match(**dict.fromkeys(REQUIRED) | row | more)
    view = views.view_of(StoredGame(match, moves, practice=Practice(won=1)), position)
    return replace(view, **{"seats": seats} | own)


def with_row(view: MatchView, **changes) -> MatchView:
    """The view with other values in the row of its match."""
    return replace(view, match=replace(view.match, **changes))


def buttons(page: Page) -> list[Button]:
    """Every button, from top to bottom."""
    return [item for block in page.blocks if isinstance(block, Row) for item in block.items if isinstance(item, Button)]


def tags_of(page: Page) -> list[Tag]:
    """The tags of all buttons and menus, from top to bottom."""
    items = [item for block in page.blocks if isinstance(block, Row) for item in block.items]
    return [item.tag for item in items if isinstance(item, Button | Menu)]


def steps_of(view: MatchView, language: str = "en") -> list[tuple[str, Step]]:
    """Every step by which a move may be entered, with the path to it."""
    setting, found, paths = MoveEntry(view, choices_of(view), Preference(language, "picture")), [], [""]
    for path in paths:
        step = follow_path(CONTROLS[view.game], setting, path)[1]
        found.append((path, step))
        paths += [f"{path}/{pick.value}".lstrip("/") for pick in step.picks if not pick.move and not pick.taken]
    return found


def paths_of(view: MatchView) -> list[str]:
    """The paths to every step but the first."""
    return [path for path, _ in steps_of(view)][1:]


def moves_offered(view: MatchView, language: str) -> list[str]:
    """Every move that some step offers; checks each step on the way."""
    moves, choices = [], choices_of(view)
    for path, step in steps_of(view, language):
        assert 0 < len(step.picks) <= 25
        assert len({pick.value for pick in step.picks}) == len(step.picks)
        assert all(pick.label or pick.emoji for pick in step.picks)
        moves += [pick.move for pick in step.picks if pick.move and not pick.taken]
        match_page(view, Preference(language, "text"), Additions(choices, path))
    return moves


def component_count(page: Page) -> int:
    """The number of components as Discord counts them: nested ones too."""

    def count(components):
        return sum(1 + count(each.get("components", ())) for each in components)

    return count(drawn_blank(page).components())


def drawn_blank(page: Page) -> Page:
    """The page with an empty picture, whose components can be counted."""
    blocks = [Picture(each.name, b"", each.alt) if isinstance(each, Drawing) else each for each in page.blocks]
    return Page(*blocks, accent=page.accent)


def picture(page: Page) -> bytes:
    """The data of the page's picture."""
    return next(block.draw(block.subject) for block in page.blocks if isinstance(block, Drawing))


OFFERS = (OpenOffer(1, "draw", 0, 0), OpenOffer(2, "takeback", 1, 1))
PAUSE = OpenOffer(3, "pause", 0, 0)
CANNON_AT_E6 = ("h2e2", "h9g7", "e2e6")
STOPPED = Timing(paused_at=datetime(2026, 11, 22, tzinfo=UTC))


@for_each("game", RENDERERS)
@for_each("language", LANGUAGES)
@for_each("seats", [PEOPLE, (PEOPLE[0], BOT), (BOT, PEOPLE[1])])
def test_within_the_limits(game, language, seats):
    """There are at most 40 components, and no custom_id twice, with the longest names, stopped clocks and every button
    and line that a board may have.

    A language changes words only: the steps after the first are checked in the two languages that most people read.
    """
    is_against_bot = seats is not PEOPLE
    offers = () if is_against_bot else (PAUSE, *OFFERS)
    view = view_of(game, seats=seats, offers=offers, timing=STOPPED, teaches=is_against_bot)
    reader, choices = Preference(language, "picture"), choices_of(view)
    boards, pickers = [""], [""]
    if language in MOST_READ:
        steps = pickers if seats is PEOPLE else boards
        steps += paths_of(view)
    pages = [match_page(view, reader, Additions(choices, path, opens=True)) for path in boards]
    assert {"pause", "follow", "open-board"} <= {tag.kind for tag in tags_of(pages[0])}
    assert ("learn-open" in [tag.kind for tag in tags_of(pages[0])]) == is_against_bot
    assert (catalogue(language).text(f"games.{game}.aim") in texts_of(pages[0])) == is_against_bot
    pages += [picker_page(view, reader, choices, path, 0) for path in pickers]
    for page in pages:
        assert component_count(page) <= 40
        tags = [str(tag) for tag in tags_of(page)]
        assert len(tags) == len(set(tags))


@for_each("game", RENDERERS)
@for_each("language", LANGUAGES)
def test_every_move_can_be_entered(game, language):
    """Step by step, of at most 25 options each, every legal move is reached by one path, and no other move. In
    languages other than the two that most people read, one position is enough.
    """
    chance, position = Random(5), Position(game_named(game))
    for _ in range((8 if LONG else 4) if language in MOST_READ else 1):
        if not position.legal_moves():
            break
        view = view_of(game, tuple(position.written()))
        assert sorted(moves_offered(view, language)) == sorted(view.legal)
        position.push(chance.choice(position.legal_moves()))


@for_each("game", RENDERERS)
@for_each("path", ["", "/", "zz", "a1/zz/zz", "1", "h2/", "é" * 40, "h2/h2/h2", "//", "b1/b1"])
def test_any_path_leads_to_a_step(game, path):
    """A forged path leads as far as it is offered, and never to a move that is not legal, as of a full column."""
    view = view_of(game, ("1",) * 6 if game == "connect4" else ())
    _, step, pick = follow_path(CONTROLS[game], MoveEntry(view, choices_of(view), Preference("en", "picture")), path)
    assert step.picks
    assert pick is None or pick.move in view.legal


@for_each("game", RENDERERS)
def test_questions_change_no_row(game):
    """Whatever is asked, the board's buttons stay the same and in place: at most two rows of four below the move, so
    that none wraps to a third line in a narrow window.
    """
    reader = Preference("en", "text")
    layouts = set()
    for offers in ((), OFFERS[:1], OFFERS[1:], OFFERS):
        view = view_of(game, offers=offers, guild_id=5)
        page = match_page(view, reader, Additions(choices_of(view)))
        layouts.add(tuple(str(tag) for tag in tags_of(page)))
        rows = [[item.tag.kind for item in block.items] for block in page.blocks if isinstance(block, Row)]
        below = [len(row) for row in rows if not {"move", "step"} & set(row)]
        assert len(below) <= 2
        assert max(below) <= 4
    assert len(layouts) == 1


@for_each("seats", [PEOPLE, (PEOPLE[0], BOT)])
def test_a_draw_can_be_offered_in_all_games_but_tic_tac_toe(seats):
    reader = Preference("en", "text")
    kinds = {game: {tag.kind for tag in tags_of(match_page(view_of(game, seats=seats), reader))} for game in RENDERERS}
    assert {game for game in RENDERERS if "draw" not in kinds[game]} == {"tictactoe"}


@for_each(
    "seats, moves, refusing",
    [
        (PEOPLE, (), {"takeback"}),
        (PEOPLE, ("4",), set()),
        ((PEOPLE[0], BOT), (), {"takeback", "draw"}),
        ((PEOPLE[0], BOT), ("4",), {"hint", "draw", "move"}),
        ((PEOPLE[0], BOT), ("4", "4"), {"draw"}),
        ((BOT, PEOPLE[0]), ("4",), {"takeback", "draw"}),
        ((PEOPLE[0], BOT), ("4", "4", "4", "4"), set()),
    ],
)
def test_no_button_can_only_refuse(seats, moves, refusing):
    """A button that nobody could use now is disabled: nothing to take back, a draw too early, the bot to move."""
    view = view_of("connect4", moves, seats)
    page = match_page(view, Preference("en", "text"), Additions(() if view.match.bot_to_move else choices_of(view)))
    assert {button.tag.kind for button in buttons(page) if button.disabled} == refusing


@for_each("language", LANGUAGES)
@for_each("offers", [OFFERS[:1], OFFERS[1:], OFFERS])
def test_a_message_that_asks(language, offers):
    """The message says who asks whom for what, and has a row of answers for each question."""
    page = offers_page(view_of("connect4", offers=offers), language)
    questions = [block for block in page.blocks if isinstance(block, str)]
    for offer, question in zip(offers, questions, strict=True):
        assert question.startswith(f"<@{PEOPLE[1 - offer.side].player}>")
    assert [tag.kind for tag in tags_of(page)] == ["asked-accept", "asked-decline", "asked-withdraw"] * len(offers)
    assert component_count(page) <= 40


def test_a_summary_tells_what_is_asked():
    """After an offer by command the person reads in which match it stands."""
    told = "\n".join(map(str, summary_page(view_of("connect4", offers=OFFERS), Preference("en", "text")).blocks))
    first, second = names_of(catalogue("en"), view_of("connect4"))
    assert f"**Connect Four**: {first} against {second}" in told
    assert "offers a draw." in told
    assert "asks to take back" in told
    assert "offers a draw." not in "".join(map(str, summary_page(view_of("connect4"), Preference("en", "text")).blocks))


@for_each("notation, called", [("wxf", "A4"), ("chinese", "士４")])
def test_a_piece_that_cannot_move_is_called_as_the_others_are(notation, called):
    """In the notation, not in the language: Black's advisors would give the cannon before them its screen."""
    reader, view = Preference("en", "text", games={"notation.xiangqi": notation}), view_of("xiangqi", CANNON_AT_E6)
    page = match_page(view, reader, Additions(choices_of(view, notation)))
    assert (called, True) in [(each.label, each.disabled) for each in buttons(page)]


@for_each("game", ["xiangqi", "checkers", "tiaojiaqi"])
def test_the_pieces_stay_while_the_bot_thinks(game):
    """The pieces are there, disabled, so that nothing changes its place."""
    move = view_of(game).legal[0]
    thinking = match_page(view_of(game, (move,), (PEOPLE[0], BOT)), Preference("en", "text"))
    position = Position(game_named(game), "", (move,))
    answer = position.game.write_move(position.board, position.legal_moves()[0])
    answered = view_of(game, (move, answer), (PEOPLE[0], BOT))
    after = match_page(answered, Preference("en", "text"), Additions(choices_of(answered)))

    def pieces(page):
        return [button for button in buttons(page) if button.tag.kind == "step"]

    assert [button.label for button in pieces(thinking)] == [button.label for button in pieces(after)]
    assert all(button.disabled for button in pieces(thinking))


@for_each("fen", ["5k3/9/9/9/9/2B6/9/3A5/9/2BAK4 w", "2bak4/9/3a5/9/2b6/9/9/9/9/5K3 b"])
def test_no_two_pieces_of_xiangqi_have_the_same_button(fen):
    """Advisors and elephants on one file are told apart by their direction: no sign counts them from the front."""
    view = view_after("xiangqi", fen)
    step = CONTROLS["xiangqi"].next_step(MoveEntry(view, choices_of(view, "chinese"), Preference("zh-CN", "picture")))
    assert len({pick.label for pick in step.picks}) == len(step.picks) == 5


def test_the_buttons_of_a_piece_have_one_form():
    """In Vietnamese a cannon's move can have another's text: then all its targets are points. It keeps its own name."""
    view = view_after("xiangqi", "r2akab1r/7R1/bcn6/p3n1p2/8p/1p2p3c/P1P1P1P2/4B3N/4C4/RNBAKA3 b")
    entry = MoveEntry(view, choices_of(view, "vietnamese"), Preference("vi", "picture"))
    steps = [CONTROLS["xiangqi"].next_step(replace(entry, chosen=at)) for at in ((), ("b7",))]
    labels = [{pick.label for pick in step.picks} for step in steps]
    assert {"P2", "P9"} <= labels[0]
    assert labels[1] == {"b0 ×傌", "b5", "b6", "b8", "b9"}


def test_both_last_moves_are_marked():
    """The bot's answer and the person's move before it; without the older mark the picture differs."""
    view = view_of("xiangqi", ("h2e2", "h9g7"), (PEOPLE[0], BOT))
    view = replace(view, before=path_before(Position(game_named("xiangqi"), "", view.moves), view.moves))
    assert view.before.start == "h2"
    pages = [match_page(each, Preference("en", "picture")) for each in (view, replace(view, before=None))]
    assert picture(pages[0]) != picture(pages[1])


def texts_of(page: Page) -> str:
    """The whole text of the page."""
    return "\n".join(block for block in page.blocks if isinstance(block, str))


@for_each(
    "game, moves, name",
    [
        ("xiangqi", "h2e2 h7e7", "Same-Direction Cannons"),
        ("xiangqi", "b2e2 b7e7", "Same-Direction Cannons"),
        ("xiangqi", "h2e2 b7e7", "Opposite-Direction Cannons"),
        ("xiangqi", "b2e2 b7d7 b0c2 b9c7 a0b0 h9g7", "Central Cannon, Sandwiched Horses"),
        ("xiangqi", "c3c4 b7c7", "Pawn Opening, Cannon behind the Pawn"),
        ("xiangqi", "c3c4 g6g5", "Opposing Pawns"),
        ("xiangqi", "c0e2", "Elephant Opening"),
        ("xiangqi", "e3e4", ""),
        ("checkers", "11-15", ""),
        ("checkers", "11-15 23-19 8-11 22-17 4-8", "Old Fourteenth"),
        ("checkers", "11-15 23-18 8-11", "Cross"),
        ("renju", "h8 h9", ""),
        ("renju", "h8 h9 i9", "Kagetsu"),
        ("renju", "h8 g8 g7", "Kagetsu"),
        ("renju", "h8 i9 i7", "Hogetsu"),
        ("gomoku", "h8 g7 f10", "Ryusei"),
        ("gomoku", "a1 h9 i9", ""),
    ],
)
def test_openings(game, moves, name):
    """An opening has its name on whichever side of the board it is played."""
    view = view_of(game, tuple(moves.split()))
    named = CONTROLS[game].opening
    assert named is not None
    assert named(MoveEntry(view, (), Preference("en", "picture"))) == name


def test_the_openings_of_renju_are_26():
    """Every third stone within two points of the middle, for both second stones, has one name, in every orientation."""
    names = {}
    for second in ("h9", "i9"):
        for column in "fghij":
            for row in range(6, 11):
                third = f"{column}{row}"
                if third not in ("h8", second):
                    view = replace(view_of("renju"), moves=("h8", second, third))
                    name = CONTROLS["renju"].opening(MoveEntry(view, (), Preference("en", "picture")))
                    names.setdefault((second, name), []).append(third)
    assert len({name for _, name in names}) == 26
    assert "" not in {name for _, name in names}


@for_each("status", ["challenged", "declined", "withdrawn", "expired"])
@for_each("language", LANGUAGES)
def test_challenges(status, language):
    """A challenge and its result are shown; only an open one can be answered."""
    page = match_page(view_of("connect4", status=status), Preference(language, "picture"))
    assert bool(buttons(page)) == (status == "challenged")
    assert any(name in str(page.blocks) for name in ("Ann", "小林", "<@8>"))


def test_a_rematch_from_a_position_says_so_and_who_moves_first():
    """Either side may be to move in the position."""
    for moves in ((), ("4",)):
        asked = view_of("connect4", moves, status="challenged", given=len(moves), rematch_of=3)
        said = texts_of(match_page(asked, Preference("en", "picture")))
        assert "from a position, not rated" in said
        assert f"{names_of(catalogue('en'), asked)[len(moves)]} moves first." in said
    assert "position" not in texts_of(match_page(with_row(asked, given=None), Preference("en", "picture")))


def test_a_board_of_words():
    """A reader who wants no pictures gets the position in words. In direct messages nobody else follows a match."""
    page = match_page(view_of("connect4", guild_id=None), Preference("en", "text"))
    assert page.files() == []
    assert "follow" not in [tag.kind for tag in tags_of(page)]
    assert "Columns from the bottom up" in str(page.blocks)


def test_the_board_is_turned_to_who_plays_second_against_the_bot():
    """The person's side is at the bottom if no opponent looks at the same board."""
    boards = [view_of("xiangqi", seats=seats) for seats in (PEOPLE, (PEOPLE[0], BOT), (BOT, PEOPLE[0]))]
    pictures = [picture(match_page(board, Preference("en", "picture"))) for board in boards]
    assert pictures[0] == pictures[1] != pictures[2]


def test_the_end():
    """The result, its reason, the number of moves, and hints used; buttons for a rematch and a replay."""
    view = with_row(view_of("tictactoe"), status="finished", result="1-0", reason="resignation")
    page = match_page(view, Preference("en", "text"))
    assert "resigns" in texts_of(page)
    assert "0 moves played" in texts_of(page)
    assert "played" not in texts_of(match_page(view_of("tictactoe"), Preference("en", "text")))
    assert "used 3 hints" in texts_of(page)
    assert [button.label for button in buttons(page)] == ["Rematch", "Replay"]


def test_whoever_is_gone_gets_no_rematch():
    """A player whose data were deleted cannot be asked again; the match can still be replayed."""
    gone = finished((PEOPLE[0], Seat(-3, "", None, 0)), "1-0")
    rematch, replay, *_ = buttons(match_page(gone, Preference("en", "text")))
    assert (rematch.label, rematch.disabled, replay.disabled) == ("Rematch", True, False)
    again, review = controls_of(gone, catalogue("en"), 0)
    assert (again.key, again.disabled, review.key, review.disabled) == ("rematch", True, "review", False)


@for_each("game", ["gomoku", "renju"])
def test_parts_of_a_large_board_are_explained_where_no_picture_shows_them(game):
    """What "a13…" means stands above the buttons for readers without a picture."""
    shown = {board: texts_of(match_page(view_of(game), Preference("en", board))) for board in CHOICES["board"]}
    assert {board for board, text in shown.items() if "a1… is a1 to d4" in text} == {"grid", "text"}


def finished(seats, result: str) -> MatchView:
    """A match that was won by resignation."""
    return with_row(view_of("connect4", ("4",), seats), status="finished", result=result, reason="resignation")


@for_each("language", LANGUAGES)
def test_the_card_between_two_people(language):
    page = match_page(finished(PEOPLE, "1-0"), Preference(language, "text"), Additions(record=HeadToHead((12, 34), 56)))
    assert all(figure in texts_of(page) for figure in ("12", "34", "56"))
    assert component_count(page) <= 40


def test_a_match_that_counts_for_nobody_tells_no_record():
    """No result counts between the two, as after a first match that a moderator ended."""
    for seats in (PEOPLE, (PEOPLE[0], Seat(None, "", "easy", 0))):
        page = match_page(finished(seats, "1-0"), Preference("en", "text"), Additions(record=HeadToHead((0, 0), 0)))
        assert "0" not in texts_of(page).split("Match")[0]


@for_each("key", RENDERERS)
def test_a_board_is_told_by_its_controls(key):
    """A board in any state with controls has one that no question and no picker has."""
    view = view_of(key)
    ended = with_row(view, status="finished", result="1-0", reason="resignation")
    reader = Preference("en", "picture")
    for each in (view, ended, with_row(view, status="challenged")):
        assert any(tag.kind in ON_BOARDS for tag in tags_of(match_page(each, reader, Additions(choices_of(each)))))
    others = (offers_page(replace(view, offers=OFFERS), "en"), picker_page(view, reader, choices_of(view), "", 0))
    assert not any(tag.kind in ON_BOARDS for page in others for tag in tags_of(page))


@for_each("language", LANGUAGES)
def test_what_a_match_is_played_for_stands_on_its_board(language: str) -> None:
    """Its tournament and round; that it is not or was not rated; that both have hints, and who used one."""
    texts, reader = catalogue(language), Preference(language, "picture")
    event = texts.text("match.event", id=4, round=2, rounds=3)
    unrated, both = texts.text("match.unrated"), texts.text("hints.both")
    for view, told in (
        (view_of("tictactoe", event=TournamentRound(4, 2, 3), with_hints=False), (event,)),
        (view_of("tictactoe", unrated=True, with_hints=False), (unrated,)),
        (view_of("tictactoe"), (both,)),
        (view_of("tictactoe", seats=(PEOPLE[0], BOT)), ()),
    ):
        said = texts_of(match_page(view, reader))
        assert tuple(each for each in (event, unrated, both) if each in said) == told
        assert texts.text("match.hints", name="Ann Ann Ann Ann Ann Ann Ann Ann", n=3) in said
    asked = with_row(view_of("tictactoe"), status="challenged")
    won = with_row(view_of("tictactoe"), status="finished", result="1-0", reason="three")
    change = RatingChange(1, 7, 1500.0, 1510.0, 90.0, datetime(2026, 11, 22, tzinfo=UTC))
    for ratings, is_told in (((), True), ((change,), False)):
        assert (unrated in texts_of(match_page(replace(won, ratings=ratings), reader))) == is_told
    for allowed, key in ((True, "hints.both"), (False, "hints.nobody")):
        said = str(match_page(replace(asked, allows_hints=allowed), reader).blocks)
        assert texts.text(key) in said


def rows_of_moves(view: MatchView, path: str = "", language: str = "en", **more) -> list[list[Button]]:
    """The rows of buttons by which a move is entered."""
    reader = Preference(language, "picture")
    setting = MoveEntry(view, choices_of(view, reader.notation(view.game)), reader, **more)
    setting, step, _ = follow_path(CONTROLS[view.game], setting, path)
    return [list(row.items) for row in step_rows(setting, step) if isinstance(row, Row)]


def test_the_men_of_checkers_are_in_the_order_of_the_picture():
    """The men are listed row by row from the top left, for either side; reversed when the board is turned."""
    labels = [button.label for row in rows_of_moves(view_of("checkers")) for button in row]
    assert labels == [str(number) for number in range(12, 0, -1)]
    view = view_of("checkers", ("11-15",))
    assert [button.label for button in rows_of_moves(view)[0]] == ["32", "31", "30", "29"]
    assert [button.label for button in rows_of_moves(view, turned=True)[0]] == ["21", "22", "23", "24"]
    middles = RENDERERS["checkers"].middles(Scene("checkers", view.position, flip=True))
    shown = [button.label for row in rows_of_moves(view, turned=True) for button in row]
    assert shown == sorted(shown, key=lambda square: middles[square][::-1])


def test_no_row_of_buttons_breaks_on_a_phone():
    """In every game, language and notation a row fits into the width of 36 Latin letters."""
    moves = {"checkers": ("11-15", "22-18"), "gomoku": ("h8", "o15"), "xiangqi": ("h2e2", "h9g7")}
    for game in RENDERERS:
        view = view_of(game, moves.get(game, ()))
        for path in ("", *paths_of(view)[:9]):
            for language in LANGUAGES:
                for row in rows_of_moves(view, path, language):
                    wide = [sum(2 if ord(s) > 0x2E7F else 1 for s in b.label) + 3 * bool(b.emoji) for b in row]
                    assert len(row) == 1 or sum(wide) + 3 * len(row) <= 36, [button.label for button in row]


def test_the_parts_of_a_large_board_lie_as_they_are_drawn():
    """There are four by four buttons; the picture shows the parts that can be chosen, then the chosen one."""
    view = view_of("gomoku", ("h8", "o15"))
    assert [button.label for button in rows_of_moves(view)[0]] == ["a13…", "e13…", "i13…", "m13…"]
    steps = dict(steps_of(view))
    assert steps[""].marked.areas[:4] == ("a13", "d15", "e13", "h15")
    assert len(steps[""].marked.areas) == 32
    assert steps["m13"].marked.areas == ("m13", "o15")
    page = match_page(view, Preference("en", "picture"), Additions(choices_of(view)))
    drawing = next(block for block in page.blocks if isinstance(block, Drawing))
    assert drawing.subject.areas == steps[""].marked.areas
    waiting = match_page(view, Preference("en", "picture"))
    assert next(block for block in waiting.blocks if isinstance(block, Drawing)).subject.areas == ()
