"""Everything that is stored, in one SQLite file: players, matches, moves, offers, hints, settings and so on.

    async with Database.open("qibot.sqlite3") as db:
        players, matches, offers, hints = PlayerStore(db), MatchStore(db), OfferStore(db), HintStore(db)
        await players.remember(ann, "Ann", "en-GB")  # before anything else of hers is stored
        match = await matches.create(NewMatch("connect4", "", ann, None, challenger=ann, level="easy"))
        match = await matches.record_move(match.id, match.ply, NewMove("d"), by=ann, after=NextTurn(Timing(tomorrow)))
        match = await matches.record_move(match.id, match.ply, NewMove("c", Finish("0-1", "four")), by=None)

Laws:

* When a writing method returns, its change is on the disk: a kill of the process or a power failure cannot undo it.
* When it raises a `StorageRefusal` or a `DatabaseFault`, nothing is stored. When it is cancelled, all or nothing is.
* What a reading method returns was committed before, so nothing that anybody was shown is ever undone.
* `ply` is always what the caller saw, the number of moves on the board; if the board has changed: `StaleMatch`.
* The bot is the player None and its strength is the match's level. `match.turn` is the player to move.
* Storage does not interpret games, notation, levels, reasons, kinds of offers and keys of settings, and does not know
  the chat. Results are '1-0' (the first player won), '0-1' and '1/2-1/2'.
* Times are aware datetimes to callers and UTC text in the file; ids are Discord's.

Each kind of data has a file with its store: `storage.matches` has `MatchStore`, and so on. Errors are in
`storage.errors`, the rows of matches in `storage.rows`.

A challenge is a match whose status is 'challenged'.

Every transaction that changes a match raises its `revision`; `shown` is the revision that its message shows.

`python -m storage` copies, checks, restores and upgrades databases, and exports and deletes people. `Backups` makes
copies on a schedule and before an upgrade; `RestoreRecord` repairs what the restore of a backup has lost.
"""
