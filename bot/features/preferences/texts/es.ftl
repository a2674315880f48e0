### What a person may set.

## commands

commands-settings-name = ajustes
commands-settings-description = Idioma, notación de las jugadas y aspecto de los tableros

## settings

settings-title = Tus ajustes
settings-every_game = Ajustes para todos los juegos
settings-one_game = Opciones de un juego
settings-of_server = Toda la configuración del servidor
