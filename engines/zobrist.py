"""The pseudo-random keys of Zobrist hashing, from fixed seeds.

A. L. Zobrist, "A new hashing method with application for game playing", 1970. The numbers come from SplitMix64 (Steele,
Lea, Flood 2014), so that every process and machine, compiled or not, has the same keys.
"""

MASK64 = 0xFFFF_FFFF_FFFF_FFFF


def keys(count: int, seed: int) -> list[int]:
    """`count` 64-bit numbers, the same for the same seed."""
    return [_mix((seed + (i + 1) * 0x9E37_79B9_7F4A_7C15) & MASK64) for i in range(count)]


def _mix(z: int) -> int:
    z = (z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9 & MASK64
    z = (z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB & MASK64
    return z ^ (z >> 31)
