cimport cython
from engines.connect4.lines cimport BOTTOM, COLUMN, has_four, u64

cdef int COLUMNS

@cython.locals(wide=u64, column=int)
cdef u64 widened(u64 bits) noexcept
@cython.locals(own=u64, opp=u64, cell=u64, column=int, i=int)
cpdef tuple read_columns(str columns)
cpdef tuple read_stones(object own, object mask)
