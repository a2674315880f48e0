### A match in chat: buttons, menus, windows, states, challenges, offers.

## buttons

buttons-accept = Aceptar
buttons-decline = Rechazar
buttons-withdraw = Retirar
buttons-hint = Pista
buttons-more = Más ayuda
buttons-resign = Rendirse
buttons-resign_confirm = Sí, me rindo
buttons-keep_playing = No, sigo jugando
buttons-draw = Ofrecer tablas
buttons-draw_accept = Aceptar tablas
buttons-draw_decline = Seguir jugando
buttons-draw_withdraw = Retirar la oferta
buttons-takeback = Deshacer jugada
buttons-takeback_accept = Permitir deshacer
buttons-takeback_decline = No permitir deshacer
buttons-takeback_withdraw = Retirar la petición
buttons-rematch = Revancha
buttons-type_move = Escribir jugada
buttons-choose_again = Elegir otra vez
buttons-show_again = Mostrar otra vez
buttons-open = Ir al tablero
buttons-replay = Repetición
buttons-first = Inicio
buttons-previous = Anterior
buttons-next = Siguiente
buttons-last = Final
buttons-export = Guardar como PGN
buttons-newer = Más recientes
buttons-older = Más antiguas
buttons-play = Jugar: { $game }

## menus

menus-challenge = Responder a un desafío
menus-replay = ¿Qué partida quieres ver?
menus-match_option = { $game } contra { $opponent }

## windows

windows-move_title = Tu jugada
windows-move_label = Jugada
windows-move_placeholder = Por ejemplo { $example }

## match

match-title = { $game }: { $first } contra { $second }
match-sides = **{ $first }** ({ $first_side }) contra **{ $second }** ({ $second_side })
match-turn = Juega { $name } ({ $side })
match-thinking = Qibot está pensando…
match-queue = También juego en otros { $n } tableros: puede tardar un momento.
match-check = ¡Jaque!
match-last = Última jugada: { $move } ({ $side })
match-start = Aún no hay jugadas
match-ply =
    { $n ->
        [one] { $n } jugada hecha
       *[other] { $n } jugadas hechas
    }
match-deadline = El tiempo se acaba { $when }
match-number = Partida { $id }
match-elsewhere = Esta partida siguió en otro lugar. Quienes la juegan la encuentran con { COMMAND("board") }.
match-hints =
    { $n ->
        [one] { $name } usó { $n } pista
       *[other] { $name } usó { $n } pistas
    }
match-your_turn = { $name }, es tu turno.
match-bot_moved = { $name }, ya he jugado. Es tu turno.

## challenge

challenge-asked = { $challenger } reta a { $opponent } a una partida de { $game }.
challenge-first = Empieza { $name }.
challenge-until = El reto caduca { $when }.
challenge-declined = { $opponent } no quiere jugar a { $game } ahora.
challenge-withdrawn = { $challenger } ha retirado el reto.
challenge-expired = { $opponent } no respondió y el reto de { $game } ha caducado.
challenge-rematch = { $challenger } quiere la revancha de { $game } contra { $opponent }.
challenge-hidden = Nadie más puede ver este desafío: el servidor no me deja publicar aquí para todos, así que lo he retirado. Desafía en un servidor del que yo sea miembro, o pide a un administrador que permita las aplicaciones externas.
challenge-alone = Nadie más lee estos mensajes directos, así que he retirado el desafío. Desafía en un servidor o en un grupo.
challenge-which = ¿A qué juego quieres jugar con { $name }?

## offer

offer-draw_asked = { $name } ofrece tablas.
offer-draw_declined = { $name } rechaza las tablas.
offer-draw_withdrawn = { $name } ha retirado la oferta de tablas.
offer-draw_bot_declines = Prefiero seguir jugando.
offer-takeback_asked =
    { $n ->
        [one] { $name } pide deshacer { $n } jugada.
       *[other] { $name } pide deshacer { $n } jugadas.
    }
offer-takeback_done = { $name } deshizo una jugada.
offer-takeback_declined = { $name } no permite deshacer.
offer-takeback_withdrawn = { $name } ya no pide deshacer.
offer-resign_ask = ¿De verdad quieres abandonar esta partida?
