"""Boards drawn with letters."""

import random

from bot.locales import LANGUAGES
from bot.match.pictures import scene_block
from bot.match.preferences import Preference
from bot.render import Scene, sketch_scene
from bot.render.renderer import MAX_GRID
from engines.game import Position
from engines.registry import GAMES
from tests.bot.render.scenes import SCENES, START
from tests.cases import for_each


@for_each("game", GAMES)
def test_every_piece_stands_on_the_grid(game: str) -> None:
    """A grid of any position, from either side, has as many signs as pieces, only ASCII, and is small enough."""
    chance, position = random.Random(3), Position(GAMES[game])
    for _ in range(25):
        position.push(chance.choice(position.legal_moves()))
        if position.outcome():
            position = Position(GAMES[game])
        for flip in (False, True):
            drawn = sketch_scene(Scene(game, position.text, flip=flip))
            assert drawn.isascii()
            assert len(drawn) <= MAX_GRID
            named = "\n" if game == "checkers" else "\n" + drawn.split("\n")[-1]  # the columns' letters below
            signs = sum(sign.isalpha() for sign in drawn.removesuffix(named))
            assert signs == standing(position), drawn


def standing(position: Position) -> int:
    """The number of pieces on the board, or in a game without captures the moves made."""
    counted = sum(each.total() for each in position.game.pieces(position.board))
    return counted or len(position.moves)


@for_each("scene", SCENES.values())
@for_each("language", LANGUAGES)
def test_it_fits_a_message(scene: Scene, language: str) -> None:
    """The grid with its legend is below the 2,000 characters of a plain message; nothing in it ends the block early."""
    block = scene_block("x", scene, Preference(language, "grid"))
    assert isinstance(block, str)
    assert len(block) < 2000
    assert block.count("```") == 2


def test_the_last_move_and_what_can_be_chosen_have_brackets() -> None:
    """Two adjacent brackets share a line."""
    scene = Scene("tictactoe", "3/1x1/3 o", last="b2", targets=("a2",), chosen="c1")
    assert sketch_scene(scene) == "3  . . .\n2 (.|x]. \n1  . .(.)\n   a b c".replace("x", "X").replace(". \n", ".\n")


def test_the_names_at_the_edge_follow_side_and_notation() -> None:
    """Edges have digits, since other numerals are twice as wide; black's files count the other way."""
    lines = sketch_scene(Scene("xiangqi", START)).split("\n")
    assert (lines[0], lines[-1]) == ("9  r h e a k a e h r", "   a b c d e f g h i")
    lines = sketch_scene(Scene("xiangqi", START, notation="chinese", flip=True)).split("\n")
    assert (lines[0], lines[1], lines[-1]) == ("  1 2 3 4 5 6 7 8 9", "  R H E A K A E H R", "  9 8 7 6 5 4 3 2 1")
    turned = sketch_scene(Scene("tiaojiaqi", GAMES["tiaojiaqi"].start, flip=True)).split("\n")
    assert turned[-1].split() == list("lkjihgfedcba")
