### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = clock
commands-play-clock-description = How much time there is (your usual clock by default)
commands-pause-name = pause
commands-pause-description = Stop the clocks of a match if your opponent agrees, or let them run again
commands-vacation-name = vacation
commands-vacation-description = Take days off: your clocks by the move stand still meanwhile
commands-vacation-days-name = days
commands-vacation-days-description = How many days from now; 0 ends a vacation; empty: what is left

## buttons

buttons-clock_resume = Go on
buttons-pause_accept = Agree to the pause
buttons-pause_decline = No pause
buttons-pause_withdraw = Withdraw the request

## settings

settings-clock-label = Usual clock
settings-clock-auto = By the day against people, none against me
settings-clock-none = No clock
settings-clock-live-60-5 = 1 minute + 5 seconds a move
settings-clock-live-300-5 = 5 minutes + 5 seconds a move
settings-clock-live-600-10 = 10 minutes + 10 seconds a move
settings-clock-live-900-10 = 15 minutes + 10 seconds a move
settings-clock-move-86400 = 1 day a move
settings-clock-move-259200 = 3 days a move
settings-clock-move-604800 = 7 days a move

## clock

clock-hours = Hours a move: { $n }
clock-named = Clock: { $clock }
clock-left = { $name } has { $time }
clock-paused = ⏸️ The clocks stand still
clock-short = ⚠️ **{ $name }, little time is left: it runs out { $when }**
match-time_short = { $name }, little time is left for your move.

## vacation

vacation-left = Days off left this year: { $n }.
vacation-until = You are on vacation until { $when }; your clocks by the move stand still.
vacation-none = You are not on vacation.

## offer

offer-pause_asked = { $name } asks to stop the clocks.
offer-pause_declined = { $name } does not want to stop the clocks.
offer-pause_withdrawn = { $name } no longer asks to stop the clocks.

## result

result-timeout-draw = Time is over, but the other side could not win any more: a draw.
reason-timeout-draw = time, no win possible

## refusal

refusal-no-clock = No clock runs in this match.
refusal-no-vacation-left = That is more than you have. Days off left this year: { $n }.
