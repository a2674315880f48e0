"""A finished match as one picture to share: its last board, the players, and how it ended."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from bot.render import draw_scene
from bot.render.fonts import showable
from bot.render.lettering import FINE, MUTED, PANEL, SHARES, TEXT, CardPen, text_width
from bot.render.scene import Scene

WIDTH, HEIGHT, MARGIN = 800, 420, 30
BOARD = HEIGHT - 2 * MARGIN  # the larger side of the board in pixels
MOST_LINES = 4  # lines of the sentence that says how the match ended; fewer if the small print has more than one
MOST_SMALL = 2  # lines of small print
COLOURS = 128
LATIN_AND_LIKE = 0x1FFF  # the last code point of scripts with blanks between words: Latin, Greek, Cyrillic


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
    pen.fitted((left, 58), showable(card.game), 34, SHARES[0], room)
    for number in (0, 1):
        _player(pen, card, number, left, 100 + 74 * number)
    small = _lines(showable(card.small), 18, room)[:MOST_SMALL]
    for at, line in enumerate(_lines(showable(card.ending), 24, room)[: MOST_LINES + 1 - len(small)]):
        pen.fitted((left, 272 + 32 * at), line, 24, TEXT, room)
    for at, line in enumerate(reversed(small)):
        pen.fitted((left, HEIGHT - MARGIN - 8 - 24 * at), line.rstrip(" ·"), 18, MUTED, room)
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
    name = showable(card.players[number], "?")
    pen.fitted((left + 22, top + 24), name, 26, TEXT if has_won or card.winner is None else MUTED, right - left - 44)
    pen.fitted((left + 22, top + 49), showable(card.sides[number]), 17, MUTED, right - left - 44)


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
        words[-1] += sign
        if sign == " " or ord(sign) > LATIN_AND_LIKE:
            words.append("")
    return words
