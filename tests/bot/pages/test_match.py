"""The page of a match in every state, language and game: within the limits, and nothing changes place."""

from dataclasses import replace
from random import Random

import pytest

from bot.locales import LANGUAGES, catalogue
from bot.pages.games import CONTROLS, Setting, Step, reached
from bot.pages.match import match_page, picker_page
from bot.pages.page import Button, Drawing, Menu, Page, Picture, Row
from bot.pages.tags import Tag
from bot.referee import Choice, MatchView, OpenOffer, Preference, Seat
from bot.referee.state import last_move
from bot.render import RENDERERS
from engines.game import Position
from engines.registry import game_named

PEOPLE = (Seat(7, "Ann " * 8, None, 3), Seat(8, "小林" * 16, None, 0))
BOT = Seat(None, "", "master", 0)


def view_of(game: str, moves: tuple[str, ...] = (), seats=PEOPLE, **more) -> MatchView:
    """A match after some moves."""
    position = Position(game_named(game), "", moves)
    fields = {
        "id": 2**53,
        "game": game,
        "status": "playing",
        "seats": seats,
        "challenger": 7,
        "ply": len(moves),
        "position": position.text,
        "moves": moves,
        "last": last_move(position, moves),
        "legal": tuple(position.game.write_move(position.board, move) for move in position.legal_moves()),
        "in_check": False,
        "line": (),
        "result": None,
        "reason": None,
        "deadline": None,
        "created_at": None,
        "ended_at": None,
        "offers": (),
        "rematch_of": None,
        "guild_id": 1,
        "channel_id": 2,
        "message_id": 3,
    }
    return MatchView(**fields | more)


def choices_of(view: MatchView) -> tuple[Choice, ...]:
    """The legal moves as a menu needs them."""
    game = game_named(view.game)
    board = game.read(view.position)
    moves = [game.read_move(board, text) for text in view.legal]
    return tuple(
        Choice(text, text, game.path(board, move), game.mover(board, move))
        for text, move in zip(view.legal, moves, strict=True)
    )


def buttons(page: Page) -> list[Button]:
    """Every button, from top to bottom."""
    return [item for block in page.blocks if isinstance(block, Row) for item in block.items if isinstance(item, Button)]


def tags_of(page: Page) -> list[Tag]:
    """The tags of everything that can be used, from top to bottom."""
    items = [item for block in page.blocks if isinstance(block, Row) for item in block.items]
    return [item.tag for item in items if isinstance(item, Button | Menu)]


def steps_of(view: MatchView, language: str = "en") -> list[tuple[str, Step]]:
    """Every step that a move may be entered by, with the path to it."""
    setting, found, paths = Setting(view, choices_of(view), catalogue(language)), [], [""]
    for path in paths:
        step = reached(CONTROLS[view.game], setting, path)[1]
        found.append((path, step))
        paths += [f"{path}/{pick.value}".lstrip("/") for pick in step.picks if not pick.move and not pick.taken]
    return found


def paths_of(view: MatchView) -> list[str]:
    """The ways to every step but the first."""
    return [path for path, _ in steps_of(view)][1:]


def moves_offered(view: MatchView, language: str) -> list[str]:
    """Every move that some step offers; checks what each step promises."""
    moves = []
    for path, step in steps_of(view, language):
        assert 0 < len(step.picks) <= 25
        assert len({pick.value for pick in step.picks}) == len(step.picks)
        assert all(pick.label or pick.emoji for pick in step.picks)
        moves += [pick.move for pick in step.picks if pick.move and not pick.taken]
        match_page(view, Preference(language, "text"), choices_of(view), path)
    return moves


def component_count(page: Page) -> int:
    """As Discord counts: nested ones too."""

    def count(components):
        return sum(1 + count(each.get("components", ())) for each in components)

    return count(drawn_blank(page).layout().to_components())


def drawn_blank(page: Page) -> Page:
    """The page with something in the place of its picture, which is only counted."""
    blocks = [Picture(each.name, b"", each.alt) if isinstance(each, Drawing) else each for each in page.blocks]
    return replace(page, blocks=tuple(blocks))


def picture(page: Page) -> bytes:
    """The data of the page's picture."""
    return next(block.draw() for block in page.blocks if isinstance(block, Drawing))


OFFERS = (OpenOffer(1, "draw", 0, 7, 0), OpenOffer(2, "takeback", 1, 8, 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RENDERERS)
@pytest.mark.parametrize("seats", [PEOPLE, (PEOPLE[0], BOT), (BOT, PEOPLE[1])], ids=["people", "first", "second"])
def test_within_the_limits(game, language, seats):
    """At most 40 components, and no custom_id twice, with both offers open and names as long as they get."""
    view = view_of(game, seats=seats, offers=OFFERS if seats is PEOPLE else ())
    reader = Preference(language, "picture")
    boards, pickers = [""], [""]
    if seats is PEOPLE:
        pickers += paths_of(view)
    else:
        boards += paths_of(view)
    pages = [match_page(view, reader, choices_of(view), path) for path in boards]
    pages += [picker_page(view, reader, choices_of(view), path, 0) for path in pickers]
    for page in pages:
        assert component_count(page) <= 40
        tags = [str(tag) for tag in tags_of(page)]
        assert len(tags) == len(set(tags))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RENDERERS)
def test_every_move_can_be_entered(game, language):
    """Step by step, at most 25 options each, every legal move is reached, by one way only, and nothing else is."""
    chance, position = Random(5), Position(game_named(game))
    for _ in range(30):
        if not position.legal_moves():
            break
        view = view_of(game, tuple(position.written()))
        assert sorted(moves_offered(view, language)) == sorted(view.legal)
        position.push(chance.choice(position.legal_moves()))


@pytest.mark.parametrize("game", RENDERERS)
@pytest.mark.parametrize("path", ["", "/", "zz", "a1/zz/zz", "1", "h2/", "é" * 40, "h2/h2/h2", "//", "b1/b1"])
def test_any_path_leads_to_a_step(game, path):
    """What anybody may have sent leads as far as it is offered, and never to a move that is not legal."""
    view = view_of(game)
    _, step, pick = reached(CONTROLS[game], Setting(view, choices_of(view), catalogue("en")), path)
    assert step.picks
    assert pick is None or pick.move in view.legal


@pytest.mark.parametrize("game", RENDERERS)
def test_questions_keep_their_rows(game):
    """Whatever is asked, the first button of each row stays what it was."""
    reader = Preference("en", "text")
    layouts = set()
    for offers in ((), OFFERS[:1], OFFERS[1:], OFFERS):
        view = view_of(game, offers=offers)
        page = match_page(view, reader, choices_of(view))
        rows = [block for block in page.blocks if isinstance(block, Row)]
        layouts.add(tuple(row.items[0].label for row in rows if not isinstance(row.items[0], Menu)))
    assert len(layouts) == 1


@pytest.mark.parametrize("seats", [PEOPLE, (PEOPLE[0], BOT)], ids=["people", "bot"])
def test_a_draw_can_be_offered_in_all_games_but_tic_tac_toe(seats):
    """Tic-tac-toe has no draw button; an offer that was made by command can be answered there, too."""
    reader = Preference("en", "text")
    kinds = {game: {tag.kind for tag in tags_of(match_page(view_of(game, seats=seats), reader))} for game in RENDERERS}
    assert {game for game in RENDERERS if "draw" not in kinds[game]} == {"tictactoe"}
    asked = match_page(view_of("tictactoe", offers=OFFERS[:1]), reader)
    assert "offer-accept" in {tag.kind for tag in tags_of(asked)}


def test_the_menu_stays_while_the_bot_thinks():
    """While the bot thinks the menu is there, disabled, so that the buttons below stay where they are."""
    view = view_of("xiangqi", ("h2e2",), (PEOPLE[0], BOT))
    page = match_page(view, Preference("en", "text"))
    items = [item for block in page.blocks if isinstance(block, Row) for item in block.items]
    assert [item.disabled for item in items if isinstance(item, Menu)] == [True]


@pytest.mark.parametrize("status", ["challenged", "declined", "withdrawn", "expired"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_challenges(status, language):
    """A challenge and what becomes of it are told; only the one that stands can be answered."""
    page = match_page(view_of("connect4", status=status), Preference(language, "picture"))
    assert bool(buttons(page)) == (status == "challenged")
    assert any(name in str(page.blocks) for name in ("Ann", "小林", "<@8>"))


def test_a_board_of_words():
    """Who wants no pictures gets the position in words."""
    page = match_page(view_of("connect4"), Preference("en", "text"))
    assert page.files() == []
    assert "Columns from the bottom up" in str(page.blocks)


def test_the_board_is_turned_to_who_plays_second_against_the_bot():
    """The person's side is at the bottom where nobody else looks at the board as a player."""
    reader = Preference("en", "picture")
    pictures = [
        picture(match_page(view_of("xiangqi", seats=seats), reader))
        for seats in (PEOPLE, (PEOPLE[0], BOT), (BOT, PEOPLE[0]))
    ]
    assert pictures[0] == pictures[1] != pictures[2]


def test_the_end():
    """The result, its reason, and hints used; buttons to play again and to look back."""
    view = replace(view_of("tictactoe"), status="finished", result="1-0", reason="resignation")
    page = match_page(view, Preference("en", "text"))
    text = "\n".join(block for block in page.blocks if isinstance(block, str))
    assert "resigns" in text
    assert "used 3 hints" in text
    assert [button.label for button in buttons(page)] == ["Rematch", "Replay"]
