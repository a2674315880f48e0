"""The texts of some Fluent files, each parsed when it is asked for: one takes a tenth of a millisecond, all of eleven
languages more than a second.
"""

import re
import threading
from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

_BEGIN = re.compile(r"^(?=[^\s}*\[])", re.MULTILINE)  # of a text or a comment
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*\}")  # to another text


class Texts:
    """Raises ValueError where a name stands twice, or a line begins neither a text nor a comment."""

    def __init__(
        self, language: str, functions: Mapping[str, Callable[..., Any]], sources: Iterable[Traversable]
    ) -> None:
        # marks of direction would stand in names and in file names
        self.bundle = FluentBundle([language], dict(functions), use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._parsing = threading.Lock()  # threads ask for texts, too
        for source in sources:
            for text in filter(None, _BEGIN.split(source.read_text(encoding="utf-8"))):
                self._add(source, text)

    def _add(self, source: Traversable, text: str) -> None:
        if text.isspace() or text.startswith("#"):
            return
        name = _NAME.match(text)
        if name is None:
            raise ValueError(f"{source} has lines that are not Fluent: {text!r}")
        if self._unparsed.setdefault(name[1], text) is not text:
            raise ValueError(f"{source} has a key that stands twice: {name[1]}")

    def pattern(self, name: str) -> Pattern | None:
        """What is said under a name; None where it is missing. Raises ValueError where it is not Fluent."""
        with self._parsing:
            self._parse(name)
        return self.bundle.get_message(name).value if self.bundle.has_message(name) else None

    def _parse(self, name: str) -> None:
        """Makes a text, and those that it is made of, known to the bundle."""
        text = self._unparsed.get(name)
        if text is None:
            return
        resource = FluentResource(text)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise ValueError(f"{name} is not Fluent: {text!r}")
        del self._unparsed[name]
        self.bundle.add_resource(resource)
        for other in _REFERENCE.findall(text):
            self._parse(other)
