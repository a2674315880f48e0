"""The pages of calls: that it is a person's turn, or what the opponent offers, with buttons to answer."""

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Block, Page
from bot.locales import Catalogue, catalogue
from bot.match.names import names_of
from bot.match.page import ASKED, offer_line
from bot.match.state import MatchView, OpenOffer
from bot.match.summary import board_link
from storage.calls import Call


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
    return Row(
        *(
            Button(
                texts[f"buttons.{offer.kind}_{answer}"],
                Tag(f"asked-{answer}", view.id, view.board_number, str(offer.id)),
                "success" if answer == "accept" else "secondary",
            )
            for answer in ("accept", "decline", "withdraw")
        )
    )


def call_page(view: MatchView, call: Call, texts: Catalogue) -> Page:
    """The page of a call to move: why, and a link to the board."""
    return Page(texts.text(call.reason, name=f"<@{call.person}>"), board_link(texts, view))
