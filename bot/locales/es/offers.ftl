### Offers that only who makes them can see.

## offer

offer-hidden = Solo tú ves esta pregunta: aquí no puedo publicar para todos. El tablero dice lo que pides, y { $name } responde con el mismo botón que hay debajo.
