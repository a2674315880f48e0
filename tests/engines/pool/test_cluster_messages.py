"""What crosses to and from the workers of a cluster."""

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.answer import Answer
from engines.game import GameError
from engines.pool.cluster_messages import RemoteCall, RemoteReply, WorkerHello
from engines.pool.messages import Request, RequestKind
from engines.search.terms import Line

REQUEST = Request("7", "connect4", "", ("4", "4"), "hard", 3, RequestKind.HINT, 5, 1.5)
CALL = RemoteCall(REQUEST, "0.1.0", "key", ("1", "2"))
ANSWER = Answer("4", (Line("4", 12, ("4", "3"), 9),), 9, 1000, 0.5, 7, True)
LEAVES = st.none() | st.booleans() | st.integers() | st.text()
JSON = st.recursive(LEAVES, lambda each: st.lists(each) | st.dictionaries(st.text(), each))


def test_what_is_written_can_be_read():
    """A call, a reply of every kind, a hello."""
    assert RemoteCall.read(CALL.write()) == CALL
    assert RemoteReply.read(RemoteReply("a", ANSWER).write()) == RemoteReply("a", ANSWER)
    assert RemoteReply.read(RemoteReply("a", "stopped").write()) == RemoteReply("a", "stopped")
    assert str(RemoteReply.read(RemoteReply("a", GameError("nonsense")).write()).outcome) == "nonsense"
    assert WorkerHello.read(WorkerHello("0.1.0", 2, 4).write()) == WorkerHello("0.1.0", 2, 4)


@given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
def test_nonsense_is_a_value_error(data):
    """Whatever arrives."""
    for read in (RemoteCall.read, RemoteReply.read, WorkerHello.read):
        with pytest.raises(ValueError):  # noqa: PT011 - of whatever kind
            read(data)


@pytest.mark.slow
@given(st.sampled_from([*asdict(REQUEST)]), JSON)
def test_a_field_of_another_type_is_a_value_error_or_a_request(field, value):
    """Nothing but texts and numbers gets into a request."""
    fields = {"request": asdict(REQUEST) | {field: value}, "version": "", "key": "", "ended": []}
    try:
        request = RemoteCall.read(json.dumps(fields).encode()).request
    except ValueError:
        return
    assert all(isinstance(each, str) for each in (request.match, request.game, request.level, *request.moves))
