"""A match with all that belongs to it, read by one statement and so at one moment, since every click reads it."""

import sqlite3

from orjson import loads

from storage.rows import Match, Offer, Player, Practice, RatingChange, StoredGame, TournamentRound

GAME = """
SELECT matches.*,
       (SELECT json_group_array(json_array(ply, text))
          FROM moves WHERE match_id = :id AND taken_back_at IS NULL) AS moves,
       (SELECT count(*) + count(taken_back_at) FROM moves WHERE match_id = :id) AS board_number,
       (SELECT json_group_array(json_object('id', id, 'name', name, 'locale', locale))
          FROM players WHERE id IN (matches.first_player, matches.second_player)) AS players,
       (SELECT json_group_array(json_array(player, hints))
          FROM (SELECT player, count(*) AS hints FROM hints WHERE match_id = :id GROUP BY player)) AS hints,
       (SELECT json_group_array(json_object(
                   'id', id, 'match_id', match_id, 'kind', kind, 'player', player, 'ply', ply, 'plies', plies,
                   'state', state))
          FROM offers WHERE match_id = :id
           AND (state = 'open' OR state = 'declined' AND ply = matches.ply AND NOT EXISTS (
                SELECT 1 FROM moves WHERE match_id = :id AND taken_back_at > offers.made_at))) AS offers,
       (SELECT json_group_array(json_object(
                   'match_id', match_id, 'player', player, 'before', before, 'rating', rating,
                   'deviation', deviation, 'rated_at', rated_at))
          FROM rating_changes WHERE match_id = :id) AS ratings,
       (SELECT json_array(ifnull(sum(wins), 0), ifnull(sum((wins + draws + losses) * (tallies.level <> '')), 0))
          FROM tallies WHERE matches.level IS NOT NULL AND tallies.game = matches.game
           AND player = ifnull(matches.first_player, matches.second_player)) AS practice,
       (WITH RECURSIVE series (id, first_player, result, rematch_of, number) AS (
            SELECT id, first_player, result, rematch_of, 1 FROM matches AS one WHERE one.id = matches.rematch_of
            UNION ALL
            SELECT one.id, one.first_player, one.result, one.rematch_of, number + 1
              FROM series JOIN matches AS one ON one.id = series.rematch_of WHERE number < 100)
        SELECT json_group_array(json_array(first_player, result)) FROM series) AS earlier,
       (SELECT json_array(tournament, pairings.round, tournaments.rounds)
          FROM pairings JOIN tournaments ON tournaments.id = tournament WHERE pairings.id = matches.pairing) AS event
  FROM matches WHERE id = :id"""
PARTS = ("moves", "players", "hints", "offers", "ratings", "practice", "earlier")


def read_game(row: sqlite3.Row) -> StoredGame:
    """The game of a row that the statement GAME yields."""
    values = dict(zip(row.keys(), row, strict=True))  # takes a quarter of the time of dict(row)
    parts = {key: loads(values.pop(key)) for key in PARTS}
    moves, event = [text for _, text in sorted(parts["moves"])], values.pop("event")
    return StoredGame(
        moves=tuple(moves),
        board_number=values.pop("board_number"),
        players={each["id"]: Player.from_row(each) for each in parts["players"]},
        match=Match.from_row(values),
        hints=dict(parts["hints"]),
        offers=tuple(sorted(map(Offer.from_row, parts["offers"]), key=lambda offer: offer.id)),
        ratings=tuple(map(RatingChange.from_row, parts["ratings"])),
        practice=Practice(*parts["practice"]),
        earlier=tuple(map(tuple, parts["earlier"])),
        event=TournamentRound(*loads(event)) if event else None,
    )
