### The button that opens the touch board.

## activity

activity-refused = El tablero no se puede abrir aquí. El mensaje del chat tiene todo lo que necesitas para jugar.
