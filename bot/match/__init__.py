"""The service behind the chat: matches over engines and storage, in plain asyncio. Knows no chat platform.

    async with Database.open(path) as db, EnginePool(...) as pool, Referee(db, pool) as referee:
        referee.listen(show)                     # async (Change) -> None: edit the message of change.view
        await referee.resume()                   # plays on what a stop interrupted; clocks run from here

        view = await referee.challenges.play_bot(MatchTerms("connect4", "first", level="easy"), Person(7, "Ann"))
        view = await referee.turns.move(view.id, 7, "4", ply=view.ply)      # stored when it returns: show it now
        if view.bot_to_move:
            view = await referee.thinking.answer(view.id)                   # the bot's move: show it too

The parts of a referee:

`challenges`  play_bot, challenge, accept, decline, withdraw -> MatchView
`turns`       ready, move, choose, resign -> MatchView
`thinking`    answer -> MatchView after the bot's move
`watch`       lose, regain: connections to the chat; while one is gone no clock runs
`queries`     view, replay, pgn of a match; stats of a person
`lists`       in_progress, playing, history of a person; to_watch
`records`     what stands between the players of a finished match
`preferences` of a person, of_board
`admission`, `places`, `blocks`  who may begin what where, and with whom

What a feature does by rules of its own is a `Service`, had by `referee.of(Hints)`.

* Whatever begins (a match, a challenge, a tournament, taking part in one) asks `bot.match.admission` first.
* People are ids; whoever begins or accepts a match is introduced as a `Person`. `remember` keeps a name up to date.
* `at` is when a person did something, by the chat's own clock (the time in the id of an interaction).
* `ply` is the number of moves on the board that the person saw, from the custom_id they clicked. Another board in the
  meantime: StaleMatch, and nothing happens. None (typed commands) means the present board.
* A method that changes something has stored it when it returns. When it raises a `Refused` or a storage error,
  nothing was changed. `bot.handling.errors.answer_to` words every exception for the person; show it privately.
* `answer` joins the turn if it is under way. A caller may be cancelled or never come: the turn is then played in the
  background. `Offers.draw` against the bot and `Hints.hint` take as long as a search: acknowledge first.
* `listen`: told only of what no caller shows (the bot moved with nobody waiting, time ran out, a challenge expired, a
  match was resumed). One match's changes come one after another. Show `await queries.view(id)` rather than an old view
  where several edits of one message may cross.
* Moves in a `MatchView` are canonical text; `last.read_in(notation)`, `choices_of(view, notation)` and
  `Hint.line_written` give the person's notation.
* Sides are 0 (who moves first in the usual start of the game) and 1. The bot is the seat whose player is None.
"""
