"""Form: collects the errors in a payload by their paths, and raises them as Discord does (50035)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..errors import ApiError
from ..records import Json

Path = tuple[str | int, ...]


class Form:
    """The errors in one payload. Checks add errors and return whether the value is valid; `settle` raises them all."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def refuse(self, path: Path, code: str, message: str) -> None:
        """Adds an error at a path."""
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def settle(self) -> None:
        """Raises ApiError 50035 if there are errors."""
        if self.errors:
            raise ApiError(400, 50035, "Invalid Form Body", self.errors)

    def text(self, path: Path, value: Any, most: int, least: int = 0) -> bool:
        """Checks a string of `least` to `most` characters, without blanks around it (a name of blanks alone is refused:
        Statsify/statsify, pull request 830); None counts as absent, an error if `least` > 0.
        """
        if value is None:
            return self._absent(path, least)
        if not isinstance(value, str):
            self.refuse(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return False
        return self._length(path, len(value.strip()), most, least)

    def items(self, path: Path, value: Any, most: int, least: int = 0) -> bool:
        """Checks a list of `least` to `most` items; None counts as absent, an error if `least` > 0."""
        if value is None:
            return self._absent(path, least)
        if not isinstance(value, list):
            self.refuse(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        return self._length(path, len(value), most, least)

    def number(self, path: Path, value: Any, least: int, most: int) -> bool:
        """Checks an integer in a range; None counts as absent and is valid."""
        if value is None:
            return True
        if isinstance(value, bool) or not isinstance(value, int):
            self.refuse(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.refuse(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.refuse(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        else:
            return True
        return False

    def choice(self, path: Path, value: Any, allowed: Collection[Any]) -> bool:
        """Checks that a value is one of the allowed ones."""
        if isinstance(value, (str, int)) and value in allowed:
            return True
        self.refuse(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, allowed))}}}.")
        return False

    def snowflake(self, path: Path, value: Any) -> bool:
        """Checks an id: a decimal string or an integer, which `int` accepts."""
        if (isinstance(value, int) and value >= 0) or (isinstance(value, str) and value.isdecimal()):
            return True
        self.refuse(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return False

    def mapping(self, path: Path, value: Any) -> bool:
        """Checks that a value is a JSON object."""
        if isinstance(value, dict):
            return True
        self.refuse(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return False

    def _absent(self, path: Path, least: int) -> bool:
        if least:
            self.refuse(path, "BASE_TYPE_REQUIRED", "This field is required")
        return not least

    def _length(self, path: Path, length: int, most: int, least: int) -> bool:
        if least <= length <= most:
            return True
        if least and least != most:
            self.refuse(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif length > most:
            self.refuse(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            self.refuse(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        return False
