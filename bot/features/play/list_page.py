"""The list of a person's matches in progress, and the question in which of them a move is meant."""

from collections.abc import Sequence

from bot.discord.controls import MOST_BUTTONS, Button, Option, Tag, menus, rows
from bot.discord.page import Block, Page
from bot.features.records.history_page import match_option
from bot.locales import Catalogue
from bot.match import wording
from bot.match.arrows import page_row
from bot.match.page import ASKED
from bot.match.phrases import typed
from bot.match.state import HistoryEntry, MatchView
from bot.match.summary import board_url
from bot.match.wording import match_label, plain_seat_name, seat_name

PAGE_SIZE = 10  # matches on a page
BOARD = "board"
MENUS: dict[str, str] = {}  # `on_chosen` adds to them
"""The kinds of menus of matches, and the text that says what is done in the match that is chosen."""


def progress_page(
    texts: Catalogue, entries: Sequence[HistoryEntry], said: str = "", number: int = 1, kind: str = BOARD
) -> Page:
    """A page of a person's open matches with links to their boards, and menus to answer or withdraw challenges and to
    choose a match for what the `kind` of the menu says; if there are none, how to begin one.

    The `number` counts from 1 and is limited to the pages there are; `said` is shown first.
    """
    if not entries:
        return Page(texts["refusal.no-match"], accent=ASKED)
    pages = -(-len(entries) // PAGE_SIZE)
    number = min(max(1, number), pages)
    shown = entries[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]
    lines = "\n".join(_numbered_line(texts, entry) for entry in shown)
    asked = [entry for entry in shown if entry.match.status == "challenged"]
    played = [entry for entry in shown if entry.match.playing]
    blocks: tuple[Block, ...] = (
        f"### {texts['progress.title']}",
        lines,
        *menus(Tag("challenge-menu"), texts["menus.challenge"], _progress_options(texts, asked)),
        *menus(Tag(kind), texts[MENUS[kind]], _progress_options(texts, played)),
    )
    if pages > 1:
        ways = page_row(texts, Tag("games", 0, number, f"{kind}."), pages, ("previous", "next"))
        blocks += (ways, f"-# {texts.text('history.page', page=number, pages=pages, total=len(entries))}")
    return Page(said, *blocks, accent=ASKED)


def which_page(texts: Catalogue, taking: Sequence[tuple[MatchView, str]], person: int, move: str) -> Page:
    """Asks in which match a typed move is meant; each button makes it there. `taking` has the matches in which it is
    legal, each with the text of the move.
    """
    buttons = tuple(_play_in(texts, view, person, text) for view, text in taking[:MOST_BUTTONS])
    return Page(texts.text("move.which", move=typed(move)), *rows(buttons, 1), accent=ASKED)


def _play_in(texts: Catalogue, view: MatchView, person: int, move: str) -> Button:
    label = match_label(texts, view.id, view.game, view.seats[1 - (view.match.side_of(person) or 0)])
    return Button(label, Tag("move-in", view.id, view.board_number, move), "primary")


def _progress_options(texts: Catalogue, entries: Sequence[HistoryEntry]) -> tuple[Option, ...]:
    states = (_progress_state(texts, entry, plain_seat_name(texts, entry.opponent)) for entry in entries)
    return tuple(match_option(texts, *each) for each in zip(entries, states, strict=True))


def _numbered_line(texts: Catalogue, entry: HistoryEntry) -> str:
    address, number = board_url(entry.match), texts.text("match.number", id=entry.match.id)
    return f"{progress_line(texts, entry)} · {f'[{number}]({address})' if address else number}"


def progress_line(texts: Catalogue, entry: HistoryEntry) -> str:
    """A match with its opponent and its state, in a line; one that has begun with its number of moves."""
    opponent, match = seat_name(texts, entry.opponent), entry.match
    line = texts.text(
        "progress.line",
        game=wording.game(texts, match.game),
        opponent=opponent,
        state=_progress_state(texts, entry, opponent),
    )
    return f"{line} · {texts.text('history.plies', n=wording.moves(match.game, match.ply))}" if match.playing else line


def _progress_state(texts: Catalogue, entry: HistoryEntry, name: str) -> str:
    """The state of a match; `name` is the opponent's, as it can be shown there."""
    if entry.match.status == "challenged":
        return texts["progress.to_answer" if entry.is_my_turn else "progress.awaits_answer"]
    if entry.is_my_turn:
        return texts["progress.your_move"]
    return texts.text("progress.their_move", name=name)
