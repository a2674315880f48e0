### Days off.

## commands

commands-vacation-name = vacation
commands-vacation-description = Take days off: clocks with days per move stop meanwhile
commands-vacation-days-name = days
commands-vacation-days-description = How many days from now; 0 ends your vacation; leave it empty to see what is left

## vacation

vacation-left = Days off left this year: { $n }.
vacation-until = You are on vacation until { $when }; your clocks with days per move are stopped.
vacation-none = You are not on vacation.
