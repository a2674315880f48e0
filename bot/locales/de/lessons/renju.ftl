### The lessons of the game: a title and the rule of each.

lesson-overline = Sechs sind zu viel
lesson-overline-text = Schwarz braucht genau fünf. Ein Stein, der sechs oder mehr schafft, ist Schwarz verboten: j8 würde alle deine Steine verbinden.
lesson-threes = Keine zwei Dreier
lesson-threes-text = Schwarz darf mit einem Stein keine zwei offenen Dreier bilden, i8 ist also verboten. Ein einzelner offener Dreier darf aber zum offenen Vierer werden.
lesson-fours = Keine zwei Vierer
lesson-fours-text = Auch zwei Vierer mit einem Stein sind Schwarz verboten, hier f2. Ein Vierer und ein offener Dreier zugleich sind erlaubt und gewinnen.
lesson-white = Weiß darf alles
lesson-white-text = Weiß ist nichts verboten: Auch sechs oder mehr gewinnen. Jetzt spielst du Weiß.
