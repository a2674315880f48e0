from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    static inline int bits_lowest(unsigned long long bits) { return __builtin_ctzll(bits); }
    static inline int bits_highest(unsigned long long bits) { return 63 - __builtin_clzll(bits); }
    #define bits_swap_bytes(bits) __builtin_bswap64(bits)
    #define bits_prefetch(address) __builtin_prefetch(address)
    #else
    #include <stdlib.h>
    static inline int bits_lowest(unsigned long long bits) {
        int at = 0;
        while (!(bits >> at & 1)) at++;
        return at;
    }
    static inline int bits_highest(unsigned long long bits) {
        int at = 0;
        while (bits >>= 1) at++;
        return at;
    }
    #define bits_swap_bytes(bits) _byteswap_uint64(bits)
    #define bits_prefetch(address) ((void)(address))
    #endif
    static inline int bits_size(unsigned long long bits) {
        bits -= bits >> 1 & 0x5555555555555555ULL;
        bits = (bits & 0x3333333333333333ULL) + (bits >> 2 & 0x3333333333333333ULL);
        return (int)(((bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    """
    int lowest "bits_lowest"(uint64_t bits) noexcept nogil
    int highest "bits_highest"(uint64_t bits) noexcept nogil
    int size "bits_size"(uint64_t bits) noexcept nogil
    uint64_t swap_bytes "bits_swap_bytes"(uint64_t bits) noexcept nogil
    void prefetch "bits_prefetch"(void *address) noexcept nogil
