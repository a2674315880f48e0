"""A match in a few lines with a link to its board: answers to commands that changed it, and calls to its players."""

from discord.utils import format_dt

from bot.discord.controls import Button, LinkButton, Row, Style, Tag
from bot.discord.page import Block, Page
from bot.locales import Catalogue, catalogue
from bot.match import wording
from bot.match.page import ASKED, offer_line
from bot.match.preferences import Preference
from bot.match.state import MatchView, OpenOffer
from bot.match.wording import names_of
from storage.calls import Call
from storage.rows import Match


def summary_page(view: MatchView, reader: Preference) -> Page:
    """The page with a match's state, its clock, its open offers and a link to its board."""
    texts = reader.texts
    asked = "\n".join(offer_line(texts, names_of(texts, view), offer) for offer in view.offers)
    return Page(*summary_lines(view, reader), asked, _clock_line(texts, view), board_link(texts, view))


def _clock_line(texts: Catalogue, view: MatchView) -> str:
    """The deadline of the side to move, or that the clocks are stopped; empty where none runs."""
    timing = view.match.timing
    if view.match.playing and timing.paused_at:
        return f"-# {texts['clock.paused']}"
    return f"-# ⏳ {format_dt(timing.deadline, 'R')}" if view.match.playing and timing.deadline else ""


def summary_lines(view: MatchView, reader: Preference) -> tuple[str, str]:
    """The game and its players; and the last move with the state of the match."""
    texts = reader.texts
    names = names_of(texts, view)
    against = wording.against(texts, view, names, f"**{wording.game(texts, view.game)}**")
    last = wording.last_move(texts, view, reader.notation(view.game))
    return against, f"{last}\n**{wording.state(texts, view, names)}**"


def board_link(texts: Catalogue, view: MatchView) -> Block:
    """A link button to the board, if its place is known; for a private board, a line with the command to show it."""
    if view.match.private:
        return f"-# {texts['board.again']}"
    address = board_url(view.match)
    return Row(*((LinkButton(texts["buttons.open"], address),) if address else ()))


def board_url(match: Match) -> str:
    """The URL of the board's message; empty where there is none, or only a private one, which does not last."""
    return "" if match.private else message_url(match.guild_id, match.channel_id, match.message_id)


def message_url(guild_id: int | None, channel_id: int | None, message_id: int | None) -> str:
    """The URL of a message, in a server or (None) in direct messages; empty where there is none."""
    if channel_id is None or message_id is None:
        return ""
    return f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}/{message_id}"


# -- calls -------------------------------------------------------------------------------------------------------------


def offers_page(view: MatchView, language: str) -> Page:
    """The open offers of a match, at least one, each for the opponent of the person who made it."""
    texts = catalogue(language)
    names = names_of(texts, view)
    blocks: list[Block] = []
    for offer in view.offers:
        asked, line = view.seats[1 - offer.side].player, offer_line(texts, names, offer)
        blocks += [texts.text("board.asked", name=f"<@{asked}>", question=f"**{line}**"), _answers(view, texts, offer)]
    return Page(*blocks, board_link(texts, view), accent=ASKED)


def unseen_page(view: MatchView, page: Page, reader: int, language: str) -> Page:
    """The page of offers where only its `reader`, who made them, sees it: adds how the opponent can answer."""
    texts = catalogue(language)
    side = view.match.side_of(reader) or 0
    said = texts.text("offer.hidden", name=names_of(texts, view)[1 - side])
    return page.adding(f"-# {said}")


def _answers(view: MatchView, texts: Catalogue, offer: OpenOffer) -> Row:
    """Buttons to accept and decline, for the person asked, and to withdraw, for the asker."""

    def button(answer: str, style: Style) -> Button:
        tag = Tag(f"asked-{answer}", view.id, view.board_number, str(offer.id))
        return Button(texts[f"buttons.{offer.kind}_{answer}"], tag, style)

    return Row(button("accept", "success"), button("decline", "secondary"), button("withdraw", "secondary"))


def call_page(view: MatchView, call: Call, texts: Catalogue) -> Page:
    """The page of a call to move: why, and a link to the board."""
    return Page(texts.text(call.reason, name=f"<@{call.person}>"), board_link(texts, view))
