"""What a person is told when something cannot be done. A refusal (`Refused`) brings its own text; the texts for errors
of storage and the engines are here. Any other exception is a bug: logged once with its context, and answered with an
apology.
"""

import logging

from bot.match.preferences import Preference
from bot.match.refusals import Refused
from engines.pool import EngineBusy, EngineError, EngineFailed, EngineStopped, PersonBusy
from storage import errors

log = logging.getLogger(__name__)

# The text for a class of errors and its subclasses. The attributes of an error fill the placeholders of its text.
TEXTS: dict[type[Exception], str] = {
    errors.MatchNotFound: "refusal.match-not-found",
    errors.StaleMatch: "refusal.stale",
    errors.NotYourTurn: "refusal.not-your-turn",
    errors.RematchExists: "refusal.rematch-exists",
    errors.OfferStands: "refusal.offer-stands",
    errors.OfferGone: "refusal.offer-gone",
    errors.TournamentNotFound: "refusal.no-tournament",
    errors.DailyNotFound: "trouble.unknown-button",
    errors.TournamentChanged: "refusal.tournament-changed",
    errors.PairingBegun: "refusal.tournament-changed",
    errors.PersonGone: "refusal.person-gone",
    errors.StillPlaying: "refusal.still-playing",
    errors.DatabaseClosed: "trouble.stopping",
    errors.DatabaseFault: "trouble.not-stored",
    EngineBusy: "trouble.engine-busy",
    PersonBusy: "refusal.too-much-asked",
    EngineFailed: "trouble.engine-failed",
    EngineStopped: "trouble.engine-stopped",
}


def explain(error: BaseException, reader: Preference) -> str | None:
    """What to tell the person about an error, in their language and notation; None if the error is a bug."""
    if isinstance(error, Refused):
        return error.text_for(reader)
    texts = reader.texts
    if isinstance(error, errors.WrongStatus):
        return texts[f"refusal.match-{error.status}"]
    key = next((TEXTS[kind] for kind in type(error).__mro__ if kind in TEXTS), "")
    return texts.text(key, **vars(error)) if key else None


def answer_to(error: BaseException, reader: Preference, context: str) -> str:
    """What to tell the person about any error. Logs a bug or a fault of the database, with `context`: what was done."""
    told = explain(error, reader)
    if told is None:
        log.error("a bug, in %s", context, exc_info=error)
        return reader.texts["trouble.apology"]
    if isinstance(error, errors.DatabaseFault):
        log.error("%s, in %s", error, context)
    return told


def is_expected(error: BaseException) -> bool:
    """Whether an error is a known kind that `explain` has a text for; any other is a bug."""
    return isinstance(error, Refused | errors.StorageError | EngineError)
