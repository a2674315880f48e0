-- What grows is looked up, never read from one end to the other.

-- Every match that a person sits in, whatever became of it: pages of history, exports and deletions find theirs here.
DROP INDEX matches_history_first;
DROP INDEX matches_history_second;
CREATE INDEX matches_history_first ON matches (first_player, id, game, status);
CREATE INDEX matches_history_second ON matches (second_player, id, game, status);

-- Every other column that names a person; a deletion changes the id that they refer to, and SQLite looks for each.
CREATE INDEX matches_challenger ON matches (challenger);
CREATE INDEX offers_of_player ON offers (player);
CREATE INDEX hints_of ON hints (player);
CREATE INDEX calls_of ON calls (person);
CREATE INDEX suspensions_of ON suspensions (person);
CREATE INDEX blocks_against ON blocks (other);
CREATE INDEX pauses_of_challenged ON pauses (challenged);
CREATE INDEX daily_answers_of ON daily_answers (person);
CREATE INDEX invitations_of ON invitations (person);
CREATE INDEX follows_of ON follows (person);
CREATE INDEX tournaments_of ON tournaments (person);
DROP INDEX tournament_players_of;
CREATE INDEX tournament_players_of ON tournament_players (person);

-- The wins of people against the bot, in the order in which they were won.
CREATE INDEX matches_won ON matches (game, level, ended_at)
    WHERE status = 'finished' AND counted AND given IS NULL AND result = iif(first_player IS NULL, '0-1', '1-0')
      AND level IS NOT NULL;

CREATE INDEX daily_puzzles_unposted ON daily_puzzles (channel_id) WHERE message_id IS NULL;
CREATE INDEX servers_to_greet ON servers (id) WHERE greeting_due AND left_at IS NULL;

-- What all matches add up to, kept by the transaction that finishes one. Level '' stands for matches between people; the
-- wins, draws and losses are the bot's, of matches that count.
CREATE TABLE totals (
    game      TEXT NOT NULL,
    level     TEXT NOT NULL,
    finished  INTEGER NOT NULL,  -- those that do not count, too
    wins      INTEGER NOT NULL,
    draws     INTEGER NOT NULL,
    losses    INTEGER NOT NULL,
    PRIMARY KEY (game, level)
) STRICT, WITHOUT ROWID;

INSERT INTO totals (game, level, finished, wins, draws, losses)
SELECT game, coalesce(level, ''), count(*),
       count(*) FILTER (WHERE bot AND result = won), count(*) FILTER (WHERE bot AND result = '1/2-1/2'),
       count(*) FILTER (WHERE bot AND result NOT IN (won, '1/2-1/2'))
  FROM (SELECT game, level, result, level IS NOT NULL AND counted AND given IS NULL AS bot,
               iif(first_player IS NULL, '1-0', '0-1') AS won
          FROM matches WHERE status = 'finished')
 GROUP BY game, coalesce(level, '');
