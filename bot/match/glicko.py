"""Glicko-2 ratings: a rating, its deviation and its volatility.

After Mark E. Glickman, "Example of the Glicko-2 system" (2013), http://www.glicko.net/glicko/glicko2.pdf, whose step
numbers are used. Written here because of the two packages of that name on the registry one uses the rating where step 5
has the deviation, and the other is a first version that brings its own databases.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

SCALE, MIDDLE = 173.7178, 1500.0
TAU = 0.5  # how much the volatility may change
CLOSE = 1e-6  # the tolerance of step 5
LARGEST = 350.0  # the deviation of a player without results


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating with its deviation and its volatility, the expected fluctuation of the rating."""

    rating: float = MIDDLE
    deviation: float = LARGEST
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class RatedResult:
    """The result of a match against an opponent. `score`: 1 won, 0.5 drawn, 0 lost."""

    opponent: Strength
    score: float


def after(player: Strength, results: Sequence[RatedResult]) -> Strength:
    """The player's strength after the matches of one rating period, at least one."""
    mu, phi = (player.rating - MIDDLE) / SCALE, player.deviation / SCALE  # step 2
    weighed = [_weigh(mu, result) for result in results]
    v = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in weighed)  # step 3
    surprise = sum(g * (score - expected) for g, expected, score in weighed)
    sigma = _volatility(player.volatility, phi, v, v * surprise)  # steps 4 and 5
    grown = math.hypot(phi, sigma)  # step 6
    phi = 1 / math.sqrt(1 / (grown * grown) + 1 / v)  # step 7
    mu += phi * phi * surprise
    return Strength(mu * SCALE + MIDDLE, min(LARGEST, phi * SCALE), sigma)  # step 8


def rested(player: Strength, periods: float) -> Strength:
    """The player's strength after `periods` rating periods without a match: the deviation grows."""
    grown = math.hypot(player.deviation, player.volatility * SCALE * math.sqrt(max(0.0, periods)))
    return Strength(player.rating, min(LARGEST, grown), player.volatility)


def _weigh(mu: float, result: RatedResult) -> tuple[float, float, float]:
    """The weight of a match (g), its expected score (E), and its score."""
    phi = result.opponent.deviation / SCALE
    g = 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))
    away = g * (mu - (result.opponent.rating - MIDDLE) / SCALE)
    return g, 1 / (1 + math.exp(-away)), result.score


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5: the root of f, by the Illinois method."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + v + math.exp(x)
        return math.exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / (TAU * TAU)

    low, high = a, _far_side(f, a, delta * delta - phi * phi - v)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return math.exp(low / 2)


def _far_side(f: Callable[[float], float], a: float, excess: float) -> float:
    """A point where f has the opposite sign to f(a): the other end of the interval of step 5."""
    if excess > 0:
        return math.log(excess)
    k = 1
    while f(a - k * TAU) < 0:
        k += 1
    return a - k * TAU
