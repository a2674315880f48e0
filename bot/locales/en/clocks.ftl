### Clocks: time controls, pauses, days off.

## commands

commands-play-clock-name = clock
commands-play-clock-description = How much time there is (your usual clock by default)
commands-pause-name = pause
commands-pause-description = Stop the clocks of a match if your opponent agrees, or let them run again
commands-vacation-name = vacation
commands-vacation-description = Take days off: clocks with days per move stop meanwhile
commands-vacation-days-name = days
commands-vacation-days-description = How many days from now; 0 ends your vacation; leave it empty to see what is left

## buttons

buttons-clock_resume = Resume the clocks
buttons-pause_accept = Agree to the pause
buttons-pause_decline = No pause
buttons-pause_withdraw = Withdraw the request

## settings

settings-clock-label = Usual clock
settings-clock-auto = Days per move against people, no clock against me
settings-clock-none = No clock
settings-clock-live-60-5 = 1 minute + 5 seconds per move
settings-clock-live-300-5 = 5 minutes + 5 seconds per move
settings-clock-live-600-10 = 10 minutes + 10 seconds per move
settings-clock-live-900-10 = 15 minutes + 10 seconds per move
settings-clock-move-86400 = 1 day per move
settings-clock-move-259200 = 3 days per move
settings-clock-move-604800 = 7 days per move

## clock

clock-hours = Hours per move: { $n }
clock-named = Clock: { $clock }
clock-left = { $name } has { $time }
clock-paused = ⏸️ The clocks are stopped
clock-runs_again = ▶️ The clocks are running again.
clock-short = ⚠️ **{ $name }, your time runs out { $when }**
match-time_short = { $name }, you have little time left for your move.

## vacation

vacation-left = Days off left this year: { $n }.
vacation-until = You are on vacation until { $when }; your clocks with days per move are stopped.
vacation-none = You are not on vacation.

## offer

offer-pause_asked = { $name } asks to stop the clocks.
offer-pause_declined = { $name } does not want to stop the clocks.
offer-pause_withdrawn = { $name } no longer asks to stop the clocks.

## result

result-timeout-draw = Time ran out, but the other side could no longer win: draw.
reason-timeout-draw = time, no win possible

## refusal

refusal-no-clock = This match has no running clock.
refusal-no-vacation-left = That is more than you have. Days off left this year: { $n }.
