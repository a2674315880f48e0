"""A made-up game works everywhere: laws of games, search, the steps of entering a move, pages, pictures."""

from inspect import unwrap

import pytest

from bot.match.page import Additions, match_page, picker_page
from bot.match.preferences import Preference
from bot.render import WORDS, Scene, describe_scene, draw_scene, sketch_scene
from engines.game import Position
from engines.search.root import Search
from engines.search.table import TranspositionTable
from engines.search.terms import Limit
from tests.bot.match import test_page as pages
from tests.cases import for_each
from tests.engines import test_every_game as laws
from tests.hopping import CELLS, hopping

LAWS = [
    laws.test_make_and_unmake_leave_no_trace,
    laws.test_a_whole_game_can_be_taken_back,
    laws.test_the_key_kept_is_the_key_computed,
    laws.test_text_round_trips,
    laws.test_every_notation_round_trips,
    laws.test_moves_fit_their_declared_range,
    laws.test_noisy_and_quiet_moves_are_all_moves,
    laws.test_the_path_of_a_move_is_what_it_changes,
    laws.test_taken_pieces_are_missing,
    laws.test_a_finished_position_is_read,
]

CAPTURE = ("h8", "i10", "a1", "h9")  # leads to a position in which one stone must take two


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """The game, registered for the tests of this file."""
    with hopping(tmp_path_factory.mktemp("words")) as found:
        yield found


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_laws_of_every_game(game, law, monkeypatch):
    """Games with 225 moves in a position, and with compulsory captures, pass the shared tests."""
    monkeypatch.setattr(laws, "PLAYOUTS", 1)
    monkeypatch.setattr(laws, "SOME", 3)
    unwrap(law)(game)


def with_a_capture(game):
    """The position after CAPTURE."""
    return Position(game, moves=CAPTURE)


def test_a_capture_of_several_hops_is_the_only_move(game):
    """The path has both captured stones, and the search finds the move among 225 cells."""
    position = with_a_capture(game)
    (move,) = position.legal_moves()
    path = game.path(position.board, move)
    assert game.write_move(position.board, move) == "h8xh10xj10"
    assert (path.start, path.stops, path.over) == ("h8", ("h10", "j10"), ("h9", "i10"))
    report = Search(position.board, TranspositionTable(bytearray(1 << 16))).think(Limit(nodes=500))
    assert report.lines[0].move == move


def test_it_is_searched_from_the_empty_board(game):
    """225 moves at every node overrun no array."""
    position = Position(game)
    assert len(position.legal_moves()) == CELLS
    report = Search(position.board).think(Limit(depth=6, nodes=1500))
    assert report.lines[0].move in position.legal_moves()


@for_each("language, moves", [("en", ()), ("zh-CN", CAPTURE)])
def test_every_move_can_be_entered(game, language, moves):
    """Nine parts of 25 cells each, or the captures: every move is offered once, and the pages keep Discord's limits."""
    view = pages.view_of("hopping", moves)
    assert sorted(pages.moves_offered(view, language)) == sorted(view.legal)
    reader = Preference(language, "picture", games={"look.hopping": "fancy"})
    for path in ["", *pages.paths_of(view)]:
        page = picker_page(view, reader, pages.choices_of(view), path, 1)
        assert pages.component_count(page) <= 40
    assert pages.component_count(match_page(view, reader, Additions(pages.choices_of(view)))) <= 40


def test_its_pictures_differ_by_look_and_marks(game):
    """Positions of 225 cells and moves of 11 characters are drawn and described, in either look."""
    position = with_a_capture(game)
    text = position.text
    position.play("h8xh10xj10")
    marked = {"last": "h8xh10xj10", "stops": ("h8", "h10", "j10"), "over": ("h9", "i10")}
    scenes = [Scene("hopping", text), Scene("hopping", position.text, **marked)]
    scenes.append(Scene("hopping", position.text, **marked, look="fancy"))
    assert len({draw_scene(scene) for scene in scenes}) == 3
    assert "h8, h10, j10" in describe_scene(scenes[1], "en")


def test_it_is_drawn_with_letters(game):
    """The text drawing has its pieces by their letters and the last move in brackets."""
    position = with_a_capture(game)
    position.play("h8xh10xj10")
    lines = sketch_scene(Scene("hopping", position.text, last="h8xh10xj10")).split("\n")
    assert [lines[15 - row] for row in (8, 10)] == [
        " 8  . . . . . . .[.]. . . . . . .",
        "10  . . . . . . .[.].[x]. . . . .",
    ]
    assert sum(line.count("x") for line in lines) == 2
    assert lines[-1] == "    a b c d e f g h i j k l m n o"
    assert WORDS["hopping"].legend("en") == "x One · o Two"
