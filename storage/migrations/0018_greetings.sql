-- Whether a server that has invited the bot was told what it can do: a process may end between the two.

ALTER TABLE servers ADD COLUMN greeting_due INTEGER NOT NULL DEFAULT 0;  -- 1: not told yet
