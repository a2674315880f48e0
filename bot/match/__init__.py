"""The service behind the chat: matches over engines and storage, in plain asyncio. Knows no chat platform.

    async with Database.open(path) as db, EnginePool(...) as pool, Referee(db, pool) as referee:
        referee.listen(show)                     # async (Change) -> None: edit the message of change.view
        await referee.resume()                   # plays on what a stop interrupted; clocks run from here

        view = await referee.challenges.play_bot(MatchTerms("connect4", "first", level="easy"), Person(7, "Ann"))
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

* Whatever begins (a match, a challenge, a tournament, taking part in one) asks `bot.match.admission` first.
* People are ids; whoever begins or accepts a match is introduced as a `Person`. `remember` keeps a name up to date.
* `at` is when a person did something, by the chat's own clock (the time in the id of an interaction).
* `ply` is the number of moves on the board that the person saw, from the custom_id they clicked. Another board in the
  meantime: StaleMatch, and nothing happens. None (typed commands) means the present board.
* A method that changes something has stored it when it returns. When it raises a `Refused` or a storage error,
  nothing was changed. `bot.handling.errors.answer_to` words every exception for the person; show it privately.
* `answer` joins the turn if it is under way. A caller may be cancelled or never come: the turn is then played in the
  background. `offers.draw` against the bot and `hints.hint` take as long as a search: acknowledge first.
* `listen`: told only of what no caller shows (the bot moved with nobody waiting, time ran out, a challenge expired, a
  match was resumed). One match's changes come one after another. Show `await queries.view(id)` rather than an old view
  where several edits of one message may cross.
* Moves in a `MatchView` are canonical text; `last.read_in(notation)`, `choices_of(view, notation)` and
  `Hint.line_written` give the person's notation.
* Sides are 0 (moves first) and 1. The bot is the seat whose player is None.
"""
