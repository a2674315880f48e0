"""UCI and UCCI, so that other board programs and match runners can use our engines.

Both are lines of words on standard input and output (`session`). The search runs in a thread (`thinking`), so that
`stop` and `isready` are answered while it runs. Moves are in the game's canonical notation; the squares of xiangqi
are a0 to i9. Unknown words before a command are skipped. A line without sense has `info string` as its only effect.
"""

from engines.protocol.ucci import Ucci
from engines.protocol.uci import Uci

__all__ = ["Ucci", "Uci"]
