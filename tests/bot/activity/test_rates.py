"""Rate limits of a person's messages."""

import pytest

from bot.activity.rates import BURST, RATE, Flood, Rates


def test_a_person_has_one_measure_for_all_pages():
    """A burst at once, then a steady rate; another person has their own limit."""
    now = 0.0
    rates = Rates(lambda: now)
    for _ in range(int(BURST)):
        rates.spend(1)
    with pytest.raises(Flood):
        rates.spend(1)
    rates.spend(2)
    now = 1.0
    for _ in range(int(RATE)):
        rates.spend(1)
    with pytest.raises(Flood):
        rates.spend(1)
