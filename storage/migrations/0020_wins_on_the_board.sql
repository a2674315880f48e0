-- The shortest and the longest win are among those that a move decided, not a resignation nor the time.

WITH decided AS MATERIALIZED (
    SELECT player, seats.game, coalesce(seats.level, '') AS level, match_id, seats.ply
      FROM seats JOIN matches ON matches.id = match_id
     WHERE outcome = 'win' AND player IS NOT NULL AND reason NOT IN ('resignation', 'timeout'))
UPDATE tallies SET
    (shortest_win, shortest_match) = (SELECT ply, match_id FROM decided
                                       WHERE decided.player = tallies.player AND decided.game = tallies.game
                                         AND decided.level = tallies.level ORDER BY ply, match_id LIMIT 1),
    (longest_win, longest_match) = (SELECT ply, match_id FROM decided
                                     WHERE decided.player = tallies.player AND decided.game = tallies.game
                                       AND decided.level = tallies.level ORDER BY ply DESC, match_id LIMIT 1);
