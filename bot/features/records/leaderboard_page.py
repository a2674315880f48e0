"""The best of a game, two people against each other, and the bot's own record."""

from collections.abc import Sequence

from bot.discord.page import Drawing, Page
from bot.features.records.leaderboards import BotTally, Leaderboard
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.names import escaped_name, plain_name
from bot.match.page import OVER
from bot.match.phrases import enumerate_words
from bot.match.preferences import Preference
from bot.match.rating_page import written
from bot.match.rating_rule import is_provisional
from bot.render import leaderboard as picture
from storage.history import Tally


def top_page(board: Leaderboard, where: str, when: str, reader: Preference) -> Page:
    """The best, as a picture and as text; `where` and `when` are the words that narrow them down."""
    texts = catalogue(reader.language)
    narrowed = f"{texts[f'top.{where}']} · {texts[f'top.{when}']}"
    title = f"### {texts.text('top.title', game=wording.game(texts, board.game))}\n-# {narrowed}"
    if not board.standings:
        return Page((title, texts["top.none"], _beaten(texts, board)), OVER)
    rows = [(plain_name(each.name), written(each.rating, each.deviation), str(each.played)) for each in board.standings]
    places = _places(board)
    text = (title, _lines(texts, board, places), f"-# {texts['top.why']}", _beaten(texts, board))
    if reader.board == "text":
        return Page(text, OVER)
    head = texts.text("top.title", game=wording.game(texts, board.game))
    drawing = picture.LeaderboardPicture(head, narrowed, tuple(zip(places, rows, strict=True)))
    alt = "; ".join(f"{f'{place}. ' if place else ''}{row[0]} {row[1]}" for place, row in drawing.rows)
    return Page((title, Drawing(f"top-{board.game}.png", picture.draw, drawing, alt), *text[1:]), OVER)


def _places(board: Leaderboard) -> list[int | None]:
    """The place of everybody; None where the rating is provisional."""
    settled = sum(not is_provisional(each.deviation) for each in board.standings)
    return [*range(1, settled + 1), *[None] * (len(board.standings) - settled)]


def _lines(texts: Catalogue, board: Leaderboard, places: list[int | None]) -> str:
    """Those with a settled rating by place, and below them the others."""
    told = [
        f"**{escaped_name(each.name)}** {written(each.rating, each.deviation)} · "
        + texts.text("top.played", n=each.played)
        for each in board.standings
    ]
    ranked = [wording.numbered(place, line) for place, line in zip(places, told, strict=True) if place]
    others = told[len(ranked) :]
    return "\n".join([*ranked, *([f"-# {texts['top.unsettled']}", *others] if others else [])])


def _beaten(texts: Catalogue, board: Leaderboard) -> str:
    if not board.beaten_by:
        return ""
    names = enumerate_words(texts, [escaped_name(name) for name in board.beaten_by])
    return texts.text("top.beaten", level=wording.level(texts, board.level), names=names)


def against_page(names: tuple[str, str], tallies: Sequence[Tally], reader: Preference) -> Page:
    """What the matches of two people add up to for the first."""
    texts = catalogue(reader.language)
    title = f"### {texts.text('against.title', first=escaped_name(names[0]), second=escaped_name(names[1]))}"
    if not tallies:
        return Page((title, texts["against.none"]), OVER)
    rows = [_row(texts, wording.game(texts, each.game), each) for each in tallies]
    won, lost = sum(each.wins for each in tallies), sum(each.losses for each in tallies)
    score = texts.text("against.score", first=escaped_name(names[0]), second=escaped_name(names[1]), won=won, lost=lost)
    return Page((title, f"**{score}**", "\n".join(rows)), OVER)


def against_bot_page(name: str, tallies: Sequence[Tally], reader: Preference) -> Page:
    """What a person's matches against the bot add up to."""
    texts = catalogue(reader.language)
    title = f"### {texts.text('against.title', first=escaped_name(name), second=texts['bot.name'])}"
    rows = [
        _row(texts, f"{wording.game(texts, each.game)} · {wording.level(texts, each.level)}", each)
        for each in tallies
        if each.level
    ]
    return Page((title, "\n".join(rows) or texts["against.none"]), OVER)


def bot_page(tallies: Sequence[BotTally], reader: Preference) -> Page:
    """The bot's own record, from its side."""
    texts = catalogue(reader.language)
    title = f"### {texts.text('stats.title', name=texts['bot.name'])}"
    rows = [_bot_row(texts, each) for each in tallies]
    return Page((title, "\n".join(rows) or texts["stats.none"]), OVER)


def _bot_row(texts: Catalogue, each: BotTally) -> str:
    label = f"{wording.game(texts, each.tally.game)} · {wording.level(texts, each.tally.level)}"
    rated = "" if each.rating is None else f" · {texts['rating.title']} {each.rating}"
    return _row(texts, label, each.tally) + rated


def _row(texts: Catalogue, label: str, tally: Tally) -> str:
    counts = {"wins": tally.wins, "draws": tally.draws, "losses": tally.losses}
    return texts.text("stats.row", label=f"**{label}**", **counts)
