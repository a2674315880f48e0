"""A finished match as one picture to share: its last board, the players, and how it ended."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.render import draw_scene
from bot.render.fonts import GAP, showable, showable_name
from bot.render.lettering import FINE, MUTED, PANEL, SHARES, TEXT, CardPen, text_width
from bot.render.renderer import Scene

WIDTH, HEIGHT, MARGIN = 800, 420, 30
BOARD = HEIGHT - 2 * MARGIN  # the larger side of the board in pixels
ENDING = 250  # the middle of the first line of the sentence that says how the match ended
SIZES = ((24, 31), (20, 25), (17, 21))  # of its letters and lines; the first with which it fits above the small print
SMALL, SMALL_LINE, MOST_SMALL = 18, 23, 2  # sizes of the letters and lines of the small print; its most lines
COLOURS = 128
LATIN_AND_LIKE = 0x1FFF  # the last code point of scripts with blanks between words: Latin, Greek, Cyrillic
NEVER_FIRST = frozenset("，。、：；！？）」』”’»:;!?")  # signs that begin no line; in French a blank is before some


@dataclass(frozen=True, slots=True)
class CardPicture:
    """What the card shows. Names may hold any character."""

    scene: Scene
    game: str  # the game's name
    players: tuple[str, str]
    sides: tuple[str, str]  # the game's names for them
    winner: int | None  # the index of the winner, None if nobody won
    ending: str  # how the match ended
    small: str  # small print


def draw(card: CardPicture) -> bytes:
    """The picture as PNG. Raises ValueError if the scene is not valid."""
    pen = CardPen(WIDTH, HEIGHT)
    board = _board(card.scene)
    left = MARGIN + board.width / FINE + MARGIN
    pen.image.paste(board, (MARGIN * FINE, (HEIGHT * FINE - board.height) // 2))
    room = WIDTH - MARGIN - left
    pen.fitted((left, 52), showable(card.game), 34, SHARES[0], room)
    for number in (0, 1):
        _player(pen, card, number, left, 84 + 72 * number)
    small, bottom = _lines(showable(card.small), SMALL, room)[:MOST_SMALL], HEIGHT - MARGIN
    for at, line in enumerate(reversed(small)):
        pen.fitted((left, bottom - SMALL_LINE * (at + 0.5)), line.rstrip(" ·"), SMALL, MUTED, room)
    size, step, lines = _sized(_ending(card), room, bottom - SMALL_LINE * len(small) - 4 - ENDING)
    for at, line in enumerate(lines):
        pen.fitted((left, ENDING + step * at), line, size, TEXT, room)
    return pen.png(COLOURS)


def _board(scene: Scene) -> Image.Image:
    picture = Image.open(BytesIO(draw_scene(scene))).convert("RGB")
    scale = BOARD * FINE / max(picture.size)
    size = (round(picture.width * scale), round(picture.height * scale))
    return picture.resize(size, Image.Resampling.LANCZOS)


def _player(pen: CardPen, card: CardPicture, number: int, left: float, top: float) -> None:
    right, has_won = WIDTH - MARGIN, number == card.winner
    pen.box((left, top, right, top + 64), PANEL, 14)
    if has_won:
        pen.box((left, top, left + 8, top + 64), SHARES[0], 4)
    colour, room = TEXT if has_won or card.winner is None else MUTED, right - left - 44
    pen.fitted((left + 22, top + 24), _name(card, number), 26, colour, room)
    pen.fitted((left + 22, top + 49), showable(card.sides[number]), 17, MUTED, room)


def _name(card: CardPicture, number: int) -> str:
    """A player's name; that of their side if nothing of it can be shown."""
    return showable_name(card.players[number], showable(card.sides[number]))


def _ending(card: CardPicture) -> str:
    """The sentence that says how the match ended, with the names as the card shows them."""
    said = card.ending
    for number in sorted((0, 1), key=lambda number: -len(card.players[number])):  # one name may be a part of the other
        name = card.players[number]
        said = said.replace(name, _name(card, number)) if name else said
    return showable(said)


def _sized(text: str, room: float, height: float) -> tuple[int, int, list[str]]:
    """The size of letters, the height of a line, and the lines of a text: as large as fits between the middle of the
    first line and `height` pixels below. What does not fit at all is cut.
    """
    for size, step in SIZES:
        lines, most = _lines(text, size, room), int((height - size / 2) // step) + 1
        if len(lines) <= most:
            return size, step, lines
    return size, step, [*lines[: most - 1], lines[most - 1] + GAP]


def _lines(text: str, size: int, room: float) -> list[str]:
    """A text in lines that fit, broken at blanks; in scripts without blanks anywhere."""
    lines, line = [], ""
    for word in _words(text):
        if line and text_width(line + word, size) > room:
            lines.append(line.rstrip())
            line = ""
        line += word
    return [*lines, line.rstrip()]


def _words(text: str) -> list[str]:
    """Words with the blanks after them; in scripts without blanks single letters."""
    words = [""]
    for sign in text:
        if sign in NEVER_FIRST and not words[-1] and len(words) > 1:
            words.pop()
        words[-1] += sign
        if sign == " " or ord(sign) > LATIN_AND_LIKE:
            words.append("")
    return words
