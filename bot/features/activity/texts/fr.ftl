### The button that opens the touch board.

## activity

activity-refused = Le plateau ne s’ouvre pas ici. Le message dans le salon a tout ce qu’il faut pour jouer.
