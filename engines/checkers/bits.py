"""Sets of cells as the bits of one number: the two questions that every set answers."""

import cython

if not cython.compiled:  # when compiled, the .pxd brings them in as C functions

    def lowest(bits: int) -> int:
        """The number of the lowest bit that is set; `bits` is not 0."""
        return (bits & -bits).bit_length() - 1

    def size(bits: int) -> int:
        """How many bits are set."""
        return bits.bit_count()
