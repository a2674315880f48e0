### Studies: imported games and positions, and playing on from them.

## commands

commands-import-name = importar
commands-import-description = Mira una partida o posición tuya: PGN, PDN, FEN o UCCI
commands-import-file-name = archivo
commands-import-file-description = Un archivo con una partida
commands-import-text-name = texto
commands-import-text-description = Una partida o posición como texto
commands-import-game-description = Qué juego, si das una posición

## position

position-play = Jugar desde aquí
position-ask = Turno: { $side }. ¿Con qué bando juegas? La partida no puntúa ni cuenta en tus estadísticas.
position-level = Contra mí, juegas con { $side }: ¿qué nivel?
position-anyone = Preguntar aquí, juego con { $side }

## study

study-title = Tablero de estudio: { $game } · { $first } – { $second }
study-saved = El estudio en PGN.
study-first = Contiene más partidas; esta es la primera.
study-over = Según las reglas de aquí, la partida termina en este punto; tu registro dice otra cosa.

## import

import-empty = No contiene ninguna partida.
import-both = Indica un archivo o un texto, no ambos.
import-too-long = El texto es demasiado largo.
import-too-large = El archivo ocupa más de 1 MiB.
import-not-fetched = No pude obtener el archivo de Discord. Inténtalo de nuevo o pega su texto.
import-too-many-moves = Tiene más de { $value } jugadas.
import-tag = { $value } no es una etiqueta.
import-no-game-tag = Falta la etiqueta Game, que dice qué juego es. Elige el juego con la opción «{ commands-game-name }».
import-game = Aquí ningún juego se llama { $value }.
import-unclosed = En { $value } hay algo sin cerrar, o cerrado dos veces.
import-variation = Hay una variante sin cerrar, o cerrada dos veces.
import-move = { $game }, media jugada { $ply }. { $why }
import-over = { $game }, media jugada { $ply }, { $value }: la partida había terminado antes.
import-position = { $value } no es una posición de este juego: { $game }. { $why }
import-position-form = Se escribe así: { $value }
import-position-rows = El número de filas no es correcto.
import-position-row = La fila { $value } es demasiado larga o demasiado corta.
import-position-sign = El signo { $value } no significa nada aquí.
import-position-cell = Ninguna partida lleva a ella: mira { $value }.
import-position-too-many = Hay demasiados { $value }.
import-position-missing = Falta { $value }.
import-position-turn = Los números de x y de o no concuerdan con el turno.
import-position-stones = El número de x y de o no es correcto.
import-position-won = El bando que tiene el turno ya ha ganado.
import-results = Los resultados se contradicen: { $value }.

## refusal

refusal-which-import = No sé qué juego es. Elígelo.
refusal-no-import = No encuentro ninguna partida ni posición. Envía una partida en PGN, en PDN o solo sus jugadas, o una posición en FEN.
refusal-bad-import = No puedo leerlo. { $what }
refusal-bad-import-at = No puedo leerlo (línea { $line }, columna { $column }). { $what }
