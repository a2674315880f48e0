### The lessons of the game: a title and the rule of each.

lesson-overline = Seis son demasiados
lesson-overline-text = El negro necesita exactamente cinco. Una piedra que forma seis o más le está prohibida: j8 uniría todas tus piedras.
lesson-threes = Nada de dos treses
lesson-threes-text = El negro no puede formar dos treses abiertos con una piedra, así que i8 está prohibido. Pero un tres abierto sí puede convertirse en cuatro abierto.
lesson-fours = Nada de dos cuatros
lesson-fours-text = Dos cuatros con una piedra también están prohibidos al negro: aquí, f2. Un cuatro y un tres abierto a la vez están permitidos, y ganan.
lesson-white = El blanco puede todo
lesson-white-text = Nada está prohibido al blanco: seis o más también ganan. Ahora llevas el blanco.
