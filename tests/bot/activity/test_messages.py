"""The messages between page and bot."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.activity.messages import (
    MOST_BYTES,
    BadRequest,
    ControlRequest,
    Go,
    Hello,
    MoveRequest,
    Ping,
    RequestRefused,
    read_request,
    to_json,
)
from tests.long import LONG

GOOD = {"type": "move", "seq": 1, "match": 7, "board_number": 3, "move": "h2e2"}
EXAMPLES = 200 if LONG else 40
NUMBERS = st.integers(0, 1 << 52)


@settings(max_examples=EXAMPLES)
@given(NUMBERS, NUMBERS, NUMBERS, st.text(max_size=200))
def test_requests_round_trip(seq, match, board_number, text):
    """A request that a page writes is read as it was meant."""
    for name, request in {
        "move": MoveRequest(seq, match, board_number, text),
        "control": ControlRequest(seq, match, board_number, text),
        "hello": Hello(text, match, text),
        "go": Go(seq, text),
        "ping": Ping(),
    }.items():
        said = {"type": name} | {field: getattr(request, field) for field in type(request).__slots__}
        if len(written := json.dumps(said)) <= MOST_BYTES:
            assert read_request(written) == request


WRONG = [{"seq": True}, {"seq": -1}, {"seq": 1.0}, {"match": 1 << 60}, {"move": 5}, {"move": "x" * 201}]
NONE = ["", "null", "[]", "[" * 4000, "{", '{"type": "move"}', '{"type": ["move"]}', '{"type": "state"}']
MORE = [json.dumps(GOOD) + " " * MOST_BYTES, '{"type": "ping", "type": NaN}']


@pytest.mark.parametrize("text", [*NONE, *MORE, *(json.dumps(GOOD | wrong) for wrong in WRONG)])
def test_what_is_no_request_is_refused(text):
    """Wrong types, sizes and fields raise one error."""
    with pytest.raises(BadRequest):
        read_request(text)


def test_what_messages_hold():
    """A page that was open before an update still says hello, so that it can be told of the newer one: fields of
    another build are ignored. The bot's texts keep their letters, and need only JSON's own escapes.
    """
    assert read_request(json.dumps(GOOD | {"more": [1]})) == read_request(json.dumps(GOOD))
    assert read_request('{"type": "hello", "session": "1", "puzzle": ""}') == Hello("1")
    assert to_json(RequestRefused(3, "将军 <b>")) == '{"seq":3,"text":"将军 <b>","type":"refused"}'


@settings(max_examples=EXAMPLES)
@given(st.text() | st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists).map(json.dumps))
def test_nothing_else_is_raised(text):
    """Any text is a request or raises BadRequest."""
    with suppress(BadRequest):
        read_request(text)
