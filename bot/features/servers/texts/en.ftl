### Looking after a server: the greeting, /setup, moderation.

## commands

commands-reason-name = reason
commands-reason-description = What the players will read
commands-setup-name = setup
commands-setup-description = Where, by whom and how I am used in this server
commands-end-name = end
commands-end-description = End a match in this server, without a result
commands-end-match-description = Which match of this server
commands-suspend-name = suspend
commands-suspend-description = Stop somebody from using me in this server
commands-suspend-player-description = Who may not use me
commands-suspend-hours-name = hours
commands-suspend-hours-description = For how many hours (leave it empty: until it is lifted)
commands-unsuspend-name = unsuspend
commands-unsuspend-description = Let somebody use me in this server again
commands-unsuspend-player-description = Who may use me again

## windows

windows-quiet_hours = From hour to hour (empty: none)
windows-quiet_hours-placeholder = For example 22-7
windows-quiet_zone = Time zone
windows-quiet_zone-placeholder = For example Europe/Berlin or UTC+2

## greeting

greeting-title = Hello! I play board games.
greeting-play = {"*"}*1. Play.** Anybody can begin with { COMMAND("play") }, against me or against each other. { COMMAND("help") } explains the rest.
greeting-setup = {"*"}*2. Set me up.** { COMMAND("setup") }, or the button below: where and by whom matches may be begun, language, quiet hours. It is for people who may manage this server.
greeting-moderate = {"*"}*3. Look after it.** Moderators end a match with { COMMAND("end") }, and stop somebody from using me here with { COMMAND("suspend") }.
greeting-button = Set me up

## setup

setup-title = How I am used in this server
setup-channels = {"*"}*Channels** or whole categories where matches may be begun; threads belong to their channel
setup-channels-any = Every channel
setup-roles = {"*"}*Roles** that may begin matches
setup-roles-any = Everybody
setup-log = {"*"}*Log of moderation**: where ended matches and suspensions are noted
setup-log-any = Nowhere
setup-most = {"*"}*Open matches** that one person may have here
setup-most-option =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
setup-quiet = {"*"}*Quiet hours:** from { $start } to { $end } ({ $zone }) my messages make no sound
setup-quiet-never = {"*"}*Quiet hours:** none
setup-quiet-button = Quiet hours
setup-leaderboard-on = Leaderboard: on
setup-leaderboard-off = Leaderboard: off
setup-threads-on = Discussion threads: on
setup-threads-off = Discussion threads: off
setup-threads-refused = ⚠️ I do not have the permission to create public threads. Until I have it, no thread opens.

## moderation

moderation-ended = { $names } Match { $id } was ended by a moderator. Reason: { $reason }
moderation-log-end = { $moderator } ended { $subject }. Reason: { $reason }
moderation-log-suspend = { $moderator } suspended { $subject }. Reason: { $reason }
moderation-log-unsuspend = { $moderator } lifted the suspension of { $subject }.
moderation-ended-done = Match { $id } has been ended; its players can read your reason.
moderation-not-logged = I could not write to the log channel. Check my permissions there.
moderation-not-them = You cannot suspend yourself or a bot.
moderation-own-match = You play in this match yourself. You can resign; only another moderator can end it without a result.
moderation-suspended =
    { $n ->
        [0] { $name } is suspended and has been told.
        [one] { $name } is suspended and has been told. { $n } of their matches here was ended.
       *[other] { $name } is suspended and has been told. { $n } of their matches here were ended.
    }
moderation-suspended-untold =
    { $n ->
        [0] { $name } is suspended. They accept no direct messages from me; they will read the reason when they next use me here.
        [one] { $name } is suspended. They accept no direct messages from me; they will read the reason when they next use me here. { $n } of their matches here was ended.
       *[other] { $name } is suspended. They accept no direct messages from me; they will read the reason when they next use me here. { $n } of their matches here were ended.
    }
moderation-lifted = { $name } may use me here again.
moderation-was-not = { $name } was not suspended.
moderation-you-are-suspended = You may not use me in { $server } { $until }. The reason given: { $reason }
moderation-you-may-again = You may use me in { $server } again: a moderator has lifted your suspension.

## refusal

refusal-bad-hours = { $value } is not a span of hours. Type two whole hours such as 22-7.
refusal-bad-zone = I do not know the time zone { $value }. Type one such as Europe/Berlin or UTC+2.

## daily

daily-button = Daily puzzle
