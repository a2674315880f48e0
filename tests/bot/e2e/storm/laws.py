"""The laws that must hold after a storm. Each yields one line per violation, and nothing where it holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise

from bot.locales import LANGUAGES, catalogue
from bot.match import wording
from bot.match.openings import OpeningProtocol
from bot.match.state import Reason
from bot.playground.seen import ShownMessage
from engines.game import GameError

from .observer import Observer, Sighting, invitations_in, is_board, last_move, match_of_board
from .stored import Stored, StoredMatch, position_after, written

# -- 1: nothing that was accepted is lost --------------------------------------------------------------------------

UNDECIDED = frozenset(Reason)  # ends that no board decides


def lost_matches(observer: Observer, stored: Stored) -> Iterator[str]:
    """Every match of which a board was seen is in the database."""
    for missing in sorted(observer.matches_seen - stored.matches.keys()):
        yield f"match {missing} was seen and is not in the database"


def strays(observer: Observer) -> Iterator[str]:
    """A message that was the board of a match was never the board of another."""
    for message, sightings in observer.boards.items():
        matches = dict.fromkeys(seen.match for seen in sightings)
        if len(matches) > 1:
            yield f"message {message} was the board of matches {', '.join(map(str, matches))}"


def unwritten(boards: Iterable[list[Sighting]], stored: Stored) -> Iterator[str]:
    """What boards showed, each the sightings of one match in order, and was never true."""
    for sightings in boards:
        if match := stored.matches.get(sightings[0].match):
            yield from _unwritten(match, sightings)


def _unwritten(match: StoredMatch, sightings: list[Sighting]) -> Iterator[str]:
    """The sightings of one message, in order, must be found among the states of its match, in order."""
    lines = match.lines()
    numbers = accumulate((abs(len(line) - len(before)) for before, line in pairwise(lines)), initial=0)
    states = [(number, written(match, line)) for number, line in zip(numbers, lines, strict=True)]
    reached = 0
    for seen in sightings:
        fits = [
            index
            for index, (number, last) in enumerate(states)
            if seen.last in last and (seen.number == number or (seen.number is None and index == len(states) - 1))
        ]
        later = [index for index in fits if index >= reached]
        shown = f"message {seen.message} of match {match.id} showed board {seen.number}, the last move {seen.last!r}"
        if not fits:
            yield f"{shown}: the database never had that: {seen.text!r}"
        elif not later:
            yield f"{shown}: it had shown something later before"
        else:
            reached = later[0]


def rewritten(before: Stored, after: Stored) -> Iterator[str]:
    """Between two looks at the database nothing vanished, no move changed, no ended match changed its end."""
    for old in before:
        new = after.matches.get(old.id)
        if new is None:
            yield f"match {old.id} has disappeared"
        elif [(row.ply, row.text) for row in new.rows[: len(old.rows)]] != [(row.ply, row.text) for row in old.rows]:
            yield f"match {old.id} has other moves than before"
        elif old.status not in ("challenged", "playing") and (new.ending, new.ply) != (old.ending, old.ply):
            yield f"match {old.id} had ended with {old.ending} and is now {new.ending}"


def exchanged(before: Stored, after: Stored) -> Iterator[str]:
    """The same two people play a match throughout; sides change only in an opening, and its opener stays the same."""
    for old in before:
        new = after.matches.get(old.id)
        if new is None:
            continue
        if set(old.seats) != set(new.seats) or (old.opening is None and old.seats != new.seats):
            yield f"match {old.id} was played by {old.seats} and is now by {new.seats}"
        elif not (new.opening or "").startswith(old.opening or ""):
            yield f"match {old.id} had chosen {old.opening} and has now {new.opening}"
        elif opener(old) != opener(new):
            yield f"match {old.id} was begun by {opener(old)}, and is now as if by {opener(new)}"


def opener(match: StoredMatch) -> int | None:
    """The person who made the first moves for both sides; None if there was no opening."""
    opening = OpeningProtocol.of(match)
    return match.seats[opening.opener] if opening else None


def is_settled(match: StoredMatch) -> bool:
    """True if it is known who plays which side."""
    opening = OpeningProtocol.of(match)
    return opening is None or opening.is_over


def wrong_endings(observer: Observer, stored: Stored) -> Iterator[str]:
    """A board that says how its match ended agrees with the database."""
    for seen in (each for sightings in observer.boards.values() for each in sightings if each.number is None):
        match = stored.matches.get(seen.match)
        if match and not any(said in seen.text for said in endings(match, stored)):
            yield f"message {seen.message} of match {seen.match} ended otherwise than with {match.ending}"


# -- 2: everybody gets an answer -----------------------------------------------------------------------------------


def unanswered(observer: Observer, *, strict: bool = True) -> Iterator[str]:
    """Every action was acknowledged in time and answered, unless the bot could not be reached.

    If not `strict`, a late acknowledgement will do: the machine may have been too slow for it.
    """
    for asked in observer.asked.values():
        lacks = observer.lacks(asked)
        late = lacks == "failed" and asked.tried
        if lacks and not observer.is_excused(asked, lacks, strict=strict) and (strict or not late):
            yield f"interaction {asked.id} ({asked.what}) {lacks}" + (", and was answered too late" if late else "")


# -- 3: in the calm ------------------------------------------------------------------------------------------------


def waiting_for_bot(stored: Stored) -> Iterator[str]:
    """No match waits for a move of the bot."""
    for match in stored:
        if match.status == "playing" and match.turn is None:
            yield f"match {match.id} waits for the bot"


def out_of_date(match: StoredMatch, board: ShownMessage, stored: Stored) -> str:
    """What the message of a match says wrongly, or leaves out; "" if all is well."""
    if match.status in ("playing", "finished"):
        return _board_trouble(match, board, stored)
    ids = [each.custom_id or "" for each in board.buttons]
    asks = any(each.startswith("accept:") for each in ids)
    return "" if asks == (match.status == "challenged") else f"is {match.status}, and its message says something else"


def asks_in_vain(message: ShownMessage, stored: Stored) -> str:
    """What a message says wrongly that asks anybody to join; "" if all is well."""
    return "asks who joins a match that is played" if invitations_in(message) & stored.joined else ""


def _board_trouble(match: StoredMatch, board: ShownMessage, stored: Stored) -> str:
    if not is_board(board) or match_of_board(board) != match.id:
        return "shows no board"
    if is_over(board) != (match.status == "finished"):
        return "shows its end" if is_over(board) else "does not show its end"
    ids = [each.custom_id for each in board.buttons]
    if match.status == "playing" and f"hint:{match.id}:{match.board_number}:" not in ids:
        return f"does not show board {match.board_number}"
    if last_move(board.text) not in written(match, match.line):
        return f"shows {last_move(board.text)!r} as the last move of {match.line}"
    if match.status == "finished" and not any(said in board.text for said in endings(match, stored)):
        return f"does not say how it ended: {match.ending}, but {board.text[:300]!r}"
    if trouble := _opening_trouble(match, board, stored):
        return trouble
    thinks = any(catalogue(each).text("match.thinking") in board.text for each in LANGUAGES)
    return "thinks, though it is not its turn" if thinks and match.turn else ""


def _opening_trouble(match: StoredMatch, board: ShownMessage, stored: Stored) -> str:
    """What a board says wrongly about an opening, its choices and who plays which side; "" if all is well."""
    opening = OpeningProtocol.of(match)
    offered = {tag.split(":")[3] for each in board.buttons if (tag := each.custom_id or "").startswith("opening:")}
    due = set(opening.options) if opening and match.status == "playing" else set()
    if offered != due:
        return f"offers {sorted(offered)} to be chosen instead of {sorted(due)}"
    if opening and not any(head.search(board.text) for head in heads(match, stored)):
        return f"does not say that {match.seats} play, after {match.opening}"
    return ""


def heads(match: StoredMatch, stored: Stored) -> Iterator[re.Pattern[str]]:
    """Patterns of how a board of two people says who plays which side, or that it is not settled, in every language."""
    opening, names = OpeningProtocol.of(match), [stored.names[seat] for seat in match.seats]
    for texts in map(catalogue, LANGUAGES):
        if opening is None or opening.is_over:
            first, second = (re.escape(texts.text("match.side", name=name, side="SIDE")) for name in names)
            yield re.compile(f"{first}.*\n.*{second}".replace("SIDE", "[^*]+?"))
        elif match.status == "playing":
            yield re.compile(re.escape(texts.text("opening.undecided")))
        else:
            first, second = (re.escape(f"**{names[side]}**") for side in (opening.opener, 1 - opening.opener))
            yield re.compile(f"{first}\n.*{second}\n")


def is_over(board: ShownMessage) -> bool:
    """True if a board shows the end."""
    return any((each.custom_id or "").startswith("rematch:") for each in board.buttons)


def unasked(match: StoredMatch, asking: ShownMessage | None) -> str:
    """What the message about a match's offers leaves out or adds; "" if all is well.

    A person may have deleted it; then nothing is wrong.
    """
    if not match.asking:
        return f"asks nobody about {set(match.offers)}" if match.offers else ""
    ids = [each.custom_id or "" for each in asking.buttons] if asking else []
    asked = {int(each.split(":")[3]) for each in ids if each.startswith("asked-accept:")}
    return f"asks about {asked} instead of {set(match.offers)}" if asking and asked != match.offers else ""


def endings(match: StoredMatch, stored: Stored) -> list[str]:
    """How a finished match ended, in every language; also without people's names, as where a filter stops them."""
    said = []
    sides = [wording.side(catalogue("en"), match.game, side) for side in (0, 1)]
    for texts in map(catalogue, LANGUAGES):
        bot = texts.text("bot.opponent", level=texts.text(f"levels.{match.level}")) if match.level else ""
        names = [bot if seat is None else stored.names[seat] for seat in match.seats]
        winner = {"1-0": 0, "0-1": 1}.get(match.result or "", 0)
        unnamed = [bot if seat is None else side for seat, side in zip(match.seats, sides, strict=True)]
        for first, second in (names, unnamed):
            said.append(wording.ending(texts, match.game, match.reason or "", winner, (first, second)))
    return said


def unshown(match: StoredMatch, observer: Observer) -> str:
    """The present state of a match, if no board ever showed it; "" if one did."""
    if match.status not in ("playing", "finished"):
        return ""
    number, last = (None if match.status == "finished" else match.board_number), written(match, match.line)
    seen = [each for sightings in observer.boards.values() for each in sightings if each.match == match.id]
    if any(each.number == number and each.last in last for each in seen):
        return ""
    return f"stands at {match.status} with board {match.board_number}, the last move {sorted(last)}: never shown"


# -- 4: the file and the log ---------------------------------------------------------------------------------------


def against_the_rules(stored: Stored) -> Iterator[str]:
    """Every line that ever stood can be played, and the result agrees with the rules."""
    for match in stored:
        try:
            for line in match.lines():
                position_after(match, line)
        except GameError as error:
            yield f"match {match.id}: {error}"
        else:
            yield from _wrong_result(match)


def _wrong_result(match: StoredMatch) -> Iterator[str]:
    outcome = position_after(match, match.line).outcome()
    if outcome is None:
        if match.status == "finished" and match.reason not in UNDECIDED:
            yield f"match {match.id} ended by {match.reason}, and the board is not decided"
    else:
        result = {None: "1/2-1/2", 0: "1-0", 1: "0-1"}[outcome.winner]
        if match.ending != ("finished", result, str(outcome.ending)):
            yield f"match {match.id} is {match.ending}, and the board says {result} by {outcome.ending}"


RECORD = re.compile(r"\[[\d-]+ [\d:,]+\] \[(\w+)\] ([\w.]+): (.*)")
EXPECTED = re.compile(r"^(Attempting a reconnect|Failed to connect|Shard ID .* (session|has)|.* in [\d.]+s)")
UNREADABLE = ("INTERACTION_CREATE", "GUILD_MEMBER_ADD", "GUILD_SCHEDULED_EVENT_CREATE", "THREAD_MEMBERS_UPDATE")
"""Events that a storm sends without the fields that the library needs. The playground itself sends only the first of
these kinds, and that an interaction is not answered is noticed by another law.
"""
SAID_OF_THEM = [f"an event {each} cannot be read" for each in UNREADABLE]


def log_trouble(log: str, token: str) -> Iterator[str]:
    """No bug, no traceback, no token. discord.py's messages about a lost connection are expected, and the bot's about
    events that a storm makes unreadable.
    """
    if token in log:
        yield "the token is in the log"
    expected = False
    for number, line in enumerate(log.splitlines(), 1):
        if record := RECORD.match(line):
            level, name, text = record.groups()
            expected = text in SAID_OF_THEM or (name.startswith("discord.") and bool(EXPECTED.match(text)))
            if level in ("ERROR", "CRITICAL") and not expected:
                yield f"line {number} of the log: {line}"
        elif not expected and line.startswith(("Traceback", "Exception ignored", "Task ", "Fatal")):
            yield f"line {number} of the log: {line}"
