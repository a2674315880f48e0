"""The rules and the course of matches, over engines and storage; and how the message of a match comes to show it.

    async with Database.open(path) as db, EnginePool(...) as pool, Referee(db, pool) as referee:
        referee.listen(show)                     # async (Change) -> None: edit the message of change.view
        await referee.resume()                   # continues what a stop interrupted; clocks run from here

        view = await referee.challenges.play_bot(MatchTerms("connect4", "first", level="easy"), Person(7, "Ann"))
        view = await referee.turns.move(view.id, 7, "4", view.board_number)  # stored when it returns: show it now
        if view.match.bot_to_move:
            view = await referee.thinking.answer(view.id)                   # the bot's move: show it too

The parts of a referee:

`challenges`  play_bot, challenge, accept, decline, withdraw -> MatchView
`turns`       ready, move, choose, resign -> MatchView
`thinking`    answer -> MatchView after the bot's move
`watch`       lose, regain: connections to the chat; while one is gone no clock runs; lose_server, regain_server
`queries`     seen, replay, pgn of a match; name_of a person
`lists`       in_progress, playing, history of a person; to_watch
`records`     the score between the players of a finished match
`preferences` of a person, of_board
`admission`, `places`, `blocks`  who may begin what where, and with whom

A feature with rules of its own has a `Service`; `referee.of(Hints)` returns it.

* Before anything begins (a match, a challenge, a tournament, taking part in one), `bot.match.admission` is asked.
* People are ids; a person who begins or accepts a match is given as a `Person`. `stores.remember` keeps a name.
* `at` is when a person did something, by the chat's own clock (the time in the id of an interaction).
* `ply` is the number of moves on the board that the person saw, from the custom_id they clicked. If the board has
  changed since, StaleMatch is raised and nothing happens. None (typed commands) means the present board.
* A method that changes something has stored it when it returns. When it raises a `Refused` or a storage error,
  nothing was changed. `bot.handling.errors.answer_to` words every exception for the person; show it privately.
* `answer` joins the turn if it is under way. If the caller is cancelled, or nobody calls, the turn is played in the
  background. `Offers.draw` against the bot and `Hints.hint` take as long as a search: acknowledge first.
* The listener is called only for changes that no caller shows (the bot moved while nobody waited, time ran out, a
  challenge expired, a match was resumed). Changes of one match come one after another. Show `await stores.view(id)`
  rather than an old view where several edits of one message may cross.
* Moves in a `MatchView` are canonical text; `last.read_in(notation)`, `choices_of(view, notation)` and
  `Hint.line` give them in the person's notation.
* Side 0 moves first in the usual start of the game, side 1 second. The bot is the seat whose player is None.
"""
