### Tournaments.

## commands

commands-tournament-name = torneo
commands-tournament-description = Un torneo en este canal; sin juego, la lista de torneos
commands-tournament-game-description = Qué juego; déjalo vacío para ver la lista
commands-tournament-kind-name = tipo
commands-tournament-kind-description = Todos contra todos, o unas rondas entre quienes tienen los mismos puntos (suizo)
commands-tournament-rounds-name = rondas
commands-tournament-rounds-description = Cuántas rondas tiene un torneo suizo (por defecto, 5)
commands-tournament-players-name = jugadores
commands-tournament-players-description = Cuántas personas pueden participar como máximo
commands-tournament-clock-description = Cuánto tiempo hay en cada partida (por defecto, un día por jugada)

## buttons

buttons-tournament_join = Participar
buttons-tournament_leave = Salir
buttons-tournament_start = Empezar
buttons-tournament_cancel = Cancelar
buttons-tournament_leave_yes = Dejar el torneo
buttons-tournament_cancel_yes = Cancelar el torneo

## tournament

tournament-kind-robin = Todos contra todos
tournament-kind-swiss = Sistema suizo
tournament-robin = Liga: todos contra todos
tournament-swiss =
    { $n ->
        [one] Sistema suizo: { $n } ronda
       *[other] Sistema suizo: { $n } rondas
    }
tournament-title = Torneo { $id }: { $game }
tournament-by = organiza { $host }
tournament-players = Participantes: { $count } (máximo { $most })
tournament-needs = Hacen falta al menos { $least } participantes. Lo inicia quien lo organiza o alguien que modere.
tournament-round = Ronda { $round } de { $rounds }
tournament-bye = { $name } descansa en esta ronda
tournament-played = en juego
tournament-no-result = sin resultado
tournament-winner = Gana el torneo: { $names }
tournament-shared = Primer puesto compartido: { $names }
tournament-first = Empieza quien figura en primer lugar.
tournament-standings = Clasificación
tournament-points = Puntos
tournament-place = Puesto
tournament-rating = Puntuación
tournament-tie-robin = SB
tournament-tie-swiss = Bh
tournament-cancelled = Este torneo se ha cancelado.
tournament-ties-robin = Una victoria vale 1 punto y unas tablas ½. Entre paréntesis, Sonneborn-Berger: los puntos de los rivales vencidos y la mitad de los de aquellos con quienes se empató. Decide a igualdad de puntos; después, las partidas entre esos jugadores; quienes sigan igualados comparten el puesto.
tournament-ties-swiss = Una victoria vale 1 punto, unas tablas ½ y una ronda de descanso 1. Entre paréntesis, Buchholz: la suma de los puntos de los rivales. Decide a igualdad de puntos; después, las partidas entre esos jugadores, si todos se han enfrentado; quienes sigan igualados comparten el puesto.
tournament-made = El torneo está anunciado en este canal. Se entra con el botón que hay allí.
tournament-joined = Participas en este torneo.
tournament-left = Ya no participas en este torneo.
tournament-leave-ask = ¿Dejar el torneo? Pierdes la partida que estás jugando en él y no tendrás rivales en las rondas siguientes.
tournament-cancel-ask = ¿Cancelar el torneo? Termina sin ganador. Las partidas en curso siguen.
tournament-list = Torneos
tournament-none = Aquí no hay ningún torneo. En un canal de un servidor, { COMMAND("tournament") } con un juego organiza uno.
tournament-is-open = inscripción abierta
tournament-is-playing = ronda { $round } de { $rounds }
tournament-is-finished = terminado
tournament-is-cancelled = cancelado

## refusal

refusal-not-in-tournament = No participas en este torneo.
refusal-server-tournament = Un torneo necesita un canal de un servidor. Aquí puedes ver la lista de aquellos en que participas: no indiques ningún juego.
refusal-not-your-tournament = Eso solo puede hacerlo quien organiza el torneo o alguien que modere.
refusal-too-few-players = Antes deben apuntarse al menos { $least } personas.
refusal-too-many-tournaments = Tienes { $limit } torneos sin terminar en este servidor. Termina o cancela uno antes.
refusal-bad-players = En un torneo de este tipo, el máximo de participantes no puede ser { $value }, solo de { $least } a { $limit }.
