"""The service behind the chat: matches over engines and storage, in plain asyncio. Knows no chat platform.

    async with Database.open(path) as db, EnginePool(...) as pool, Referee(db, pool) as referee:
        referee.listen(show)                     # async (Change) -> None: edit the message of change.view
        await referee.resume()                   # plays on what a stop interrupted; clocks run from here

        view = await referee.challenges.play_bot("connect4", Person(7, "Ann"), "easy", "first")
        view = await referee.turns.move(view.id, 7, "4", ply=view.ply)      # stored when it returns: show it now
        if view.bot_to_move:
            view = await referee.turns.answer(view.id)                      # the bot's move: show it too

The parts, and what each promises:

`challenges`  play_bot, challenge, accept, decline, withdraw -> MatchView
`rematches`   rematch, next_level -> MatchView
`blocks`      block, unblock, blocked_by
`turns`       ready, move, choose, answer, resign -> MatchView
`clocks`      vacation, days_left, take_vacation
`watch`       lose, regain: connections to the chat; while one is gone no clock runs
`offers`      draw, take_back, pause, accept, decline, withdraw -> Reply(state, view, kind, side)
`hints`       hint -> Hint; private, in three steps, counted
`ratings`     of, history
`leaderboards` top, against, bot
`meeting`     invite, join, withdraw; follow, followers, told
`queries`     view, place, in_progress, find, history, stats, person, replay, pgn
`records`     of -> Record; what stands between the players of a finished match
`messages`    placed, shown, gave_up; standing_calls, make_call, call_posted, call_removed
`privacy`     archive, delete
`lessons`     finished, finish, first_match; a `Lesson` is tried with `attempt`
`servers`     rules and what decides them; require_allowed, require_welcome, is_quiet
`moderation`  end, suspend; present, arrived, left
`tournaments` make, of, listed; join, leave, start, cancel
`daily`       rule, next_at, choose_channel, choose_hour, choose_game; of, begin
`studies`     make, of, move, best, saved
`puzzles`     choose, finish; a `Puzzle` is tried with `try_puzzle`
`reviews`     of, begin -> Work; kept for good once a finished match was looked at; best -> Best
`preferences` of, of_board -> Preference, chosen, choose, chosen_for_server, choose_for_server

* People are ids; whoever begins or accepts a match is introduced as a `Person`. `remember` keeps a name up to date.
* `at` is when a person did something, by the chat's own clock (the time in the id of an interaction).
* `ply` is the number of moves on the board that the person saw, from the custom_id they clicked. Another board in the
  meantime: StaleMatch, and nothing happens. None (typed commands) means the present board.
* A method that changes something has stored it when it returns. When it raises a `Refused` or a storage error,
  nothing was changed. `bot.errors.answer_to` words every exception for the person; show it privately.
* `answer` joins the turn if it is under way. A caller may be cancelled or never come: the turn is then played in the
  background. `offers.draw` against the bot and `hints.hint` take as long as a search: acknowledge first.
* `listen`: told only of what no caller shows (the bot moved with nobody waiting, time ran out, a challenge expired, a
  match was resumed). One match's changes come one after another. Show `await queries.view(id)` rather than an old view
  where several edits of one message may cross.
* Moves in a `MatchView` are canonical text; `last.read_in(notation)`, `choices_of(view, notation)` and
  `Hint.line_written` give the person's notation.
* Sides are 0 (moves first) and 1. The bot is the seat whose player is None.
"""

from bot.referee.challenges import OPEN_LIMIT, USUAL_CLOCK, Challenges, GivenMoves, Person, Place, Side
from bot.referee.choices import Choice, choices_of, fitting
from bot.referee.clocks import VACATION_DAYS
from bot.referee.daily import ANY_GAME, Daily, DailyRule
from bot.referee.engine import Answer, Engine, EngineBusy, EngineError, EngineFailed, EngineStopped, Request
from bot.referee.hints import STEPS, Hint, Hints, written_line
from bot.referee.leaderboards import PERIODS, BotTally, Leaderboard
from bot.referee.lessons import Attempt, Goal, Lesson, attempt, lesson_choices, lesson_view
from bot.referee.offers import DRAW, FIRST_MOVES, PAUSE, TAKEBACK, Offers, Reply
from bot.referee.openings import Opening, openings_of
from bot.referee.pairing import Standing
from bot.referee.preferences import CHOICES, Preference, Preferences, game_choices
from bot.referee.prospects import Kind, Prospect
from bot.referee.puzzles import Puzzles, Rated, Tried, puzzle_lesson, puzzle_named, puzzle_view, try_puzzle
from bot.referee.queries import Entry, EntryPage, Frame, Queries
from bot.referee.rating_rule import is_provisional
from bot.referee.record import Record
from bot.referee.referee import Referee
from bot.referee.refusals import (
    AskedAlready,
    BadChoice,
    BadImport,
    Blocked,
    BotBlock,
    BotChallenge,
    BotIsThinking,
    BotOpening,
    BotRecord,
    ChallengedAlready,
    ChallengePending,
    ChoiceDue,
    ChoiceMade,
    FormerPlayer,
    InOpening,
    InvitationOpen,
    MatchGoesOn,
    MoveRefused,
    NoClock,
    NoFirstSide,
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
    WhichImport,
    WrongChannel,
    WrongRole,
)
from bot.referee.reviews import Best, GameReview, Reviews, Work, attempt_at
from bot.referee.rules import MOST_MATCHES, Quiet, Rules
from bot.referee.servers import MOST_REASON
from bot.referee.shared import Clock, Listener, Times, present, require_visible
from bot.referee.state import Cause, Change, LastMove, MatchView, OpenOffer, Reason, Seat
from bot.referee.studies import MOST_BYTES, Studies, read_import, study_lesson
from bot.referee.time_control import NO_CLOCK, TIME_CONTROLS, TimeControl
from bot.referee.tournaments import KINDS as TOURNAMENT_KINDS
from bot.referee.tournaments import LEAST_PLAYERS, MOST_PLAYERS, ROUNDS, TOURNAMENT_CLOCKS, Tournaments, table_of
from bot.referee.turns import Turns
from engines.levels import LEVEL_NAMES
from engines.pgn import Trouble
from engines.review.chances import Verdict
from engines.review.puzzles import Puzzle, games_with_puzzles
from engines.review.review import MoveReview
from storage import (
    Call,
    DailyPuzzle,
    Invitation,
    Pairing,
    Player,
    Rating,
    RatingChange,
    Stats,
    Streak,
    Study,
    Tally,
    Tournament,
    Won,
)

__all__ = [
    "ANY_GAME",
    "CHOICES",
    "DRAW",
    "FIRST_MOVES",
    "LEAST_PLAYERS",
    "LEVEL_NAMES",
    "MOST_BYTES",
    "MOST_MATCHES",
    "MOST_PLAYERS",
    "MOST_REASON",
    "NO_CLOCK",
    "OPEN_LIMIT",
    "PAUSE",
    "PERIODS",
    "ROUNDS",
    "STEPS",
    "TAKEBACK",
    "TIME_CONTROLS",
    "TOURNAMENT_CLOCKS",
    "TOURNAMENT_KINDS",
    "USUAL_CLOCK",
    "VACATION_DAYS",
    "Answer",
    "AskedAlready",
    "Attempt",
    "BadChoice",
    "BadImport",
    "Best",
    "Blocked",
    "BotBlock",
    "BotChallenge",
    "BotIsThinking",
    "BotOpening",
    "BotRecord",
    "BotTally",
    "Call",
    "Cause",
    "ChallengePending",
    "ChallengedAlready",
    "Challenges",
    "Change",
    "Choice",
    "ChoiceDue",
    "ChoiceMade",
    "Clock",
    "Daily",
    "DailyPuzzle",
    "DailyRule",
    "Engine",
    "EngineBusy",
    "EngineError",
    "EngineFailed",
    "EngineStopped",
    "Entry",
    "EntryPage",
    "FormerPlayer",
    "Frame",
    "GameReview",
    "GivenMoves",
    "Goal",
    "Hint",
    "Hints",
    "InOpening",
    "Invitation",
    "InvitationOpen",
    "Kind",
    "LastMove",
    "Leaderboard",
    "Lesson",
    "Listener",
    "MatchGoesOn",
    "MatchView",
    "MoveRefused",
    "MoveReview",
    "NoClock",
    "NoFirstSide",
    "NoImport",
    "NoLeaderboard",
    "NoLesson",
    "NoMatch",
    "NoVacationLeft",
    "NotForYou",
    "NotInTournament",
    "NotYourMatch",
    "NotYourTournament",
    "NotYours",
    "NothingToTakeBack",
    "Offers",
    "OpenOffer",
    "Opening",
    "OwnInvitation",
    "Pairing",
    "Person",
    "Place",
    "Player",
    "Preference",
    "Preferences",
    "Prospect",
    "Puzzle",
    "Puzzles",
    "Queries",
    "Quiet",
    "Rated",
    "Rating",
    "RatingChange",
    "Reason",
    "Record",
    "Referee",
    "Refused",
    "Reply",
    "Request",
    "Reviews",
    "Rules",
    "Seat",
    "SelfBlock",
    "SelfChallenge",
    "SeveralMatches",
    "Side",
    "SlowDown",
    "Standing",
    "Stats",
    "Streak",
    "Studies",
    "Study",
    "Suspended",
    "Tally",
    "TimeControl",
    "Times",
    "TooEarly",
    "TooFewPlayers",
    "TooManyHere",
    "TooManyMatches",
    "TooManyTournaments",
    "Tournament",
    "Tournaments",
    "Tried",
    "Trouble",
    "Turns",
    "Verdict",
    "WhichImport",
    "Won",
    "Work",
    "WrongChannel",
    "WrongRole",
    "attempt",
    "attempt_at",
    "choices_of",
    "fitting",
    "game_choices",
    "games_with_puzzles",
    "is_provisional",
    "lesson_choices",
    "lesson_view",
    "openings_of",
    "present",
    "puzzle_lesson",
    "puzzle_named",
    "puzzle_view",
    "read_import",
    "require_visible",
    "study_lesson",
    "table_of",
    "try_puzzle",
    "written_line",
]
