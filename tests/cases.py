"""One test over many cases."""

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest


def for_each(names: str, cases: Iterable[Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Calls a test with every case; it fails once, and lists every wrong case.

    `names` are the arguments of a case, separated by commas; a case is a tuple of their values, or the value itself if
    there is one name. The other arguments are fixtures, which all cases share. Decorators can be stacked: every
    combination is a case then. The test may be a coroutine function. Raises ValueError without any case, because
    nothing would be tested.
    """
    given = names.split(", ")
    every = [dict(zip(given, case if len(given) > 1 else (case,), strict=True)) for case in cases]
    if not every:
        raise ValueError(f"no cases of {names}")

    def decorated(test: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(test)
        def tried(**fixtures: Any) -> None:
            wrong: list[str] = []
            for case in every:
                with _noted(case, wrong):
                    test(**fixtures, **case)
            assert not wrong, "\n".join(wrong)

        @wraps(test)
        async def awaited(**fixtures: Any) -> None:
            wrong: list[str] = []
            for case in every:
                with _noted(case, wrong):
                    await test(**fixtures, **case)
            assert not wrong, "\n".join(wrong)

        over_all = awaited if inspect.iscoroutinefunction(test) else tried
        signature = inspect.signature(test)
        left = [each for each in signature.parameters.values() if each.name not in given]
        over_all.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return over_all

    return decorated


@contextmanager
def _noted(case: dict[str, Any], wrong: list[str]) -> Iterator[None]:
    """Adds an error of one case to the list."""
    try:
        yield
    except (Exception, pytest.fail.Exception) as error:
        told = ", ".join(f"{name}={value!r}" for name, value in case.items())
        wrong.append(f"{told}: {type(error).__name__}: {error}")
