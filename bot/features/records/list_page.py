"""Lists of matches: those in progress, and the history with its pages."""

from collections.abc import Sequence

from bot.discord.page import Block, Button, Option, Page, Row, menus
from bot.discord.tags import Tag
from bot.locales import Catalogue
from bot.match import wording
from bot.match.names import escaped_name, plain_name, seat_name
from bot.match.page import ASKED, when
from bot.match.queries import Entry, EntryPage
from bot.match.summary import board_address

ANY_GAME = "any"  # stands for every game in a tag
PAGE_SIZE = 10  # matches in progress on a page


# -- in progress ------------------------------------------------------------------------------------------------------


def progress_page(texts: Catalogue, entries: Sequence[Entry], said: str = "", number: int = 1) -> Page:
    """A page of a person's open matches with links to their boards, counted from 1, the nearest there is; `said` comes
    first. Challenges are answered, and boards posted again, from menus.
    """
    pages = max(1, -(-len(entries) // PAGE_SIZE))
    number = min(max(1, number), pages)
    shown = entries[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]
    lines = "\n".join(_progress_line(texts, entry) for entry in shown)
    asked = [entry for entry in shown if entry.status == "challenged" and entry.is_my_turn]
    played = [entry for entry in shown if entry.status == "playing"]
    blocks: tuple[Block, ...] = (
        f"### {texts.text('progress.title')}",
        lines,
        *menus(Tag("challenge-menu"), texts.text("menus.challenge"), _progress_options(texts, asked)),
        *menus(Tag("board"), texts.text("buttons.show_again"), _progress_options(texts, played)),
    )
    if pages > 1:
        back, on = _leaf(texts, "previous", number - 1, number > 1), _leaf(texts, "next", number + 1, number < pages)
        blocks += (Row((back, on)), f"-# {texts.text('history.page', page=number, pages=pages, total=len(entries))}")
    return Page((said, *blocks), ASKED)


def _leaf(texts: Catalogue, role: str, page: int, there: bool) -> Button:
    return Button(texts.text(f"buttons.{role}"), Tag("games", 0, page, role), disabled=not there)


def _progress_options(texts: Catalogue, entries: Sequence[Entry]) -> tuple[Option, ...]:
    return tuple(_option(texts, entry, _progress_state(texts, entry, _unmarked(texts, entry))) for entry in entries)


def _progress_line(texts: Catalogue, entry: Entry) -> str:
    address, opponent = board_address(entry), seat_name(texts, entry.opponent)
    number = texts.text("match.number", id=entry.id)
    line = texts.text(
        "progress.line",
        game=wording.game(texts, entry.game),
        opponent=opponent,
        state=_progress_state(texts, entry, opponent),
        plies=texts.text("history.plies", n=wording.moves(entry.game, entry.plies)),
    )
    return f"{line} · [{number}]({address})" if address else f"{line} · {number}"


def _progress_state(texts: Catalogue, entry: Entry, name: str) -> str:
    """How a match stands; `name` is the opponent's as it can be shown there."""
    if entry.status == "challenged":
        return texts.text("progress.to_answer" if entry.is_my_turn else "progress.awaits_answer")
    if entry.is_my_turn:
        return texts.text("progress.your_move")
    return texts.text("progress.their_move", name=name)


# -- history ----------------------------------------------------------------------------------------------------------


def history_page(texts: Catalogue, person: int, name: str, game: str | None, page: EntryPage) -> Page:
    """A page of the matches of a person called `name`, the newest first; of one game, or of all."""
    title = texts.text("history.title", name=escaped_name(name))
    if not page.entries:
        return Page((f"### {title}", texts.text("history.none")), ASKED)
    options = tuple(_option(texts, entry, _ending(texts, entry)) for entry in page.entries)
    return Page(
        (
            f"### {title}",
            "\n".join(_history_line(texts, entry) for entry in page.entries),
            *menus(Tag("look"), texts.text("menus.replay"), options),
            Row(
                (
                    _turn(texts, "newer", person, game, page.page - 1, page.page > 1),
                    _turn(texts, "older", person, game, page.page + 1, page.page < page.pages),
                )
            ),
            f"-# {texts.text('history.page', page=page.page, pages=page.pages, total=page.total)}",
        ),
        ASKED,
    )


def _turn(texts: Catalogue, role: str, person: int, game: str | None, page: int, there: bool) -> Button:
    tag = Tag("history", person, page, f"{game or ANY_GAME}.{role}")
    return Button(texts.text(f"buttons.{role}"), tag, disabled=not there)


def _history_line(texts: Catalogue, entry: Entry) -> str:
    values = {
        "id": entry.id,
        "outcome": _outcome(texts, entry),
        "game": wording.game(texts, entry.game),
        "opponent": seat_name(texts, entry.opponent),
        "plies": texts.text("history.plies", n=wording.moves(entry.game, entry.plies)),
        "when": when((entry.ended_at or entry.created_at).timestamp(), "d"),
    }
    if entry.reason is None:
        return texts.text("history.line_running", **values)
    return texts.text("history.line", reason=wording.reason(texts, entry.game, entry.reason), **values)


def _outcome(texts: Catalogue, entry: Entry) -> str:
    return texts.text(f"outcome.{entry.outcome or ('none' if entry.ended_at else 'running')}")


def _ending(texts: Catalogue, entry: Entry) -> str:
    parts = [_outcome(texts, entry), texts.text("history.plies", n=wording.moves(entry.game, entry.plies))]
    return " · ".join([*parts, (entry.ended_at or entry.created_at).strftime("%Y-%m-%d")])


def _unmarked(texts: Catalogue, entry: Entry) -> str:
    """The opponent's name for a menu, where there is no markup."""
    return plain_name(wording.seat_name(texts, entry.opponent))


def _option(texts: Catalogue, entry: Entry, description: str) -> Option:
    game, opponent = wording.game(texts, entry.game), _unmarked(texts, entry)
    label = texts.text("menus.match_option", game=game, opponent=opponent)
    return Option(f"#{entry.id} {label}", str(entry.id), description)
