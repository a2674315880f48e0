"""What calls somebody to a board: that it is their turn, or what the other player asks, with the answers."""

from dataclasses import replace

from bot.discord.controls import Button, Row, Tag
from bot.discord.page import Block, Page
from bot.locales import Catalogue, catalogue
from bot.match.names import names_of
from bot.match.page import ASKED, offer_line
from bot.match.state import MatchView, OpenOffer
from bot.match.summary import board_way
from storage.calls import Call


def offers_page(view: MatchView, asked: int, language: str) -> Page:
    """The open offers of a match, for the person who is `asked` and in their `language`; the match has one at least."""
    texts = catalogue(language)
    names = names_of(texts, view)
    blocks: list[Block] = []
    for offer in view.offers:
        line = offer_line(texts, names, offer)
        blocks += [texts.text("board.asked", name=f"<@{asked}>", question=f"**{line}**"), _answers(view, texts, offer)]
    return Page((*blocks, board_way(texts, view)), ASKED)


def unseen_page(view: MatchView, page: Page, reader: int, language: str) -> Page:
    """The same page, where nobody sees it but its `reader`, who asks: with how the other one can answer."""
    texts = catalogue(language)
    side = view.side_of(reader) or 0
    said = texts.text("offer.hidden", name=names_of(texts, view)[1 - side])
    return replace(page, blocks=(*page.blocks, f"-# {said}"))


def _answers(view: MatchView, texts: Catalogue, offer: OpenOffer) -> Row:
    """Yes and no, for the one who is asked; never mind, for the one who asks."""
    return Row(
        tuple(
            Button(
                texts[f"buttons.{offer.kind}_{answer}"],
                Tag(f"asked-{answer}", view.id, view.ply, str(offer.id)),
                "success" if answer == "accept" else "secondary",
            )
            for answer in ("accept", "decline", "withdraw")
        )
    )


def call_page(view: MatchView, call: Call, texts: Catalogue) -> Page:
    """What calls somebody to a board."""
    return Page((texts.text(call.reason, name=f"<@{call.person}>"), board_way(texts, view)))
