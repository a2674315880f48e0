### The button that opens the touch board.

## activity

activity-refused = Das Brett lässt sich hier nicht öffnen. Die Nachricht im Chat hat alles, was du zum Spielen brauchst.
