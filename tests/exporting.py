"""Exports of a person's data, as tests read them."""

from collections import defaultdict
from typing import Any

from storage.privacy import PrivacyStore


async def exported(privacy: PrivacyStore, person: int) -> dict[str, list[dict[str, Any]]]:
    """All of a person's rows by table."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    async for table, rows in privacy.export(person):
        found[table] += rows
    return found
