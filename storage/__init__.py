"""What is remembered, in one SQLite file: players, matches, moves, offers, hints, settings. Knows no game and no chat.

    async with Database.open("qibot.sqlite3") as db:
        players, matches, offers, hints = Players(db), Matches(db), Offers(db), Hints(db)
        await players.remember(ann, "Ann", "en-GB")  # before anything else of hers is stored
        match = await matches.create(NewMatch("connect4", "", ann, None, challenger=ann, level="easy"))
        match = await matches.record_move(match.id, match.ply, "d", by=ann, timing=Timing(tomorrow))
        match = await matches.record_move(match.id, match.ply, "c", by=None, finish=Finish("0-1", "four"))

Laws:

* When a writing method returns, its change is on the disk: killing the process, or the power, cannot undo it.
* When it raises a `Refusal` or a `Fault`, nothing is stored. When it is cancelled, all or nothing is.
* What a reading method returns was committed before, so nothing that anybody was shown is ever undone.
* `ply` is always what the caller saw, the number of moves on the board; where it is not so any more: `StaleMatch`.
* The bot is the player None and its strength is the match's level. `match.turn` is the side to move.
* Words are not interpreted: games, notation, levels, reasons, kinds of offers, keys of settings. Results are '1-0' (the
  first player won), '0-1' and '1/2-1/2'.
* Times are aware datetimes to whoever calls and UTC text in the file; ids are Discord's.

The nouns: `Players` (remember, get, named); `Matches` (create, start, decline, withdraw, expire, record_move, finish,
take_back; place, note_shown, give_up; get, game, moves, rematch_of, open_of, open_in, waiting_for_bot, to_show,
given_up_in);
`Clocks` (overdue, to_warn, timed, timed_of, any_timed, retime, shift; note_alive, alive_at; vacation, vacations,
take_vacation);
`History` (page, stats); `Ratings` (of, history); `Leaderboards` (top, beaten, against, bot);
`Invitations` (make, get, open_of, close); `Follows` (toggle, ended, untold, note_told);
`Offers` (make, decline, withdraw, get, of_match; accepting is the `offer_id` of
`Matches.finish` and `Matches.take_back`); `Hints` (record, step, counts); `Calls` (standing, make, posted, remove);
`Settings` (of, put, clear, owners); `Lessons` (finish, finished, guide, is_guided); `Studies` (make, get, change);
`Puzzles` (solver, tried, record); `Reviews` (get, keep);
`Servers` (present, arrived, to_greet, greeted, left); `Suspensions` (all, suspend, lift);
`Daily` (make, move, has, used, get; begin, answer; posts);
`Tournaments` (make, get, listed; join, leave, joined; begin_round, end, give, owed; posts);
`Blocks` (add, remove, of, stands, among; pause, set_pause, end_pause); `Privacy` (export, delete).
A challenge is a match whose status is 'challenged'.

Every transaction that changes a match raises its `revision`; `shown` is the revision that its message shows.

`python -m storage` copies, examines, restores and upgrades databases, and exports and deletes people. `Backups` makes
copies by the clock, and before an upgrade; `Restores` is what is made good after a restore.
"""

from storage.blocks import Blocks, Pause
from storage.calls import Call, Calls
from storage.clocks import Clocks, Vacation
from storage.daily import Daily, DailyPuzzle
from storage.database import Database
from storage.errors import (
    DailyNotFound,
    DatabaseClosed,
    DatabaseCorrupt,
    DatabaseEmpty,
    DatabaseFull,
    DatabaseInUse,
    DatabaseLocked,
    DatabaseReadOnly,
    DatabaseUnreachable,
    Fault,
    ForeignDatabase,
    MatchNotFound,
    NewerDatabase,
    NotYourTurn,
    OfferGone,
    OfferStands,
    PairingBegun,
    PersonGone,
    Refusal,
    RematchExists,
    StaleMatch,
    StillPlaying,
    StorageError,
    TournamentChanged,
    TournamentNotFound,
    WrongStatus,
)
from storage.export import JsonRows
from storage.hints import Hints
from storage.history import History, HistoryPage, Stats, Streak, Tally, Won
from storage.leaderboards import Leaderboards, Standing, Unlisted
from storage.lessons import Lessons
from storage.matches import Matches
from storage.meeting import Follows, Invitation, Invitations, NewInvitation
from storage.offers import Offers
from storage.players import Players
from storage.privacy import Privacy
from storage.puzzles import Puzzles, Solver
from storage.ratings import Bout, Rating, Ratings
from storage.restored import Restores
from storage.reviews import Reviews
from storage.rows import (
    Finish,
    Game,
    Match,
    Move,
    NewMatch,
    Offer,
    Outcome,
    Player,
    RatingChange,
    Result,
    Status,
    Timing,
)
from storage.schedule import Backups
from storage.servers import Servers, Suspension, Suspensions
from storage.settings import Scope, Settings
from storage.studies import Studies, Study
from storage.tournament_rows import NewPairing, NewTournament, Pairing, Tournament, TournamentKind, TournamentPlayer
from storage.tournaments import Tournaments

__all__ = [
    "Backups",
    "Blocks",
    "Bout",
    "Call",
    "Calls",
    "Clocks",
    "Daily",
    "DailyNotFound",
    "DailyPuzzle",
    "Database",
    "DatabaseClosed",
    "DatabaseCorrupt",
    "DatabaseEmpty",
    "DatabaseFull",
    "DatabaseInUse",
    "DatabaseLocked",
    "DatabaseReadOnly",
    "DatabaseUnreachable",
    "Fault",
    "Finish",
    "Follows",
    "ForeignDatabase",
    "Game",
    "Hints",
    "History",
    "HistoryPage",
    "Invitation",
    "Invitations",
    "JsonRows",
    "Leaderboards",
    "Lessons",
    "Match",
    "MatchNotFound",
    "Matches",
    "Move",
    "NewInvitation",
    "NewMatch",
    "NewPairing",
    "NewTournament",
    "NewerDatabase",
    "NotYourTurn",
    "Offer",
    "OfferGone",
    "OfferStands",
    "Offers",
    "Outcome",
    "Pairing",
    "PairingBegun",
    "Pause",
    "PersonGone",
    "Player",
    "Players",
    "Privacy",
    "Puzzles",
    "Rating",
    "RatingChange",
    "Ratings",
    "Refusal",
    "RematchExists",
    "Restores",
    "Result",
    "Reviews",
    "Scope",
    "Servers",
    "Settings",
    "Solver",
    "StaleMatch",
    "Standing",
    "Stats",
    "Status",
    "StillPlaying",
    "StorageError",
    "Streak",
    "Studies",
    "Study",
    "Suspension",
    "Suspensions",
    "Tally",
    "Timing",
    "Tournament",
    "TournamentChanged",
    "TournamentKind",
    "TournamentNotFound",
    "TournamentPlayer",
    "Tournaments",
    "Unlisted",
    "Vacation",
    "Won",
    "WrongStatus",
]
