"""How often a person may say something."""

import pytest

from bot.activity.rates import BURST, RATE, Flood, Rates


def test_a_person_has_one_measure_for_all_pages() -> None:
    """So much at once, then as much as time allows; another person has their own."""
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
