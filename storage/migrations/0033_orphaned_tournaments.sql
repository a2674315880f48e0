-- Tournaments that have not begun, and whose maker deleted their data, are cancelled: nobody else could begin them.

UPDATE tournaments SET status = 'cancelled', ended_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), revision = revision + 1
 WHERE status = 'open' AND person < 0;
