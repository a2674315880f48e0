"""Weights in the games' files: blocks of 16-bit little-endian integers, one after the other."""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from pathlib import Path
from sys import byteorder


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a file: its name and its shape, the last index running fastest.

    A weight of 1 is stored as `unit`; if that differs along the last index, `unit` has an entry for each index.
    """

    name: str
    shape: tuple[int, ...]
    unit: int | tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)


def read_weights(file: Path, layout: Iterable[Block]) -> dict[str, list[int]]:
    """The numbers of each block, by name. Raises OSError, and ValueError if the file has another length."""
    numbers = array("h", file.read_bytes())
    if byteorder == "big":
        numbers.byteswap()
    found, at = {}, 0
    for block in layout:
        found[block.name] = numbers[at : at + block.size].tolist()
        at += block.size
    if at != len(numbers):
        raise ValueError(f"{file} has {len(numbers)} numbers, not {at}")
    return found


def rows(numbers: list[int], width: int) -> list[list[int]]:
    """Numbers cut into rows of `width`."""
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]
