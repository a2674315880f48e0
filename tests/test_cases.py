"""A test over many cases fails once, and lists the wrong ones."""

import asyncio
import re

import pytest

from .cases import for_each


@pytest.fixture
def most() -> int:
    """The largest product that the test below accepts."""
    return 6


def product_of(one: int, other: int, most: int) -> None:
    """A rule that some pairs break."""
    assert one * other <= most


def test_every_wrong_case_is_listed(most: int) -> None:
    """All wrong cases are listed and no others, with the values of every stacked decorator."""
    test = for_each("one", (1, 3))(for_each("other", (2, 3, 4))(product_of))
    with pytest.raises(AssertionError) as raised:
        test(most=most)
    assert re.findall(r"\w+=\d", str(raised.value)) == ["one=3", "other=3", "other=4"]


@for_each("text, number", [("1", 1), ("2", 2)])
def test_fixtures_are_given_as_to_any_other_test(text: str, number: int, most: int) -> None:
    """An argument that is no part of a case is a fixture."""
    assert int(text) == number < most


def test_errors_are_wrong_cases_too() -> None:
    """After an error the next case is still tried."""
    with pytest.raises(AssertionError, match=r"(?s)text='a': ValueError.*text='b': ValueError"):
        for_each("text", ["a", "1", "b"])(lambda text: int(text))()


async def test_coroutines_have_cases_too() -> None:
    """Coroutines are awaited, and every wrong case is listed."""

    async def product(one: int, other: int, most: int) -> None:
        await asyncio.sleep(0)
        product_of(one, other, most)

    test = for_each("one", (1, 3))(for_each("other", (2, 3, 4))(product))
    with pytest.raises(AssertionError) as raised:
        await test(most=6)
    assert re.findall(r"\w+=\d", str(raised.value)) == ["one=3", "other=3", "other=4"]


def test_a_missing_refusal_is_a_wrong_case() -> None:
    """An expected error that is not raised is a wrong case, too."""

    def refused(text: str) -> None:
        with pytest.raises(ValueError, match="invalid"):
            int(text)

    with pytest.raises(AssertionError, match="text='1'"):
        for_each("text", ["a", "1"])(refused)()


def test_a_test_without_cases_is_refused() -> None:
    """It could never fail."""
    with pytest.raises(ValueError, match="no cases of text"):
        for_each("text", [])
