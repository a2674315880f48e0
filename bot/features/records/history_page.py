"""The pages of a person's history."""

from datetime import datetime

from discord.utils import format_dt

from bot.discord.controls import Option, Tag, menus
from bot.discord.page import Page
from bot.locales import Catalogue
from bot.match import wording
from bot.match.arrows import page_row
from bot.match.page import ASKED
from bot.match.state import HistoryEntry
from bot.match.wording import escaped_name, match_label, seat_name
from storage.history import HistoryPage

ANY_GAME = "any"  # stands for every game in a tag


def history_page(texts: Catalogue, person: int, name: str, game: str | None, page: HistoryPage[HistoryEntry]) -> Page:
    """A page of the matches of a person called `name`, the newest first; of one game, or of all."""
    title = wording.heading(texts, texts.text("history.title", name=escaped_name(name)), game)
    if not page.total:
        return Page(title, texts["history.none"], accent=ASKED)
    options = tuple(match_option(texts, entry, _description(texts, entry)) for entry in page.entries)
    here = Tag("history", person, page.page, f"{game or ANY_GAME}.")
    return Page(
        title,
        "\n".join(_history_line(texts, entry) for entry in page.entries),
        *menus(Tag("look"), texts["menus.replay"], options),
        page_row(texts, here, page.pages, ("newer", "older")),
        f"-# {texts.text('history.page', page=page.page, pages=page.pages, total=page.total)}",
        accent=ASKED,
    )


def _history_line(texts: Catalogue, entry: HistoryEntry) -> str:
    values = {
        "id": entry.match.id,
        "outcome": _outcome(texts, entry),
        "game": wording.game(texts, entry.match.game),
        "opponent": seat_name(texts, entry.opponent),
        "plies": _plies(texts, entry),
        "when": format_dt(_at(entry), "d"),
    }
    if entry.match.reason is None:
        return texts.text("history.line_running", **values)
    line = texts.text("history.line", reason=wording.reason(texts, entry.match.game, entry.match.reason), **values)
    return f"{line} · {texts['position.unrated']}" if entry.match.from_position else line


def _description(texts: Catalogue, entry: HistoryEntry) -> str:
    return " · ".join((_outcome(texts, entry), _plies(texts, entry), f"{_at(entry):%Y-%m-%d}"))


def _outcome(texts: Catalogue, entry: HistoryEntry) -> str:
    return texts[f"outcome.{entry.outcome or ('none' if entry.match.ended_at else 'running')}"]


def _plies(texts: Catalogue, entry: HistoryEntry) -> str:
    return texts.text("history.plies", n=wording.moves(entry.match.game, entry.match.ply))


def _at(entry: HistoryEntry) -> datetime:
    return entry.match.ended_at or entry.match.created_at


def match_option(texts: Catalogue, entry: HistoryEntry, description: str) -> Option:
    """The option of a match in a menu."""
    match = entry.match
    return Option(match_label(texts, match.id, match.game, entry.opponent), str(match.id), description)
