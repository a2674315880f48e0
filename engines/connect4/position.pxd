cimport cython
from engines.connect4.lines cimport BOTTOM, COLUMN, has_four, u64

cdef int COLUMNS

@cython.locals(wide=u64, column=int)
cdef u64 widened(u64 bits) noexcept
cpdef tuple read_stones(object own, object mask)
