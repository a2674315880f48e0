"""A file that came with a request."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Upload:
    """One uploaded file, held in memory (requests are bounded)."""

    filename: str
    content_type: str
    data: bytes


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, which is what boards are drawn as; None for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
