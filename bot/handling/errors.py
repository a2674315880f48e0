"""What a person is told when something cannot be done: a table from refusals and faults to the catalogues' texts.

Everything that is not in the table is a bug: logged once with its context, and answered with an apology.
"""

import logging

from bot.locales import Catalogue, catalogue
from bot.match.engine import EngineBusy, EngineError, EngineFailed, EngineStopped, PersonBusy
from bot.match.names import quoted, until_text
from bot.match.preferences import Preference
from bot.match.refusals import (
    AskedAlready,
    BadChoice,
    BadImport,
    Blocked,
    BotBlock,
    BotChallenge,
    BotIsThinking,
    BotOpening,
    BotRecord,
    CannotPost,
    ChallengedAlready,
    ChallengePending,
    ChoiceDue,
    ChoiceMade,
    ExportRunning,
    FormerPlayer,
    InOpening,
    InvitationOpen,
    MatchGoesOn,
    MoveRefused,
    NoClock,
    NoFirstSide,
    NoHints,
    NoImport,
    NoLeaderboard,
    NoLesson,
    NoMatch,
    NotForYou,
    NothingToTakeBack,
    NotInTournament,
    NotYourMatch,
    NotYours,
    NotYourTournament,
    NoVacationLeft,
    OwnInvitation,
    OwnMatch,
    Refused,
    SelfBlock,
    SelfChallenge,
    SeveralMatches,
    SlowDown,
    Suspended,
    TooEarly,
    TooFewPlayers,
    TooManyHere,
    TooManyMatches,
    TooManyTournaments,
    TooMuchAsked,
    WhichImport,
    WrongChannel,
    WrongRole,
)
from bot.match.wording import cell, enumerate_words, side
from bot.match.wording import game as game_name
from storage.errors import (
    DailyNotFound,
    DatabaseClosed,
    Fault,
    MatchNotFound,
    NotYourTurn,
    OfferGone,
    OfferStands,
    PairingBegun,
    PersonGone,
    RematchExists,
    StaleMatch,
    StillPlaying,
    StorageError,
    TournamentChanged,
    TournamentNotFound,
    WrongStatus,
)

log = logging.getLogger(__name__)

# The attributes of an exception fill the placeholders of its text. The nearest class of the exception decides.
TEXTS: dict[type[Exception], str] = {
    NotYourMatch: "refusal.not-your-match",
    BotIsThinking: "refusal.bot-is-thinking",
    SelfChallenge: "refusal.self-challenge",
    BotChallenge: "refusal.bot-challenge",
    BotRecord: "refusal.bot-record",
    ChallengePending: "refusal.challenge-pending",
    Blocked: "refusal.blocked",
    CannotPost: "trouble.cannot-post",
    OwnInvitation: "refusal.own-invitation",
    BotBlock: "refusal.bot-block",
    SelfBlock: "refusal.self-block",
    FormerPlayer: "refusal.former-player",
    TooManyMatches: "refusal.too-many-matches",
    TooManyHere: "refusal.too-many-here",
    NotForYou: "refusal.not-for-you",
    NotYours: "refusal.not-yours",
    MatchGoesOn: "refusal.match-goes-on",
    NothingToTakeBack: "refusal.nothing-to-take-back",
    AskedAlready: "refusal.asked-already",
    TooEarly: "refusal.too-early",
    InvitationOpen: "refusal.invitation-open",
    NotInTournament: "refusal.not-in-tournament",
    NotYourTournament: "refusal.not-your-tournament",
    TooFewPlayers: "refusal.too-few-players",
    TooManyTournaments: "refusal.too-many-tournaments",
    ChoiceDue: "refusal.choice-due",
    ChoiceMade: "refusal.choice-made",
    InOpening: "refusal.in-opening",
    NoHints: "refusal.no-hints",
    OwnMatch: "refusal.own-match",
    BotOpening: "refusal.bot-opening",
    NoClock: "refusal.no-clock",
    TooMuchAsked: "refusal.too-much-asked",
    NoVacationLeft: "refusal.no-vacation-left",
    NoMatch: "refusal.no-match",
    ExportRunning: "refusal.export-running",
    NoLeaderboard: "refusal.no-leaderboard",
    NoLesson: "trouble.unknown-button",
    NoImport: "refusal.no-import",
    WhichImport: "refusal.which-import",
    SeveralMatches: "refusal.several-matches",
    MatchNotFound: "refusal.match-not-found",
    StaleMatch: "refusal.stale",
    NotYourTurn: "refusal.not-your-turn",
    RematchExists: "refusal.rematch-exists",
    OfferStands: "refusal.offer-stands",
    OfferGone: "refusal.offer-gone",
    TournamentNotFound: "refusal.no-tournament",
    DailyNotFound: "trouble.unknown-button",
    TournamentChanged: "refusal.tournament-changed",
    PairingBegun: "refusal.tournament-changed",
    PersonGone: "refusal.person-gone",
    StillPlaying: "refusal.still-playing",
    DatabaseClosed: "trouble.stopping",
    Fault: "trouble.not-stored",
    EngineBusy: "trouble.engine-busy",
    PersonBusy: "refusal.too-much-asked",
    EngineFailed: "trouble.engine-failed",
    EngineStopped: "trouble.engine-stopped",
}


def explain(error: BaseException, reader: Preference) -> str | None:
    """What to tell the person, in their language and notation; None where the error is a bug."""
    texts = catalogue(reader.language)
    match error:
        case MoveRefused():
            return _move(texts, error, reader.notation(error.game))
        case WrongStatus():
            return texts.text(f"refusal.match-{error.status}")
        case SlowDown():
            return texts.text("refusal.slow-down", when=f"<t:{error.until.timestamp():.0f}:R>")
        case ChallengedAlready():
            return texts.text("refusal.challenged-already", name=f"<@{error.person}>")
        case WrongChannel():
            return texts.text("refusal.wrong-channel", where=_named(texts, error.channels, "<#{}>"))
        case WrongRole():
            return texts.text("refusal.wrong-role", who=_named(texts, error.roles, "<@&{}>"))
        case Suspended():
            return texts.text("refusal.suspended", reason=quoted(error.reason), until=until_text(texts, error.until))
        case BadImport():
            return _import(texts, error, reader)
        case NoFirstSide():
            return texts.text("position.other-side", side=side(texts, error.game, 1))
        case BadChoice():
            key = f"refusal.bad-{error.what}"
            return texts.text(key if key in texts else "refusal.bad-choice", value=typed(error.value))
    key = next((TEXTS[kind] for kind in type(error).__mro__ if kind in TEXTS), "")
    return texts.text(key, **vars(error)) if key else None


def _named(texts: Catalogue, ids: tuple[int, ...], form: str) -> str:
    return enumerate_words(texts, [form.format(each) for each in ids])


def answer_to(error: BaseException, reader: Preference, context: str) -> str:
    """What to answer to any error. A bug is logged with `context` (what was being done), a fault of the disk too."""
    told = explain(error, reader)
    if told is None:
        log.error("a bug, in %s", context, exc_info=error)
        return catalogue(reader.language).text("trouble.apology")
    if isinstance(error, Fault):
        log.error("%s, in %s", error, context)
    return told


def is_expected(error: BaseException) -> bool:
    """Whether `explain` has words for it; anything else is a bug."""
    return isinstance(error, Refused | StorageError | EngineError)


def is_fault(error: BaseException) -> bool:
    """Whether it was the database that could not serve."""
    return isinstance(error, Fault)


def typed(text: str) -> str:
    """What somebody typed, as it can be shown: on one line, without markup or mentions, not too long."""
    printable = "".join(sign if sign.isprintable() and sign != "`" else " " for sign in text).strip()
    return f"`{printable[:40] or ' '}`"


def _import(texts: Catalogue, error: BadImport, reader: Preference) -> str:
    """What is wrong with a game or a position that somebody brought along, and where."""
    trouble = error.trouble
    key = "import.over" if trouble.kind == "move" and error.move is None else f"import.{trouble.kind}"
    told = texts.text(
        key,
        value=typed(trouble.value),
        ply=trouble.ply,
        game=game_name(texts, trouble.game) if trouble.game else "",
        why=_move(texts, error.move, reader.notation(trouble.game)) if error.move else "",
    )
    if not trouble.line:
        return texts.text("refusal.bad-import", what=told)
    return texts.text("refusal.bad-import-at", what=told, line=trouble.line, column=trouble.column)


def _move(texts: Catalogue, error: MoveRefused, notation: str) -> str:
    why = f"games.{error.game}.why.{error.why.rule}"
    if error.trouble == "illegal" and why in texts:
        return _why(texts, why, error, notation)
    return texts.text(
        f"refusal.{error.trouble}-move",
        move=typed(error.move),
        how=texts.text(f"games.{error.game}.how"),
        candidates=enumerate_words(texts, error.candidates),
    )


def _why(texts: Catalogue, key: str, error: MoveRefused, notation: str) -> str:
    """The rule that forbids a move: `piece` and `cell` are the first that it is about, `pieces` and `cells` are all.

    A game whose words name no single piece is told of by cells alone.
    """
    refusal, names = error.why, [f"games.{error.game}.piece.{letter}" for letter in error.why.pieces]
    pieces = [texts.text(name) for name in names if name in texts]
    cells = [cell(texts, error.game, name, error.side, notation) for name in refusal.cells]
    standing = zip(pieces, cells, refusal.sides, strict=False)
    whose = [("own" if side == error.side else "other", piece, where) for piece, where, side in standing]
    owned = [texts.text(f"refusal.piece-{owner}", piece=piece, cell=where) for owner, piece, where in whose]
    return texts.text(
        key,
        move=typed(error.move),
        cell=next(iter(cells), ""),
        cells=enumerate_words(texts, cells),
        piece=next(iter(pieces), ""),
        pieces=enumerate_words(texts, owned),
    )
