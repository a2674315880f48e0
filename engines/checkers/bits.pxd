from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    static inline int checkers_lowest(unsigned long long bits) { return __builtin_ctzll(bits); }
    #else
    static inline int checkers_lowest(unsigned long long bits) {
        int at = 0;
        while (!(bits >> at & 1)) at++;
        return at;
    }
    #endif
    static inline int checkers_size(unsigned long long bits) {
        bits -= bits >> 1 & 0x5555555555555555ULL;
        bits = (bits & 0x3333333333333333ULL) + (bits >> 2 & 0x3333333333333333ULL);
        return (int)(((bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    """
    int lowest "checkers_lowest"(uint64_t bits) noexcept nogil
    int size "checkers_size"(uint64_t bits) noexcept nogil
