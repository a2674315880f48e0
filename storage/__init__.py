"""What is remembered, in one SQLite file: players, matches, moves, offers, hints, settings. Knows no game and no chat.

    async with Database.open("qibot.sqlite3") as db:
        players, matches, offers, hints = PlayerStore(db), MatchStore(db), OfferStore(db), HintStore(db)
        await players.remember(ann, "Ann", "en-GB")  # before anything else of hers is stored
        match = await matches.create(NewMatch("connect4", "", ann, None, challenger=ann, level="easy"))
        match = await matches.record_move(match.id, match.ply, NewMove("d"), by=ann, after=NextTurn(Timing(tomorrow)))
        match = await matches.record_move(match.id, match.ply, NewMove("c", Finish("0-1", "four")), by=None)

Laws:

* When a writing method returns, its change is on the disk: killing the process, or the power, cannot undo it.
* When it raises a `Refusal` or a `Fault`, nothing is stored. When it is cancelled, all or nothing is.
* What a reading method returns was committed before, so nothing that anybody was shown is ever undone.
* `ply` is always what the caller saw, the number of moves on the board; where it is not so any more: `StaleMatch`.
* The bot is the player None and its strength is the match's level. `match.turn` is the side to move.
* Words are not interpreted: games, notation, levels, reasons, kinds of offers, keys of settings. Results are '1-0' (the
  first player won), '0-1' and '1/2-1/2'.
* Times are aware datetimes to whoever calls and UTC text in the file; ids are Discord's.

One file for each thing that is remembered, with its store: `storage.matches` has `MatchStore`, and so on. What they
raise stands in `storage.errors`, the rows of matches in `storage.rows`.

A challenge is a match whose status is 'challenged'.

Every transaction that changes a match raises its `revision`; `shown` is the revision that its message shows.

`python -m storage` copies, examines, restores and upgrades databases, and exports and deletes people. `Backups` makes
copies by the clock, and before an upgrade; `Restores` is what is made good after a restore.
"""
