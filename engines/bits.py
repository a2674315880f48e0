"""Operations on 64-bit numbers: sets of cells, and keys."""

import cython

if not cython.compiled:  # when compiled, the .pxd declares them as C functions

    def lowest(bits: int) -> int:
        """The index of the lowest bit that is set; `bits` is not 0."""
        return (bits & -bits).bit_length() - 1

    def highest(bits: int) -> int:
        """The index of the highest bit that is set; `bits` is not 0."""
        return bits.bit_length() - 1

    def size(bits: int) -> int:
        """The number of bits that are set."""
        return bits.bit_count()

    def swap_bytes(bits: int) -> int:
        """The eight bytes in the opposite order."""
        return int.from_bytes(bits.to_bytes(8, "little"), "big")

    def prefetch(address: int) -> None:
        """Never called: only C code can prefetch memory."""
