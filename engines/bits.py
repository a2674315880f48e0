"""The bits of a number of 64: a set of cells, or a key."""

import cython

if not cython.compiled:  # when compiled, the .pxd brings them in as C functions

    def lowest(bits: int) -> int:
        """The number of the lowest bit that is set; `bits` is not 0."""
        return (bits & -bits).bit_length() - 1

    def highest(bits: int) -> int:
        """The number of the highest bit that is set; `bits` is not 0."""
        return bits.bit_length() - 1

    def size(bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()

    def swap_bytes(bits: int) -> int:
        """The eight bytes in the opposite order."""
        return int.from_bytes(bits.to_bytes(8, "little"), "big")

    def prefetch(address: int) -> None:
        """Never called: memory can be asked for early in C only."""
