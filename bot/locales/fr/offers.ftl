### Offers that only who makes them can see.

## offer

offer-hidden = Toi seul vois cette question : je ne peux pas écrire ici pour tout le monde. Le plateau dit ce que tu demandes, et { $name } répond avec le même bouton en dessous.
