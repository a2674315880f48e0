-- Draw offers to the bot are stored with its answer. Those that were never answered, because a process was killed, lapse.

UPDATE matches SET revision = revision + 1
 WHERE level IS NOT NULL AND id IN (SELECT match_id FROM offers WHERE state = 'open');
UPDATE offers SET state = 'lapsed', answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
 WHERE state = 'open' AND match_id IN (SELECT id FROM matches WHERE level IS NOT NULL);
