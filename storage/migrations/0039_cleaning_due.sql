-- Free parts of pages are looked through after a deletion alone, and not at every start: see `storage.cleaning`.

ALTER TABLE this_copy ADD COLUMN cleaning_due INTEGER NOT NULL DEFAULT 0 CHECK (cleaning_due IN (0, 1));  -- 1 until then

-- A process may have been killed before it came to an end with it.
UPDATE this_copy SET cleaning_due = 1 WHERE EXISTS (SELECT 1 FROM players WHERE id < 0);
