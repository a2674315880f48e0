"""Discord's published OpenAPI document as the referee of every JSON body."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.playground.transcript import Exchange, Transcript

PLACES = [each / "shared/data/discord/openapi.json" for each in Path(__file__).parents]
DOCUMENT = next(filter(Path.exists, PLACES), PLACES[-1])
_SMALLEST_ID = 1 << 53
PLACE = re.compile(r"{\w+}")

DIFFERENCES = {
    "ids": "the client sends snowflakes as integers in bodies; Discord takes both, the document strings only",
    "attachments[].id": "the client numbers new files with integers, as Discord's guides do; not in the document",
    "errors…_errors[].code": "words such as BASE_TYPE_MAX_LENGTH in Discord's guides; the document has integers",
}
"""Bodies that the real Discord takes although the document forbids them; each is normalised below."""


ELSEWHERE = {("POST", "/oauth2/token")}
"""Requests that Discord documents in text (topics/oauth2) and that the document leaves out."""


class Referee:
    """Collects what does not match the document."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.judged = 0

    def watch(self, transcript: Transcript) -> None:
        """Judges everything from now on."""
        transcript.on_exchange.append(self.exchange)
        transcript.on_event.append(self.event)

    def exchange(self, exchange: Exchange) -> None:
        """Judges a request and its answer."""
        call = f"{exchange.method} {exchange.route}"
        operation = operations().get((exchange.method, PLACE.sub("{}", exchange.route)))
        if operation is None:
            if exchange.status != 404 and (exchange.method, exchange.route) not in ELSEWHERE:
                self.wrong.append(f"{call}: not in the document")
            return
        if exchange.asked and exchange.status < 400:
            self._judge(f"{call} request", _request(operation), _normal(exchange.asked))
        self._judge(
            f"{call} answer {exchange.status}", _response(operation, exchange.status), _coded(exchange.answered)
        )

    def event(self, kind: str, data: dict[str, Any]) -> None:
        """Judges the messages and channels inside gateway events."""
        if kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self._judge(kind, _SCHEMAS + "MessageResponse", data)
        elif kind in ("THREAD_CREATE", "THREAD_UPDATE"):
            self._judge(kind, _SCHEMAS + "ThreadResponse", data)
        elif kind in ("CHANNEL_CREATE", "CHANNEL_UPDATE"):
            schema = "GuildChannelResponse" if "guild_id" in data else "PrivateChannelResponse"
            self._judge(kind, _SCHEMAS + schema, data)
        elif kind == "INTERACTION_CREATE" and "message" in data:
            self._judge(kind, _SCHEMAS + "MessageResponse", data["message"])

    def _judge(self, what: str, pointer: str | None, body: Any) -> None:
        if pointer is None:
            if body is not None:
                self.wrong.append(f"{what}: a body where the document has none")
            return
        self.judged += 1
        self.wrong += [f"{what}: {line}" for error in _validator(pointer).iter_errors(body) for line in _explain(error)]


_SCHEMAS = "/components/schemas/"


@cache
def document() -> Any:
    return json.loads(DOCUMENT.read_text())


@cache
def operations() -> dict[tuple[str, str], str]:
    """The JSON pointer of each operation, by METHOD and path with {} for parameters."""
    found = {}
    for path, item in document()["paths"].items():
        for method in item:
            if method != "parameters":
                pointer = "/paths/" + path.replace("~", "~0").replace("/", "~1") + "/" + method
                found[method.upper(), PLACE.sub("{}", path.replace("@original", "{}"))] = pointer
    return found


def _at(pointer: str) -> Any:
    node = document()
    for step in pointer.split("/")[1:]:
        node = node[step.replace("~1", "/").replace("~0", "~")]
    return node


def _request(operation: str) -> str | None:
    content = _at(operation).get("requestBody", {}).get("content", {})
    return f"{operation}/requestBody/content/application~1json/schema" if "application/json" in content else None


def _response(operation: str, status: int) -> str | None:
    responses = _at(operation)["responses"]
    name = str(status) if str(status) in responses else "429" if status == 429 else f"{status // 100}XX"
    place = f"{operation}/responses/{name}"
    if name not in responses:
        return None
    if "$ref" in responses[name]:
        place = responses[name]["$ref"].removeprefix("#")
    return f"{place}/content/application~1json/schema" if "content" in _at(place) else None


@cache
def _validator(pointer: str) -> Any:
    resource = Resource.from_contents(document(), default_specification=DRAFT202012)
    registry = Registry().with_resource("urn:discord", resource)
    return Draft202012Validator(
        {"$ref": "urn:discord#" + pointer.replace("{", "%7B").replace("}", "%7D")}, registry=registry
    )


def _explain(error: Any) -> list[str]:
    """The errors of the branch that fits best."""
    if not error.context:
        return [f"{error.json_path}: {error.message[:200]}"]
    branches: dict[Any, list[Any]] = {}
    for each in error.context:
        branches.setdefault(each.schema_path[0], []).append(each)
    best = min(branches.values(), key=lambda errors: (_misfit(errors), len(errors)))
    return [line for each in best for line in _explain(each)]


def _misfit(errors: list[Any]) -> int:
    """How early a branch fails: a wrong `type` means another kind of component."""
    return max((2 if list(each.path)[-1:] == ["type"] else 1) for each in errors)


def _coded(node: Any) -> Any:
    """An answer with the code words of form errors replaced by a number."""
    if not isinstance(node, dict):
        return node
    if "_errors" in node:
        return {**node, "_errors": [each | {"code": 0} for each in node["_errors"]]}
    return node | {"errors": _tree(node["errors"])} if "errors" in node else node


def _tree(node: Any) -> Any:
    inner = {key: _tree(value) if key != "_errors" else value for key, value in node.items()}
    return _coded(inner) if "_errors" in inner else inner


def _normal(body: Any) -> Any:
    """The body with the DIFFERENCES normalised."""
    if isinstance(body, list):
        return [_normal(each) for each in body]
    if isinstance(body, int) and body > _SMALLEST_ID:
        return str(body)
    if not isinstance(body, dict):
        return body
    normal = {key: _normal(value) for key, value in body.items()}
    if isinstance(normal.get("attachments"), list):
        normal["attachments"] = [
            each | {"id": str(each["id"])} if isinstance(each, dict) and "id" in each else each
            for each in normal["attachments"]
        ]
    return normal
