"""One test over many cases."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest


def for_each(names: str, cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Calls a test with every case, within one test, which fails once and then lists every case that is wrong.

    `names` are the arguments that a case gives, separated by commas; a case is a tuple of their values, or the value
    itself where there is one name. The other arguments are fixtures, which all cases share. It may stand above another
    of these: every combination is a case then. ValueError without any case: nothing would be tested.
    """
    given, every = names.split(", "), tuple(cases)
    if not every:
        raise ValueError(f"no cases of {names}")

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def tried(**fixtures: Any) -> None:
            wrong = [told for case in every if (told := _wrong(test, fixtures, _named(given, case)))]
            assert not wrong, "\n".join(wrong)

        signature = inspect.signature(test)
        left = [each for each in signature.parameters.values() if each.name not in given]
        tried.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return tried

    return decorated


def _named(names: list[str], case: Any) -> dict[str, Any]:
    return dict(zip(names, case if len(names) > 1 else (case,), strict=True))


def _wrong(test: Callable[..., None], fixtures: dict[str, Any], case: dict[str, Any]) -> str:
    """What is wrong in one case; empty where nothing is."""
    try:
        test(**fixtures, **case)
    except (Exception, pytest.fail.Exception) as error:
        told = ", ".join(f"{name}={value!r}" for name, value in case.items())
        return f"{told}: {type(error).__name__}: {error}"
    return ""
