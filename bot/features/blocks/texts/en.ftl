### Blocking people.

## commands

commands-block-name = block
commands-block-description = Block challenges from somebody; leave the name empty to see whom you have blocked
commands-block-player-description = Who may not challenge you
commands-unblock-name = unblock
commands-unblock-description = Accept challenges from somebody again
commands-unblock-player-description = Who may challenge you again

## block

block-done = { $name } can no longer challenge you. They are not told. { COMMAND("unblock") } undoes it.
block-undone = { $name } can challenge you again.
block-was-not = { $name } was not blocked.
block-list = Blocked: { $names }.
block-none = You have not blocked anybody.

## refusal

refusal-bot-block = Bots never challenge anybody, so none needs to be blocked.
