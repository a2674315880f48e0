"""Checkers: a button for each of the player's pieces, then one for each square where it can go. Captures, which are
compulsory, are offered all in one step, with what they take.

If more captures are possible than one step can hold, which never happens in a game from the usual start, they are
entered in steps, too: the piece, its target, and the path where several paths end on one square.
"""

from collections import Counter
from collections.abc import Mapping

from bot.discord.controls import MOST_OPTIONS
from bot.match.controls import Controls, Material, MoveEntry, Pick, Step, by_start, moves_of, pieces_left
from bot.match.pictures import Marked
from bot.match.positions import Choice
from bot.render.checkers import drawn_order

WIDTH = 4  # buttons in a row: as many as fit side by side on a phone
WAYS = 2  # buttons in a row if they say what a capture takes
COLOURS = "bw"


def next_step(entry: MoveEntry) -> Step:
    """All captures in one step; or the piece, then its target, then the path."""
    if not entry.chosen:
        forced = any(choice.path.over for choice in entry.choices)
        if forced and len(entry.choices) <= MOST_OPTIONS:
            return _captures(entry)
        return _pieces(entry)
    moves = moves_of(entry, entry.chosen[0])
    if len(entry.chosen) == 1:
        return _targets(entry, moves)
    return _ways(entry, [choice for choice in moves if choice.path.end == entry.chosen[1]])


def _pieces(entry: MoveEntry) -> Step:
    """The player's pieces as in the picture. One that cannot move keeps its button, so that others stay in place."""
    letters, movable, colour = entry.standing, by_start(entry), COLOURS[entry.side]
    mine = [square for square in drawn_order(entry.turned) if letters.get(square, "").lower() == colour]
    emoji = {square: "👑" if letters[square].isupper() else None for square in mine}
    return Step(tuple(Pick(each, each, emoji=emoji[each], taken=each not in movable) for each in mine), width=WIDTH)


def _captures(entry: MoveEntry) -> Step:
    picks = tuple(Pick(choice.move, _capture_text(entry, choice), choice.move) for choice in entry.choices)
    targets = tuple(dict.fromkeys(choice.path.end for choice in entry.choices))
    return Step(picks, entry.own("must-capture"), WAYS, Marked(targets=targets))


def _targets(entry: MoveEntry, moves: list[Choice]) -> Step:
    ends = tuple(dict.fromkeys(choice.path.end for choice in moves))
    picks = tuple(_target(entry, [choice for choice in moves if choice.path.end == end]) for end in ends)
    width = WAYS if any(choice.path.over for choice in moves) else WIDTH
    return Step(picks, width=width, marked=Marked(entry.chosen[0], ends))


def _target(entry: MoveEntry, moves: list[Choice]) -> Pick:
    """The one move to a square, or the square where several paths end."""
    first = moves[0]
    if len(moves) == 1:
        return Pick(first.path.end, _capture_text(entry, first) if first.path.over else first.path.end, first.move)
    return Pick(first.path.end, first.path.end)


def _ways(entry: MoveEntry, moves: list[Choice]) -> Step:
    picks = tuple(Pick(choice.move, _capture_text(entry, choice), choice.move) for choice in moves)
    return Step(picks, entry.own("way"), WAYS, Marked(entry.chosen[0], (entry.chosen[1],)))


def _capture_text(entry: MoveEntry, choice: Choice) -> str:
    """The label of a capture: the move and what it takes; a lesson's decoy takes nothing."""
    if not choice.path.over:
        return choice.written
    squares = entry.texts["list.comma"].join(choice.path.over)
    return entry.own("takes", move=choice.written, squares=squares)


# The named openings of English draughts, by their first moves, as in Lees' Guide (1893) and every list since. The names
# are proper names, the same in every language.
OPENINGS = {
    "9-13": "Edinburgh",
    "9-14": "Double Corner",
    "10-14": "Denny",
    "10-15": "Kelso",
    "11-16": "Bristol",
    "11-16 24-19": "Paisley",
    "12-16": "Dundee",
    "11-15 21-17": "Switcher",
    "11-15 22-18": "Single Corner",
    "11-15 24-19": "Second Double Corner",
    "11-15 24-20": "Ayrshire Lassie",
    "11-15 23-18": "Cross",
    "11-15 23-18 8-11 27-23 11-16": "Slip Cross",
    "11-15 22-17 15-19": "Dyke",
    "11-15 22-17 9-13 17-14": "Boston",
    "11-15 22-17 8-11 17-13 15-18": "Maid of the Mill",
    "11-15 22-17 8-11 17-13 4-8 25-22": "Douglas",
    "11-15 23-19 9-13": "Will o’ the Wisp",
    "11-15 23-19 9-14 27-23": "Defiance",
    "11-15 23-19 9-14 22-17 5-9": "Fife",
    "11-15 23-19 9-14 22-17 6-9": "Souter",
    "11-15 23-19 9-14 22-17 7-11": "Whilter",
    "11-15 23-19 7-11 22-17 9-14": "Glasgow-Whilter",
    "11-15 23-19 8-11 26-23": "Nailor",
    "11-15 23-19 8-11 22-17 3-8": "Alma",
    "11-15 23-19 8-11 22-17 4-8": "Old Fourteenth",
    "11-15 23-19 8-11 22-17 9-13": "Laird and Lady",
    "11-15 23-19 8-11 22-17 11-16": "Glasgow",
    "11-15 23-19 8-11 22-17 15-18": "Centre",
}
LONGEST = max(len(moves.split()) for moves in OPENINGS)


def opening(entry: MoveEntry) -> str:
    """The name of the longest known opening that the match began with; empty where there is none."""
    moves = entry.view.moves[:LONGEST]
    begun = (" ".join(moves[:plies]) for plies in range(len(moves), 0, -1))
    return next((OPENINGS[line] for line in begun if line in OPENINGS), "")


def material(pieces: Mapping[str, str], at_first: Mapping[str, str]) -> tuple[Material, Material]:
    """What each side has captured, drawn as men, and by how many pieces one is ahead."""
    had, has = (Counter(letter.lower() for letter in standing.values()) for standing in (at_first, pieces))
    taken = had - has
    lead = has["b"] - has["w"]
    return _gained("w" * taken["w"], lead), _gained("b" * taken["b"], -lead)


def _gained(taken: str, lead: int) -> Material:
    return Material(taken, f"+{lead}" if lead > 0 else "")


CONTROLS = Controls(next_step, ("🎱", "⚪"), typing=True, tally=pieces_left, material=material, opening=opening)
