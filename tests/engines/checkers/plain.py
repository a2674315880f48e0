"""The rules of checkers in a second, slow implementation: squares in a dict, no bits, no tables."""

from itertools import pairwise

DOWN, UP = (1,), (-1,)
WAYS = {"b": DOWN, "w": UP, "B": DOWN + UP, "W": DOWN + UP}


def place_of(square):
    """Row and column of a square, 1 to 32; 1 to 4 are the top row."""
    row = (square - 1) // 4
    return row, 2 * ((square - 1) % 4) + (1 - row % 2)


SQUARE = {place_of(square): square for square in range(1, 33)}


def parse(fen):
    """The side to move, and the letter on each occupied square: b or w, a capital for a king."""
    side, *lists = fen.split(":")
    board = {}
    for each in lists:
        for item in filter(None, each[1:].split(",")):
            letter = each[0] if item[0] == "K" else each[0].lower()
            board[int(item.lstrip("K"))] = letter
    return side, board


def moves(side, board):
    """Every legal move as the tuple of its squares."""
    own = [square for square, letter in board.items() if letter.upper() == side]
    jumps = [route for square in own for route in routes(side, board, square)]
    return jumps or [(square, to) for square in own for to in steps(board, square)]


def steps(board, square):
    """The squares that the piece can step to."""
    row, column = place_of(square)
    near = [SQUARE.get((row + way, column + aside)) for way in WAYS[board[square]] for aside in (-1, 1)]
    return [to for to in near if to and to not in board]


def routes(side, board, start):
    """The complete captures of one piece."""
    letter, found = board[start], []
    free = {square: other for square, other in board.items() if square != start}

    def go(path, taken):
        row, column = place_of(path[-1])
        longer = False
        for way in WAYS[letter]:
            for aside in (-1, 1):
                over, to = SQUARE.get((row + way, column + aside)), SQUARE.get((row + 2 * way, column + 2 * aside))
                if to and to not in free and over in free and free[over].upper() != side and over not in taken:
                    longer = True
                    go((*path, to), {*taken, over})
        if not longer and taken:
            found.append(path)

    go((start,), set())
    return found


def played(side, board, path):
    """The position after a move."""
    after = {square: letter for square, letter in board.items() if square != path[0]}
    letter = board[path[0]]
    for here, there in pairwise(path):
        (row, column), (to_row, to_column) = place_of(here), place_of(there)
        if abs(to_row - row) == 2:
            del after[SQUARE[(row + to_row) // 2, (column + to_column) // 2]]
    crowned = path[-1] in (range(29, 33) if side == "B" else range(1, 5))
    after[path[-1]] = letter.upper() if crowned else letter
    return "W" if side == "B" else "B", after


def fen(side, board):
    """The position as text."""
    lists = {
        owner: ",".join(
            ("K" if board[square].isupper() else "") + str(square)
            for square in sorted(board)
            if board[square].upper() == owner
        )
        for owner in "WB"
    }
    return f"{side}:W{lists['W']}:B{lists['B']}"


def perft(side, board, depth):
    """The number of move sequences of so many plies."""
    found = moves(side, board)
    return len(found) if depth == 1 else sum(perft(*played(side, board, path), depth - 1) for path in found)
