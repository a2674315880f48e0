### The button that opens the board that one can touch.

## activity

activity-refused = El tablero no se puede abrir aquí. El mensaje del chat tiene todo lo que necesitas para jugar.
