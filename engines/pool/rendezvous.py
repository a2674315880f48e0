"""Rendezvous hashing (Thaler and Ravishankar, 1998): every match ranks the workers by itself.

Where a worker goes, only its own matches move, each to its second; where one comes, only those move that rank it first.
"""

from collections.abc import Iterable
from hashlib import blake2b


def ranked(match: str, workers: Iterable[str]) -> list[str]:
    """The workers, the home of this match first, then who takes over when it cannot; the same on every machine."""
    return sorted(workers, key=lambda worker: blake2b(f"{match}\0{worker}".encode(), digest_size=8).digest())
