### What is wrong with a game or a position that somebody brought along.

## refusal

refusal-bad-import = No puedo leerlo. { $what }
refusal-bad-import-at = No puedo leerlo (línea { $line }, columna { $column }). { $what }

## import

import-empty = No contiene ninguna partida.
import-not-one = Debe contener exactamente una partida.
import-too-long = El texto es demasiado largo.
import-too-large = El archivo ocupa más de 1 MiB.
import-too-many-moves = Tiene más de { $value } jugadas.
import-tag = { $value } no es una etiqueta.
import-no-game-tag = Falta la etiqueta Game, que dice qué juego es. Elige el juego con la opción «{ commands-import-game-name }».
import-game = Aquí ningún juego se llama { $value }.
import-unclosed = En { $value } hay algo sin cerrar, o cerrado dos veces.
import-variation = Hay una variante sin cerrar, o cerrada dos veces.
import-move = Media jugada { $ply }: { $why }
import-over = Media jugada { $ply }, { $value }: la partida había terminado antes.
import-position = { $value } no es una posición de este juego: { $game }.
import-result = { $value } no es un resultado.
import-results = Los resultados se contradicen: { $value }.
