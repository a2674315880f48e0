"""The page of a warning before a move, which only the person who moves sees."""

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Page
from bot.features.coach.rules import WarnedMove
from bot.match import wording
from bot.match.page import ASKED
from bot.match.pictures import Marked, scene_block, scene_of
from bot.match.positions import choices_of
from bot.match.preferences import Preference
from bot.match.state import BoardView, MatchView
from bot.match.views import view_of_position


def warning_page(warned: WarnedMove, view: MatchView, reader: Preference, sure: str = "sure") -> Page:
    """The warning in words and as a picture. `view` is the match before the move; the button that makes the move anyway
    has a tag of the kind `sure`.
    """
    texts, after = reader.texts, view_of_position(warned.position(), warned.moves)
    scene = scene_of(after, reader, view.person_side == 1, Marked(hint=warned.reply))
    name = f"warned-{view.id}-{view.board_number}-{warned.move}".replace("/", "")
    yes = Button(texts["coach.yes"], Tag(sure, view.id, view.board_number, warned.move), "danger")
    no = Button(texts["coach.no"], Tag("choose-again", view.id, view.board_number), "primary")
    return Page(
        f"**{_warning_text(warned, after, reader)}** {texts['coach.ask']}",
        scene_block(name, scene, reader),
        Row(no, yes),
        f"-# {texts['coach.why']}",
        accent=ASKED,
    )


def _warning_text(warned: WarnedMove, after: BoardView, reader: Preference) -> str:
    texts, game = reader.texts, after.game
    if ending := warned.ending:
        key = "coach.draws" if ending.winner is None else "coach.loses"
        return texts.text(key, reason=wording.reason(texts, game, ending.ending))
    notation = reader.notation(game)
    reply = next(each.written for each in choices_of(after, notation) if each.move == warned.reply)
    if warned.pieces:
        key = wording.own_key(texts, game, "coach.takes")
        return texts.text(key, reply=reply, pieces=wording.pieces(texts, game, warned.pieces))
    return texts.text("coach.wins-now" if warned.wins_in == 1 else "coach.wins-soon", reply=reply)
