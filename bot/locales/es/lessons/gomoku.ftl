### The lessons of the game: a title and the rule of each.

lesson-five = Cinco en línea
lesson-five-text = Cada uno pone por turno una piedra en un punto vacío. Cinco en línea ganan: en horizontal, vertical o diagonal.
lesson-four = Un cuatro
lesson-four-text = Cuatro en línea amenazan con cinco. El cuatro del blanco está cerrado por un lado; cierra el otro ahora.
lesson-open = El tres abierto
lesson-open-text = Tres en línea con los dos extremos libres son un tres abierto. Se convierte en un cuatro abierto, imparable: tiene dos puntos ganadores.
lesson-three = Frenar el tres abierto
lesson-three-text = El blanco tiene un tres abierto. Cierra un extremo ahora, antes de que sea un cuatro abierto.
lesson-double = Dos treses
lesson-double-text = Una jugada que crea dos treses abiertos a la vez gana casi siempre: solo se puede cerrar uno.
lesson-swap2 = Un comienzo justo: Swap2
lesson-swap2-text = Quien empieza tiene ventaja. Por eso entre dos personas se empieza a menudo con Swap2: una pone tres piedras, negra, blanca y negra. La otra elige entonces un color, o pone dos más, blanca y negra, y cede la elección. Pon la tercera piedra de modo que ningún color esté mejor: junto a estas dos ayuda demasiado al negro, en el borde demasiado poco. Deja dos puntos en medio.
