"""Rendezvous hashing (Thaler and Ravishankar, 1998): every match has a ranking of the workers.

When a worker goes, only its matches move, each to its second; when one comes, only those that rank it first move.
"""

from collections.abc import Iterable
from hashlib import blake2b


def ranked(match: str, workers: Iterable[str]) -> list[str]:
    """The workers: the home of this match first, then those that take over in this order; the same on every machine."""
    return sorted(workers, key=lambda worker: blake2b(f"{match}\0{worker}".encode(), digest_size=8).digest())
