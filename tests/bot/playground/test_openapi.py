"""The referee itself: Discord's OpenAPI document notices mistakes, and agrees with our laws."""

from typing import Any

import pytest

from bot.playground.laws import commands, components, messages, modals
from bot.playground.rest import ROUTES
from bot.playground.transcript import Exchange
from tests.cases import for_each

from .openapi import DOCUMENT, ELSEWHERE, PLACE, Referee, document, operations

pytestmark = pytest.mark.skipif(not DOCUMENT.exists(), reason=f"Discord's OpenAPI document is not at {DOCUMENT}")


def judged(method: str, route: str, asked: Any, status: int, answered: Any) -> list[str]:
    referee = Referee()
    referee.exchange(Exchange(method, route, route, asked, status, answered))
    return referee.wrong


def test_what_is_wrong_is_seen():
    """A label of 81 characters is an error at its path, also after bodies that differ from it in one value alone. A
    message without an author, and an answer that is no message at all, are errors.
    """
    right = {"type": 2, "style": 1, "label": "x" * 80, "custom_id": "a"}
    for change in ({}, {"label": "y" * 81}, {"style": 77}, {"label": 5}):
        body = {"content": "a", "components": [{"type": 1, "components": [right | change]}]}
        wrong = judged("POST", "/channels/{channel_id}/messages", body, 204, None)
        assert bool(wrong) == bool(change)
        assert all(f"$.components[0].components[0].{name}" in wrong[0] for name in change)
    assert judged("POST", "/channels/{channel_id}/messages", {"content": "a"}, 200, {"id": "1"}) != []
    assert judged("POST", "/channels/{channel_id}/typing", None, 204, {"a": 1}) != []


async def test_everything_in_a_session_is_judged(bot, here, alice):
    referee = Referee()
    referee.watch(here.transcript)
    await alice.click((await alice.slash("board")).message, "Move 0")
    assert referee.judged >= 4
    assert referee.wrong == []


@for_each("route", ROUTES)
def test_every_route_is_discords(route):
    assert (route.method, PLACE.sub("{}", route.path)) in operations().keys() | ELSEWHERE


LIMITS = [
    ("ButtonComponentForMessageRequest", "custom_id", "maxLength", components.CUSTOM_ID),
    ("ButtonComponentForMessageRequest", "label", "maxLength", components.LABEL),
    ("ButtonComponentForMessageRequest", "url", "maxLength", components.URL),
    ("StringSelectComponentForMessageRequest", "options", "maxItems", components.OPTIONS),
    ("StringSelectComponentForMessageRequest", "placeholder", "maxLength", components.PLACEHOLDER),
    ("ActionRowComponentForMessageRequest", "components", "maxItems", components.ROW_WIDTH),
    ("ContainerComponentForMessageRequest", "components", "maxItems", components.MOST_COMPONENTS),
    ("TextDisplayComponentForMessageRequest", "content", "maxLength", components.MOST_TEXT),
    ("MediaGalleryItemRequest", "description", "maxLength", components.ALT),
    ("IncomingWebhookInteractionRequest", "content", "maxLength", messages.CONTENT),
    ("IncomingWebhookInteractionRequest", "attachments", "maxItems", messages.FILES),
    ("ModalInteractionCallbackRequestData", "title", "maxLength", modals.TITLE),
    ("LabelComponentForModalRequest", "label", "maxLength", modals.LABEL_TEXT),
    ("TextInputComponentForModalRequest", "value", "maxLength", modals.MOST_TYPED),
    ("ApplicationCommandUpdateRequest", "name", "maxLength", commands.NAME),
    ("ApplicationCommandUpdateRequest", "options", "maxItems", commands.MOST_OPTIONS),
    ("ApplicationCommandStringOption", "choices", "maxItems", commands.MOST_CHOICES),
    ("ApplicationCommandStringOption", "description", "maxLength", commands.DESCRIPTION),
]


@for_each("schema, name, limit, ours", LIMITS)
def test_our_limits_are_discords(schema, name, limit, ours):
    assert document()["components"]["schemas"][schema]["properties"][name][limit] == ours
